import type { Day } from '../day'
import { addFrancs, franc, toRappen } from '../money'
import type { Column, Step } from '../result'
import { projectAccount } from './account'
import { isPaydateAhead } from './rules'
import { accountSteps } from './steps'

/** The 3a part of the digest, with the steps behind it. Money in CHF; `monthlyPayment` a month. */
export type Pillar3aResult = NonNullable<Column['pillar3a']> & { steps: Step[] }

/** Balance (CHF), interest (percent a year), yearly payment (CHF) and pay-out day, each as far as it is known. */
export type Pillar3aInfo = {
  solde: number | null
  rate: number | null
  amount: number | null
  paydate: Day | null
}

/**
 * An account with its own figures. `entityName`: its provider; `null` if the visitor named none. `paidThisYear`: this
 * year's payments that the balance already includes, CHF.
 */
export type Pillar3aAccount = Pillar3aInfo & { entityName: string | null; paidThisYear: number }

export type Pillar3aQuestion = { accounts: readonly Pillar3aAccount[]; computedOn: Day }

/** What makes a 3a estimate impossible; `paydateAhead`: a pay-out day has passed. */
export type MissingInfo = keyof Pillar3aInfo | 'paydateAhead'

/**
 * What pillar 3a will pay out. `current`, `projected`: all accounts together; each account's projection, with its own
 * payment, rate and day, is rounded to the franc on its own and then added, so that the lines add up. `monthlyPayment` is
 * a twelfth of what is paid into all of them in a year, to the franc, until `paymentsUntil`; on `projectedFrom` the last
 * of them is paid out. What is unknown is named in `missing`, and nothing is guessed: `result` is then `null`.
 */
export function pillar3aFromAccounts({ accounts, computedOn }: Pillar3aQuestion): {
  result: Pillar3aResult | null
  missing: MissingInfo[]
} {
  const known = accounts.filter(isKnown)
  if (accounts.length === 0 || known.length < accounts.length)
    return { result: null, missing: INFO_FIELDS.filter((field) => !accounts.length || lacks(accounts, field)) }
  if (!known.every(({ paydate }) => isPaydateAhead(paydate, computedOn)))
    return { result: null, missing: ['paydateAhead'] }
  return { result: resultOf(known, computedOn), missing: [] }
}

const INFO_FIELDS = ['solde', 'rate', 'amount', 'paydate'] as const

type KnownAccount = Pillar3aAccount & { [Field in keyof Pillar3aInfo]: NonNullable<Pillar3aInfo[Field]> }

const isKnown = (account: Pillar3aAccount): account is KnownAccount =>
  INFO_FIELDS.every((field) => account[field] !== null)

const lacks = (accounts: readonly Pillar3aAccount[], field: keyof Pillar3aInfo) =>
  accounts.some((account) => account[field] === null)

function resultOf(known: readonly KnownAccount[], computedOn: Day): Pillar3aResult {
  const projections = known.map((account) => ({ account, ...projectAccount(account, computedOn, account.paydate) }))
  const accounts = projections.map(({ account, projected }) => ({
    entityName: account.entityName,
    current: toRappen(account.solde),
    projected: franc(projected),
  }))
  const paidInto = known.filter(({ amount }) => amount > 0)
  return {
    current: toRappen(accounts.reduce((sum, account) => sum + account.current, 0)),
    monthlyPayment: franc(known.reduce((sum, { amount }) => sum + amount, 0) / 12),
    paymentsUntil: lastPaydate(paidInto.length > 0 ? paidInto : known),
    projected: addFrancs(...accounts.map((account) => account.projected)),
    projectedFrom: lastPaydate(known),
    accounts,
    steps: projections.flatMap(accountSteps),
  }
}

const lastPaydate = (accounts: readonly KnownAccount[]): Day =>
  accounts.map(({ paydate }) => paydate).reduce((last, paydate) => (paydate > last ? paydate : last))
