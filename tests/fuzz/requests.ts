/** The inputs that are tried: what somebody sends, to which address, as whom, and which page they look at after it. */
import fc from 'fast-check'
import { type Fields, type Form, navs } from './forms'
import { bodyFor, fitting, type Schema } from './json'
import { hostileText, injection, nearly } from './texts'
import type { VisitorName } from './visitors'

export type Input = {
  visitor: VisitorName
  method: string
  /** As it is sent: percent-encoded where it must be, and also where it need not. */
  path: string
  headers: Record<string, string>
  body: string | null
  /** What is asked for after it, by the same visitor: what was saved must not break a page. */
  then: string | null
}

/** Of the product's own document of its calls. */
export type Call = {
  method: string
  path: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

const SIGNED_IN: fc.Arbitrary<VisitorName> = fc.constantFrom('married', 'single', 'new', 'married', 'single')
const ANYBODY: fc.Arbitrary<VisitorName> = fc.oneof(
  { arbitrary: SIGNED_IN, weight: 6 },
  { arbitrary: fc.constantFrom<VisitorName>('nobody', 'termless', 'gone'), weight: 1 },
)

/** In a path or a query, as a browser would; half of a surrogate pair, which it could not, becomes the sign for that. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** What an HTTP client lets out, and no more of it: no blanks, no control characters. */
const raw = (text: string) => text.replace(/[^\u0021-\u007e\u00a1-\u00ff]/g, '').replaceAll('#', '')

const writtenSomehow = fc.oneof(
  { arbitrary: hostileText.map(encoded), weight: 4 },
  { arbitrary: hostileText.map(raw), weight: 1 },
  {
    arbitrary: fc.constantFrom(
      '%',
      '%zz',
      '%00',
      '%0d%0a',
      '%c3',
      '%ed%a0%80',
      '%u0041',
      '+',
      '&',
      '=',
      '[]',
      '%5B0%5D',
    ),
    weight: 1,
  },
)

const short = (text: string) => text.slice(0, 6_000)

/** Names that our pages look for, and values that they know. */
const QUERY: Record<string, string[]> = {
  lang: ['fr', 'de', 'it', 'DE'],
  light: ['0', '1', '2'],
  session: ['over', 'unsaved', 'changed'],
  kept: ['yes', 'no'],
  bye: ['1'],
  done: ['1'],
  way: ['guided', 'plain'],
  // biome-ignore lint/suspicious/noThenProperty: the name of a parameter of ours
  then: ['check'],
  column: ['withChange', 'withoutChange'],
  signIn: ['lost'],
  problem: ['refused', 'expired', 'wrongState', 'failed', 'unavailable', 'cookies'],
  language: ['fr', 'de'],
  payload: [''],
  state: ['state-1'],
  code: ['code-1'],
  iss: ['http://issuer.invalid'],
  client_id: ['trois-piliers'],
  redirect_uri: ['http://127.0.0.1/signin/callback'],
  response_type: ['code'],
  scope: ['openid', 'read:basic_pension_data'],
  ui_locales: ['de', 'fr'],
  id_token_hint: ['a.b.c'],
  post_logout_redirect_uri: ['http://127.0.0.1/?bye=1'],
  error: ['access_denied', 'server_error'],
  index: [''],
  _data: ['root', 'fr:/avs', 'de:/lpp', 'fr:/data', 'guided-path', 'fr:/*'],
}

const parameter = (payload: string) =>
  fc.constantFrom(...Object.entries(QUERY)).chain(([name, values]) => {
    const fits = name === 'payload' ? [payload] : values
    const known = fc.constantFrom(...fits)
    return fc
      .oneof(
        { arbitrary: known.map(encoded), weight: 3 },
        { arbitrary: nearly(known).map(encoded), weight: 1 },
        { arbitrary: writtenSomehow, weight: 2 },
      )
      .map((value) => `${name}=${value}`)
  })

const query = (payload: string) =>
  fc
    .array(fc.oneof({ arbitrary: parameter(payload), weight: 5 }, { arbitrary: writtenSomehow, weight: 1 }), {
      maxLength: 4,
    })
    .map((parts) => (parts.length > 0 ? `?${short(parts.join('&'))}` : ''))

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
const headers = fc.oneof(
  { arbitrary: fc.constant({}), weight: 2 },
  {
    arbitrary: fc.array(header, { maxLength: 3 }).map((list) => Object.fromEntries(list) as Record<string, string>),
    weight: 1,
  },
)

/** A form as filled in, with up to four blows. */
function spoilt(form: Form): fc.Arbitrary<Fields> {
  const name = fc.oneof(
    fc.constantFrom('intent', ...form.names.map((one) => one.replace('N', '0'))),
    fc.constantFrom(
      '__proto__',
      'constructor',
      'a[b][c]',
      'children[99999999].birthDate',
      'children[-1]',
      'children[0]',
      'partner',
      'ids[0]',
      '',
      'formToken',
      '__intent__',
      '__state__',
    ),
    hostileText,
  )
  const blow: fc.Arbitrary<Blow> = fc.oneof(
    { arbitrary: fc.record({ kind: fc.constant('change' as const), at: fc.nat(60), text: hostileText }), weight: 5 },
    { arbitrary: fc.record({ kind: fc.constant('nearly' as const), at: fc.nat(60), text: injection }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant('drop' as const), at: fc.nat(60) }), weight: 1 },
    { arbitrary: fc.record({ kind: fc.constant('add' as const), name, text: hostileText }), weight: 2 },
    {
      arbitrary: fc.record({
        kind: fc.constant('repeat' as const),
        at: fc.nat(60),
        times: fc.constantFrom(1, 2, 50, 500),
      }),
      weight: 1,
    },
  )
  return fc.tuple(form.filled, fc.array(blow, { maxLength: 4 })).map(([fields, blows]) => blows.reduce(struck, fields))
}

