/** The incomes of a person, year by year, before and after they are divided between spouses. */
import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import { accountOf, knownThrough } from './account'
import { insuredCount } from './insured'
import { oncePerYear } from './once'
import { type Human, isWholeYearOf, spouseIn, touches, type Union } from './people'
import { yearToCome } from './to-come'

/**
 * CHF of a year, undivided. In years to come the minimum of somebody without work, unless the spouse covers the year.
 */
export const ownIncome = oncePerYear((human, year): number => {
  if (year <= knownThrough(human)) return accountOf(human).get(year)?.amount ?? 0
  if (year > human.eventYear) return 0
  const { income, minimum } = yearToCome(human, year)
  return isCoveredBySpouse(human, year) ? income : Math.max(income, minimum)
})

/**
 * Whether a spouse has paid twice the minimum in a calendar year of the marriage, those of wedding and end among them
 * (LAVS art. 3 al. 3, al. 4, 29ter al. 2 let. b).
 */
export const isCoveredBySpouse = (human: Human, year: number): boolean =>
  human.unions.some((union) => touches(union, year) && paysForTwo(spouseIn(union, human), year))

/** After the reference age only by entries that are known (LAVS art. 3 al. 4 let. b). */
function paysForTwo(spouse: Human, year: number): boolean {
  const { income, spouseTimes } = minimumContributionIn(year, spouse.lawYear)
  if (year <= knownThrough(spouse)) return (accountOf(spouse).get(year)?.amount ?? 0) >= spouseTimes * income
  const after = spouse.facts.workAfterReferenceAge?.incomes.filter((entry) => entry.year === year) ?? []
  if (year >= spouse.eventYear) return after.reduce((sum, { amount }) => sum + amount, 0) >= spouseTimes * income
  return year < spouse.eventYear && yearToCome(spouse, year).income >= spouseTimes * income
}

/** CHF of a year as it counts on a day: half of both spouses' where it is divided by then. */
export function incomeOn(human: Human, year: number, on: Day): number {
  const union = human.unions.find((one) => isDividedBy(one, human, on) && isDividedYear(one, year))
  if (!union) return ownIncome(human, year)
  return (ownIncome(union.one, year) + ownIncome(union.other, year)) / 2
}

/** When incomes are divided (LAVS art. 29quinquies al. 3 let. a, b, c). */
function isDividedBy(union: Union, human: Human, on: Day): boolean {
  const isOver = union.end !== null && on >= firstOfNextMonth(union.end)
  if (!isOver) return on >= union.one.rightFrom && on >= union.other.rightFrom
  return union.endedBy === 'death' ? on >= human.rightFrom : true
}

/**
 * Calendar years of marriage without those of wedding and end (RAVS art. 50b al. 3), in which both were insured, from
 * both 21 until the year before the first has the insured event (LAVS art. 29quinquies al. 4). A year that is divided
 * on the account already is divided no more.
 */
function isDividedYear(union: Union, year: number): boolean {
  const { one, other } = union
  return (
    isWholeYearOf(union, year) &&
    areBothInWindow(one, other, year) &&
    insuredCount(one, year) > 0 &&
    insuredCount(other, year) > 0 &&
    ![one, other].some((human) => year <= knownThrough(human) && accountOf(human).get(year)?.split)
  )
}

/** From 1 January after the second 20th birthday until 31 December before the first reference age. */
export const areBothInWindow = (one: Human, other: Human, year: number): boolean =>
  [one, other].every(({ windowFrom, eventYear }) => windowFrom <= year && year < eventYear)
