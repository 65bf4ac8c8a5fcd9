import { type Day, dayOf, yearOf } from '../day'
import type { OutlookRate } from '../interest-outlook'
import { addFrancs, type Franc, franc, toRappen } from '../money'
import { latestWhileWorking, type WhoIsPaid } from '../pay-out-window'
import type { Step } from '../result'
import type { Column } from '../synthesis/result'
import { type AccountProjection, projectAccount } from './account'
import type { Pillar3aAssumptionKey } from './result'
import { isPaydateAhead, isPaydateAllowed, pillar3aWindow } from './rules'
import { accountSteps } from './steps'

/** The 3a part of the digest, with what had to be assumed and the steps behind it. Money in CHF; `monthlyPayment` a month. */
export type Pillar3aResult = NonNullable<Column['pillar3a']> & { assumptions: Pillar3aAssumptionKey[]; steps: Step[] }

/** Balance (CHF), interest (percent a year), yearly payment (CHF) and pay-out day, each as far as it is known. */
export type Pillar3aInfo = {
  solde: number | null
  rate: number | null
  amount: number | null
  paydate: Day | null
}

/**
 * An account with its own figures. `entityName`: its provider; `null` if none is given. `paidThisYear`: this year's
 * payments that the balance already includes, CHF.
 */
export type Pillar3aAccount = Pillar3aInfo & {
  entityName: string | null
  paidThisYear: number
  /** Paid once this year for earlier years, CHF. */
  purchase?: number
  kind?: AccountKind
  /** For a policy: the guaranteed pay-out on its day, CHF; it has no interest of its own. */
  maturity?: number
  /** Copied from a statement by the person, not sent by the provider. */
  isTyped?: true
  /** The account does not exist yet: it would be opened. */
  isNew?: true
  /** The outlook behind `rate`, if it is not the announced rate. */
  outlook?: OutlookRate | null
}

/** The rate of securities is a guess, and a policy is paid at its maturity, which is then its pay-out day. */
export type AccountKind = 'account' | 'securities' | 'policy'

/** `worksUntil`: the first day without work; null: not given. */
export type Pillar3aQuestion = {
  accounts: readonly Pillar3aAccount[]
  person: WhoIsPaid
  worksUntil: Day | null
  computedOn: Day
}

/** Reasons why a 3a estimate is impossible; `paydateAhead`: a pay-out day has passed. */
export type MissingInfo = keyof Pillar3aInfo | 'paydateAhead'

/**
 * The pay-out of pillar 3a. `current`, `projected`: all accounts together; each account's projection, with its own
 * payment, rate and day, is rounded to the franc separately and then added, so that the lines add up. `monthlyPayment`
 * is a twelfth of the yearly payments into all accounts, to the franc, until `paymentsUntil`; the last account is paid
 * out on `projectedFrom`. Payments need work (OPP 3 art. 7), and so does a pay-out after the reference age: when work
 * stops earlier, savings are due then, or at the reference age (art. 3 al. 1). If the end of work is not given, work
 * goes on until each pay-out, which is an assumption after the reference age (`worksUntilPayOut`). Nothing is guessed:
 * `missing` lists the unknown figures, and `result` is then `null`.
 */
export function pillar3aFromAccounts({ accounts, ...when }: Pillar3aQuestion): {
  result: Pillar3aResult | null
  missing: MissingInfo[]
} {
  const known = accounts.filter(isKnown)
  if (accounts.length === 0 || known.length < accounts.length)
    return { result: null, missing: INFO_FIELDS.filter((field) => !accounts.length || lacks(accounts, field)) }
  if (!known.every(({ paydate }) => isPaydateAhead(paydate, when.computedOn)))
    return { result: null, missing: ['paydateAhead'] }
  return { result: resultOf(known, when), missing: [] }
}

/** The pay-out day and amount of each account, CHF; empty if `pillar3aFromAccounts` has no result. */
export function pillar3aPayOuts({
  accounts,
  ...when
}: Pillar3aQuestion): { entityName: string | null; on: Day; amount: Franc }[] {
  if (!pillar3aFromAccounts({ accounts, ...when }).result) return []
  const projections = accounts.filter(isKnown).map((account) => projectionOf(account, when))
  return projections.map(({ account, projected }) => ({
    entityName: account.entityName,
    on: account.paydate,
    amount: franc(projected),
  }))
}

