/**
 * Which of the possible lives have to be computed. If the payments rise with the incomes, no life between the lowest
 * and the highest incomes can be paid less or more, so only the ends are computed.
 * `tests/properties/avs-every-life.property.test.ts` compares the result with computing all lives.
 *
 * For a person without a current spouse who draws nothing early, two lives differ only in incomes, as long as the same
 * years count in both. The income sum then rises with each income: by the received half of a former spouse's, and by at
 * least the kept half of their own (LAVS art. 29quinquies). With it rise the average (art. 30), the row of the table
 * and the pension in each situation (art. 34, 38), the widowed person's supplement (art. 35bis) and the supplement for
 * a deferral (art. 39). Only the supplement of the transition generation falls (art. 34bis), in a few steps: between
 * two lives with the same one, the payments rise.
 *
 * The payments do not simply rise, and every life is computed, in these cases: with a current spouse, because the
 * couple's cap depends on both pensions (art. 35); with an early start, because it lowers later payments (art. 40, RAVS
 * art. 56bis); with a survivor's pension, which is paid as long as it is the higher one (art. 24b); with work after the
 * reference age, which closes gaps only if it reaches a part of the average (RAVS art. 52dbis).
 */
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { retirementOf } from './drawing/reference-age'
import type { AvsFacts, InsuredPerson } from './facts'
import type { PossibleLives } from './possible-lives'

type Span = { from: number; to: number }

/**
 * Neighbouring lives, by their indices, both ends included. `isRising`: the payments rise from one end to the other.
 */
export type BoxOfLives = Record<keyof LifeAt, Span> & { isRising: boolean }
type LifeAt = { amount: number; place: number; person: number }

/** All lives, in boxes. Where payments rise, the expected incomes are skipped, since they lie between their bounds. */
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

/** From this income on, CHF a year, a spouse pays for both in every year that we know (LAVS art. 3 al. 3). */
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

/**
 * Whether the same years count in all lives: everybody whose incomes vary has enough in each year, expected, low and
 * high.
 */
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

/** Less is earned in part of a year: with unknown incomes it is not certain that this still pays for both. */
const countsWholeYears = ({ incomes, insured, stopsOn, payCuts }: InsuredPerson) =>
  incomes !== null || (insured === null && stopsOn === null && !payCuts?.length)

/**
 * The payments in those lives of a box that can be the lowest or the highest. If they rise, these are both ends, or the
 * ends of each half as long as their supplements differ; otherwise every life.
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

/** The number of lives computed in a box with a single supplement. */
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
