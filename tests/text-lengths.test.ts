/**
 * Every text that strangers send has a maximum length, and no pattern looks at it before that is checked: in the bodies
 * of the calls and in the file of `/resume`. A field without one is listed here. Forms have theirs in one place
 * (app/ui/form/read-form.ts).
 */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { Open3kInfo } from '~/dossier/shape/account-3a'
import { Decision } from '~/dossier/shape/decision'
import { Family } from '~/dossier/shape/family'
import { Info } from '~/dossier/shape/info'
import { SelectionToSave } from '~/dossier/shape/party-answers'
import { Place } from '~/dossier/shape/place'
import { DigestQuery, Scenario, Simulation } from '~/dossier/shape/simulation'
import { Life } from '~/estimate/case/life/shape'
import { Entered } from '~/estimate/save/taken-home'
import { startApi } from './support/product/start-api'
import { isLeaf, kindOf, walkSchema } from './support/schemas/walk-schema'

const SHAPES: Record<string, z.core.$ZodType> = {
  ...{ Entered, Life, Info, Family, Open3kInfo, SelectionToSave, Simulation, DigestQuery, Scenario, Decision, Place },
}

/** Kinds that are no text, and contain none. */
const NO_TEXT = ['number', 'boolean', 'enum', 'literal', 'transform', 'never']

/** What is wrong with each text of a shape, by its path. */
const faultsIn = (shape: z.core.$ZodType, name: string): string[] =>
  walkSchema(shape, name)
    .filter(({ schema }) => isLeaf(schema) && !NO_TEXT.includes(kindOf(schema)))
    .flatMap(({ schema, path }) => {
      const { def } = (schema as z.core.$ZodTypes)._zod
      if (def.type !== 'string') return [`${path}: nobody knows what a text of ${def.type} may be`]
      return faultsOf('format' in def, def.checks ?? []).map((fault) => `${path}: ${fault}`)
    })

type Check = z.core.$ZodCheck<never>

function faultsOf(hasFormat: boolean, checks: readonly Check[]): string[] {
  const defs = checks.map((check) => check._zod.def as { check: string; abort?: boolean })
  const at = defs.findIndex(({ check }) => check === 'max_length')
  if (at < 0) return ['no greatest length']
  const looks = ({ check }: { check: string }) => check === 'string_format' || check === 'custom'
  const isBefore = hasFormat || defs.slice(0, at).some(looks)
  const goesOn = defs.slice(at).some(looks) && defs[at]?.abort !== true
  return isBefore || goesOn ? ['looked at before its length has ended it'] : []
}

describe('a shape', () => {
  it.each(Object.keys(SHAPES))('%s gives every text a greatest length first', (name) =>
    expect(faultsIn(SHAPES[name] as z.core.$ZodType, name)).toEqual([]),
  )

  it.each<[string, z.core.$ZodType, string]>([
    ['without one', z.object({ name: z.string() }), 'x.name: no greatest length'],
    ['in a list', z.object({ ids: z.array(z.string().min(1)).nullable() }), 'x.ids[]: no greatest length'],
    [
      'with a pattern first',
      z.string().regex(/a/).max(3, { abort: true }),
      'x: looked at before its length has ended it',
    ],
    ['that goes on', z.string().max(3).regex(/a/), 'x: looked at before its length has ended it'],
    ['of a format', z.iso.date(), 'x: no greatest length'],
    ['that may be anything', z.object({ one: z.unknown() }), 'x.one: nobody knows what a text of unknown may be'],
  ])('with a text %s is noticed', (_, shape, fault) => expect(faultsIn(shape, 'x')).toEqual([fault]))
})

type Schema = {
  type?: string | string[]
  maxLength?: number
  format?: string
  enum?: unknown[]
  const?: unknown
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
}
type Call = {
  parameters?: { name: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

describe('the document of the calls', () => {
  it('says how long every text may be that is sent', async () => {
    const document = (await (await startApi()).get('/openapi.json').then((response) => response.json())) as {
      paths: Record<string, Record<string, Call>>
      components: { schemas: Record<string, Schema> }
    }
    const { paths, components } = document
    const lacking = (schema: Schema, path: string): string[] => {
      if (schema.$ref) return lacking(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, path)
      const isOpen = [schema.type].flat().includes('string') && !schema.enum && schema.const === undefined
      return [
        ...(isOpen && schema.maxLength === undefined ? [path] : []),
        ...(schema.items ? lacking(schema.items, `${path}[]`) : []),
        ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => lacking(one, `${path}.${name}`)),
        ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => lacking(one, path)),
      ]
    }
    const sent = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, { parameters = [], requestBody }]) => [
        ...parameters.map(({ name, schema }) => [`${method} ${path} ${name}`, schema] as const),
        ...Object.values(requestBody?.content ?? {}).map(({ schema }) => [`${method} ${path} `, schema] as const),
      ]),
    )
    expect(sent.length).toBeGreaterThan(30)
    expect(sent.flatMap(([path, schema]) => lacking(schema, path))).toEqual([])
  })
})
