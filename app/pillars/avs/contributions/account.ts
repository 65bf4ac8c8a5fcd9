import type { IncomeToCome, PayCut } from '../facts'

/**
 * An individual account, continued to the reference age; `accountOf` makes and fills it, `contributorsOf` raises it to the
 * minimum contribution once the spouses are known, and from then on it is only read. The lists hold one element a calendar
 * year, from `firstYear` on, which is that of the 18th birthday: the months in which the person was insured
 * (`insuredMonths`), how many of them count by own contributions (`months`), and the income (`amounts`), which counts in the
 * average even where no month does.
 */
export type Account = {
  firstYear: number
  /** The first year that counts: that of the 21st birthday (LAVS art. 29bis al. 2). */
  windowFrom: number
  referenceYear: number
  /** How many months of that year the reference age leaves, its own included. */
  referenceMonth: number
  /** @see minimumContributionIn */
  lawYear: number
  /** Months in which the person is insured; in the year of the reference age until then. */
  insuredMonths: number[]
  /** Months of the entries, 12 at most. */
  entryMonths: number[]
  /** The year of the first entry, which makes somebody insured from its last months on; null: periods or a marriage do. */
  firstPartYear: number | null
  /** Months with contributions of their own: those insured, where the income bears the minimum contribution. */
  months: number[]
  /** CHF of the year. */
  amounts: number[]
  /** Whether a former marriage has divided the income of the year already; null: in no year. */
  isSplit: boolean[] | null
  /** The first year that the record cannot know yet. */
  toComeFrom: number
  /** CHF a year in years to come: the income of the last complete year; null: no entry is recent, or no year complete. */
  carriedOnIncome: number | null
  incomeToCome: IncomeToCome | null
  stop: Stop | null
  /** Work that is reduced in steps. */
  payCuts: readonly PayCut[]
  hasRecentEntry: boolean
  /** Whether the amounts are an estimate from few figures, and not those of a record. */
  isEstimated: boolean
  /** Whether somebody has said when the person was insured; else it follows from entries and marriages. */
  isInsuredStated: boolean
  /** Years to come in which the income does not bear the minimum contribution, and the person owes it. */
  nonEmployedYears: number[]
  /** Whether a known year with an income does not count by itself, since it does not bear the minimum contribution. */
  hasYearUnderMinimum: boolean
  /** Whether the minimum of a year decided that is not known, so that a higher one could have led to another answer. */
  isMinimumDoubtful: boolean
}

/** The end of work: its year, the months worked in it, and whether it is only assumed from an early start. */
export type Stop = { year: number; months: number; assumed: boolean }

/** CHF of a year; 0 outside of the account. */
export const amountIn = ({ amounts, firstYear }: Pick<Account, 'amounts' | 'firstYear'>, year: number): number =>
  amounts[year - firstYear] ?? 0

/** Months of a year; 0 outside of the account. */
export const insuredMonthsIn = ({ insuredMonths, firstYear }: Account, year: number): number =>
  insuredMonths[year - firstYear] ?? 0
