/** The figures that are taken home, one a line, in their order: PDF and CSV are made from this list. */
import type { ParseKeys } from 'i18next'
import type { Day } from '~/pillars/day'
import type { Column } from '~/pillars/result'
import type { Later } from './exported-synthesis'
import type { Pillar } from './sheet'

/** A day, or CHF: a month, a year, or `once`. */
export type Unit = 'day' | 'month' | 'year' | 'once'

export type Found = {
  /** CHF, or the day itself. */
  value: number | Day
  from?: Day | null
  /** null: for life. Left out: there is no end to tell. */
  to?: Day | null
  /** Why it is paid from then on; in place of the bare days. */
  reason?: Later['reason']
  /** From when it is paid, and what is not in it, said already. */
  sentence?: string | null
}

/** What is known of a column beside its figures. */
export type Known = { later: readonly Later[]; totalNote: string | null; capitalNote: string | null }

export type Figure = {
  part: 'total' | Pillar
  term: ParseKeys
  note?: ParseKeys
  /** In a column where it does not apply; a dash without it. */
  none?: ParseKeys
  /** What an amount of 0 means; and why. */
  zero?: { text: ParseKeys; why?: ParseKeys }
  unit: Unit
  of(column: Column, known: Known): Found | readonly Found[] | null
}

/** Without a whole contribution year there is no pension, and so nothing that comes with it. */
const paidAvs = ({ avs }: Column) => (avs && avs.monthly > 0 ? avs : null)

// biome-ignore format: read down as a table
export const FIGURES: readonly Figure[] = [
  { part: 'total', unit: 'day', term: 'synthesis.retirement', of: ({ retirementDate }) => ({ value: retirementDate }) },
  { part: 'total', unit: 'month', term: 'synthesis.totalMonthly', note: 'synthesis.totalMonthlyNote', zero: { text: 'synthesis.noPension' },
    of: ({ monthlyTotal, totalFrom }, { totalNote }) => amount(monthlyTotal, { from: totalFrom, sentence: totalNote }) },
  { part: 'total', unit: 'once', term: 'synthesis.totalCapital', note: 'synthesis.totalCapitalNote',
    of: ({ capitalTotal }, { capitalNote }) => amount(capitalTotal, { sentence: capitalNote }) },

  { part: 'avs', unit: 'month', term: 'synthesis.avsMonthly', zero: { text: 'synthesis.noPension', why: 'synthesis.avsNoWholeYear' },
    of: ({ avs }) => avs && { value: avs.monthly, from: avs.from, to: avs.to } },
  { part: 'avs', unit: 'month', term: 'synthesis.avsLater', none: 'synthesis.avsLaterNone',
    of: (column, { later }) => (paidAvs(column) ? later.map(({ monthly, ...when }) => ({ value: monthly, ...when })) : null) },
  { part: 'avs', unit: 'day', term: 'synthesis.avsPartnerStart', of: ({ avs }) => avs?.partnerStart ? { value: avs.partnerStart } : null },
  { part: 'avs', unit: 'month', term: 'synthesis.avsSupplement', note: 'synthesis.avsSupplementNote', none: 'synthesis.avsSupplementNone',
    of: (column) => amount(paidAvs(column)?.supplement || null) },
  { part: 'avs', unit: 'year', term: 'synthesis.avsThirteenth', note: 'synthesis.avsThirteenthNote', of: (column) => amount(paidAvs(column)?.thirteenth) },

  { part: 'lpp', unit: 'month', term: 'synthesis.lppMonthly', of: ({ lpp }) => lpp && { value: lpp.monthly, from: lpp.from, to: null } },
  { part: 'lpp', unit: 'once', term: 'synthesis.lppCapital', note: 'synthesis.lppCapitalNote', of: ({ lpp }) => lpp && { value: lpp.capital, from: lpp.from } },
  { part: 'lpp', unit: 'once', term: 'synthesis.lppCapitalAtRetirement', note: 'synthesis.lppCapitalAtRetirementNote',
    of: ({ lpp }) => amount(lpp?.capitalAtRetirement) },

  { part: 'pillar3a', unit: 'once', term: 'synthesis.pillar3aCurrent', note: 'synthesis.pillar3aCurrentNote', of: ({ pillar3a }) => amount(pillar3a?.current) },
  { part: 'pillar3a', unit: 'month', term: 'synthesis.pillar3aPayment', of: ({ pillar3a }) => pillar3a && { value: pillar3a.monthlyPayment, to: pillar3a.paymentsUntil } },
  { part: 'pillar3a', unit: 'once', term: 'synthesis.pillar3aProjected', of: ({ pillar3a }) => pillar3a && { value: pillar3a.projected, from: pillar3a.projectedFrom } },
]

const amount = (value: number | null | undefined, more: Omit<Found, 'value'> = {}): Found | null =>
  value === null || value === undefined ? null : { value, ...more }

/** All that a figure says in a column: nothing where it does not apply, several where it changes over time. */
export const foundIn = ({ of }: Figure, column: Column, known: Known): readonly Found[] => {
  const found = of(column, known) ?? []
  return 'value' in found ? [found] : found
}
