import { checkedAvs } from './avs'
import { type CheckedCase, type CheckedTax, type WithAgreement, withAgreement } from './case'
import { checkedLpp3a } from './lpp-3a'
import { type CheckedTaxes, checkedTaxes } from './tax'
import { latestReadings, type YearOfReadings } from './tax-readings'

export type Checked = Omit<CheckedTaxes, 'taxes'> & {
  cases: WithAgreement<CheckedCase>[]
  taxes: WithAgreement<CheckedTax>[]
}

/** @param readings of the tax calculator, in one year */
export function computeChecked(readings: YearOfReadings = latestReadings()): Checked {
  const { taxes, ...others } = checkedTaxes(readings)
  return { cases: [...checkedAvs(), ...checkedLpp3a()].map(withAgreement), taxes: taxes.map(withAgreement), ...others }
}
