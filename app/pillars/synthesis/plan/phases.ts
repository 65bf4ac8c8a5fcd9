/** The phases from the last day of work on, each with what is paid in it and what is missing. */
import { addMonths, type Day, endOfPreviousMonth, monthsBetween } from '../../day'
import type { AmountRange } from '../../result'
import { ageAtStart } from '../income-over-time'
import { gapOf } from '../need'
import { type Drawn, drawnInAll } from './capital-draw'
import type { PensionsOnDay } from './pensions-over-time'
import type { Phase } from './result'

export type PhaseQuestion = {
  birthDate: Day
  /** The first month without pay, and the one from which on nothing changes any more. */
  from: Day
  until: Day
  need: number | null
  pensionsOn: (month: Day) => PensionsOnDay
  drawnOn: (month: Day) => Drawn
}

type PhaseWithoutContributions = Omit<Phase, 'contributions'>

/** In order of time and without gaps; months in which each source pays the same are one phase. The last one is for life. */
export function phasesOf(question: PhaseQuestion): PhaseWithoutContributions[] {
  const { birthDate, from, until } = question
  const phases: PhaseWithoutContributions[] = []
  for (let month = from; month <= until; month = addMonths(month, 1)) {
    const paid = monthOfPhase(month, question)
    const before = phases.at(-1)
    if (before && isSame(before, paid)) continue
    if (before) Object.assign(before, { to: endOfPreviousMonth(month), months: monthsBetween(before.from, month) })
    phases.push({ from: month, to: null, months: null, age: ageAtStart(birthDate, month), ...paid })
  }
  return phases
}

function monthOfPhase(month: Day, { need, pensionsOn, drawnOn }: PhaseQuestion) {
  const { avs, lpp, bridging, total, range } = pensionsOn(month)
  const drawn = drawnOn(month)
  const capital = drawnInAll(drawn)
  const monthly = cents(total + capital)
  const missingOf = (paid: number) => Math.max(0, gapOf(need ?? 0, paid))
  return {
    sources: { avs, lpp, bridging, ...drawn },
    monthly,
    range: range && { low: cents(range.low + capital), high: cents(range.high + capital) },
    missing: need === null ? null : missingOf(monthly),
    missingRange: need === null || !range ? null : missingRange(range, capital, missingOf),
  }
}

/** The highest payment leaves the least missing; null: nothing is missing at either end. */
function missingRange(range: AmountRange, capital: number, missingOf: (paid: number) => number): AmountRange | null {
  const ends = { low: missingOf(cents(range.high + capital)), high: missingOf(cents(range.low + capital)) }
  return ends.high > 0 ? ends : null
}

const isSame = ({ sources, monthly }: PhaseWithoutContributions, other: Pick<Phase, 'sources' | 'monthly'>) =>
  monthly === other.monthly &&
  Object.entries(sources).every(([name, amount]) => amount === other.sources[name as keyof Phase['sources']])

const cents = (amount: number) => Math.round(amount * 100) / 100
