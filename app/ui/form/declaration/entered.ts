/** The entries of a form as rows of a summary: one for each field that is not empty. */
import type { T } from '../../frame/text'
import type { SummaryRow } from '../../summary-list'
import type { Form } from './form-of'
import type { FieldSpec, Fields, SavedValues } from './spec'

type Within<Name extends string> = {
  /** The fields to show; left out: all that have a row. */
  names?: readonly Name[]
  /** For a row of a list: its number, from 1. */
  number?: number
}

export const enteredRows = <Of extends Fields>(
  t: T,
  { fields }: Pick<Form<Of>, 'fields'>,
  saved: SavedValues<Of>,
  within: Within<keyof Of & string> = {},
): SummaryRow[] => rowsIn(t, fields, saved, within)

const rowsIn = (
  t: T,
  fields: Fields,
  saved: object,
  { names = rowNames(fields), number }: Within<string>,
): SummaryRow[] =>
  names.flatMap((name) => {
    const spec = fields[name]
    const value: unknown = Reflect.get(saved, name)
    if (!spec || spec.kind === 'many') return []
    if (value === null || value === undefined) return noneRow(t, spec)
    if (spec.kind === 'group') return rowsIn(t, spec.fields, value, { number })
    if (spec.kind !== 'list') return rowOf(t, spec, value, { saved, number })
    if (spec.rows) return spec.rows(t, value as never, saved as never)
    return (value as object[]).flatMap((row, index) => rowsIn(t, spec.fields, row, { number: index + 1 }))
  })

/** In the order of the page, except for fields that the summary shows after another one. */
function rowNames(fields: Fields): string[] {
  const [moved, inPlace] = [new Map<string, string[]>(), [] as string[]]
  for (const [name, spec] of Object.entries(fields)) {
    const row = 'row' in spec ? spec.row : undefined
    if (row === false) continue
    if (row?.after) moved.set(row.after, [...(moved.get(row.after) ?? []), name])
    else inPlace.push(name)
  }
  return inPlace.flatMap((name) => [name, ...(moved.get(name) ?? [])])
}

/** The text for a field without an entry. */
function noneRow(t: T, spec: Fields[string]): SummaryRow[] {
  if (!('row' in spec) || typeof spec.row !== 'object' || !spec.row.none || !spec.label) return []
  return [{ term: t(spec.row.term ?? spec.label), value: t(spec.row.none) }]
}

type At = { saved: object; number: number | undefined }

function rowOf(t: T, { label, row, say, per }: FieldSpec, value: unknown, { saved, number }: At): SummaryRow[] {
  const called = (row ? row.term : undefined) ?? label
  const said = say(t, value as never, saved as never)
  if (called === null || said === '') return []
  const term = number === undefined ? t(called) : t(called, { number })
  return [{ term, value: per ? perText(t, said, Reflect.get(saved, per)) : said }]
}

/** An amount, and whether it is per month or per year. */
export const perText = (t: T, amount: string, per: unknown): string =>
  `${amount} ${t(per === 'month' ? 'words.perMonth' : 'words.perYear')}`
