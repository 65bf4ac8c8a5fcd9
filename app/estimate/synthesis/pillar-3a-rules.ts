/** What may be paid into pillar 3a: in a year, and for years in which less was paid; and what stands against it. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
import { pensionFundOf } from '~/dossier/shape/work'
import { type Day, yearOf } from '~/pillars/day'
import {
  ceilingOfYear,
  ceilingsOn,
  type LatePurchase,
  latePurchase,
  type Pillar3aAccount,
  takesPayments,
} from '~/pillars/pillar-3a'
import { AS_IT_STANDS, type Payments3a } from '~/pillars/synthesis/change'
import { requireBirth } from '../avs/insureds'
import { countingStatements, knownAccounts, paidThisYear, USUAL_RATE } from '../pillar-3a/accounts'
import { opensAccount, pillar3aQuestion } from '../pillar-3a/accounts-in-digest'
import { isWithoutWork } from '../pillar-3a/ceiling'
import { findPaydate } from '../pillar-3a/paydate'
import { statementIn } from '../pillar-3a/provident-statement'
import { loadProvidents } from '../pillar-3a/providents'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import type { Room3a } from './contribution-suggestions'
import { loadWork } from './known-work'

/** The accounts into which payments go; `opens`: there is none, and one can be opened. */
type Accounts3a = { accounts: readonly Pillar3aAccount[]; opens: boolean }

/** @throws as `requireBirth` */
export async function loadAccounts3a(session: Session, tools: PartyTools, policies: FundPolicies): Promise<Accounts3a> {
  const accounts = await loadAccounts(session, tools)
  if (takesPayments(accounts)) return { accounts, opens: false }
  const salary = (await loadWork(session, tools, policies))?.salary ?? null
  return { accounts, opens: await canOpen(session, tools, { accounts, salary }) }
}

/** Each problem at its field. */
type Problems3a = Partial<Record<'pillar3a.amount' | 'pillar3a.purchase', ContributionProblemKey>>

/** A new account takes payments of a year: what was missed is bought once that of this year is made. */
export function pillar3aProblems(
  { amount, purchase }: Payments3a,
  { accounts, opens }: Accounts3a,
  today: Day,
): Problems3a {
  const takes = takesPayments(accounts)
  if (!takes && purchase !== null) return { 'pillar3a.purchase': 'noAccountFor3a' }
  if (!takes && !opens) return { 'pillar3a.amount': 'noAccountFor3a' }
  const ceilings = ceilingsOn(today)
  return {
    // Nobody may pay more in a year, whatever they earn (OPP 3 art. 7 al. 1).
    ...(amount !== null && amount > ceilings.withoutFund && { 'pillar3a.amount': 'amount3aTooLarge' }),
    // What was missed is known of few: at most the small ceiling of a year may be bought (OPP 3 art. 7a al. 2).
    ...(purchase !== null && purchase > ceilings.withFund && { 'pillar3a.purchase': 'purchase3aTooLarge' }),
  }
}

/** The answers so far. Providers are asked only if none was asked before. */
const knownProvidents = async (session: Session, tools: PartyTools) =>
  session.dossier.thirdPillar.providents ?? loadProvidents(session, tools, () => findPaydate(session, tools))

/** The accounts as the digest has them. @throws as `requireBirth` */
async function loadAccounts(session: Session, tools: PartyTools) {
  const { birthDate, gender } = await requireBirth(session, tools)
  const providents = await knownProvidents(session, tools)
  const when = { birthDate, gender, computedOn: tools.clock.today(), situation: AS_IT_STANDS }
  return pillar3aQuestion(session.dossier.thirdPillar, providents, when).accounts
}

/** Whether somebody without an account can open one: a silent provider may have one of theirs. @throws as `requireBirth` */
async function canOpen(
  session: Session,
  tools: PartyTools,
  { accounts, salary }: { accounts: readonly Pillar3aAccount[]; salary: number | null },
) {
  if (session.dossier.thirdPillar.selection?.length || isWithoutWork(session)) return false
  const { birthDate, gender } = await requireBirth(session, tools)
  return opensAccount(accounts, { birthDate, gender, computedOn: tools.clock.today(), isPaid: salary !== null })
}

/** What somebody earns, CHF a year; null: not known. */
type Earnings = { salary: number | null }

/** @throws as `requireBirth` */
export async function loadRoom3a(session: Session, tools: PartyTools, work: Earnings): Promise<Room3a | null> {
  const accounts = await loadAccounts(session, tools)
  if (work.salary === null || isWithoutWork(session)) return null
  const isNew = await canOpen(session, tools, { accounts, salary: work.salary })
  if (!isNew && !takesPayments(accounts)) return null
  const today = tools.clock.today()
  const [year, withFund, law] = [yearOf(today), hasFund(session), ceilingsOn(today)]
  return {
    isNew,
    rate: USUAL_RATE,
    year,
    withFund,
    law: withFund ? law.withFund : law.withoutFund,
    paid: accounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    ceiling: Math.floor(ceilingOfYear(year, { withFund, earnedIncome: work.salary })),
  }
}

/** Whoever has not said that they have none pays no more than who has one. */
const hasFund = ({ dossier }: Session) => pensionFundOf(dossier) !== 'no'

/**
 * What could be bought of the last years, by what the providers say of their last year: of earlier ones, and of accounts that
 * were copied, no payments are known. null: they do not say it of every account.
 */
export async function loadLatePurchase(
  session: Session,
  tools: PartyTools,
  work: Earnings,
): Promise<LatePurchase | null> {
  const { birthDate, gender } = await requireBirth(session, tools)
  const today = tools.clock.today()
  const providents = await knownProvidents(session, tools)
  const { thirdPillar } = session.dossier
  const accounts = knownAccounts(thirdPillar, providents)
  const statements = accounts.flatMap(({ provident }) => (provident ? [statementIn(provident)] : []))
  if (accounts.length === 0 || statements.length < accounts.length) return null
  if (countingStatements(thirdPillar, providents).length > 0) return null
  const isOfThisYear = statements.every(({ rd }) => yearOf(rd as Day) === yearOf(today))
  if (!isOfThisYear || !work.salary) return null
  const ofYear = { withFund: hasFund(session), earnedIncome: work.salary }
  return latePurchase({
    person: { birthDate, gender },
    on: today,
    years: [{ ...ofYear, year: yearOf(today) - 1, paid: statements.reduce((sum, { pyd }) => sum + (pyd?.de ?? 0), 0) }],
    thisYear: { ...ofYear, paid: statements.reduce((sum, one) => sum + paidThisYear(one, today), 0) },
    // A provider that has begun to pay out has no account to pay into.
    isDrawn: false,
    wished: null,
  })
}
