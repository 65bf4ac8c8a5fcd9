/**
 * Long texts reach no pattern: each field of each form, and each text of each call, gets ten thousand characters of
 * some shape (the shapes take turns; test:deep tries all), and every pattern that this process runs meanwhile, of ours
 * or of a library, is watched.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PLACES } from '../support/product/server-build'
import { inTurn } from '../support/random/cases'
import type { Call } from './call-inputs'
import { FORMS } from './forms'
import { BROWSER } from './headers'
import { type Input, OWN_FORM_TOKEN } from './input'
import type { Schema } from './json'
import { OUR_QUERY } from './queries'
import type { RawRequest } from './send'
import { openStage, type Stage } from './stage'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const LONG = 10_000
const SHAPES: Record<string, string> = {
  digits: '7',
  dots: '.',
  blanks: '\t',
  letters: 'n',
  mixed: "12.navs 1'000,50 MOIS ",
}
const textOf = (shape: string) => (SHAPES[shape] ?? '').repeat(LONG).slice(0, LONG)
/** Longer than what any short field keeps: 201 characters are shown again. */
const tellTale = (shape: string) => textOf(shape).slice(0, 250)

/** Patterns of the libraries that write a page: linear, whatever the text. */
const ESCAPES = ['/[&><\\u2028\\u2029]/g', '/["\'&<>]/']
/** Patterns of the dossier in which typed text waits for its page, as it is written: linear. */
const WRITTEN = '/[^\\0-\\x7f]/g'
/** What may be longer, and which patterns then see it: linear ones too, as tests/patterns has found. */
const PASSED_OVER: Record<string, string[]> = {
  // Where the lines of an extract end, and whether there is a digit; a line of more than 2000 characters is not
  // examined further.
  extract: ['/\\r\\n|[\\n\\r\\u2028\\u2029]/', '/\\p{N}/u', '/^[\\t -~]*$/', WRITTEN, ...ESCAPES],
  // A block of lines; a longer one than ages can be is refused.
  agesText: ['/\\d/', WRITTEN, ...ESCAPES],
  content: ['/^\\ufeff/'],
  simulation: [WRITTEN, ...ESCAPES],
  capital: [WRITTEN, ...ESCAPES],
  from: ['/[\\\\\\p{Cc}]/u'],
}

let stage: Stage
const plain = RegExp.prototype.exec
const seen: { pattern: string; text: string }[] = []
beforeAll(async () => {
  stage = await openStage()
  RegExp.prototype.exec = function (this: RegExp, given: string) {
    const text = String(given)
    if (text.length > 250) seen.push({ pattern: String(this), text })
    return plain.call(this, text)
  }
})
afterEach(() => seen.splice(0))
afterAll(async () => {
  RegExp.prototype.exec = plain
  await stage.close()
})

/** The patterns that have seen the text since the last call, each once. */
function patternsThatSaw(shape: string): string[] {
  const part = tellTale(shape)
  const found = seen.splice(0).filter(({ text }) => text.includes(part))
  return [...new Set(found.map(({ pattern }) => pattern))]
}

// biome-ignore lint/suspicious/noThenProperty: no promise
const asMarried = (asked: RawRequest): Input => ({ ...asked, visitor: 'married', then: null })

const pathOf = (file: string) => `/${PLACES.find((place) => place.file === file)?.path ?? ''}`

describe('a long text in a form', () => {
  const fields = Object.entries(FORMS).flatMap(([file, { names }]) =>
    names.map((name) => [file, name.replace('N', '0')] as const),
  )
  const tried = fields.map(([file, name], place) => [file, name, inTurn(Object.keys(SHAPES), place)] as const)

  it('is tried in every field', () => expect(fields.length).toBeGreaterThan(200))

  it.each(tried)('%s, %s', async (file, name, shapes) => {
    for (const shape of shapes) {
      const body = new URLSearchParams({ formToken: OWN_FORM_TOKEN, [name]: textOf(shape) }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...BROWSER }
      const input = asMarried({ method: 'POST', path: pathOf(file), headers, body })
      expect(await stage.tryOut(input), shape).toEqual([])
      const unexpected = patternsThatSaw(shape).filter((pattern) => !PASSED_OVER[name]?.includes(pattern))
      expect(unexpected, shape).toEqual([])
    }
  })
})

