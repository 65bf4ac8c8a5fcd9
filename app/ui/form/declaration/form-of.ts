/** Builds a form from its fields: how it is read, which controls it has, and in which order. */
import { z } from 'zod'
import type { T } from '../../frame/text'
import type { FormValues } from '../fields'
import { knownFields } from '../known-fields'
import { appendRows, postedRows, type RowList, rowPressedIn, rowsAfter, showAgain } from '../rows'
import type { Fields, GroupSpec, SavedValues, TextKey, ValueOf } from './spec'

/** The empty values of a form, from which its controls are made (fields.ts). */
type ShapeOf<Of extends Fields> = { readonly [Name in keyof Of]: KindOf<Of[Name]> }
type KindOf<Spec> = Spec extends { kind: 'list'; fields: infer Row extends Fields }
  ? readonly [ShapeOf<Row>]
  : Spec extends { kind: 'group'; fields: infer Inner extends Fields }
    ? ShapeOf<Inner>
    : Spec extends { kind: 'many' }
      ? readonly []
      : ''

type SchemaOf<Of extends Fields> = z.ZodObject<{ -readonly [Name in keyof Of]: z.ZodType<ValueOf<Of[Name]>> }>

export type Form<Of extends Fields = Fields> = {
  fields: Of
  shape: ShapeOf<Of>
  schema: SchemaOf<Of>
}

/** Made once, when the file that declares the form is loaded. */
export const formOf = <const Of extends Fields>(fields: Of): Form<Of> => ({
  fields,
  shape: shapeOf(fields) as ShapeOf<Of>,
  schema: schemaOf(fields),
})

type Spec = Fields[string]

const mapped = <Made>(fields: Fields, make: (spec: Spec) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, make(spec)]))

const shapeOf = (fields: Fields): object =>
  mapped(fields, (spec) => {
    if (spec.kind === 'list') return [shapeOf(spec.fields)]
    if (spec.kind === 'many') return []
    return spec.kind === 'group' ? shapeOf(spec.fields) : ''
  })

/** Reads only these fields, for a form that does not ask everybody all of them. */
export const schemaOf = <Of extends Fields>(fields: Of): SchemaOf<Of> =>
  z.object(
    mapped(fields, (spec): z.ZodType => {
      if (spec.kind === 'group') return schemaOf(spec.fields)
      if (spec.kind !== 'list') return spec.schema
      return z.array(schemaOf(spec.fields)).max(spec.most, { error: spec.tooMany }).default([])
    }),
  ) as unknown as SchemaOf<Of>

/** The names of the fields that hold one text each, such as `partner.birthDate` in a group. */
type NamesIn<Of extends Fields> = { [Name in keyof Of & string]: NameIn<Name, Of[Name]> }[keyof Of & string]
type NameIn<Name extends string, Spec> = Spec extends { kind: 'group'; fields: infer Inner extends Fields }
  ? `${Name}.${NamesIn<Inner>}`
  : Spec extends { kind: 'list' | 'many' }
    ? never
    : Name

export const namesOf = <Of extends Fields>(fields: Of): NamesIn<Of>[] =>
  Object.entries(fields).flatMap(([name, spec]) => {
    if (spec.kind === 'list' || spec.kind === 'many') return []
    return spec.kind === 'group' ? namesOf(spec.fields).map((inner) => `${name}.${inner}`) : [name]
  }) as NamesIn<Of>[]

/** The rows of a list, by the names of their fields. */
export const rowListOf = <Row extends Fields>(
  name: string,
  { fields, most }: { fields: Row; most: number },
): RowList<NamesIn<Row>> => ({ list: name, fields: namesOf(fields), most })

const isFilled = (row: Record<string, string>) => Object.values(row).some((text) => text.trim() !== '')

/**
 * The posted fields of a form, and those of `also`. Empty rows are dropped, except after a button of the rows, when the form is
 * shown again with all of them.
 */
export function typedIn({ fields }: Pick<Form, 'fields'>, posted: FormData, also: readonly string[] = []): FormData {
  const typed = knownFields(posted, [...namesOf(fields), ...also])
  for (const [name, spec] of Object.entries(fields)) {
    if (spec.kind === 'many')
      for (const chosen of new Set(posted.getAll(name))) if (typeof chosen === 'string') typed.append(name, chosen)
    if (spec.kind !== 'list') continue
    const list = rowListOf(name, spec)
    const rows = rowsAfter(posted, list, postedRows(posted, list))
    const isPressed = rowPressedIn(posted, name) !== null
    appendRows(typed, name, isPressed ? rows : rows.filter(isFilled))
    if (isPressed) showAgain(typed)
  }
  return typed
}

/** The texts of the controls for a saved value; unknown parts stay empty. */
export const valuesOf = <Of extends Fields>(
  { fields }: Pick<Form<Of>, 'fields'>,
  saved: Partial<SavedValues<Of>>,
): FormValues<ShapeOf<Of>> => writtenAs(fields, saved) as FormValues<ShapeOf<Of>>

const writtenAs = (fields: Fields, saved: object): object =>
  Object.fromEntries(
    Object.entries(fields).map(([name, spec]) => {
      const value: unknown = Reflect.get(saved, name)
      if (spec.kind === 'list') return [name, ((value ?? []) as object[]).map((row) => writtenAs(spec.fields, row))]
      if (spec.kind === 'many') return [name, value ?? []]
      if (spec.kind === 'group') return [name, value ? writtenAs(spec.fields, value) : undefined]
      return [name, value === null || value === undefined ? '' : spec.write(value as never)]
    }),
  )

/** The texts of a form that was never saved. */
export const usualValues = <Of extends Fields>({ fields }: Pick<Form<Of>, 'fields'>): FormValues<ShapeOf<Of>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => ('usual' in spec && spec.usual ? [[name, spec.usual]] : [])),
  ) as FormValues<ShapeOf<Of>>

/** The field with that name, and its position on the page: `ages[1].pension` is the third of row 1 of the eleventh. */
export function findField(fields: Fields, name: string): { spec: Exclude<Spec, GroupSpec> | null; place: number[] } {
  const place: number[] = []
  let [inner, found]: [Fields, Spec | null] = [fields, null]
  for (const part of name.split(/[.[\]]+/).filter(Boolean)) {
    if (/^\d+$/.test(part)) {
      place.push(Number(part))
      continue
    }
    const at = Object.keys(inner).indexOf(part)
    found = at === -1 ? null : (inner[part] ?? null)
    // Fields that the form does not ask for come last.
    place.push(at === -1 ? Number.POSITIVE_INFINITY : at)
    if (!found) break
    inner = 'fields' in found ? found.fields : {}
  }
  return { spec: found?.kind === 'group' ? null : found, place }
}

/** The label of a field; in a row of a list it names the row. */
export function labelOf(t: T, label: TextKey, name: string): string {
  const row = /\[(\d+)\]/.exec(name)?.[1]
  return row === undefined ? t(label) : t(label, { number: Number(row) + 1 })
}
