/** The figures of the downloads, in order, one per line. PDF and CSV are made from this list. */
import type { ParseKeys } from 'i18next'
import { isAbout, type Lack, lackOf } from '~/language/at-least'
import { dayBefore } from '~/language/day-before'
import { leavingIn } from '~/language/leaving'
import { type Phase, phasesOf } from '~/language/phases'
import type { Day } from '~/pillars/day'
import type { AmountRange } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import type { ColumnContext, Pillar } from './sheet'

/** A day, or CHF paid every month, every year, or once. */
export type Unit = 'day' | 'month' | 'year' | 'once'

export type FigureValue = {
  /** An amount in CHF, or a day. */
  value: number | Day
  /** The range for life if the amount is not known; `value` is then the amount from which the others follow. */
  range?: AmountRange | null
  from?: Day | null
  /** null: for life. Left out: the figure has no end. */
  to?: Day | null
  /** What ends it; shown with the period. */
  endedBy?: Phase['endedBy'] | undefined
  /** For a total: the pillar that it lacks; null or left out: none. */
  lack?: Lack | null
  /** It is computed from what funds print, or rests on such an amount. */
  isAbout?: boolean
  /** For what is paid once: an unknown pillar may pay more. */
  isAtLeast?: boolean
  /** A ready sentence on when it starts and what it does not include; shown instead of the period. */
  sentence?: string | null
}

export type Figure = {
  part: 'total' | Pillar
  term: ParseKeys
  note?: ParseKeys
  /** The text in a column to which it does not apply; by default a dash. */
  none?: ParseKeys
  /** The text for an amount of 0, and the reason. */
  zero?: { text: ParseKeys; why?: ParseKeys }
  unit: Unit
  valueIn(column: Column, context: ColumnContext): FigureValue | readonly FigureValue[] | null
}

/** null without a pension, which then has no supplement or 13th pension either. */
const paidAvs = ({ avs }: Column) => (avs && avs.monthly > 0 ? avs : null)

