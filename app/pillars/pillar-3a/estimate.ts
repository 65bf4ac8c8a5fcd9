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

export type Pillar3aQuestion = {
  info: Pillar3aInfo | null
  /** The provider of the account that `info` describes; `null` where the visitor named none. */
  entityName: string | null
  /** Every further account, with its balance in CHF. */
  others: readonly { entityName: string; solde: number }[]
  computedOn: Day
}

/** What keeps a 3a estimate from being made; `paydateAhead`: the pay-out day lies behind. */
export type MissingInfo = keyof Pillar3aInfo | 'paydateAhead'

/**
 * What pillar 3a will pay out. `current`, `projected`: all accounts together; each account's projection is
 * rounded to the franc by itself and then added, so that the lines add up. Payments go to the account of `info` (the first line); a further
 * account has the same rate and day and no payments. `monthlyPayment` is a twelfth of the yearly amount, to the franc,
 * paid until the pay-out day. What is not known is named in `missing`, and nothing is guessed: `result` is then `null`.
 */
export function pillar3aFromInfo(question: Pillar3aQuestion): {
  result: Pillar3aResult | null
  missing: MissingInfo[]
} {
  const { solde = null, rate = null, amount = null, paydate = null } = question.info ?? {}
  if (solde === null || rate === null || amount === null || paydate === null) {
    const asked = { solde, rate, amount, paydate }
    return { result: null, missing: INFO_FIELDS.filter((field) => asked[field] === null) }
  }
  if (!isPaydateAhead(paydate, question.computedOn)) return { result: null, missing: ['paydateAhead'] }
  const lines = [{ entityName: question.entityName, solde, amount }, ...question.others.map(withoutPayments)]
  return { result: resultOf(lines, rate, paydate, question.computedOn), missing: [] }
}

const INFO_FIELDS = ['solde', 'rate', 'amount', 'paydate'] as const

type Line = { entityName: string | null; solde: number; amount: number }

const withoutPayments = (account: { entityName: string; solde: number }): Line => ({ ...account, amount: 0 })

function resultOf(lines: Line[], rate: number, paydate: Day, computedOn: Day): Pillar3aResult {
  const projections = lines.map((line) => ({ line, ...projectAccount({ ...line, rate }, computedOn, paydate) }))
  const accounts = projections.map(({ line, projected }) => ({
    entityName: line.entityName,
    current: toRappen(line.solde),
    projected: franc(projected),
  }))
  return {
    current: toRappen(accounts.reduce((sum, account) => sum + account.current, 0)),
    monthlyPayment: franc((lines[0]?.amount ?? 0) / 12),
    paymentsUntil: paydate,
    projected: addFrancs(...accounts.map((account) => account.projected)),
    projectedFrom: paydate,
    accounts,
    steps: projections.flatMap((projection) => accountSteps({ ...projection, rate, paydate })),
  }
}
