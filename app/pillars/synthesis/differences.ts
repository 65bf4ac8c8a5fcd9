/** The effect of a change of situation on each figure, and how much of it each cause accounts for. */
import { NO_FRANC } from '../money'
import type { Cause } from './change'
import { hasSameParts } from './completeness'
import type { Column, Difference } from './result'

/** The figures that are compared, CHF; those of the total are sums over the pillars. Supplements can include half francs. */
const FIGURES = {
  'total.monthly': ({ monthlyTotal }: ColumnToCompare) => monthlyTotal,
  'total.capital': ({ capitalTotal }) => capitalTotal,
  'avs.monthly': ({ avs }) => avs?.monthly ?? null,
  'avs.supplement': ({ avs }) => avs?.supplement ?? null,
  'avs.thirteenth': ({ avs }) => avs?.thirteenth ?? null,
  'lpp.monthly': ({ lpp }) => lpp?.monthly ?? null,
  'lpp.capital': ({ lpp }) => lpp?.capital ?? null,
  'vested.projected': ({ vested }) => vested?.projected ?? null,
  'pillar3a.projected': ({ pillar3a }) => pillar3a?.projected ?? null,
} satisfies Record<Difference['figure'], (column: ColumnToCompare) => number | null>

/**
 * For each figure that the change affects, its causes in order; they add up to the difference exactly. `changes`: the
 * column after each cause, applied to the ones before. A figure that is missing in one of the columns cannot be taken
 * apart and is left out; without an account that the change opens, nothing is paid of pillar 3a.
 */
export function differencesOf(before: Column, changes: readonly { cause: Cause; column: Column }[]): Difference[] {
  const all = [before, ...changes.map(({ column }) => column)]
  const columns = all.some(isOpened3a) ? all.map(without3aAsNothing) : all
  return Object.entries(FIGURES).flatMap(([figure, valueIn]) => {
    const total = TOTALS[figure]
    if (total && !columns.every((one) => hasSameParts(total, columns[0] as ColumnToCompare, one))) return []
    const [first, ...values] = columns.map(valueIn)
    if (first === null || first === undefined || values.some((value) => value === null)) return []
    const causes: Difference['causes'] = []
    let last = first
    for (const [index, { cause }] of changes.entries()) {
      const value = values[index] as number
      if (value !== last) causes.push({ cause, amount: value - last })
      last = value
    }
    if (causes.length === 0) return []
    return [{ figure: figure as Difference['figure'], before: first, after: last, difference: last - first, causes }]
  })
}

const isOpened3a = ({ pillar3a }: Column) => pillar3a?.accounts.some(({ isNew }) => isNew) ?? false

type ColumnToCompare = Omit<Column, 'pillar3a'> & { pillar3a: { projected: number } | null }

const without3aAsNothing = (column: Column): ColumnToCompare => ({
  ...column,
  capitalTotal: column.capitalTotal ?? NO_FRANC,
  pillar3a: column.pillar3a ?? { projected: NO_FRANC },
  missing: column.missing.filter((pillar) => pillar !== 'pillar3a'),
})

/** For these two, the parts of the sum have to be the same. */
const TOTALS: Record<string, 'monthly' | 'capital'> = { 'total.monthly': 'monthly', 'total.capital': 'capital' }
