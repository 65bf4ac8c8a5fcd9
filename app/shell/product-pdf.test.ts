/** A PDF that cannot be written: whoever asked for it is told so on a page, and loses nothing. */
import { describe, expect, it, onTestFinished } from 'vitest'
import type { PdfContent } from '~/takeaway/pdf-part'
import { createThreadPool, type PoolOptions } from '~/threads/thread-pool'
import { createVisitors } from '../../tests/fuzz/visitors'
import { captureLog } from '../../tests/support/product/captured-log'
import { startProduct } from '../../tests/support/product/start-product'
import { de } from './catalogue.de'
import { fr } from './catalogue.fr'

const thread = (source: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (content) => { ${source} })`)}`,
  )

const WAYS: { way: string; options: PoolOptions<PdfContent>; code: string }[] = [
  {
    way: 'the thread ends',
    options: { file: thread('throw new Error(JSON.stringify(content))') },
    code: 'THREAD_ENDED',
  },
  { way: 'the thread hangs', options: { file: thread('for (;;);'), deadlineOf: () => 200 }, code: 'DEADLINE_PASSED' },
  {
    way: 'the writing fails',
    options: { file: thread('parentPort.postMessage({ failedAt: "" })') },
    code: 'WORK_FAILED',
  },
  { way: 'too many wait', options: { file: thread(''), threads: 0, mostWaiting: 0 }, code: 'QUEUE_FULL' },
]

/** A married couple with all answered, in front of the product with these threads. */
async function visit(options: PoolOptions<PdfContent>) {
  const log = captureLog()
  const pool = createThreadPool<PdfContent, Uint8Array<ArrayBuffer>>(options)
  const product = await startProduct({ writePdf: pool.run })
  const visitors = await createVisitors(product)
  const token = await visitors.begin('married')
  onTestFinished(async () => {
    log.release()
    await pool.close()
    await product.close()
  })
  const headers = { accept: 'text/html', cookie: `${product.sessionCookie}=${token}` }
  const get = (path: string) => fetch(product.origin + path, { headers, redirect: 'manual' })
  log.lines.length = 0
  return { get, log }
}

describe.each(WAYS)('while $way', ({ options, code }) => {
  it('leads to the page of the links, which says so, and keeps everything else', async () => {
    const { get, log } = await visit(options)
    for (const { prefix, text } of [
      { prefix: '', text: fr },
      { prefix: '/de', text: de },
    ]) {
      const answer = await get(`${prefix}/data/synthesis.pdf`)
      const location = answer.headers.get('Location')
      expect([answer.status, location]).toEqual([302, `${prefix}/data?file=none#file`])
      const page = await (await get(location ?? '')).text()
      expect(page).toContain('role="alert" id="file"')
      for (const said of [text.takeaway.noPdf.title, text.takeaway.noPdf.text, text.takeaway.files.pdf])
        expect(page).toContain(said)
      expect((await get(`${prefix}/data/synthesis.csv`)).status).toBe(200)
    }
    const problems = log.lines.filter((line) => line.includes('"problem"')).map((line) => JSON.parse(line))
    expect(problems).toEqual(Array(2).fill(expect.objectContaining({ problem: 'page', kind: 'WorkNotDone', code })))
    expect(log.lines.join('\n')).not.toMatch(/756\.|CHF|Caisse|Kasse|parts"/)
  })
})

it('says nothing of a PDF where none was refused', async () => {
  const { get } = await visit({ file: thread('') })
  for (const path of ['/data', '/data?file=else', '/synthesis'])
    expect(await (await get(path)).text()).not.toContain(fr.takeaway.noPdf.title)
})
