/** Months of contribution, and what fills the gaps between them (LAVS art. 29ter; RAVS art. 50, 52b, 52c). */
import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { type Day, dayOf, monthsBetween, yearOf } from '~/pillars/day'
import { accountOf, knownThrough, youthFrom } from './account'
import { isCreditTime } from './credits'
import { decimal, exact, times, wholeFrancs } from './exact'
import { isCoveredBySpouse, ownIncome } from './incomes'
import { insuredCount, insuredIn } from './insured'
import { type Household, type Human, touches } from './people'
import { yearToCome } from './to-come'

/** Why a month counts: own contributions, the spouse's, a credit, or marriage before 1997. */
export type Why = 'own' | 'spouse' | 'credit' | 'marriedBefore1997'

export type LifeMonth = { year: number; month: number; insured: boolean; why: Why | null }

/** Each month of some years, with whether it is insured, and why it counts as a month of contribution. */
export function lifeMonths(human: Human, from: number, through: number, household: Household): LifeMonth[] {
  const months: LifeMonth[] = []
  for (let year = from; year <= through; year++) {
    const why = whyCounted(human, year, household)
    insuredIn(human, year).forEach((insured, index) => {
      months.push({ year, month: index + 1, insured, why: insured ? why : null })
    })
  }
  return months
}

/** Why the insured months of a year count (LAVS art. 29ter al. 2), null: they do not. */
function whyCounted(human: Human, year: number, household: Household): Why | null {
  if (insuredCount(human, year) === 0) return null
  if (hasPaidMinimum(human, year)) return 'own'
  if (year < human.windowFrom) return null
  if (isCoveredBySpouse(human, year)) return 'spouse'
  if (isCreditTime(human, year, household)) return 'credit'
  return isFreeWife(human, year) ? 'marriedBefore1997' : null
}

/** RAVS art. 50: the minimum is paid for the months insured, in the year of the reference age for those until then. */
function hasPaidMinimum(human: Human, year: number): boolean {
  if (year > knownThrough(human)) return yearToCome(human, year).months > 0
  const months = insuredCount(human, year, monthsBefore(human.rightFrom, year))
  const amount = accountOf(human).get(year)?.amount ?? 0
  return amount > 0 && amount * 12 >= minimumContributionIn(year, human.lawYear).income * months
}

/** Until 1996 a wife without gainful work was free of contributions (10th revision, let. g al. 2). */
const isFreeWife = (human: Human, year: number): boolean =>
  year < 1997 &&
  human.facts.gender === 'FEMALE' &&
  (accountOf(human).get(year)?.amount ?? 0) === 0 &&
  human.unions.some((union) => touches(union, year))

/** How many months of a year lie before a day that is the first of a month: 12 where the year is over by then. */
const monthsBefore = (day: Day, year: number): number =>
  Math.max(0, Math.min(12, monthsBetween(dayOf(year, 1, 1), day)))

export type YouthPart = { year: number; months: number; income: number }

export type Duration = {
  /** Months between the 20th birthday and the year of the start. */
  windowMonths: number
  youth: YouthPart[]
  /** All that was contributed in youth, whether or not it fills a gap. */
  allYouth: YouthPart[]
  /** Months of the year of the start that fill a gap: they count for the scale alone. */
  startYearMonths: number
  /** All months of the year of the start, up to it. */
  allStartYearMonths: number
  /** Gaps that remain. */
  missingMonths: number
  /** All that counts for the scale; twelve of them are a full year. */
  scaleMonths: number
}

/** The duration of contribution for a pension that starts on a day, whole or in part. */
export function durationUntil(start: Day, human: Human, household: Household): Duration {
  const startYear = human.rightFrom === start ? human.eventYear : yearOf(start)
  const window = lifeMonths(human, human.windowFrom, startYear - 1, household)
  const windowMonths = window.filter(({ why }) => why !== null).length
  // At an early start the years up to the reference age are no gaps yet (LAVS art. 40 al. 4; RAVS art. 52b al. 2).
  const gap = window.length - windowMonths
  const allYouth = youthOf(human, household)
  const youth = latestYouth(allYouth, gap)
  const gapAfterYouth = gap - monthsOf(youth)
  const allStartYearMonths = lifeMonths(human, startYear, startYear, household)
    .slice(0, monthsBefore(start, startYear))
    .filter(({ why }) => why !== null).length
  const startYearMonths = Math.min(gapAfterYouth, allStartYearMonths)
  return {
    windowMonths,
    youth,
    allYouth,
    startYearMonths,
    allStartYearMonths,
    missingMonths: gapAfterYouth - startYearMonths,
    scaleMonths: windowMonths + monthsOf(youth) + startYearMonths,
  }
}

export const monthsOf = (parts: readonly YouthPart[]) => parts.reduce((sum, { months }) => sum + months, 0)

/** Contributions before 1 January after the 20th birthday, with their incomes (RAVS art. 52b al. 1, 51 al. 2). */
function youthOf(human: Human, household: Household): YouthPart[] {
  const years: YouthPart[] = []
  for (let year = youthFrom(human); year < human.windowFrom; year++) {
    const known = lifeMonths(human, year, year, household).filter(({ why }) => why !== null).length
    const months = year > knownThrough(human) ? yearToCome(human, year).months : known
    if (months > 0) years.push({ year, months, income: ownIncome(human, year) })
  }
  return years
}

/**
 * As many months of youth as there are gaps, the latest first; of a year that is used in part, its part of the income.
 */
function latestYouth(all: readonly YouthPart[], gap: number): YouthPart[] {
  const parts: YouthPart[] = []
  let left = gap
  for (const { year, months, income } of all.toReversed()) {
    const used = Math.min(left, months)
    if (used > 0) parts.push({ year, months: used, income: wholeFrancs(times(decimal(income), exact(used, months))) })
    left -= used
  }
  return parts
}
