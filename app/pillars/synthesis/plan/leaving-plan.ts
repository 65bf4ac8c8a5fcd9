/** Puts a plan of leaving before the reference age together. */
import { contributionsWithoutWork, type OwedYear, owedYears } from '../../avs/contributions/owed-without-work'
import { addMonths, type Day, dayOf, firstOfNextMonth, monthsBetween } from '../../day'
import { addFrancs, type Franc, franc, NO_FRANC } from '../../money'
import type { Step } from '../../result'
import type { AvsFrom } from '../avs-from'
import { type Deadline, deadlines } from '../deadlines'
import { type Age, ageAtStart, lastBirthday } from '../income-over-time'
import { gapOf } from '../need'
import { drawCapital, NOTHING_DRAWN, type Savings } from './capital-draw'
import { type Pensions, type PensionsOnDay, pensionStarts, pensionsOn } from './pensions-over-time'
import { phasesOf } from './phases'
import { planSteps } from './plan-steps'
import type { DrawnAccount, Hole, LeavingPlan, Phase, PlanAssumptionKey, PlanContributions } from './result'

export type PlanFacts = Pensions &
  Pick<
    LeavingPlan,
    'leaving' | 'reference' | 'avsStart' | 'avsFrom' | 'need' | 'pay' | 'wealth' | 'isMarried' | 'complete'
  > & {
    missingPillars: LeavingPlan['missingPillars']
    birthDate: Day
    computedOn: Day
    /** As on the certificates; null: on none. */
    noticeMonths: number | null
    avsChoices: { choice: AvsFrom; day: Day }[]
    savings: readonly Savings[]
    /** When each account is paid out if no need says when it is needed. */
    paidOut: readonly DrawnAccount[]
  }

/** null: work goes on to the reference age. */
export function leavingPlan(facts: PlanFacts): LeavingPlan | null {
  const { birthDate, computedOn, leaving, reference, need, avsStart } = facts
  if (leaving >= reference) return null
  const ahead = firstOfNextMonth(computedOn)
  const from = leaving > ahead ? leaving : ahead
  if (from >= reference) return null
  const onDay = memo((month: Day) => pensionsOn(month, facts))
  const end = lastBirthday(birthDate)
  const gapOn = (month: Day) => (need === null ? 0 : Math.max(0, gapOf(need, onDay(month).total)))
  const { drawnOn, accounts } =
    need === null
      ? { drawnOn: () => NOTHING_DRAWN, accounts: facts.paidOut }
      : drawCapital({ savings: facts.savings, from, until: firstOfNextMonth(end), gapOn, avsStart })
  const lastStart = latest([from, avsStart, ...pensionStarts(facts)])
  const until = latest([lastStart, ...accounts.flatMap(({ until: last }) => last ?? [])])
  const phases = phasesOf({ birthDate, from, until, need, pensionsOn: onDay, drawnOn })
  const owed = owedYears({ leaving: from, reference, pension: facts.pension, isMarried: facts.isMarried })
  const contributions = owed && contributionsOf(owed, onDay, facts)
  const age = (day: Day): Age => ageAtStart(birthDate, day)
  const hole = need === null ? null : holeOf({ from, until: latest([from, avsStart]), gapOn, onDay, need })
  const plan: Omit<LeavingPlan, 'steps' | 'assumptions'> = {
    ...{ leaving, reference, avsStart, need, hole, contributions },
    ...{ age: age(leaving), avsAge: age(avsStart), avsFrom: facts.avsFrom },
    avsChoices: facts.avsChoices.map(({ choice, day }) => ({ choice, day, age: age(day) })),
    phases: phases.map((phase) => ({ ...phase, contributions: owed && phaseContributions(phase, owed, facts) })),
    accounts: [...accounts],
    lastsUntil: lastsUntil(phases),
    missing: need === null ? null : missingUntil(lastStart, phases),
    bridgingReduction: facts.lpp?.bridging?.reduction || null,
    dates: datesOf(facts, accounts, owed),
    ...{ pay: facts.pay, wealth: facts.wealth, isMarried: facts.isMarried },
    ...{ complete: facts.complete, missingPillars: facts.missingPillars },
  }
  return { ...plan, assumptions: assumptionsOf(plan), steps: stepsOf(plan, facts) }
}

