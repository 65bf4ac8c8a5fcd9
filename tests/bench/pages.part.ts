/** G1 to G5: every page as somebody on a slow phone opens it, beside the floor. */
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { test } from 'vitest'
import { freePort } from '../support/free-port'
import { launch } from './browser'
import { inFull } from './extent'
import { interleaved, medians } from './medians'
import { contentOf, picturesOf } from './page-content'
import { FLOOR, listPages, type MeasuredPage } from './page-list'
import { loadSlowly } from './page-load'
import { judgedPages, type PageFigures, pageTable } from './page-tables'
import { startMeasured } from './product'
import { floorPage } from './reference/floor-page'
import { keepPart } from './report'
import { signedIn } from './visitor'

const ROUNDS = inFull(5, 1)
/** The floor is in every figure: measured as often again, all along the round. */
const FLOOR_EVERY = 6
/** For a short try: a page without a script, a form, the longest, each with what it is compared with. */
const SOME = ['/', '/about', '/avs', '/avs, light', '/synthesis']

test.skipIf(!process.env.CHROMIUM_PATH)('pages', async () => {
  const floorServer = await serveFloor()
  const product = await startMeasured()
  const browser = await launch()
  try {
    const all = await listPages(product, await signedIn(product.origin))
    const pages = all.filter(({ name }) => inFull(true, SOME.includes(name)))
    const floor: MeasuredPage = { name: FLOOR, url: floorServer.url, state: undefined }
    await Promise.all([floor, ...pages].map(({ url, state }) => contentOf(browser, { url, state }, false)))
    const runs = await interleaved(withFloor(pages, floor), ROUNDS, ({ page }) => loadSlowly(browser, page))
    const loadsOf = (page: MeasuredPage) => [...runs].filter((one) => one[0].page === page).flatMap(([, own]) => own)
    const figuresOf = async (page: MeasuredPage): Promise<PageFigures> => ({
      name: page.name,
      ...medians(loadsOf(page)),
      pictures: await picturesOf(browser, page),
      content: page === floor ? null : await bothContents(browser, page),
    })
    const floorFigures = await figuresOf(floor)
    const figures: PageFigures[] = []
    for (const page of pages) figures.push(await figuresOf(page))
    keepPart({
      order: 1,
      title: 'Pages',
      tables: [pageTable(figures, floorFigures)],
      judged: judgedPages(figures, floorFigures),
    })
  } finally {
    await browser.close()
    await product.stop()
    floorServer.stop()
  }
})

async function bothContents(browser: Browser, page: MeasuredPage) {
  return { withScripts: await contentOf(browser, page, true), without: await contentOf(browser, page, false) }
}

/** Each turn is a contestant of its own; those of the floor are put together afterwards. */
const withFloor = (pages: readonly MeasuredPage[], floor: MeasuredPage) =>
  pages.flatMap((page, i) => (i % FLOOR_EVERY === 0 ? [{ page: floor }, { page }] : [{ page }]))

async function serveFloor() {
  const body = gzipSync(floorPage(), { level: 9 })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': body.length,
  }
  const port = await freePort()
  const server = createServer((_, response) => response.writeHead(200, headers).end(body)).listen(port, '127.0.0.1')
  return {
    url: `http://localhost:${port}/`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
