/** Every amount of a total before the one for life, read from a column alone, so that a shared one shows them too. */
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { Column, EarlierPension, FirstPayment } from '~/pillars/synthesis/result'
import { dayBefore } from './day-before'

/** `endedBy`: why the AVS pays something else afterwards; null: another pension starts. */
export type Phase = FirstPayment & { endedBy: EarlierPension['endedBy'] | 'bridging' | null }

type Avs = Pick<NonNullable<Column['avs']>, 'monthly' | 'supplement' | 'from' | 'earlier'>
type LppPart = { monthly: Franc; from: Day }
type Lpp = LppPart & {
  sureness?: string
  parts?: readonly LppPart[] | undefined
  changes?: readonly LppPart[] | undefined
  bridging?: { until: Day } | undefined
}

/** Fits a digest or a shared synthesis. */
export type ColumnWithPhases = Pick<Column, 'first' | 'monthlyTotal' | 'complete'> & {
  avs: Avs | null
  lpp: Lpp | null
}

/**
 * In chronological order; empty: the total is paid for life from its start. Phases that have ended by today are left
 * out.
 */
export function phasesOf({ first, avs, lpp }: Pick<ColumnWithPhases, 'first' | 'avs' | 'lpp'>): Phase[] {
  if (!first) return []
  const ofAvs = avs ? [...avs.earlier, { monthly: avs.monthly, from: avs.from, to: null, endedBy: null }] : []
  const starts = [...ofAvs, ...(lpp ? lppStarts(lpp) : [])].map(({ from }) => from)
  const days = [...new Set(starts)].toSorted()
  return days.slice(0, -1).flatMap((from, index): Phase[] => {
    const to = dayBefore(days[index + 1] as Day)
    if (from < first.from) return []
    const paid = ofAvs.findLast((one) => one.from <= from)
    const own = paid && avs ? paid.monthly + avs.supplement : 0
    const isBridged = lpp?.bridging?.until === days[index + 1]
    const endedBy = isBridged ? 'bridging' : paid?.to === to ? paid.endedBy : null
    const monthly = from === first.from ? first.monthly : (Math.round(own + (lpp ? lppOn(from, lpp) : 0)) as Franc)
    return [{ monthly, from, to, endedBy }]
  })
}

/** Why each amount, and finally the one for life, is less than the one before; null: it is not less. */
export function fallsIn(phases: readonly Phase[], forLife: Franc | null): (NonNullable<Phase['endedBy']> | null)[] {
  const amounts = [...phases.map(({ monthly }) => monthly), forLife]
  return amounts.map((amount, index) => {
    const before = phases[index - 1]
    return before && amount !== null && amount < before.monthly ? (before.endedBy ?? 'other') : null
  })
}

/** Where funds pay already or bridge, each day from which all of them pay another amount; else each part that starts. */
const lppStarts = ({ changes, parts = [], ...whole }: Lpp): readonly LppPart[] => changes ?? [whole, ...parts]

/** All that the funds pay on a day: the parts that have begun, if the pension is drawn in parts. */
const lppOn = (day: Day, { changes, parts, ...whole }: Lpp): number =>
  changes
    ? (changes.findLast(({ from }) => from <= day)?.monthly ?? 0)
    : (parts ?? [whole]).filter(({ from }) => from <= day).reduce((sum, { monthly }) => sum + monthly, 0)