const latest = (days: readonly Day[]): Day => days.reduce((last, day) => (day > last ? day : last))

function memo<Value>(compute: (month: Day) => Value): (month: Day) => Value {
  const known = new Map<Day, Value>()
  return (month) => {
    const value = known.get(month) ?? compute(month)
    known.set(month, value)
    return value
  }
}

/** Nothing has to be asked of an account from which nothing is paid. */
function datesOf(facts: PlanFacts, accounts: readonly DrawnAccount[], owed: readonly OwedYear[] | null): Deadline[] {
  const { computedOn, pension, lpp, leaving, noticeMonths } = facts
  const payOuts = accounts.flatMap(({ kind, from }) => (kind === 'lppCapital' ? [] : [{ kind, on: from }]))
  return deadlines({
    computedOn,
    avsFrom: pension && pension.person.monthly > 0 ? pension.person.from : null,
    lppCapital: lpp && lpp.capital > 0 ? { from: lpp.parts?.[0]?.from ?? lpp.from, noticeMonths } : null,
    pillar3aFrom: null,
    gaps: pension?.person.gaps.years ?? [],
    leaving: { day: leaving, isEmployed: lpp !== null, owedFrom: owed?.[0]?.year ?? null, payOuts },
  })
}

type HoleQuestion = {
  from: Day
  until: Day
  need: number
  gapOn: (month: Day) => number
  onDay: (month: Day) => PensionsOnDay
}

/** null: nothing is missing before the AVS pays. */
function holeOf({ from, until, need, gapOn, onDay }: HoleQuestion): Hole | null {
  const months = monthsFrom(from, until).filter((month) => gapOn(month) > 0)
  const [first] = months
  if (!first) return null
  const { range } = onDay(first)
  return {
    ...{ from: first, until, months: months.length, monthly: gapOn(first) },
    range: range && { low: Math.max(0, gapOf(need, range.high)), high: Math.max(0, gapOf(need, range.low)) },
    total: cents(months.reduce((sum, month) => sum + gapOn(month), 0)),
  }
}

const monthsFrom = (from: Day, until: Day): Day[] =>
  Array.from({ length: Math.max(0, monthsBetween(from, until)) }, (_, index) => addMonths(from, index))

/** CHF in all until a day, in the phases that begin before it. */
const missingUntil = (day: Day, phases: readonly Omit<Phase, 'contributions'>[]): number =>
  cents(
    phases.reduce((sum, { from, to, missing }) => {
      const end = to === null || addMonths(from, monthsBetween(from, day)) < to ? day : firstOfNextMonth(to)
      return sum + (from < day ? (missing ?? 0) * monthsBetween(from, end < day ? end : day) : 0)
    }, 0),
  )

/** The end of the phases, from the first on, in which capital pays and nothing is missing. */
function lastsUntil(phases: readonly Omit<Phase, 'contributions'>[]): Age | null {
  const isPaid = ({ missing, sources: { pillar3a, vested, lppCapital } }: (typeof phases)[number]) =>
    missing === 0 && pillar3a + vested + lppCapital > 0
  const firstMissing = phases.findIndex(({ missing }) => (missing ?? 0) > 0)
  const covered = firstMissing === -1 ? phases : phases.slice(0, firstMissing)
  return covered.some(isPaid) && firstMissing > 0 ? (phases[firstMissing]?.age ?? null) : null
}

