/** G1 to G5: every page as opened on a slow phone, its weight beside the floor, its times beside its bare page. */
import { createServer } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { test } from 'vitest'
import { freePort } from '../support/product/free-port'
import { barePageOf } from './bare-page'
import { launch } from './browser'
import { inFull } from './extent'
import { interleaved, medians } from './medians'
import { contentOf, picturesOf } from './page-content'
import { listPages, type MeasuredPage, synthesisAfterTax } from './page-list'
import { loadSlowly } from './page-load'
import { judgedPages, type PageFigures, pageTable } from './page-tables'
import { startMeasured } from './product'
import { floorPage } from './reference/floor-page'
import { keepPart } from './report'
import { signedIn } from './visitor'

const ROUNDS = inFull(4, 1)
/** For a short try: a page without a script, a form, the longest, each with what it is compared with. */
const SOME = ['/', '/about', '/avs', '/avs, light', '/synthesis', '/synthesis, after tax']

test.skipIf(!process.env.CHROMIUM_PATH)('pages', async () => {
  const product = await startMeasured()
  const browser = await launch()
  const beside = await serveBeside()
  try {
    const all = [...(await listPages(product, await signedIn(product.origin))), await synthesisAfterTax(product)]
    const pages = all.filter(({ name }) => inFull(true, SOME.includes(name)))
    // Opened as by a later visitor: by then the product keeps it compressed.
    const bares = new Map<MeasuredPage, string>()
    for (const page of pages) bares.set(page, beside.add(brotliCompressSync(await barePageOf(browser, page)), 'br'))
    const floor = await loadSlowly(browser, {
      url: beside.add(gzipSync(floorPage(), { level: 9 }), 'gzip'),
      state: undefined,
    })
    const turns = pages.flatMap((page) => [page, { url: bares.get(page) ?? '', state: undefined }])
    const runs = await interleaved(turns, ROUNDS, (turn) => loadSlowly(browser, turn))
    const loads = [...runs.values()].map(medians)
    const figures: PageFigures[] = []
    for (const [index, page] of pages.entries()) {
      const [own, bare] = loads.slice(2 * index)
      if (!own || !bare) throw new Error(`${page.name} is not measured`)
      const content = await bothContents(browser, page)
      figures.push({ ...own, name: page.name, bare, pictures: await picturesOf(browser, page), content })
    }
    keepPart({
      order: 1,
      title: 'Pages',
      tables: [pageTable(figures, floor)],
      judged: judgedPages(figures, floor),
    })
  } finally {
    await browser.close()
    await product.stop()
    beside.stop()
  }
})

async function bothContents(browser: Browser, page: MeasuredPage) {
  return { withScripts: await contentOf(browser, page, true), without: await contentOf(browser, page, false) }
}

/** The bytes that pages are compared with: already compressed, in memory. */
async function serveBeside() {
  const kept: { body: Buffer; encoding: string }[] = []
  const port = await freePort()
  const server = createServer(({ url = '' }, response) => {
    const { body = '', encoding = '' } = kept[Number(url.slice(1))] ?? {}
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length }
    response.writeHead(200, { ...headers, 'content-encoding': encoding }).end(body)
  }).listen(port, '127.0.0.1')
  return {
    /** @returns its address */
    add: (body: Buffer, encoding: string) => `http://localhost:${port}/${kept.push({ body, encoding }) - 1}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
