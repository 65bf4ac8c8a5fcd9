/** Pension or capital, what capital leaves after tax, and what staggering it over years would change, of what is known about a visitor. */
import type { Decision } from '~/dossier/shape/decision'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import type { Simulation, ToldDecision } from '~/dossier/shape/simulation'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import { type Day, yearOf } from '~/pillars/day'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { NO_FRANC } from '~/pillars/money'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { type PayWay, waysToPay, type YearRange } from '~/pillars/tax/spread'
import { capitalTaxSteps, type TaxSteps } from '~/pillars/tax/tax-steps'
import { loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import { type FieldProblem, Refusal } from '../outcome'
import type { Session } from '../session'
import { findChangeProblems, largestCapitalShareOf } from '../synthesis/change'
import type { Tools } from '../tools'
import { type CapitalChoice, type CapitalWay, capitalChoice, capitalWays, comparedShares } from './choice'
import { type Conditions, loadConditions } from './conditions'
import { municipalityIn } from './municipality'
import {
  loadLppWithShares,
  loadOtherPayments,
  loadRetirement,
  lppPayment,
  type PaidKind,
  type Planned,
  type Retirement,
  simulatedBeside,
} from './payments'
import { type TaxOfYears, taxedYears } from './taxed-years'

export type { CapitalChoice, CapitalWay } from './choice'
export type { Conditions } from './conditions'
export type { Bounds, DecidedYear, PaidCapital, TaxOfYears } from './taxed-years'

export type DecidedTax = {
  municipality: string
  canton: Canton
  /** The year of the tables, and the last day on which they were checked. */
  tablesOf: number
  tablesChecked: Day
  /** As the estimate pays it, or in the years that are chosen. */
  planned: TaxOfYears
  /** Whether years are chosen that differ from those of the estimate. */
  isSpread: boolean
  /** The same capital in one year, as far as the law lets it, and each part in a year of its own; null: it is one payment. */
  ways: Record<PayWay, TaxOfYears> | null
  /** How the tax of the first year comes about. */
  steps: TaxSteps
}

/** A part whose year can be chosen; `year`: the one that is. */
export type MovablePart = { what: string; kind: PaidKind; name: string | null; year: number; years: YearRange }

export type DecisionAnswer = {
  decision: Decision | null
  /** Percent of the second pillar's savings, as the change has it; null: none is chosen. */
  share: number | null
  /** Why it can no longer be computed. */
  problem: ProblemKey | null
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  cantons: readonly Canton[]
  /** For which day it is computed; `isUnfit`: a simulation is left out that is no longer possible. */
  retirement: Pick<Retirement, 'on' | 'isSimulated' | 'isUnfit'> & { age: number }
  /** The shares beside each other, the first without capital; empty: no fund gives a figure. */
  ways: CapitalWay[]
  /** null: no share is chosen, or no pension is given up. */
  choice: CapitalChoice | null
  /** null: nothing is known of the second pillar. */
  conditions: Conditions | null
  movable: MovablePart[]
  /** null: nothing is decided, or no capital is paid. */
  tax: DecidedTax | null
}

/**
 * Every reason why a decision cannot be computed.
 * @param beside the simulation with which it is computed; by default that of now
 * @throws as `requireBirth`
 */
export async function findDecisionProblems(
  session: Session,
  tools: Tools,
  decision: Partial<ToldDecision>,
  beside: Simulation | null = session.dossier.simulation,
): Promise<FieldProblem[]> {
  const { lppCapitalShare, canton, municipality, status, spouse = [], spread = [] } = decision
  const isCanton = CANTONS.some((one) => one === canton)
  const place = canton && isCanton && municipality ? municipalityIn(canton, municipality) : null
  const thisYear = yearOf(tools.clock.today())
  const past = spouse.findIndex(({ year }) => year < thisYear)
  return [
    ...(lppCapitalShare ? await findShareProblems(session, tools, lppCapitalShare, beside) : []),
    ...(canton && !isCanton ? [{ field: 'canton', key: 'cantonUnknown' as const }] : []),
    ...(place && 'key' in place ? [{ field: 'municipality', key: place.key }] : []),
    ...(past >= 0 ? [{ field: `spouse[${past}].year`, key: 'payYearPast' as const }] : []),
    ...(status === 'single' && spouse.length > 0
      ? [{ field: 'spouse[0].amount', key: 'spouseTaxedAlone' as const }]
      : []),
    ...(spread.length > 0 ? await findSpreadProblems(session, tools, spread, beside) : []),
  ]
}

/** Beside what is simulated: a buy-in of the three years before lets no capital be paid (LPP art. 79b al. 3). */
async function findShareProblems(
  session: Session,
  tools: Tools,
  lppCapitalShare: number,
  beside: Simulation | null = session.dossier.simulation,
): Promise<FieldProblem[]> {
  const { query } = await simulatedBeside(session, tools, beside)
  const problems = await findChangeProblems(session, tools, { ...query, lppCapitalShare })
  return problems.filter(({ field }) => field === 'lppCapitalShare')
}

/** A part that is no longer there is no problem: it says nothing of the others. */
async function findSpreadProblems(
  session: Session,
  tools: Tools,
  spread: Decision['spread'],
  beside: Simulation | null,
): Promise<FieldProblem[]> {
  const retirement = await loadRetirement(session, tools, beside)
  const parts = movableOf(await loadOtherPayments(session, tools, retirement, {}))
  return spread.flatMap(({ what, year }) => {
    const place = parts.findIndex((part) => part.what === what)
    const years = parts[place]?.years
    const isAllowed = !years || (years.first <= year && year <= years.last)
    return isAllowed ? [] : [{ field: `spread[${place}].year`, key: 'payYearNotAllowed' as const }]
  })
}

const movableOf = (payments: readonly Planned[]): MovablePart[] =>
  payments.flatMap(({ what, kind, name, year, years }) =>
    years && years.last > years.first ? [{ what, kind, name, year, years }] : [],
  )

/** Percent: whether any capital is paid at all. */
const SMALLEST_SHARE = 1

/** @throws as `requireBirth` */
export async function loadDecision(session: Session, tools: Tools): Promise<DecisionAnswer> {
  const { decision, simulation } = session.dossier
  const policies = await knownPolicies(session, tools)
  const largestCapitalShare = largestCapitalShareOf(await loadStatements(session, tools, policies), tools.clock.today())
  const isBlocked = (await findShareProblems(session, tools, SMALLEST_SHARE)).some(
    ({ key }) => key === 'capitalBlockedByBuyIn',
  )
  const share = simulation?.lppCapitalShare ?? null
  const problems = await findDecisionProblems(session, tools, { ...decision, lppCapitalShare: share })
  const problem = problems[0]?.key ?? null
  const counted = problem ? null : decision
  const retirement = await loadRetirement(session, tools)
  const shares = comparedShares(problem ? null : share, isBlocked ? 0 : largestCapitalShare)
  const results = await loadLppWithShares(session, tools, retirement, shares.length > 0 ? shares : [0])
  const others = await loadOtherPayments(session, tools, retirement, counted ?? {})
  const taxpayer = counted && taxpayerOf(counted)
  const ways = capitalWays(shares, results, { others, taxpayer })
  const at = share ? shares.indexOf(share) : 0
  const lpp = results[at] ?? null
  const way = share && !problem ? ways.find((one) => one.share === share) : null
  const from = lpp?.from ?? retirement.on
  return {
    decision,
    share,
    problem,
    largestCapitalShare,
    cantons: CANTONS,
    retirement: retirementTold(retirement),
    ways,
    choice: way ? capitalChoice(way, from, retirement, decision ?? { yield: null, until: null }) : null,
    conditions:
      ways.length > 0
        ? await loadConditions(session, tools, retirement, { whole: results[0]?.monthly ?? NO_FRANC, from })
        : null,
    movable: movableOf(others),
    tax: counted && taxpayer ? taxOf([...lppPayment(lpp), ...others], taxpayer, counted) : null,
  }
}

const retirementTold = ({ on, isSimulated, isUnfit, question: { birthDate } }: Retirement) => ({
  ...{ on, isSimulated, isUnfit },
  age: ageAtRetirement(birthDate, on),
})

export function taxpayerOf({ canton, municipality, status }: Decision): Taxpayer {
  const place = municipalityIn(canton, municipality)
  if (!('found' in place)) throw new Refusal('unfit')
  return { status, hasDependants: false, municipality: place.found }
}

function taxOf(payments: readonly Planned[], taxpayer: Taxpayer, { spread }: Decision): DecidedTax | null {
  const planned = taxedYears(payments, taxpayer)
  const [first] = planned.years
  if (!first) return null
  const ways = payments.length > 1 ? waysToPay(payments) : null
  return {
    municipality: taxpayer.municipality.name,
    canton: taxpayer.municipality.canton,
    tablesOf: CAPITAL_TAX_2026.year,
    tablesChecked: CAPITAL_TAX_2026.checked,
    planned,
    isSpread: spread.some(({ what }) => payments.some((payment) => payment.what === what)),
    ways: ways && { together: taxedYears(ways.together, taxpayer), apart: taxedYears(ways.apart, taxpayer) },
    steps: capitalTaxSteps(first.capital, taxpayer, CAPITAL_TAX_2026),
  }
}
