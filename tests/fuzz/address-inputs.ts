/** Requested addresses: of pages and of nothing, by those who may and by those who are refused. */
import fc from 'fast-check'
import { BROWSER, headers } from './headers'
import { ANYBODY, encoded, type Input, raw, short, writtenSomehow } from './input'
import { query } from './queries'
import { injection, nearly } from './texts'

const SEGMENTS = [
  ...['', '.', '..', '%2e%2e', '%2f', ';', '//', 'de', 'api', 'v2', 'avs', 'Avs', '%61vs', 'assets', 'signin'],
  ...['__manifest', 'sandbox'],
]

/** What no browser requests. */
const NO_PATHS = [
  '*',
  'http://evil.example/avs',
  'http://',
  'evil.example:443',
  '//',
  '///',
  '//evil.example/avs',
  '/\\evil.example',
  '//de',
]

const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'TRACE', 'PROPFIND']

/** One way in which the door refuses a request, at an address that would otherwise work. */
const refused = fc
  .record({
    at: injection,
    how: fc.constantFrom<Pick<Input, 'method' | 'headers' | 'body'>>(
      { method: 'TRACE', headers: {}, body: null },
      { method: 'GET', headers: { 'user-agent': 'curl/8' }, body: null },
      { method: 'POST', headers: { origin: 'https://evil.example' }, body: null },
      { method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: null },
      { method: 'POST', headers: {}, body: 'x'.repeat(70_000) },
    ),
    broken: fc.constantFrom('', '', '%zz'),
  })
  .map(
    ({ at, how, broken }): Input => ({
      ...how,
      headers: { ...BROWSER, ...how.headers },
      visitor: 'nobody',
      path: `/${encoded(at)}${broken}`,
      // biome-ignore lint/suspicious/noThenProperty: no promise
      then: null,
    }),
  )

/** Any address, and any page with any query. */
export const addressInputs = (paths: string[], payload: string): fc.Arbitrary<Input> => {
  const known = fc.constantFrom(...paths)
  const path = fc.oneof(
    { arbitrary: known, weight: 5 },
    { arbitrary: fc.constantFrom(...NO_PATHS), weight: 1 },
    { arbitrary: fc.tuple(known, writtenSomehow).map(([before, text]) => `${before}/${short(text)}`), weight: 1 },
    { arbitrary: nearly(known).map((text) => raw(text)), weight: 1 },
    {
      arbitrary: fc
        .array(fc.oneof(fc.constantFrom(...SEGMENTS), writtenSomehow), { maxLength: 5 })
        .map((parts) => `/${short(parts.join('/'))}`),
      weight: 2,
    },
  )
  const asked = fc.record({
    visitor: ANYBODY,
    method: fc.constantFrom(...METHODS),
    path: fc.tuple(path, query(payload)).map((parts) => parts.join('')),
    headers: headers.map((one) => ({ ...BROWSER, ...one })),
    body: fc.constant(null),
    // biome-ignore lint/suspicious/noThenProperty: no promise
    then: fc.constant(null),
  })
  return fc.oneof({ arbitrary: asked, weight: 8 }, { arbitrary: refused, weight: 1 })
}
