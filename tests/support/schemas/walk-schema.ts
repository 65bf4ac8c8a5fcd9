/** Walks zod schemas: everything within one, and every schema that a module of ours exports. */
import { z } from 'zod'

/** A schema and where it stands, like `Info.person.abroad[].from`. */
export type FoundSchema = { schema: z.core.$ZodType; path: string }

type Def = Record<string, unknown> & { type: string }

const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def

/** The schema itself and all within it, each once however often it is used. */
export function walkSchema(root: z.core.$ZodType, path: string, seen: Set<z.core.$ZodType> = new Set()): FoundSchema[] {
  if (seen.has(root)) return []
  seen.add(root)
  const within = partsOf(root, path).flatMap(({ schema, path: place }) => walkSchema(schema, place, seen))
  return [{ schema: root, path }, ...within]
}

const PARTS: Record<string, (def: Def) => [string, unknown][]> = {
  object: ({ shape, catchall }) => [
    ...Object.entries(shape as object).map(([name, field]): [string, unknown] => [`.${name}`, field]),
    ['.*', catchall],
  ],
  array: ({ element }) => [['[]', element]],
  tuple: ({ items, rest }) => [
    ...(items as unknown[]).map((item, index): [string, unknown] => [`[${index}]`, item]),
    ['[…]', rest],
  ],
  record: ({ keyType, valueType }) => [
    ['{key}', keyType],
    ['{}', valueType],
  ],
  map: ({ keyType, valueType }) => [
    ['{key}', keyType],
    ['{}', valueType],
  ],
  set: ({ valueType }) => [['{}', valueType]],
  union: ({ options }) => (options as unknown[]).map((option, index): [string, unknown] => [`|${index}`, option]),
  intersection: ({ left, right }) => [
    ['', left],
    ['', right],
  ],
  pipe: ({ in: input, out }) => [
    ['', input],
    ['', out],
  ],
  lazy: ({ getter }) => [['', (getter as () => unknown)()]],
}

/** Kinds that only wrap another: optional, nullable, default, readonly, catch, promise and the like. */
const wrapped = ({ innerType }: Def): [string, unknown][] => [['', innerType]]

const partsOf = (schema: z.core.$ZodType, path: string): FoundSchema[] =>
  (PARTS[defOf(schema).type] ?? wrapped)(defOf(schema)).flatMap(([step, part]) =>
    isSchema(part) ? [{ schema: part, path: `${path}${step}` }] : [],
  )

/** Whether there is nothing within it. */
export const isLeaf = (schema: z.core.$ZodType): boolean => partsOf(schema, '').length === 0

const isSchema = (value: unknown): value is z.core.$ZodType => value instanceof z.core.$ZodType

/** The largest length or size that a list, set or text may have; null: there is no limit. */
function largestOf(schema: z.core.$ZodType): number | null {
  const limits = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const { check, maximum, length, size } = def as unknown as Record<string, unknown>
    if (check === 'max_length' || check === 'max_size') return [Number(maximum)]
    return check === 'length_equals' || check === 'size_equals' ? [Number(length ?? size)] : []
  })
  return limits.length === 0 ? null : Math.min(...limits)
}

/** The lists, sets and records within these without a maximum, each by its path. */
export const unboundedLists = (all: readonly FoundSchema[]): string[] =>
  all
    .flatMap(({ schema, path }) => walkSchema(schema, path))
    .filter(({ schema }) => isList(schema) && mostOf(schema) === null)
    .map(({ path }) => path)

const isList = (schema: z.core.$ZodType) => {
  const { type, rest, keyType } = defOf(schema)
  if (type === 'tuple') return isSchema(rest)
  // Names from a fixed list are bounded by it.
  if (type === 'record') return !(isSchema(keyType) && kindOf(keyType) === 'enum')
  return ['array', 'set', 'map'].includes(type)
}

/** For a record, the maximum in its description, as `recordOf` (app/dossier/shape/bounded-record.ts) checks it too. */
const mostOf = (schema: z.core.$ZodType): number | null =>
  kindOf(schema) === 'record'
    ? ((z.globalRegistry.get(schema)?.maxProperties ?? null) as number | null)
    : largestOf(schema)

export const kindOf = (schema: z.core.$ZodType): string => defOf(schema).type

const SOURCES = import.meta.glob<string>('../../../app/**/*.{ts,tsx}', { query: '?raw', import: 'default' })
const MODULES = import.meta.glob<Record<string, unknown>>('../../../app/**/*.{ts,tsx}')

/** Every schema exported by a module of app/ that uses zod, with the name of its file in front of its own. */
export async function exportedSchemas(isWanted: (file: string) => boolean = () => true): Promise<FoundSchema[]> {
  const files = Object.keys(SOURCES).filter((file) => !file.includes('.test.') && isWanted(nameOf(file)))
  const found = await Promise.all(
    files.map(async (file) => {
      if (!/from 'zod'/.test((await SOURCES[file]?.()) ?? '')) return []
      const exported = Object.entries((await MODULES[file]?.()) ?? {})
      return exported.flatMap(([name, value]) =>
        isSchema(value) ? [{ schema: value, path: `${nameOf(file)} ${name}` }] : [],
      )
    }),
  )
  return found.flat()
}

const nameOf = (file: string) => file.slice(file.indexOf('app/'))