describe('a long text in a call', () => {
  const send = async (call: Pick<Call, 'method'>, path: string, body: unknown) => {
    const sent = body === null ? null : JSON.stringify(body)
    const headers: Record<string, string> = sent === null ? {} : { 'content-type': 'application/json' }
    const input = asMarried({ method: call.method.toUpperCase(), path, headers, body: sent })
    expect(await stage.tryOut(input), path.slice(0, 80)).toEqual([])
  }

  it('is tried as each of its texts, and as a name', async () => {
    const calls = (await stage.listCalls()).filter(({ method }) => method === 'post')
    for (const [place, call] of calls.entries())
      for (const shape of inTurn(Object.keys(SHAPES), place)) {
        const { schema } = call.requestBody?.content['application/json'] ?? { schema: {} }
        for (const body of [...longOnes(schema, textOf(shape)), { [textOf(shape)]: 1 }, textOf(shape)]) {
          await send(call, call.path, body)
          expect(patternsThatSaw(shape), `${call.path} ${shape}`).toEqual([])
        }
      }
  })

  it('is tried in its address, of which it fills all that there may be', async () => {
    // Characters that must be encoded there: so the address, which is examined as a whole, is not taken for the text.
    for (const [place, call] of (await stage.listCalls()).entries())
      for (const shape of inTurn(['blanks', 'mixed'], place)) {
        const text = encodeURIComponent(textOf(shape).slice(0, 2_000))
        const asked = (call.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => `?${name}=${text}`)
        for (const query of ['', ...asked]) {
          await send(call, `${call.path.replace(/\{\w+\}/, text)}${query}`, call.requestBody ? {} : null)
          expect(patternsThatSaw(shape).filter(isOfNoRouter), `${call.path} ${query.slice(0, 20)}`).toEqual([])
        }
      }
  })
})

describe('a long text in the address of a page', () => {
  const names = Object.keys(OUR_QUERY)
  const AT_ONCE = 6
  const groups = names.flatMap((_, at) => (at % AT_ONCE === 0 ? [names.slice(at, at + AT_ONCE)] : []))
  const pages = PLACES.filter(({ id }) => !id.startsWith('de:')).map(
    ({ path = '' }) => `/${path.replace('*', 'nowhere')}`,
  )

  const tried = pages.map((path, place) => [path, inTurn(groups, place)] as const)

  it.each(tried)('%s', async (path, groups) => {
    for (const group of groups) {
      const query = group.map((name) => `${name}=${encodeURIComponent(textOf('mixed').slice(0, 700))}`).join('&')
      const input = asMarried({ method: 'GET', path: `${path}?${query}`, headers: BROWSER, body: null })
      expect(await stage.tryOut(input), group.join()).toEqual([])
      expect(patternsThatSaw('mixed'), group.join()).toEqual([])
    }
  })
})

/** The router of the calls examines the whole path, which is short enough; zod counts characters by surrogate pairs. */
const isOfNoRouter = (pattern: string) => !pattern.startsWith('/^\\/api(?:') && pattern !== '/[\\uD800-\\uDBFF]/'

/** What the schema requires, each time with the text in place of another of its values. */
function longOnes(schema: Schema, text: string): unknown[] {
  const inner = Object.entries(schema.properties ?? {})
  if (schema.items) return longOnes(schema.items, text).map((one) => [one])
  if (inner.length === 0) return [text]
  return inner.flatMap(([name, value]) => longOnes(value, text).map((one) => ({ [name]: one })))
}
