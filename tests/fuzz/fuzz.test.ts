/**
 * Bad input, tried: every form, every call and every address of the whole product, in this process. The forms are
 * those of the routes, the calls those of the product's own document: one that is added is tried as well, or missed here.
 */

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FILES, PAGES, RESOURCES } from '../../remix.config.js'
import { PLACES, serverBuild } from '../support/product/server-build'
import { casesOf, checkAsync } from '../support/random/cases'
import { addressInputs } from './address-inputs'
import { callInputs } from './call-inputs'
import { formInputs } from './form-inputs'
import { FORMS, type Form, LOGOUT } from './forms'
import type { Input } from './input'
import { OUR_QUERY } from './queries'
import { openStage, type Stage } from './stage'
import { ADDRESSES, openSignIns, SIGN_IN } from './stand-ins'

/** Of all inputs. */
const SHARE = { forms: 0.45, calls: 0.35, addresses: 0.15, standIns: 0.05 }
vi.setConfig({ testTimeout: 120_000 + casesOf() * 100, hookTimeout: 120_000 })

let stage: Stage
let payload: string
let calls: Awaited<ReturnType<Stage['listCalls']>>
beforeAll(async () => {
  stage = await openStage()
  payload = await stage.findPayload()
  calls = await stage.listCalls()
})
afterAll(async () => {
  await stage.close()
  console.log('bad input', JSON.stringify(stage.figures))
})

/** @param share of all inputs, for each of so many */
async function tryAll(cases: fc.Arbitrary<Input>, share: number, among: number) {
  const holds = fc.asyncProperty(cases, async (input) => void expect(await stage.tryOut(input)).toEqual([]))
  await checkAsync(holds, Math.ceil((casesOf() * share) / among))
}

const addressOf = ({ path = '' }: { path?: string }) => `/${path.replace('*', 'nowhere')}`
const addressesOf = (file: string) => PLACES.filter((place) => place.file === file).map(addressOf)
const fileAt = (address: string) => PLACES.find((place) => addressOf(place) === address)?.file ?? ''

/** What is asked for after a form or a call: what was saved must not break it. */
const PAGES_AFTER = [
  ...['/avs', '/lpp', '/3a', '/synthesis', '/de/synthesis', '/simulation', '/scenarios', '/v2/wizard/check', '/router'],
  ...[
    '/avs/explained',
    '/lpp/explained?column=withChange',
    '/3a/explained',
    '/data/synthesis.csv',
    '/data/synthesis.json',
  ],
]

const BESIDE_THE_PAGES = ['/version', '/health/ready', '/api/openapi.json']

describe('what is tried', () => {
  it('is every page and every file, in both languages, and what is in none', () => {
    const ids = [...Object.keys(PAGES), ...Object.keys(FILES)].flatMap((path) => [`fr:${path}`, `de:${path}`])
    expect(PLACES.map(({ id }) => id).sort()).toEqual([...ids, ...Object.keys(RESOURCES), 'guided-path'].sort())
  })

  it('is every form: those of all routes with an action', () => {
    const files = PLACES.filter(({ id }) => serverBuild.routes[id]?.module.action).map(({ file }) => file)
    expect([...new Set(files)].sort()).toEqual([...Object.keys(FORMS), 'pages/logout/route.tsx'].sort())
  })

  it('is every field of every form that a page shows', async () => {
    for (const place of PLACES.filter(({ id }) => !id.startsWith('de:'))) {
      const page = await stage.read(addressOf(place))
      expect(unknownFields(page, place.file), place.id).toEqual([])
    }
  })

  it('is every call', () => expect(calls.length).toBeGreaterThan(25))
})

/** Names of fields and buttons that the forms of this test do not have. */
function unknownFields(page: string, file: string): string[] {
  const forms = [...page.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
  return forms.flatMap(([, attributes = '', inside = '']) => {
    // A form that only reads asks by the address, as the queries are tried.
    const isRead = /method="get"/.test(attributes)
    const action = /action="([^"?]*)/.exec(attributes)?.[1]
    const form: Form | undefined = action === '/logout' ? LOGOUT : FORMS[action ? fileAt(action) : file]
    // A button counts by what it asks for.
    const named = inside.matchAll(/ name="(?:intent" value="(\w+)[^"]*|([^"]*))"/g)
    const names = [...named].map(([, kind, name = '']) => kind ?? name.replace(/\[\d+\]/, '[N]'))
    const known = isRead ? Object.keys(OUR_QUERY) : (form?.names ?? [])
    return names.filter((name) => name !== 'formToken' && !known.includes(name))
  })
}

const asked = (path: string, more: Partial<Input> = {}): Input => ({
  visitor: 'nobody',
  method: 'GET',
  path,
  headers: { accept: 'text/html' },
  body: null,
  // biome-ignore lint/suspicious/noThenProperty: no promise
  then: null,
  ...more,
})

/** The button on every page that keeps the data longer, and leads back. */
const keepingFrom = (from: string) =>
  asked('/data', {
    visitor: 'married',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ from, keep: '1' }).toString(),
  })

/** What broke something once. */
const FOUND: [string, Input][] = [
  ['an address of slashes', asked('//')],
  ['an address of another host', asked('//evil.example:port/')],
  ['a full address', asked('http://evil.example/avs')],
  ['no address', asked('*', { method: 'OPTIONS' })],
  ['two slashes on the way back', keepingFrom('/avs//zq7x')],
  ['two slashes in another language', asked('/avs//zq7x?lang=de')],
  [
    'a salary that is next to nothing',
    asked('/api/synthesis/simulation', {
      visitor: 'married',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"currentSalary":5e-324,"desiredRate":1}',
      // biome-ignore lint/suspicious/noThenProperty: no promise
      then: '/data/synthesis.csv',
    }),
  ],
  [
    'an address that begins with a backslash',
    asked('/%5C%22%3E%3Cscript%3Ezq7x%3C%2Fscript%3E', { visitor: 'married' }),
  ],
]

describe('no input breaks anything', () => {
  it.each(FOUND)('not %s any more', async (_, input) => expect(await stage.tryOut(input)).toEqual([]))

  const forms = Object.keys(FORMS).length + 1

  it.each(Object.entries(FORMS))('forms of %s', (file, form) =>
    tryAll(formInputs(form, addressesOf(file), PAGES_AFTER, payload), SHARE.forms, forms),
  )

  it('the form that signs out', () => tryAll(formInputs(LOGOUT, ['/logout'], PAGES_AFTER, payload), SHARE.forms, forms))

  it('calls', async () => {
    for (const call of calls) await tryAll(callInputs(call, PAGES_AFTER), SHARE.calls, calls.length)
  })

  it('addresses, queries and headers', () =>
    tryAll(addressInputs([...PLACES.map(addressOf), ...BESIDE_THE_PAGES], payload), SHARE.addresses, 1))

  it('the forms and addresses of the stand-ins', async () => {
    const session = (await stage.visitors.begin('married')) ?? ''
    for (const { path, cookie } of await openSignIns(stage.product, session)) {
      const asWhoBegan = (input: Input): Input => ({
        ...input,
        visitor: 'nobody',
        headers: { ...input.headers, cookie },
      })
      await tryAll(formInputs(SIGN_IN, [path], PAGES_AFTER, payload).map(asWhoBegan), SHARE.standIns, 4)
    }
    await stage.visitors.end(session)
    await tryAll(addressInputs(ADDRESSES, payload), SHARE.standIns, 2)
  })
})
