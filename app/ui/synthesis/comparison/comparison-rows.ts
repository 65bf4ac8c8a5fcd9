import type { Cell, ComparisonRow } from './comparison'

/** The figures of one column, by name; a figure that does not apply is left out. */
export type Cells<Name extends string> = Partial<Record<Name, Cell>>

/** The label of a row, and its text in a column to which it does not apply (`none`). */
export type RowText<Name extends string> = { name: Name; term: string; note?: string; none?: string }

/** The rows that apply to at least one of the columns, in the order of `texts`. */
export const comparisonRows = <Name extends string>(
  texts: readonly RowText<Name>[],
  withoutChange: Cells<Name> | null,
  withChange: Cells<Name> | null,
): ComparisonRow[] =>
  texts
    .filter(({ name }) => withoutChange?.[name] ?? withChange?.[name])
    .map(({ name, term, note, none }) => ({
      term,
      note,
      withoutChange: withoutChange?.[name] ?? { value: none ?? null },
      withChange: withChange?.[name] ?? { value: none ?? null },
    }))
