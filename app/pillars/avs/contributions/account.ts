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
  /** The months of that year up to the reference age, including its own. */
  referenceMonth: number
  /** @see minimumContributionIn */
  lawYear: number
  /** Months in which the person is insured; in the year of the reference age until then. */
  insuredMonths: number[]
  /** Months of the entries, 12 at most. */
  entryMonths: number[]
  /**
   * The year of the first entry, if insurance is assumed from its last months on; null: it follows from periods or a
   * marriage.
   */
  firstPartYear: number | null
  /** Months with own contributions: the insured ones, if the income reaches the minimum contribution. */
  months: number[]
  /** CHF of the year. */
  amounts: number[]
  /** Whether the income of the year is already divided with a former spouse; null: in no year. */
  isSplit: boolean[] | null
  /** The first year that the record cannot know yet. */
  toComeFrom: number
  /**
   * CHF a year in the years to come: the income of the last complete year; null: no recent entry, or no complete year.
   */
  carriedOnIncome: number | null
  incomeToCome: IncomeToCome | null
  stop: Stop | null
  /** Steps in which work is reduced. */
  payCuts: readonly PayCut[]
  hasRecentEntry: boolean
  /** Whether the amounts are an estimate from a few figures and not a record's. */
  isEstimated: boolean
  /** Whether the insured periods were stated; otherwise they follow from entries and marriages. */
  isInsuredStated: boolean
  /** Years to come in which the person owes the minimum contribution, because the income does not reach it. */
  nonEmployedYears: number[]
  /**
   * Whether a known year with an income does not count by itself, because it does not reach the minimum contribution.
   */
  hasYearUnderMinimum: boolean
  /** Whether an unknown minimum decided about a year, so that the actual, higher one could change the result. */
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