// biome-ignore format: easier to read as a table
export const FIGURES: readonly Figure[] = [
  { part: 'total', unit: 'day', term: 'synthesis.retirement', valueIn: (column) => ({ value: leavingIn(column) }) },
  { part: 'total', unit: 'month', term: 'synthesis.totalMonthly', note: 'synthesis.totalMonthlyNote', zero: { text: 'synthesis.noPension' },
    valueIn: (column, { totalNote }) => amount(column.monthlyTotal, { from: column.totalFrom, sentence: totalNote, range: column.ranges?.total, lack: lackOf(column), isAbout: isAbout(column) }) },
  { part: 'total', unit: 'month', term: 'synthesis.totalEnds',
    valueIn: (column) => endsOfTotal(column) },
  { part: 'total', unit: 'month', term: 'takeaway.totalFirst', valueIn: (column) => phasesOf(column).map(({ monthly, endedBy, ...days }) => ({ value: monthly, ...days, ...(endedBy && { endedBy }), lack: lackOf(column), isAbout: isAbout(column) })) },
  { part: 'total', unit: 'once', term: 'synthesis.totalCapital', note: 'synthesis.totalCapitalNote',
    valueIn: ({ capitalTotal, missing }, { capitalNote }) => amount(capitalTotal, { sentence: capitalNote, isAtLeast: missing.some((pillar) => pillar !== 'avs') }) },

  { part: 'avs', unit: 'month', term: 'synthesis.avsMonthly', zero: { text: 'synthesis.noPension', why: 'synthesis.avsNoWholeYear' },
    valueIn: ({ avs, ranges }) => avs && { value: avs.monthly, from: avs.from, to: avs.to, range: ranges?.avs } },
  { part: 'avs', unit: 'month', term: 'synthesis.avsEarlier', none: 'synthesis.avsEarlierNone',
    valueIn: (column) => paidAvs(column)?.earlier.map(({ monthly, ...when }) => ({ value: monthly, ...when })) ?? null },
  { part: 'avs', unit: 'day', term: 'synthesis.avsPartnerStart', valueIn: ({ avs }) => avs?.partnerStart ? { value: avs.partnerStart } : null },
  { part: 'avs', unit: 'month', term: 'synthesis.avsSupplement', note: 'synthesis.avsSupplementNote', none: 'synthesis.avsSupplementNone',
    valueIn: (column) => amount(paidAvs(column)?.supplement || null, { range: column.ranges?.supplement }) },
  { part: 'avs', unit: 'year', term: 'synthesis.avsThirteenth', note: 'synthesis.avsThirteenthNote',
    valueIn: (column) => amount(paidAvs(column)?.thirteenth, { range: column.ranges?.avs }) },

  { part: 'lpp', unit: 'month', term: 'synthesis.lppMonthly', valueIn: ({ lpp }) => lpp && { value: lpp.monthly, from: lpp.from, to: null, isAbout: lpp.sureness === 'computed' } },
  { part: 'lpp', unit: 'month', term: 'synthesis.lppEnds', valueIn: ({ lpp }) => lpp?.range ? { value: lpp.monthly, range: lpp.range } : null },
  { part: 'lpp', unit: 'month', term: 'synthesis.lppBridgingPension', valueIn: ({ lpp }) => lpp?.bridging ? { value: lpp.bridging.monthly, from: lpp.bridging.from, to: dayBefore(lpp.bridging.until) } : null },
  { part: 'lpp', unit: 'once', term: 'synthesis.lppCapital', note: 'synthesis.lppCapitalNote', valueIn: ({ lpp }) => lpp && { value: lpp.capital, from: lpp.from } },
  { part: 'lpp', unit: 'once', term: 'synthesis.lppCapitalAtRetirement', note: 'synthesis.lppCapitalAtRetirementNote',
    valueIn: ({ lpp }) => amount(lpp?.capitalAtRetirement) },
  { part: 'lpp', unit: 'once', term: 'synthesis.vestedCurrent', valueIn: ({ vested }) => amount(vested?.current) },
  { part: 'lpp', unit: 'once', term: 'synthesis.vestedProjected', valueIn: ({ vested }) => vested && { value: vested.projected, from: lastDay(vested) } },

  { part: 'pillar3a', unit: 'once', term: 'synthesis.pillar3aCurrent', note: 'synthesis.pillar3aCurrentNote', valueIn: ({ pillar3a }) => amount(pillar3a?.current) },
  { part: 'pillar3a', unit: 'month', term: 'synthesis.pillar3aPayment', valueIn: ({ pillar3a }) => pillar3a && { value: pillar3a.monthlyPayment, to: pillar3a.paymentsUntil } },
  { part: 'pillar3a', unit: 'once', term: 'synthesis.pillar3aProjected', valueIn: ({ pillar3a }) => pillar3a && { value: pillar3a.projected, from: pillar3a.projectedFrom } },
]

/** The day on which the last account is paid out; null: a link does not say. */
const lastDay = ({ accounts }: { accounts: readonly { paydate: Day }[] }) =>
  accounts
    .map(({ paydate }) => paydate)
    .toSorted()
    .at(-1) ?? null

/** null: the total is one amount, or a range itself. */
function endsOfTotal(column: Column): FigureValue | null {
  const range = column.ranges ? null : column.ends
  return range && column.monthlyTotal !== null ? { value: column.monthlyTotal, range, lack: lackOf(column) } : null
}

const amount = (value: number | null | undefined, more: Omit<FigureValue, 'value'> = {}): FigureValue | null =>
  value === null || value === undefined ? null : { value, ...more }

/** The values of a figure in a column: none if it does not apply, several if it changes over time. */
export const valuesIn = ({ valueIn }: Figure, column: Column, context: ColumnContext): readonly FigureValue[] => {
  const found = valueIn(column, context) ?? []
  return 'value' in found ? [found] : found
}
