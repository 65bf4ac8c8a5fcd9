/** All capital that a visitor is paid, with the years in which the law lets each part be paid. */
import type { Decision } from '~/dossier/shape/decision'
import type { DigestQuery, Simulation } from '~/dossier/shape/simulation'
import { addYears, type Day, yearOf } from '~/pillars/day'
import { type LppResult, vestedWindow } from '~/pillars/lpp'
import type { MissingFund } from '~/pillars/lpp/estimate'
import { type Franc, franc } from '~/pillars/money'
import { latestWhileWorking, type PayOutWindow } from '~/pillars/pay-out-window'
import { pillar3aPayOuts, pillar3aWindow } from '~/pillars/pillar-3a'
import type { Pillar3aAccount } from '~/pillars/pillar-3a/estimate'
import type { Silent } from '~/pillars/result'
import { AS_IT_STANDS, firstDayWithoutWork, type Situation, situationsOf } from '~/pillars/synthesis/change'
import { capitalsOfFunds } from '~/pillars/synthesis/waiting'
import type { CapitalPayment, YearRange } from '~/pillars/tax/spread'
import type { Birth, Case } from '../../case/case'
import { pillar3aQuestion } from '../../case/pillar-3a/pillar-3a-question'
import { changeOf } from '../../case/rules/change'
import { queryOf } from '../../case/rules/simulation-query'
import { lppInEach } from '../lpp/lpp'
import { vestedIn } from '../lpp/vested'
import { type Question, questionOf } from '../question'
import { findSimulationProblem } from '../simulation'

/** Whose capital it is, and from where; `spouse`: the spouse's capital, as typed. */
export type PaidKind = 'lpp' | 'vested' | 'pillar3a' | 'spouse'

/**
 * `what`: its name in the form (`pillar3a.0`); `name`: that of the account, null: none. `years`: the years in which it may
 * be paid; if left out, it is paid on its day. CHF.
 */
export type PlannedPayment = CapitalPayment & { kind: PaidKind; name: string | null; years?: YearRange }

/** Retirement according to a simulation, the present or a saved one, without the capital that it draws. */
export type Retirement = {
  question: Question
  situation: Situation
  /** When the pensions start. */
  on: Day
  isSimulated: boolean
  /** Whether a simulation is left out because it is no longer possible. */
  isUnfit: boolean
}

/** A simulation without the capital that it draws, if it is possible. */
export function simulatedBeside(known: Case, saved: Simulation | null): { query: DigestQuery; isUnfit: boolean } {
  const simulation = saved && { ...saved, lppCapitalShare: null }
  const isUnfit = simulation !== null && findSimulationProblem(known, simulation) !== null
  return { query: simulation && !isUnfit ? queryOf(simulation) : {}, isUnfit }
}

export function retirementBy(known: Case, saved: Simulation | null): Retirement {
  const { query, isUnfit } = simulatedBeside(known, saved)
  const change = changeOf(known, query)
  const question = questionOf(known, change)
  const situation = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  const on = situation.retirementDate ?? question.reference
  return { question, situation, on, isSimulated: situation !== AS_IT_STANDS, isUnfit }
}

/** What the second pillar pays with a share drawn as capital; `result` null: no fund gives a figure. */
export type LppWithShare = { result: LppResult | null; missing: MissingFund[] }

/** With each of these shares, percent; `silent`: the funds that give no figure for any share. */
export function lppWithShares(
  known: Case,
  { question, situation }: Retirement,
  shares: readonly number[],
): { inEach: LppWithShare[]; silent: Silent[] } {
  // A fund without a figure for the first and the last share has none for any.
  const situations = [0, ...shares, 0].map((capitalShare) => ({ ...situation, capitalShare }))
  const { inEach, silent } = lppInEach(known, { ...question, situations, causes: [] })
  return { inEach: inEach.slice(1, -1), silent: silent.map(({ column: _, ...one }) => one) }
}

/** The part of the second pillar that is paid as capital. */
export const lppPayment = (lpp: LppResult | null): PlannedPayment[] =>
  lpp ? capitalsOfFunds(lpp).flatMap(({ on, amount }) => paid('lpp', 'lpp', null, on, amount)) : []

