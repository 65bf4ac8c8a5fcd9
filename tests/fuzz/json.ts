/** JSON for a call: as its schema in the product's own document allows, and as it does not. */
import fc from 'fast-check'
import { hostileText, isoDay, nearly } from './texts'

/** As far as zod writes it. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** By the name of a property: what no schema of JSON can say. */
type Known = Record<string, fc.Arbitrary<string>>

const AT_EDGES = [0, -0, -1, 0.1, 1e-9, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 99_999_999.99, 1e8, 1e8 + 1, 1e21]

/** What fits the schema. */
export function fitting(schema: Schema, known: Known, name = ''): fc.Arbitrary<Json> {
  const types = [schema.type ?? []].flat()
  const kinds = types.map((type) => ofType(type, schema, known, name))
  return kinds.length > 0 ? fc.oneof(...(kinds as [fc.Arbitrary<Json>])) : fc.constant(null)
}

function ofType(type: string, schema: Schema, known: Known, name: string): fc.Arbitrary<Json> {
  const { minimum = -1e9, maximum = 1e9 } = schema
  if (schema.enum) return fc.constantFrom(...(schema.enum as Json[]))
  if (type === 'object') return objectOf(schema, known)
  if (type === 'array')
    return fc.array(fitting(schema.items ?? {}, known, name), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
  if (type === 'boolean') return fc.boolean()
  if (type === 'integer') {
    const min = Math.max(minimum, 0)
    return fc.integer({ min, max: Math.min(maximum, min + 20) })
  }
  if (type === 'number')
    return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum))
  if (type === 'string')
    return known[name] ?? (schema.format === 'date' ? isoDay : fc.string({ minLength: 1, maxLength: 20 }))
  return fc.constant(null)
}

const objectOf = ({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<Json> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fitting(one, known, name)])), {
    requiredKeys: required,
    noNullPrototype: true,
  })

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)

export const hostileValue: fc.Arbitrary<Json> = fc.oneof(
  { arbitrary: hostileText, weight: 3 },
  { arbitrary: fc.constantFrom<Json>(...AT_EDGES), weight: 3 },
  { arbitrary: fc.constantFrom<Json>(null, true, false, [], {}, [[]], [null]), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>, weight: 2 },
  { arbitrary: fc.array(hostileText, { maxLength: 40 }), weight: 1 },
)

export const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'then',
  'length',
  '',
  '0',
  'ids',
  'name',
  'children',
]

/** A fitting value with one place changed so that it does not fit. Written by hand where JSON.stringify would not. */
export const spoilt = (value: Json, path: number, by: Json, name: string | null): Json => {
  if (value === null || typeof value !== 'object') return by
  const names = Object.keys(value)
  if (name !== null || names.length === 0) {
    const copy = Array.isArray(value) ? [...value, by] : { ...value }
    if (!Array.isArray(copy))
      Object.defineProperty(copy, name ?? 'more', { value: by, enumerable: true, configurable: true })
    return copy
  }
  const at = names[path % names.length] ?? ''
  const changed = spoilt((value as Record<string, Json>)[at] ?? null, Math.floor(path / names.length), by, name)
  return Array.isArray(value) ? value.with(Number(at), changed) : { ...value, [at]: changed }
}

const NO_JSON = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '0',
    '"a"',
    '[]',
    '{}',
    '{',
    '{"a":',
    '{"a":1,}',
    "{'a':1}",
    'undefined',
    'NaN',
    '\ufeff{}',
    '{}{}',
  ],
  ...[nested(2_000, '[', ']'), nested(20_000, '[', ']'), nested(5_000, '{"a":', '}'), '{"a":1'.padEnd(60_000, ' ')],
  ...['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"x":1}}}', '{"ids":["a"],"ids":{"length":30}}'],
  ...[
    `{"ids":[${'"a",'.repeat(15_000)}"a"]}`,
    `{"name":"${'\\u0000'.repeat(5_000)}"}`,
    '{"id":1e400}',
    `{"id":${'9'.repeat(20_000)}}`,
  ],
]

/** The text of a body. */
export function bodyFor(schema: Schema, known: Known): fc.Arbitrary<string> {
  const good = fitting(schema, known)
  const strange = fc.option(fc.constantFrom(...STRANGE_NAMES), { nil: null, freq: 3 })
  const wrong = fc
    .tuple(good, fc.nat(10_000), hostileValue, strange)
    .map(([value, path, by, name]) => spoilt(value, path, by, name))
  return fc.oneof(
    { arbitrary: good.map((value) => JSON.stringify(value)), weight: 4 },
    { arbitrary: wrong.map((value) => JSON.stringify(value)), weight: 6 },
    { arbitrary: nearly(good.map((value) => JSON.stringify(value))), weight: 2 },
    { arbitrary: fc.constantFrom(...NO_JSON), weight: 1 },
    { arbitrary: hostileValue.map((value) => JSON.stringify(value)), weight: 1 },
  )
}
