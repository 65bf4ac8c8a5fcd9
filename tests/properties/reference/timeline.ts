/** What a person is paid from month to month. */
import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth, monthsBetween } from '~/pillars/day'
import { newFrom } from './after-work'
import { type Calculation, calculate } from './calculation'
import { dueAlone, dueInCouple, isCapped, type Right } from './couple'
import { deferralRate, earlyRate, type Portion, portionsOf } from './drawing'
import { dividedBy, type Exact, exact, minus, ONE, plus, sumOf, times, wholeFrancs, ZERO } from './exact'
import type { Household, Human } from './people'
import { ReferenceRefusal } from './refusal'
import { higherOf, isWidowed, transitionSupplement, withWidowsSupplement } from './supplement'

/** Months in which nothing changes: from a first day until the one before `until`. */
type Span = { from: Day; until: Day }

/** A person with their plan: what is asked again and again. */
export type Drawer = {
  human: Human
  portions: Portion[]
  /** Which start: the first one before the reference age, null: none. */
  earlyStart: Day | null
  atStart: Calculation
  supplement: number
  calculations: Map<string, Calculation>
}

/** @throws {ReferenceRefusal} `noEarlyPension` and those of the drawing */
export function drawerOf(human: Human, household: Household, law: AvsLaw): Drawer {
  const portions = portionsOf(human)
  const first = portions[0]?.from ?? human.rightFrom
  const earlyStart = first < human.rightFrom ? first : null
  const atStart = calculate(human, earlyStart ?? human.rightFrom, earlyStart ?? human.rightFrom, household, law)
  if (earlyStart !== null && atStart.scale === 0) throw new ReferenceRefusal('noEarlyPension')
  const supplement = earlyStart === null ? transitionSupplement(human, atStart, law) : 0
  return { human, portions, earlyStart, atStart, supplement, calculations: new Map() }
}

/** The first days of the months in which something may change for somebody. */
export function changesOf({ human, portions }: Drawer): Day[] {
  const again = newFrom(human)
  const ofMarriages = human.unions
    .flatMap(({ start, end, separatedSince }) => [start, end, separatedSince])
    .flatMap((day) => (day === null ? [] : [firstOfNextMonth(day)]))
  return [human.rightFrom, ...portions.map(({ from }) => from), ...(again ? [again] : []), ...ofMarriages]
}

/** The calculation that holds on a day: of the early start until the reference age, then of the reference age. */
export function calculationOn(drawer: Drawer, on: Day, household: Household, law: AvsLaw): Calculation {
  const found = drawer.calculations.get(on)
  if (found) return found
  const { human, earlyStart } = drawer
  const start = on < human.rightFrom && earlyStart !== null ? earlyStart : human.rightFrom
  const calculation = calculate(human, start, on, household, law)
  drawer.calculations.set(on, calculation)
  return calculation
}

const drawnOn = ({ portions }: Drawer, on: Day): Exact =>
  sumOf(portions.filter(({ from }) => from <= on).map(({ share }) => share))

/** Null before anything is drawn early or the reference age is reached, and without a whole year of contribution. */
function rightOn(drawer: Drawer, on: Day, household: Household, law: AvsLaw): Right | null {
  const { human } = drawer
  const share = on < human.rightFrom ? drawnOn(drawer, on) : ONE
  if (share.over === 0n) return null
  const calculation = calculationOn(drawer, on, household, law)
  if (calculation.scale === 0) return null
  const pension = isWidowed(human, on) ? withWidowsSupplement(calculation, law) : calculation.pension
  return { scale: calculation.scale, pension, share }
}

/** CHF a month of the whole pension, before rates, after the cap: what is due of a share, divided by the share. */
function wholeDueOn(drawer: Drawer, spouse: Drawer | null, on: Day, household: Household, law: AvsLaw): Exact {
  const right = rightOn(drawer, on, household, law)
  if (right === null) return ZERO
  const other = spouse !== null && isCapped(household, on) ? rightOn(spouse, on, household, law) : null
  return dividedBy(other === null ? dueAlone(right) : dueInCouple(right, other, law), right.share)
}

/** CHF a month in whole francs for each span, null before the first payment. */
export function paymentsOf(
  drawer: Drawer,
  spouse: Drawer | null,
  spans: readonly Span[],
  household: Household,
  law: AvsLaw,
): (number | null)[] {
  const dues = spans.map((span) => ({ ...span, due: wholeDueOn(drawer, spouse, span.from, household, law) }))
  return dues.map(({ from, due }) => {
    const payment = paymentOn(drawer, from, due, dues, law)
    return payment === null ? null : higherOf(drawer.human, payment, drawer.supplement, from, law)
  })
}

type Due = Span & { due: Exact }

function paymentOn(drawer: Drawer, on: Day, due: Exact, dues: readonly Due[], law: AvsLaw): number | null {
  const { human, portions } = drawer
  const drawn = portions.filter(({ from }) => from <= on)
  if (drawn.length === 0) return null
  const early = drawn.filter(({ from }) => from < human.rightFrom)
  const reduction = (portion: Portion) => earlyRate(human, portion, drawer.atStart.ramd, law)
  if (on < human.rightFrom) {
    // Each portion with its own rate (RAVS art. 56bis al. 1, 2).
    return wholeFrancs(sumOf(drawn.map((one) => times(times(due, one.share), minus(ONE, reduction(one))))))
  }
  // From the reference age on the same amount is taken off (RAVS art. 56bis al. 3).
  const fixed = sumOf(early.map((one) => times(averageDue(one, one.from, human.rightFrom, dues), reduction(one))))
  const late = drawn.filter(({ from }) => from > human.rightFrom)
  // And what was deferred is raised (RAVS art. 55ter al. 2, 3).
  const raise = sumOf(
    late.map((one) => times(averageDue(one, human.rightFrom, one.from, dues), deferralRate(human, one, law))),
  )
  return wholeFrancs(plus(minus(times(due, drawnOn(drawer, on)), fixed), raise))
}

/** The portion of what was due from month to month, as an average. */
function averageDue({ share }: Portion, from: Day, until: Day, dues: readonly Due[]): Exact {
  const within = dues.filter((one) => one.from >= from && one.until <= until)
  const sum = sumOf(within.map((one) => times(one.due, exact(monthsBetween(one.from, one.until)))))
  return dividedBy(times(sum, share), exact(monthsBetween(from, until)))
}
