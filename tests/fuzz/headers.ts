/** What can stand in the headers. */
import fc from 'fast-check'
import { hostileText } from './texts'

const HEADERS: Record<string, string[]> = {
  accept: ['text/html', 'application/json', '*/*', '', 'text/html;q=abc', 'a'.repeat(2_000)],
  'accept-language': ['de-CH,de;q=0.9', 'it', '*', ';q=', 'de;q=1e999', '-'.repeat(3_000), 'x-y-'.repeat(800), 'DE'],
  cookie: [
    ...[
      'locale=de',
      'locale="de"',
      'locale=ImRlIg==',
      'light=on',
      'light=Im9uIg%3D%3D',
      'session=',
      '__Host-session=a',
      'signin=e30=',
    ],
    ...[
      'locale=%',
      'a=b; ; =; ;;',
      'flow:00000000-0000-0000-0000-000000000000=state=x',
      '__proto__=x',
      `x=${'y'.repeat(4_000)}`,
      '=',
    ],
  ],
  'save-data': ['on', 'ON ', 'off'],
  'user-agent': ['Googlebot', 'curl/8', 'a'.repeat(3_000)],
  referer: ['https://evil.example/', 'x'],
  'x-forwarded-host': ['evil.example', 'evil.example, b', '['],
  'x-forwarded-proto': ['javascript', 'https'],
  'x-forwarded-for': ['1.2.3.4, ::1', 'x'],
  range: ['bytes=0-1', 'bytes=9-1', 'x'],
  'if-none-match': ['*', 'W/"x"'],
  'if-modified-since': ['Thu, 01 Jan 1970 00:00:00 GMT', 'x'],
  authorization: ['Bearer x', 'Basic Zm9vOmJhcg==', 'Bearer ', `Bearer ${'a'.repeat(3_000)}`],
  origin: ['null', 'https://evil.example', ''],
  'sec-fetch-site': ['same-origin', 'cross-site', 'x'],
  'x-http-method-override': ['DELETE'],
}

const header = fc.constantFrom(...Object.entries(HEADERS)).chain(([name, values]) =>
  fc
    .oneof(
      { arbitrary: fc.constantFrom(...values), weight: 3 },
      // Header values are bytes of latin1 without control characters.
      {
        arbitrary: hostileText.map((text) => text.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').slice(0, 3_000)),
        weight: 1,
      },
    )
    .map((value) => [name, value] as const),
)
/** Of a browser that asks for a page; the door says no in JSON to whoever would take that as well. */
export const BROWSER = { accept: 'text/html,application/xhtml+xml' }

export const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 2 },
  {
    arbitrary: fc.array(header, { maxLength: 3 }).map((list) => Object.fromEntries(list) as Record<string, string>),
    weight: 1,
  },
)
