/** Forms as they are sent: filled in, spoilt, and in each way in which a browser or somebody else writes a body. */
import fc from 'fast-check'
import type { Fields, Form } from './forms'
import { BROWSER, headers } from './headers'
import { ANYBODY, encoded, type Input, OWN_FORM_TOKEN } from './input'
import { query } from './queries'
import { hostileText, injection } from './texts'

/** A form as filled in, with up to four blows. */
function spoilt(form: Form): fc.Arbitrary<Fields> {
  const name = fc.oneof(
    fc.constantFrom('__intent__', 'intent', ...form.names.map((one) => one.replace('N', '0'))),
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
  return fc
    .tuple(form.filled, fc.array(blow, { maxLength: 4 }))
    .map(([fields, blows]) => blows.reduce(struck, [['formToken', OWN_FORM_TOKEN], ...fields]))
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
      headers: { 'content-type': sent.type, ...BROWSER, ...input.headers },
      body: sent.body,
    }))
