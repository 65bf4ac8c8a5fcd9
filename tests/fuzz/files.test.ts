/**
 * Bad files sent to the pages of papers: none causes a fault of ours, each is read or gets advice on what to do
 * instead.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formTokenOf } from '~/identity/visitor-session'
import { extractPage, makePdf } from '../support/pages/make-pdf'
import { readExample } from '../support/papers/examples'
import { paperPdf } from '../support/papers/paper-pdf'
import { captureLog } from '../support/product/captured-log'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { casesOf, checkAsync } from '../support/random/cases'
import { isFormAgain } from '../support/visit/form-told'
import { badExtract } from './extract-inputs'
import { createVisitors } from './visitors'

let product: StartedProduct
let visitors: Awaited<ReturnType<typeof createVisitors>>
let pdf: Uint8Array
let certificate: Uint8Array
const log = captureLog()
beforeAll(async () => {
  product = await startProduct()
  visitors = await createVisitors(product)
  const cells = [1998, 1999].map((year) => ['25', '412.087.33', '1', '01-12', String(year), "45'817", 'Menuiserie'])
  pdf = await makePdf([extractPage(cells)])
  certificate = await paperPdf(readExample('funds/05-ages-in-rows-german.txt').text)
})
afterAll(() => product.close())

const bytesOf = (text: string) => new TextEncoder().encode(text)
const cut = fc.double({ min: 0, max: 1, noNaN: true })

/** A PDF that is cut off, or in which a few bytes differ. */
const spoiltPdf = fc.tuple(cut, fc.array(fc.tuple(cut, fc.nat(255)), { maxLength: 5 })).map(([end, changes]) => () => {
  const bytes = pdf.slice(0, Math.ceil(pdf.length * (end < 0.5 ? 1 : end)))
  for (const [at, byte] of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte
  return bytes
})
const texts = badExtract.map(({ text }) => text.slice(0, 20_000))
const separated = fc
  .tuple(texts, fc.constantFrom(',', ';', '\t', '|', ' '))
  .map(([text, sign]) => text.replace(/[;\t|]/g, sign))

const file: fc.Arbitrary<() => Uint8Array> = fc.oneof(
  { arbitrary: spoiltPdf, weight: 3 },
  { arbitrary: separated.map((text) => () => bytesOf(text)), weight: 4 },
  { arbitrary: texts.map((text) => () => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))), weight: 2 },
  { arbitrary: texts.map((text) => () => new Uint8Array(Buffer.from(text, 'latin1'))), weight: 1 },
  { arbitrary: fc.uint8Array({ maxLength: 3_000 }).map((bytes) => () => bytes), weight: 3 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom('PK\u0003\u0004', '%PDF-1.7\n', '\0', '\u001f\u008b'), fc.uint8Array({ maxLength: 500 }))
      .map(
        ([head, rest]) =>
          () =>
            new Uint8Array([...Buffer.from(head, 'latin1'), ...rest]),
      ),
    weight: 2,
  },
)

it('a bad file is read, or refused with what to do instead', async () => {
  const token = await visitors.begin('single')
  const headers = { accept: 'text/html', origin: product.origin, cookie: `${product.sessionCookie}=${token}` }
  const holds = async (made: () => Uint8Array) => {
    const form = new FormData()
    const fields = { way: 'extract', extractDate: '12.3.2026', extract: '', formToken: formTokenOf(token ?? '') }
    for (const [name, text] of Object.entries(fields)) form.append(name, text)
    form.append('file', new File([new Uint8Array(made())], 'a'))
    const init = { method: 'POST', body: form, headers, redirect: 'manual' } as const
    const answer = await fetch(`${product.origin}/avs/career`, init)
    await answer.text()
    expect(answer.status).toBe(303)
    const next = answer.headers.get('location') ?? ''
    const html = isFormAgain(next) ? await (await fetch(product.origin + next, { headers })).text() : null
    // An empty file counts as none: then the lines are requested.
    if (html !== null) expect(html).toMatch(/href="#(file|extract)"/)
    const checked = await fetch(`${product.origin}/avs/career/check`, { headers })
    expect(checked.status).toBe(200)
  }
  await checkAsync(fc.asyncProperty(file, holds), casesOf({ isCostly: true }))
  await visitors.end(token)
  expect(log.lines.filter((line) => JSON.stringify(line).includes('problem'))).toEqual([])
}, 1_800_000)

/** A certificate, whole or cut, with a few other bytes. */
const spoiltCertificate = fc
  .tuple(cut, fc.array(fc.tuple(cut, fc.nat(255)), { maxLength: 5 }))
  .map(([end, changes]) => () => {
    const bytes = certificate.slice(0, Math.ceil(certificate.length * (end < 0.5 ? 1 : end)))
    for (const [at, byte] of changes) bytes[Math.floor(at * (bytes.length - 1))] = byte
    return bytes
  })

it('a bad file on a page of figures fills its form, or is named with what to do instead, and saves nothing', async () => {
  const token = await visitors.begin('own')
  const headers = { accept: 'text/html', origin: product.origin, cookie: `${product.sessionCookie}=${token}` }
  const holds = async (path: string, made: () => Uint8Array) => {
    const form = new FormData()
    const fields = { label: 'x', number: '1', intent: 'readFile', formToken: formTokenOf(token ?? '') }
    for (const [name, text] of Object.entries(fields)) form.append(name, text)
    form.append('file', new File([new Uint8Array(made())], 'a'))
    const answer = await fetch(product.origin + path, { method: 'POST', body: form, headers, redirect: 'manual' })
    await answer.text()
    expect(answer.status).toBe(303)
    const next = answer.headers.get('location') ?? ''
    expect(isFormAgain(next)).toBe(true)
    expect(await (await fetch(product.origin + next, { headers })).text()).toMatch(
      /href="#file"|data-read-from|read-none/,
    )
  }
  const paths = fc.constantFrom('/lpp/certificate?number=1', '/3a/account?number=1')
  const cases = fc.oneof({ arbitrary: spoiltCertificate, weight: 1 }, { arbitrary: file, weight: 1 })
  await checkAsync(fc.asyncProperty(paths, cases, holds), casesOf({ isCostly: true }))
  await visitors.end(token)
  expect(log.lines.filter((line) => JSON.stringify(line).includes('problem'))).toEqual([])
}, 1_800_000)
