/**
 * Which of the possible lives have to be computed: where what is paid rises with the incomes, the lives between the lowest
 * and the highest cannot be paid less or more, and only the ends are. `tests/properties/avs-every-life.property.test.ts` compares this with all.
 *
 * Of somebody without a spouse of now who draws nothing early, a life differs from another by incomes alone, as long as the
 * same years count in both. Then the income sum rises with each income: with those of a former spouse by the half that is
 * received, with the own ones by at least the half that is kept (LAVS art. 29quinquies); with it the average (art. 30), the row
 * of the table and the pension in each situation (art. 34, 38), the widowed person's (art. 35bis) and what a deferral adds
 * (art. 39). Only the supplement falls (art. 34bis), in a few steps: between two lives with the same one, what is paid rises.
 *
 * It does not simply rise, and every life is computed: with a spouse of now, since the couple's cap shares by both pensions
 * (art. 35); with an early start, since what is drawn early lowers what is paid later (art. 40, RAVS art. 56bis); beside a
 * survivor's pension, which is paid while it is the higher one (art. 24b); with work after the reference age, which closes
 * gaps only where it reaches a part of the average (RAVS art. 52dbis).
 */
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { retirementOf } from './drawing/reference-age'
import type { AvsFacts, InsuredPerson } from './facts'
import type { PossibleLives } from './possible-lives'

type Span = { from: number; to: number }

/** Lives next to each other, by their indices, both ends included. `isRising`: what is paid rises from one end to the other. */
export type BoxOfLives = Record<keyof LifeAt, Span> & { isRising: boolean }
type LifeAt = { amount: number; place: number; person: number }

/** All lives, in boxes; the one that is shown stands in each row of expected incomes, which lie between their bounds. */
export function boxesOfLives(facts: AvsFacts, lives: PossibleLives): BoxOfLives[] {
  const { amounts, places, persons } = lives
  const all = (list: readonly unknown[], from = 0): Span => ({ from, to: list.length - 1 })
  const whole = { amount: all(amounts), place: all(places), person: all(persons), isRising: false }
  if (!isRising(facts)) return [whole]
  const firstAlike = amounts.findIndex((amount) => amount !== null && amount >= alwaysPaysForBoth())
  const lastAlike = amounts.findLastIndex((amount) => amount !== null)
  // The first is the one with the expected incomes.
  const bounds = {
    place: all(places, Math.min(1, places.length - 1)),
    person: all(persons, Math.min(1, persons.length - 1)),
  }
  const boxes: BoxOfLives[] = []
  for (let from = 0; from < amounts.length; ) {
    const to = from === firstAlike ? lastAlike : from
    boxes.push({ ...bounds, amount: { from, to }, isRising: true })
    from = to + 1
  }
  return boxes
}

/** From this income on, CHF a year, a spouse pays the contributions of both in any year that we know (LAVS art. 3 al. 3). */
const alwaysPaysForBoth = () => {
  const { income, spouseTimes } = minimumContributionOf(Number.POSITIVE_INFINITY)
  return income * spouseTimes
}

function isRising({ person, partner, marriages }: AvsFacts): boolean {
  if (partner || person.forecast || person.survivorsPension !== null || person.workAfterReferenceAge) return false
  if (isDrawnEarly(person) || !isAlike(person)) return false
  return marriages.every(({ spouse }) => spouse !== 'partner' && isAlike(spouse) && countsWholeYears(spouse))
}

const isDrawnEarly = (person: InsuredPerson) => {
  const { start } = retirementOf(person)
  return person.drawing?.some(({ from }) => from < start) ?? false
}

/** Whether the same years count in all lives: whoever varies has enough income in each of them, expected, low and high. */
function isAlike({ incomes, incomeBounds }: InsuredPerson): boolean {
  if (!incomeBounds) return true
  const { low, high } = incomeBounds
  return low.every((least, index) => {
    const [expected, most] = [incomes?.[index], high[index]]
    if (!expected || !most || expected.months !== least.months || most.months !== least.months) return false
    const isBetween = least.amount <= expected.amount && expected.amount <= most.amount
    return isBetween && (least.amount === most.amount || least.amount >= alwaysPaysForBoth())
  })
}

/** In a part of a year less is earned: of nobody whose incomes are unknown we know that it still pays for both. */
const countsWholeYears = ({ incomes, insured, stopsOn, payCuts }: InsuredPerson) =>
  incomes !== null || (insured === null && stopsOn === null && !payCuts?.length)

/**
 * What is paid in the lives of a box, as far as it can be the lowest or the highest: where it rises, in both ends, or in the
 * ends of each half while their supplements differ; else in every life.
 */
export function outermost<Paid extends { supplement: number }>(box: BoxOfLives, paidIn: (at: LifeAt) => Paid): Paid[] {
  if (!box.isRising) return every(box).map(paidIn)
  const low = paidIn(endOf(box, 'from'))
  const longest = longestOf(box)
  if (box[longest].from === box[longest].to) return [low]
  const high = paidIn(endOf(box, 'to'))
  if (low.supplement === high.supplement) return [low, high]
  const middle = Math.floor((box[longest].from + box[longest].to) / 2)
  const half = (span: Span) => outermost({ ...box, [longest]: span }, paidIn)
  return [...half({ ...box[longest], to: middle }), ...half({ ...box[longest], from: middle + 1 })]
}

/** How many of its lives are computed where it has one supplement. */
export function livesIn(box: BoxOfLives): number {
  const all = DIMENSIONS.reduce((product, one) => product * (lengthOf(box[one]) + 1), 1)
  return box.isRising ? Math.min(2, all) : all
}

const DIMENSIONS = ['amount', 'place', 'person'] as const

const endOf = (box: BoxOfLives, end: keyof Span): LifeAt => ({
  amount: box.amount[end],
  place: box.place[end],
  person: box.person[end],
})

const longestOf = (box: BoxOfLives) =>
  DIMENSIONS.reduce((longest, one) => (lengthOf(box[one]) > lengthOf(box[longest]) ? one : longest))

const lengthOf = ({ from, to }: Span) => to - from

function every({ amount: amounts, place: places, person: persons }: BoxOfLives): LifeAt[] {
  const lives: LifeAt[] = []
  for (let amount = amounts.from; amount <= amounts.to; amount++)
    for (let place = places.from; place <= places.to; place++)
      for (let person = persons.from; person <= persons.to; person++) lives.push({ amount, place, person })
  return lives
}