type Blow =
  | { kind: 'change' | 'nearly'; at: number; text: string }
  | { kind: 'drop'; at: number }
  | { kind: 'add'; name: string; text: string }
  | { kind: 'repeat'; at: number; times: number }

/** Where there is no field, there is nothing to strike. */
function struck(fields: Fields, blow: Blow): Fields {
  if (blow.kind === 'add') return fields.concat([[blow.name, blow.text]])
  const at = blow.at % Math.max(1, fields.length)
  const field = fields[at]
  if (!field) return fields
  const [name, text] = field
  if (blow.kind === 'drop') return fields.toSpliced(at, 1)
  if (blow.kind === 'repeat') return fields.concat(Array.from({ length: blow.times }, () => field))
  return fields.with(at, [name, blow.kind === 'nearly' ? text + blow.text : blow.text])
}

const urlEncoded = (fields: Fields) =>
  fields.map(([name, text]) => `${encoded(name)}=${encoded(text)}`.replaceAll('%20', '+')).join('&')

const BOUNDARY = '----boundary'
const quoted = (text: string) => text.replace(/["\r\n]/g, (sign) => encodeURIComponent(sign))

/** Every third part is a file in place of a text. */
const multipart = (fields: Fields) =>
  fields
    .map(([name, text], index) => {
      const file = index % 3 === 2 ? `; filename="${quoted(text.slice(0, 50))}"\r\nContent-Type: text/html` : ''
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n${text}\r\n`
    })
    .join('')
    .concat(`--${BOUNDARY}--\r\n`)

const URL_ENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

type Sent = { type: string; body: string }

const posted = (form: Form): fc.Arbitrary<Sent> => {
  const fields = spoilt(form)
  return fc.oneof(
    { arbitrary: fields.map((typed) => ({ type: URL_ENCODED, body: urlEncoded(typed) })), weight: 14 },
    { arbitrary: fields.map((typed) => ({ type: MULTIPART, body: multipart(typed) })), weight: 3 },
    { arbitrary: fields.map((typed) => ({ type: MULTIPART, body: multipart(typed).slice(0, -20) })), weight: 1 },
    {
      arbitrary: fc.record({
        type: fc.constantFrom(
          URL_ENCODED,
          MULTIPART,
          'multipart/form-data',
          'text/plain',
          'application/json',
          'x',
          '',
          'image/svg+xml',
        ),
        body: fc.oneof(
          hostileText,
          fc.constantFrom('a=%zz&b=%', '{"a":1}', '&&&===', 'x'.repeat(66_000), '%00='.repeat(9_000)),
        ),
      }),
      weight: 2,
    },
  )
}

/** Forms of one page, at each of its addresses. @param pages what is looked at afterwards */
export const formInputs = (form: Form, paths: string[], pages: string[], payload: string): fc.Arbitrary<Input> =>
  fc
    .record({
      visitor: ANYBODY,
      method: fc.constantFrom('POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'),
      path: fc
        .tuple(fc.constantFrom(...paths), fc.oneof(fc.constant(''), query(payload)))
        .map((parts) => parts.join('')),
      sent: posted(form),
      headers,
      // biome-ignore lint/suspicious/noThenProperty: no promise
      then: fc.option(fc.constantFrom(...pages), { nil: null, freq: 2 }),
    })
    .map(({ sent, ...input }) => ({
      ...input,
      headers: { 'content-type': sent.type, ...input.headers },
      body: sent.body,
    }))

/** Any address, and any page with any query. */
export const addressInputs = (paths: string[], payload: string): fc.Arbitrary<Input> => {
  const known = fc.constantFrom(...paths)
  const segment = fc.constantFrom(
    '',
    '.',
    '..',
    '%2e%2e',
    '%2f',
    ';',
    '//',
    'de',
    'api',
    'v2',
    'avs',
    'Avs',
    '%61vs',
    'assets',
    'signin',
    '__manifest',
    'sandbox',
  )
  const path = fc.oneof(
    { arbitrary: known, weight: 5 },
    { arbitrary: fc.tuple(known, writtenSomehow).map(([before, text]) => `${before}/${short(text)}`), weight: 1 },
    { arbitrary: nearly(known).map((text) => raw(text)), weight: 1 },
    {
      arbitrary: fc
        .array(fc.oneof(segment, writtenSomehow), { maxLength: 5 })
        .map((parts) => `/${short(parts.join('/'))}`),
      weight: 2,
    },
  )
  return fc.record({
    visitor: ANYBODY,
    method: fc.constantFrom(
      'GET',
      'GET',
      'GET',
      'GET',
      'GET',
      'GET',
      'HEAD',
      'OPTIONS',
      'POST',
      'DELETE',
      'TRACE',
      'PROPFIND',
    ),
    path: fc
      .tuple(path, query(payload))
      .map(([before, after]) => (before.startsWith('/') ? before : `/${before}`) + after),
    headers,
    body: fc.constant(null),
    // biome-ignore lint/suspicious/noThenProperty: no promise
    then: fc.constant(null),
  })
}

/** What our schemas know by name. */
const KNOWN = {
  navs,
  ids: fc.constantFrom('caisse-arc-lemanique', 'prevoyance-rhone-sante', 'banque-du-mont', 'no-such-party'),
}

/** One call, with what its schema allows and with what it does not. */
export function callInputs({ method, path, parameters = [], requestBody }: Call, pages: string[]): fc.Arbitrary<Input> {
  const values = parameters.map(({ name, in: place, schema }) => {
    const fits = fitting(schema, KNOWN, name).map((value) =>
      encoded(typeof value === 'string' ? value : JSON.stringify(value)),
    )
    const value = fc.oneof({ arbitrary: fits, weight: 3 }, { arbitrary: writtenSomehow.map(short), weight: 1 })
    return { name, place, value }
  })
  const inPath = values.filter(({ place }) => place === 'path')
  const address = fc
    .tuple(...inPath.map(({ value }) => value))
    .map((chosen) =>
      chosen.reduce<string>((made, value, at) => made.replace(`{${inPath[at]?.name}}`, () => value), path),
    )
  const asked = values
    .filter(({ place }) => place === 'query')
    .map(({ name, value }) =>
      fc.option(
        value.map((text) => `${name}=${text}`),
        { nil: null, freq: 2 },
      ),
    )
  const search = fc
    .tuple(fc.tuple(...asked), fc.array(writtenSomehow, { maxLength: 1 }))
    .map(([known, more]) => [...known.filter((one) => one !== null), ...more].join('&'))
    .map((text) => (text ? `?${short(text)}` : ''))
  const schema = requestBody?.content['application/json'].schema
  const type = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    '',
  )
  return fc
    .record({
      visitor: ANYBODY,
      method: fc.constant(method.toUpperCase()),
      path: fc.tuple(address, search).map((parts) => parts.join('')),
      body: schema ? bodyFor(schema, KNOWN) : fc.constant(null),
      type,
      headers,
      // biome-ignore lint/suspicious/noThenProperty: no promise
      then: schema ? fc.option(fc.constantFrom(...pages), { nil: null, freq: 2 }) : fc.constant(null),
    })
    .map(({ type, ...input }) => ({
      ...input,
      headers: { ...(input.body === null ? {} : { 'content-type': type }), ...input.headers },
    }))
}