/**
 * The joint pay-out on the day `on` of the accounts that are paid out later, CHF; a policy keeps its day. null: the law
 * does not allow it yet (OPP 3 art. 3 al. 1), or there are none.
 */
export function pillar3aDrawnOn({ accounts, ...when }: Pillar3aQuestion, on: Day): Franc | null {
  if (!isPaydateAllowed(when.person, on, when.computedOn)) return null
  const moved = accounts
    .filter(({ kind, paydate }) => kind !== 'policy' && paydate !== null && paydate > on)
    .map((account) => ({ ...account, paydate: on }))
  const paid = pillar3aPayOuts({ accounts: moved, ...when })
  return paid.length > 0 ? addFrancs(...paid.map(({ amount }) => amount)) : null
}

type When = Omit<Pillar3aQuestion, 'accounts'>

const INFO_FIELDS = ['solde', 'rate', 'amount', 'paydate'] as const

type KnownAccount = Pillar3aAccount & { [Field in keyof Pillar3aInfo]: NonNullable<Pillar3aInfo[Field]> }

const isKnown = (account: Pillar3aAccount): account is KnownAccount =>
  INFO_FIELDS.every((field) => account[field] !== null)

const lacks = (accounts: readonly Pillar3aAccount[], field: keyof Pillar3aInfo) =>
  accounts.some((account) => account[field] === null)

function resultOf(known: readonly KnownAccount[], when: When): Pillar3aResult {
  const { due } = pillar3aWindow(when.person, when.computedOn)
  const projections = known.map((account) => projectionOf(account, when))
  const accounts = projections.map(({ account, projected }) => ({
    entityName: account.entityName,
    current: toRappen(account.solde),
    projected: franc(projected),
    ...(account.isTyped && { isTyped: true as const }),
    ...(account.isNew && { isNew: true as const }),
  }))
  const paidInto = projections.filter(({ account }) => account.amount > 0)
  const waits = when.worksUntil === null && projections.some(({ account }) => account.paydate > due)
  return {
    current: toRappen(accounts.reduce((sum, account) => sum + account.current, 0)),
    monthlyPayment: franc(known.reduce((sum, { amount }) => sum + amount, 0) / 12),
    paymentsUntil: lastOf((paidInto.length > 0 ? paidInto : projections).map(({ paidUntil }) => paidUntil)),
    projected: addFrancs(...accounts.map((account) => account.projected)),
    projectedFrom: lastOf(projections.map(({ account }) => account.paydate)),
    accounts,
    assumptions: waits ? ['worksUntilPayOut'] : [],
    steps: projections.flatMap((projection) =>
      accountSteps({ ...projection, worksOn: when.worksUntil === null && projection.account.paydate > due }),
    ),
  }
}

/** An account with the day on which the law allows its pay-out, and its last payment. */
function projectionOf(account: KnownAccount, { person, worksUntil, computedOn }: When) {
  const latest = worksUntil && latestWhileWorking(pillar3aWindow(person, computedOn), worksUntil)
  const paydate = latest && latest < account.paydate ? laterOf(latest, computedOn) : account.paydate
  const paidUntil = worksUntil && worksUntil < paydate ? worksUntil : paydate
  const projection = withPurchase(account, paydate, computedOn, projectAccount(account, computedOn, paydate, paidUntil))
  return { account: { ...account, paydate }, paidUntil, ...projection, ...guaranteed(account) }
}

/** A purchase comes with the payment of this year, on its last day, and bears interest from then on. */
function withPurchase(
  { purchase = 0, rate }: KnownAccount,
  paydate: Day,
  computedOn: Day,
  projection: AccountProjection,
) {
  const paidOn = dayOf(yearOf(computedOn), 12, 31)
  if (purchase === 0 || paidOn > paydate) return projection
  const { projected, interest } = projectAccount({ solde: purchase, amount: 0, rate }, paidOn, paydate)
  return {
    ...projection,
    projected: projection.projected + projected,
    paid: projection.paid + purchase,
    interest: projection.interest + interest,
  }
}

/** A policy pays its guaranteed sum, whatever has been paid in. */
const guaranteed = ({ maturity }: KnownAccount) => (maturity === undefined ? {} : { projected: maturity })

const laterOf = (one: Day, other: Day) => (one > other ? one : other)

const lastOf = (days: readonly Day[]): Day => days.reduce(laterOf)
