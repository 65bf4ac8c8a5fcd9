/** What a form was told, as rows of a summary: one for each field that is not empty. */
import type { T } from '../../frame/text'
import type { SummaryRow } from '../../summary-list'
import type { Form } from './form-of'
import type { FieldSpec, Fields, Values } from './kinds'

/** @param names those of the fields that are shown; left out: all that have a row. */
export function enteredRows<Of extends Fields>(
  t: T,
  { fields }: Pick<Form<Of>, 'fields'>,
  saved: Values<Of>,
  names: readonly (keyof Of & string)[] = rowNames(fields),
): SummaryRow[] {
  return names.flatMap((name) => {
    const spec = fields[name]
    const value: unknown = saved[name]
    if (!spec || spec.kind === 'group') return []
    if (spec.kind === 'list') return spec.rows?.(t, value as never, saved as never) ?? []
    return rowOf(t, spec, value, saved)
  })
}

/** In the order of the page, but for the fields that the paper has behind another one. */
function rowNames(fields: Fields): string[] {
  const rowOfField = (spec: Fields[string]) => (spec.kind === 'list' || spec.kind === 'group' ? undefined : spec.row)
  const [moved, inPlace] = [new Map<string, string[]>(), [] as string[]]
  for (const [name, spec] of Object.entries(fields)) {
    const row = rowOfField(spec)
    if (row === undefined) inPlace.push(name)
    else if (row) moved.set(row.after, [...(moved.get(row.after) ?? []), name])
  }
  return inPlace.flatMap((name) => [name, ...(moved.get(name) ?? [])])
}

function rowOf(t: T, { label, say, per }: FieldSpec, value: unknown, saved: object): SummaryRow[] {
  if (value === null || value === undefined || label === null) return []
  const said = say(t, value as never)
  return [{ term: t(label), value: per ? perText(t, said, Reflect.get(saved, per)) : said }]
}

/** An amount, and whether it is for a month or a year. */
export const perText = (t: T, amount: string, per: unknown): string =>
  `${amount} ${t(per === 'month' ? 'words.perMonth' : 'words.perYear')}`
