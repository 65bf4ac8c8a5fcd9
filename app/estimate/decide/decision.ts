/** What capital leaves after tax, and what staggering it over years would change, of what is known about a visitor. */
import type { Decision } from '~/dossier/shape/decision'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { CANTONS, type Canton } from '~/law/tax/cantons'
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import { type Day, yearOf } from '~/pillars/day'
import { addFrancs, type Franc } from '~/pillars/money'
import { pillar3aWindow } from '~/pillars/pillar-3a'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { type CapitalPayment, type PayWay, taxByYear, waysToPay } from '~/pillars/tax/spread'
import { type ToldTaxYear, toldTaxYear } from '~/pillars/tax/told-year'
import { knownPolicies } from '../lpp/policies'
import { type FieldProblem, Refusal } from '../outcome'
import type { Session } from '../session'
import { findChangeProblems, largestCapitalShareOf, loadChange, loadStatements } from '../synthesis/change'
import { loadParts } from '../synthesis/digest'
import { endsOf, loadQuestion } from '../synthesis/question'
import type { Tools } from '../tools'
import { municipalityIn } from './municipality'

/** `name`: of an account; null: it has none. CHF. */
export type PaidCapital = { kind: 'lpp' | 'vested' | 'pillar3a'; name: string | null; amount: Franc }

/** `paid`: what is paid in that year. */
export type DecidedYear = ToldTaxYear & { paid: PaidCapital[] }

/** CHF of several years together; `low` and `high`: the whole tax, or the federal alone of a canton that is refused. */
export type TaxOfYears = { years: DecidedYear[]; capital: Franc; low: Franc; high: Franc }

export type DecidedTax = {
  municipality: string
  canton: Canton
  /** The year of the tables. */
  tablesOf: number
  /** As the estimate pays it. */
  planned: TaxOfYears
  /** The same capital all in one year, and each part in a year of its own; null: it is one payment. */
  ways: Record<PayWay, TaxOfYears> | null
}

export type DecisionAnswer = {
  decision: Decision | null
  /** Why it can no longer be computed. */
  problem: ProblemKey | null
  /** The most that every fund pays as capital, percent; null: no fund has answered. */
  largestCapitalShare: number | null
  cantons: readonly Canton[]
  /** null: nothing is decided, or no capital is paid. */
  tax: DecidedTax | null
}

/** Every reason why a decision cannot be computed. @throws as `requireBirth` */
export async function findDecisionProblems(
  session: Session,
  tools: Tools,
  { lppCapitalShare, canton, municipality }: Partial<Decision>,
): Promise<FieldProblem[]> {
  const isCanton = CANTONS.some((one) => one === canton)
  const place = canton && isCanton && municipality ? municipalityIn(canton, municipality) : null
  return [
    ...(lppCapitalShare ? await findChangeProblems(session, tools, { lppCapitalShare }) : []),
    ...(canton && !isCanton ? [{ field: 'canton', key: 'cantonUnknown' as const }] : []),
    ...(place && 'key' in place ? [{ field: 'municipality', key: place.key }] : []),
  ]
}

/** @throws as `requireBirth` */
export async function loadDecision(session: Session, tools: Tools): Promise<DecisionAnswer> {
  const { decision } = session.dossier
  const policies = await knownPolicies(session, tools)
  const largestCapitalShare = largestCapitalShareOf(await loadStatements(session, tools, policies), tools.clock.today())
  const problems = decision ? await findDecisionProblems(session, tools, decision) : []
  const problem = problems[0]?.key ?? null
  const tax = decision && !problem ? await loadTax(session, tools, decision) : null
  return { decision, problem, largestCapitalShare, cantons: CANTONS, tax }
}

async function loadTax(session: Session, tools: Tools, decision: Decision): Promise<DecidedTax | null> {
  const place = municipalityIn(decision.canton, decision.municipality)
  if (!('found' in place)) throw new Refusal('unfit')
  const { found } = place
  const taxpayer: Taxpayer = { status: decision.status, hasDependants: false, municipality: found }
  const { payments, earliest } = await loadPayments(session, tools, decision)
  if (payments.length === 0) return null
  const ways = payments.length > 1 ? waysToPay(payments, earliest) : null
  const decided = (planned: readonly Planned[]) => yearsOf(planned, taxpayer)
  return {
    municipality: found.name,
    canton: found.canton,
    tablesOf: CAPITAL_TAX_2026.year,
    planned: decided(payments),
    ways: ways && { together: decided(ways.together), apart: decided(ways.apart) },
  }
}

type Planned = CapitalPayment & Omit<PaidCapital, 'amount'>

/** All capital with the chosen share, on the days of the estimate; `earliest`: the first year in which it could be paid. */
async function loadPayments(session: Session, tools: Tools, { lppCapitalShare }: Decision) {
  const change = lppCapitalShare ? await loadChange(session, tools, { lppCapitalShare }) : null
  const question = endsOf(await loadQuestion(session, tools, change))
  const { inEach } = await loadParts(session, tools, question)
  const { parts, payOuts3a } = inEach.at(-1) ?? {}
  const planned = (kind: Planned['kind'], name: string | null, on: Day, amount: Franc): Planned[] =>
    amount > 0 ? [{ what: kind, kind, name, year: yearOf(on), amount }] : []
  const payments = [
    ...(parts?.lpp ? planned('lpp', null, parts.lpp.from, parts.lpp.capital) : []),
    ...(parts?.vested?.accounts ?? []).flatMap(({ label, paydate, projected }) =>
      planned('vested', label || null, paydate, projected),
    ),
    ...(payOuts3a?.() ?? []).flatMap(({ entityName, on, amount }) => planned('pillar3a', entityName, on, amount)),
  ]
  const window = pillar3aWindow(question, question.computedOn)
  return { payments, earliest: Math.max(yearOf(question.computedOn), yearOf(window.earliest)) }
}

function yearsOf(payments: readonly Planned[], taxpayer: Taxpayer): TaxOfYears {
  const years = taxByYear(payments, taxpayer, CAPITAL_TAX_2026).map((year) => ({
    ...toldTaxYear(year),
    paid: year.payments.map(({ kind, name, amount }) => ({ kind, name, amount })),
  }))
  return {
    years,
    capital: addFrancs(...years.map(({ capital }) => capital)),
    low: addFrancs(...years.map((year) => ('refused' in year ? year.federal : (year.low ?? year.total)))),
    high: addFrancs(...years.map((year) => ('refused' in year ? year.federal : (year.high ?? year.total)))),
  }
}
