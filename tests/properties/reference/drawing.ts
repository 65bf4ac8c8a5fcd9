/** From when on which part of a pension is drawn (LAVS art. 39 to 40c), and by how much it falls or rises. */
import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import { addMonths, addYears, type Day, day, firstOfMonthFrom, firstOfNextMonth, monthsBetween } from '~/pillars/day'
import { decimal, type Exact, exact, times, ZERO } from './exact'
import type { Human } from './people'
import { ReferenceRefusal } from './refusal'

/** Percent of the pension that are drawn from a day on in all. */
type Step = { from: Day; share: number }

/** A part of the pension with a start of its own, percent. */
export type Portion = { share: Exact; from: Day }

const FIRST_PENSION = day('2025-01-01')

/** Women born from 1961 to 1969 (LAVS art. 34bis al. 2, 3). */
export const isTransition = ({ facts }: Human): boolean =>
  facts.gender === 'FEMALE' && transitionShareOf(facts.birthDate) > 0

/** The parts that a person draws, in order of time; the last completes the pension. */
export function portionsOf(human: Human): Portion[] {
  let drawn = 0
  return stepsOf(human).map(({ from, share }) => {
    const portion = { share: times(decimal(share - drawn), exact(1, 100)), from }
    drawn = share
    return portion
  })
}

/**
 * @throws {ReferenceRefusal} `pensionBefore2025`, `retirementTooEarly`, `retirementTooLate`, `sharesNotAllowed`
 */
function stepsOf(human: Human): Step[] {
  const { rightFrom } = human
  const wished = (human.facts.drawing ?? []).map(({ from, share }) => ({ from: firstOfMonthFrom(from), share }))
  const latest = addYears(rightFrom, 5)
  const first = wished[0]?.from ?? rightFrom
  if (rightFrom < FIRST_PENSION || first < FIRST_PENSION) throw new ReferenceRefusal('pensionBefore2025')
  if (first < earliestOf(human)) throw new ReferenceRefusal('retirementTooEarly')
  if (wished.some(({ from }) => from > latest)) throw new ReferenceRefusal('retirementTooLate')
  if (!areSharesAllowed(wished)) throw new ReferenceRefusal('sharesNotAllowed')
  const steps = withRest(atReferenceAge(wished, rightFrom), human)
  if (!areChangesAllowed(steps, human)) throw new ReferenceRefusal('sharesNotAllowed')
  return steps
}

/** From the month after the 63rd birthday, in the transition generation the 62nd (LAVS art. 40 al. 1, 40c). */
export const earliestOf = (human: Human): Day =>
  firstOfNextMonth(addYears(human.facts.birthDate, isTransition(human) ? 62 : 63))

const areSharesAllowed = (steps: readonly Step[]): boolean =>
  steps.every(
    ({ from, share }, index) =>
      (share === 100 || (share >= 20 && share <= 80)) &&
      steps.slice(0, index).every((before) => before.share < share && before.from < from),
  )

/**
 * A step less than a year after the reference age is one at the reference age: nothing is deferred (LAVS art. 39 al.
 * 1).
 */
function atReferenceAge(steps: readonly Step[], rightFrom: Day): Step[] {
  const moved = steps.map((step) =>
    step.from > rightFrom && step.from < addMonths(rightFrom, 12) ? { ...step, from: rightFrom } : step,
  )
  return moved.filter(({ from }, index) => moved[index + 1]?.from !== from)
}

/**
 * The rest is drawn at the reference age, or where a part is deferred after five years (LAVS art. 39 al. 1, 40b al.
 * 1).
 */
function withRest(steps: readonly Step[], { rightFrom }: Human): Step[] {
  const last = steps.at(-1)
  if (last?.share === 100) return [...steps]
  const isDeferred = last !== undefined && last.from >= rightFrom
  return [...steps, { from: isDeferred ? addYears(rightFrom, 5) : rightFrom, share: 100 }]
}

/**
 * One raise before the reference age (LAVS art. 40 al. 2); of what is deferred one part before the rest, and none
 * after a raise.
 */
function areChangesAllowed(steps: readonly Step[], { rightFrom }: Human): boolean {
  const early = steps.filter(({ from }) => from < rightFrom)
  const lowered = steps.filter(({ from, share }) => from > rightFrom && share < 100)
  return early.length <= 2 && lowered.length <= 1 && (early.length < 2 || lowered.length === 0)
}

/**
 * Part of the pension by which an early portion is reduced (RAVS art. 56bis al. 1, 56quater), by the average at its
 * start.
 */
export function earlyRate(human: Human, portion: Portion, ramdAtStart: number, law: AvsLaw): Exact {
  const months = monthsBetween(portion.from, human.rightFrom)
  if (isTransition(human)) return exact(transitionRate(months, ramdAtStart, law), 1000)
  const row = law.earlyReductions.find((one) => one.months === months)
  if (!row) throw new RangeError(`no rate for ${months} months`)
  return times(decimal(row.percent), exact(1, 100))
}

/** RAVS art. 56quater al. 1, thousandths, for 0 to 36 months. */
const TO_FOUR = [
  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 3, 5, 7, 8, 10, 12, 13, 15, 17, 18, 20, 21, 22, 23, 23, 24, 25, 26, 27, 28,
  28, 29, 30,
]
const TO_FIVE = [
  0, 2, 4, 6, 8, 10, 13, 15, 17, 19, 21, 23, 25, 27, 28, 30, 32, 33, 35, 37, 38, 40, 42, 43, 45, 47, 48, 50, 52, 53, 55,
  57, 58, 60, 62, 63, 65,
]
const ABOVE_FIVE = [
  0, 3, 6, 9, 12, 15, 18, 20, 23, 26, 29, 32, 35, 38, 40, 43, 45, 48, 50, 53, 55, 58, 60, 63, 65, 68, 72, 75, 78, 82,
  85, 88, 92, 95, 98, 102, 105,
]

function transitionRate(months: number, ramd: number, { minimumPension }: AvsLaw): number {
  const yearly = 12 * minimumPension
  const rates = ramd <= 4 * yearly ? TO_FOUR : ramd <= 5 * yearly ? TO_FIVE : ABOVE_FIVE
  const rate = rates[months]
  if (rate === undefined) throw new RangeError(`no rate for ${months} months`)
  return rate
}

/** Part of the pension by which a portion rises that is called after the reference age (RAVS art. 55ter al. 1). */
export function deferralRate({ rightFrom }: Human, portion: Portion, law: AvsLaw): Exact {
  const months = monthsBetween(rightFrom, portion.from)
  const row = law.deferralRates.findLast(({ fromMonths }) => fromMonths <= months)
  return row ? times(decimal(row.percent), exact(1, 100)) : ZERO
}
