/** Payments into pillar 3a for years in which less than the ceiling was paid (OPP 3 art. 7a, 7b). */
import { PILLAR_3A_LATE_PURCHASE } from '~/law/pillar-3a/late-purchase'
import { rowOn } from '~/law/table'
import { type Day, yearOf } from '../day'
import type { WhoIsPaid } from '../pay-out-window'
import { ceilingOfYear, ceilingsOn, pillar3aWindow, type WorkOfYear } from './rules'

/** Work and ordinary payments (CHF) of a calendar year; `isBought`: a purchase was made for it before. */
export type YearOf3a = WorkOfYear & { year: number; paid: number; isBought?: boolean }

/**
 * `years`: earlier years, as far as they are known; `thisYear`: the year of the purchase. `boughtThisYear`: earlier
 * purchases in it, CHF. `isDrawn`: old-age savings of pillar 3a have been paid out. `wished`: CHF; null: as much as
 * possible.
 */
export type LatePurchaseQuestion = {
  person: WhoIsPaid
  on: Day
  years: readonly YearOf3a[]
  thisYear: Omit<YearOf3a, 'year' | 'isBought'>
  boughtThisYear?: number
  isDrawn: boolean
  wished: number | null
}

/** The unpaid part of a year's ceiling, CHF; `lastYear`: the last year in which it can be bought. */
export type Gap3a = { year: number; ceiling: number; paid: number; gap: number; lastYear: number }

/** Why nothing can be bought. */
export const LATE_PURCHASE_REFUSALS = {
  /** Old-age savings have been drawn. */
  drawn: 'OPP 3 art. 7a al. 4',
  /** No income from work this year. */
  notWorking: 'OPP 3 art. 7a al. 1',
  /** More than five years after the reference age. */
  tooLate: 'OPP 3 art. 7 al. 3, 7a al. 5',
  /** The ordinary payment of this year is not complete. */
  ordinaryNotPaid: 'OPP 3 art. 7a al. 1 let. c',
  noGap: 'OPP 3 art. 7a al. 1 let. a',
  moreThanAllowed: 'OPP 3 art. 7a al. 2',
} as const
export type LatePurchaseRefusalKey = keyof typeof LATE_PURCHASE_REFUSALS

/** One year: the part of its gap that is bought (CHF), and the part that can then never be bought (al. 3). */
export type BoughtGap = Gap3a & { bought: number; forfeited: number }

/**
 * `gaps`: those that can be bought, oldest first; `largest`: the most that can still be bought this year, CHF;
 * `ordinaryLeft`: the ordinary payment due first, CHF. `bought`: the gaps that the purchase closes, or null if it is
 * refused.
 */
export type LatePurchase = {
  gaps: Gap3a[]
  largest: number
  ordinaryLeft: number
  refusals: { key: LatePurchaseRefusalKey; article: string }[]
  bought: BoughtGap[] | null
}

/**
 * What can be bought this year, and which gaps that closes: the oldest first, since they expire first. A gap bought in
 * part is closed for good, and the rest is forfeited (art. 7a al. 3).
 * @throws {NoLawError} before 2025, when nothing could be bought
 */
export function latePurchase(question: LatePurchaseQuestion): LatePurchase {
  const gaps = gapsOf(question)
  const open = gaps.reduce((sum, { gap }) => sum + gap, 0)
  const ceiling = Math.max(0, ceilingsOn(question.on).withFund - (question.boughtThisYear ?? 0))
  const largest = Math.min(open, ceiling)
  const ordinary = ceilingOfYear(yearOf(question.on), question.thisYear)
  const ordinaryLeft = Math.max(0, ordinary - question.thisYear.paid)
  const amount = question.wished ?? largest
  const refused: Record<LatePurchaseRefusalKey, boolean> = {
    drawn: question.isDrawn,
    notWorking: question.thisYear.earnedIncome <= 0,
    tooLate: question.on > pillar3aWindow(question.person, question.on).latest,
    ordinaryNotPaid: ordinaryLeft > 0,
    noGap: gaps.length === 0,
    moreThanAllowed: gaps.length > 0 && amount > largest,
  }
  const keys = (Object.keys(refused) as LatePurchaseRefusalKey[]).filter((key) => refused[key])
  return {
    gaps,
    largest,
    ordinaryLeft,
    refusals: keys.map((key) => ({ key, article: LATE_PURCHASE_REFUSALS[key] })),
    bought: keys.length > 0 ? null : boughtOf(gaps, amount),
  }
}

/** Years among the last ten with a right to pay and payments below the ceiling, if nothing was bought for them. */
function gapsOf({ on, years }: LatePurchaseQuestion): Gap3a[] {
  const { firstYear, yearsBack } = rowOn(PILLAR_3A_LATE_PURCHASE, on).value
  const now = yearOf(on)
  return years
    .filter(({ year }) => year >= firstYear && year >= now - yearsBack && year < now)
    .filter(({ isBought }) => !isBought)
    .map(({ year, paid, ...work }) => {
      const ceiling = ceilingOfYear(year, work)
      return { year, ceiling, paid, gap: ceiling - paid, lastYear: year + yearsBack }
    })
    .filter(({ gap }) => gap > 0)
    .toSorted((one, other) => one.year - other.year)
}

function boughtOf(gaps: readonly Gap3a[], amount: number): BoughtGap[] {
  let left = amount
  return gaps.flatMap((gap) => {
    const bought = Math.min(gap.gap, left)
    left -= bought
    return bought > 0 ? [{ ...gap, bought, forfeited: gap.gap - bought }] : []
  })
}