/** Pension income is that of the year, and of a year that ends with the reference age it is carried to a whole one. */
function contributionsOf(
  owed: readonly OwedYear[],
  onDay: (month: Day) => PensionsOnDay,
  facts: PlanFacts,
): PlanContributions {
  const years = owed.map(({ year, firstMonth, lastMonth }) => {
    const months = lastMonth - firstMonth + 1
    const incomes = Array.from({ length: months }, (_, index) =>
      incomeOn(dayOf(year, firstMonth + index, 1), onDay, facts),
    )
    const pensionIncome = (incomes.reduce((sum, income) => sum + income, 0) * 12) / months
    const { yearly } = contributionsWithoutWork(meansOf(pensionIncome, facts), facts.computedOn)
    return { year, months, amount: franc((yearly * months) / 12) }
  })
  return {
    years,
    total: addFrancs(...years.map(({ amount }) => amount)),
    isAtLeast: facts.wealth === null || facts.isMarried || !facts.complete,
    isPaidBySpouse: owed.length === 0 && facts.isMarried,
  }
}

/** Own pensions, and the AVS pension of the spouse, whose half counts (RAVS art. 28 al. 4). CHF a month. */
function incomeOn(month: Day, onDay: (month: Day) => PensionsOnDay, { pension, isMarried }: PlanFacts): number {
  const partner = isMarried ? (pension?.periods.findLast(({ from }) => from <= month)?.partner ?? 0) : 0
  return onDay(month).total + partner
}

const meansOf = (pensionIncome: number, { wealth, isMarried }: PlanFacts) => ({
  wealth: wealth ?? 0,
  pensionIncome,
  married: isMarried,
})

/** CHF a year with the pensions of the phase; 0: none of its months is due. */
function phaseContributions(phase: Omit<Phase, 'contributions'>, owed: readonly OwedYear[], facts: PlanFacts): Franc {
  const isDue = owed.some(({ year, firstMonth, lastMonth }) => {
    const [start, end] = [dayOf(year, firstMonth, 1), firstOfNextMonth(dayOf(year, lastMonth, 1))]
    return phase.from < end && (phase.to === null || phase.to >= start)
  })
  if (!isDue) return NO_FRANC
  const monthly = incomeOn(phase.from, (month) => pensionsOn(month, facts), facts)
  return contributionsWithoutWork(meansOf(12 * monthly, facts), facts.computedOn).yearly
}

function assumptionsOf(plan: Omit<LeavingPlan, 'steps' | 'assumptions'>): PlanAssumptionKey[] {
  const { need, accounts, contributions, wealth, isMarried, phases } = plan
  const isDue = (contributions?.years.length ?? 0) > 0
  const isDrawn = accounts.some(({ drawn }) => drawn > 0)
  const avsWhileDue = isDue && phases.some(({ sources, contributions: due }) => sources.avs > 0 && (due ?? 0) > 0)
  const found: [PlanAssumptionKey, boolean][] = [
    ['needStays', need !== null],
    ['capitalWhenNeeded', need !== null && accounts.some(({ kind }) => kind !== 'lppCapital')],
    ['capitalWithoutInterest', isDrawn],
    ['wealthNotTold', isDue && wealth === null],
    ['spousePensionsNotTold', isDue && isMarried],
    ['avsPensionCounts', avsWhileDue],
    ['rangeInProportion', phases.some(({ range, to }) => range !== null && to !== null)],
  ]
  return found.flatMap(([key, holds]) => (holds ? [key] : []))
}

/** The steps of what is missing in each phase, and of the contributions of each year. */
function stepsOf(plan: Omit<LeavingPlan, 'steps' | 'assumptions'>, facts: PlanFacts): Step[] {
  const incomeOf = (phase: Phase) => 12 * incomeOn(phase.from, (month) => pensionsOn(month, facts), facts)
  return planSteps(plan, { computedOn: facts.computedOn, yearlyPensions: incomeOf })
}

const cents = (amount: number) => Math.round(amount * 100) / 100