/** Vested benefits, 3a accounts and the spouse's capital, each in its chosen year if there is one. */
export function otherPayments(
  known: Case,
  { situation }: Retirement,
  { spread = [], spouse = [] }: Partial<Pick<Decision, 'spread' | 'spouse'>>,
): PlannedPayment[] {
  const when = { ...known.person, computedOn: known.day, situation }
  const chosen = (what: string) => spread.find((one) => one.what === what)?.year ?? null
  return [
    ...vestedPayments(known, when, chosen),
    ...pillar3aPayments(pillar3aQuestion(known, situation), when, chosen),
    ...spouse.map(
      ({ year, amount }, index): PlannedPayment => ({
        ...{ what: `spouse.${index}`, kind: 'spouse', name: null, year, amount: franc(amount) },
      }),
    ),
  ].filter(({ amount }) => amount > 0)
}

type When = Birth & { computedOn: Day; situation: Situation }
/** The year that is chosen for a part; null: as planned. */
type YearOfPart = (what: string) => number | null

function vestedPayments(known: Case, when: When, chosen: YearOfPart): PlannedPayment[] {
  const due = vestedIn(known, when.situation)
  if (!due) return []
  const window = vestedWindow(when, when.computedOn)
  const days = due.accounts.map(({ paydate }, index) => movedTo(chosen(`vested.${index}`), paydate, window, when))
  return accountsOf(vestedIn(known, when.situation, days) ?? due, window, when)
}

const accountsOf = ({ accounts }: NonNullable<ReturnType<typeof vestedIn>>, window: PayOutWindow, when: When) =>
  accounts.flatMap(({ label, paydate, projected }, index) =>
    paid(`vested.${index}`, 'vested', label || null, paydate, projected, yearsFor(paydate, window, when)),
  )

type Question3a = ReturnType<typeof pillar3aQuestion>

/** A policy is paid on its day. */
function pillar3aPayments(question: Question3a, when: When, chosen: YearOfPart): PlannedPayment[] {
  const window = pillar3aWindow(when, when.computedOn)
  const accounts = question.accounts.map((account, index): Pillar3aAccount => {
    const { paydate } = account
    if (paydate === null || account.kind === 'policy') return account
    return { ...account, paydate: movedTo(chosen(`pillar3a.${index}`), paydate, window, when) }
  })
  return pillar3aPayOuts({ ...question, accounts }).flatMap(({ entityName, on, amount }, index) => {
    const years = accounts[index]?.kind === 'policy' ? undefined : yearsFor(on, window, when)
    return paid(`pillar3a.${index}`, 'pillar3a', entityName, on, amount, years)
  })
}

function paid(
  what: string,
  kind: PaidKind,
  name: string | null,
  on: Day,
  amount: Franc,
  years?: YearRange,
): PlannedPayment[] {
  return amount > 0 ? [{ what, kind, name, year: yearOf(on), amount, ...(years && { years }) }] : []
}

/**
 * From today or the earliest legal day until the reference age, or as long as the simulation has work: until its last day,
 * or without one until the AVS pension starts (OLP art. 16 al. 1; OPP 3 art. 3 al. 1). `planned` is always included.
 */
function daysFor(planned: Day, window: PayOutWindow, { situation, computedOn }: When): { first: Day; last: Day } {
  const last = latestWhileWorking(window, firstDayWithoutWork(situation) ?? situation.retirementDate ?? window.due)
  return {
    first: [planned, laterOf(window.earliest, computedOn)].toSorted()[0] as Day,
    last: laterOf(last, planned),
  }
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other)

function yearsFor(planned: Day, window: PayOutWindow, when: When): YearRange {
  const { first, last } = daysFor(planned, window, when)
  return { first: yearOf(first), last: yearOf(last) }
}

/** The same day of another year, if the law allows it; otherwise, or if null, as planned. */
function movedTo(year: number | null, planned: Day, window: PayOutWindow, when: When): Day {
  if (year === null) return planned
  const { first, last } = daysFor(planned, window, when)
  if (year < yearOf(first) || year > yearOf(last)) return planned
  const moved = addYears(planned, year - yearOf(planned))
  return moved < first ? first : moved > last ? last : moved
}
