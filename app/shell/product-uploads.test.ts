/** Two files of one session at once: the second is not read, and said to be under way in the words of the page. */
import { expect, it, onTestFinished } from 'vitest'
import { createVisitors } from '../../tests/fuzz/visitors'
import { startProduct } from '../../tests/support/product/start-product'
import { de } from './catalogue.de'
import { fr } from './catalogue.fr'

const textIn = (html: string) => html.replaceAll('&#x27;', "'")

/** Somebody with a file under way, which is read when the test says so. */
async function stage(settings: Record<string, string>) {
  const read: (() => void)[] = []
  const readPaper = () => new Promise<{ text: string }>((resolve) => read.push(() => resolve({ text: '1998 1000' })))
  const product = await startProduct({ settings, readPaper })
  onTestFinished(() => product.close())
  const token = await (await createVisitors(product)).begin('married')
  const headers = { accept: 'text/html', cookie: `${product.sessionCookie}=${token}`, origin: product.origin }
  const page = await (await fetch(`${product.origin}/avs/career`, { headers })).text()
  const formToken = /name="formToken" value="([^"]*)"/.exec(page)?.[1] ?? ''
  const send = (path: string) => {
    const body = new FormData()
    const fields = { formToken, way: 'extract', extractDate: '12.3.2026', extract: '' }
    for (const [name, text] of Object.entries(fields)) body.append(name, text)
    body.append('file', new File(['1998 1000'], 'x.txt'))
    return fetch(product.origin + path, { method: 'POST', headers, body, redirect: 'manual' })
  }
  const first = send('/avs/career')
  await expect.poll(() => read.length).toBe(1)
  return { first, send, read }
}

it('is asked to wait, with what was typed, and the first one is saved', async () => {
  const { first, send, read } = await stage({ RATE_LIMIT: 'on' })
  for (const [path, text] of [
    ['/avs/career', fr],
    ['/de/avs/career', de],
  ] as const) {
    const second = await send(path)
    const html = textIn(await second.text())
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '10'])
    expect(html).toContain(text.problems.fileUnderWay)
    expect(html).toContain('value="12.3.2026"')
  }
  expect(read).toHaveLength(1)
  read[0]?.()
  expect((await first).status).toBe(303)
})

it('is read beside the first one where nobody is counted', async () => {
  const { first, send, read } = await stage({ RATE_LIMIT: 'off' })
  const second = send('/avs/career')
  await expect.poll(() => read.length).toBe(2)
  for (const end of read) end()
  expect((await Promise.all([first, second])).map(({ status }) => status)).toEqual([303, 303])
})
