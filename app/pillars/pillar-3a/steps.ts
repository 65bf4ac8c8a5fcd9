import type { Day } from '../day'
import { franc } from '../money'
import type { Step } from '../result'
import type { AccountProjection } from './account'

type ProjectedAccount = AccountProjection & {
  line: { entityName: string | null; solde: number; amount: number }
  rate: number
  paydate: Day
}

/** How one account grows to its pay-out: money in CHF, `rate` in percent a year, `months` until the pay-out day. */
export function accountSteps({ line, rate, paydate, ...projection }: ProjectedAccount): Step[] {
  const entity: Record<string, string> = line.entityName === null ? {} : { entity: line.entityName }
  const payments: Step = {
    key: 'accountPayments',
    inputs: { ...entity, amount: line.amount, months: projection.months },
    output: franc(projection.paid),
    article: 'OPP 3 art. 7',
  }
  const interest: Step = {
    key: 'accountInterest',
    inputs: { ...entity, rate, months: projection.months },
    output: franc(projection.interest),
    article: 'OPP 3 art. 5',
  }
  const capital: Step = {
    key: 'accountCapital',
    inputs: { ...entity, solde: line.solde, paydate },
    output: franc(projection.projected),
    article: 'OPP 3 art. 3',
  }
  return line.amount > 0 ? [payments, interest, capital] : [interest, capital]
}
