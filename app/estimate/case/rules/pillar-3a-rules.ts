/** What may be paid into pillar 3a, for this year and for missed ones, and what prevents it. */
import type { ContributionProblemKey } from '~/dossier/shape/problem-keys'
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
import type { Case } from '../case'
import { countingStatements, knownAccounts, paidThisYear, USUAL_RATE } from '../pillar-3a/accounts'
import { opensAccount, pillar3aQuestion } from '../pillar-3a/pillar-3a-question'
import { statementIn } from '../pillar-3a/provident-statement'

/** The accounts into which payments go; `opens`: there is none, and one can be opened. */
type Accounts3a = { accounts: readonly Pillar3aAccount[]; opens: boolean }

export function accountsFor3a(known: Case): Accounts3a {
  const accounts = accountsNow(known)
  return takesPayments(accounts) ? { accounts, opens: false } : { accounts, opens: canOpen(known, accounts) }
}

/** As the digest has them. */
const accountsNow = (known: Case) => pillar3aQuestion(known, AS_IT_STANDS).accounts

/** Whether somebody without an account can open one: a silent provider may have one of theirs. */
const canOpen = ({ thirdPillar, work, person, day }: Case, accounts: readonly Pillar3aAccount[]) =>
  !thirdPillar.selection?.length &&
  !work.isNone &&
  opensAccount(accounts, { ...person, computedOn: day, isPaid: work.now !== null })

/** Each problem at its field. */
type Problems3a = Partial<Record<'pillar3a.amount' | 'pillar3a.purchase', ContributionProblemKey>>

/** A new account takes yearly payments only, since missed years are bought after this year's payment. */
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
    // The most for any income (OPP 3 art. 7 al. 1).
    ...(amount !== null && amount > ceilings.withoutFund && { 'pillar3a.amount': 'amount3aTooLarge' }),
    // Missed years are seldom known: at most one small ceiling may be bought a year (OPP 3 art. 7a al. 2).
    ...(purchase !== null && purchase > ceilings.withFund && { 'pillar3a.purchase': 'purchase3aTooLarge' }),
  }
}

/**
 * CHF a year: what is paid into pillar 3a now, and how much may be; `law`: the ceiling with or without a fund, for any
 * income. `isNew`: there is no account, and one could be opened, which is counted with `rate`, percent a year.
 */
export type Room3a = {
  isNew: boolean
  rate: number
  paid: number
  ceiling: number
  year: number
  withFund: boolean
  law: number
}

/** null: the income is not known, the person does not work, or no account takes payments. */
export function room3aOf(known: Case): Room3a | null {
  const { work, day } = known
  const accounts = accountsNow(known)
  if (work.now === null || work.isNone) return null
  const isNew = canOpen(known, accounts)
  if (!isNew && !takesPayments(accounts)) return null
  const [year, withFund, law] = [yearOf(day), paysAsWithFund(known), ceilingsOn(day)]
  return {
    isNew,
    rate: USUAL_RATE,
    year,
    withFund,
    law: withFund ? law.withFund : law.withoutFund,
    paid: accounts.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    ceiling: Math.floor(ceilingOfYear(year, { withFund, earnedIncome: work.now.salary })),
  }
}

/** People who have not said that they have no fund have the ceiling of those with one. */
const paysAsWithFund = ({ work }: Case) => work.fund !== 'no'

/**
 * How much of the last years could be bought, judged by each provider's last year: payments of earlier years and of copied
 * accounts are not known. null: not every account has a statement of this year from its provider.
 */
export function latePurchaseOf(known: Case): LatePurchase | null {
  const { thirdPillar, work, person, day: today } = known
  const { providents } = thirdPillar
  const accounts = knownAccounts(thirdPillar, providents)
  const statements = accounts.flatMap(({ provident }) => (provident ? [statementIn(provident)] : []))
  if (accounts.length === 0 || statements.length < accounts.length) return null
  if (countingStatements(thirdPillar, providents).length > 0) return null
  const isOfThisYear = statements.every(({ rd }) => yearOf(rd as Day) === yearOf(today))
  if (!isOfThisYear || !work.now?.salary) return null
  const ofYear = { withFund: paysAsWithFund(known), earnedIncome: work.now.salary }
  return latePurchase({
    person,
    on: today,
    years: [{ ...ofYear, year: yearOf(today) - 1, paid: statements.reduce((sum, { pyd }) => sum + (pyd?.de ?? 0), 0) }],
    thisYear: { ...ofYear, paid: statements.reduce((sum, one) => sum + paidThisYear(one, today), 0) },
    // Once a provider has begun to pay out, nothing more can be paid in.
    isDrawn: false,
    wished: null,
  })
}
