import type { Day } from '../day'
import { type OutlookRate, outlookInputs } from '../interest-outlook'
import { franc } from '../money'
import type { Step } from '../result'
import type { AccountProjection } from './account'

type ProjectedAccount = AccountProjection & {
  account: {
    entityName: string | null
    solde: number
    amount: number
    rate: number
    paydate: Day
    paidThisYear: number
    purchase?: number
    maturity?: number
    outlook?: OutlookRate | null
  }
  /** The end of work is not given, and a pay-out after the reference age requires work. */
  worksOn: boolean
}

/** How one account grows to its pay-out: money in CHF, `rate` in percent a year, `months` and further `days` with interest. */
export function accountSteps({ account, worksOn, ...projection }: ProjectedAccount): Step[] {
  const { months, days } = projection
  const { entityName, solde, amount, rate, paydate, paidThisYear, purchase = 0 } = account
  const entity: Record<string, string> = entityName === null ? {} : { entity: entityName }
  const payments: Step = {
    key: 'accountPayments',
    inputs: { ...entity, amount, months: projection.paidMonths, ...(paidThisYear > 0 && { paidThisYear }) },
    output: franc(projection.paid - purchase),
    article: 'OPP 3 art. 7',
  }
  const interest: Step = {
    key: 'accountInterest',
    inputs: { ...entity, rate, ...{ months, ...(days > 0 && { days }) }, ...outlookInputs(account.outlook) },
    output: franc(projection.interest),
    article: 'OPP 3 art. 5',
  }
  const capital: Step = {
    key: 'accountCapital',
    inputs: { ...entity, solde, paydate, ...(worksOn && { worksUntil: paydate }) },
    output: franc(projection.projected),
    article: 'OPP 3 art. 3',
  }
  if (account.maturity !== undefined) return [{ ...capital, inputs: { ...capital.inputs, maturity: account.maturity } }]
  const bought: Step = {
    key: 'accountPurchase',
    inputs: { ...entity },
    output: franc(purchase),
    article: 'OPP 3 art. 7a, 7b',
  }
  return [...(amount > 0 ? [payments] : []), ...(purchase > 0 ? [bought] : []), interest, capital]
}
