/** The calls of the product's own document, with input that fits and input that does not. */
import fc from 'fast-check'
import { navs } from './forms'
import { headers } from './headers'
import { ANYBODY, encoded, type Input, short, writtenSomehow } from './input'
import { bodyFor, fitting, type Schema } from './json'

/** From the product's own document of its calls. */
export type Call = {
  method: string
  path: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** What our schemas know by name. */
const KNOWN = {
  navs,
  ids: fc.constantFrom('caisse-arc-lemanique', 'prevoyance-rhone-sante', 'banque-du-mont', 'no-such-party'),
}

/** One call, with input that its schema allows and input that it does not. */
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
