import { checkedAvs } from './avs'
import { type CheckedCase, type CheckedIncomeTax, type CheckedTax, type WithAgreement, withAgreement } from './case'
import { type CheckedIncomeTaxes, checkedIncomeTaxes } from './income-tax'
import { checkedLpp3a } from './lpp-3a'
import { type CheckedTaxes, checkedTaxes } from './tax'
import { latestReadings, type YearOfReadings } from './tax-readings'

export type Checked = Omit<CheckedTaxes, 'taxes'> &
  Omit<CheckedIncomeTaxes, 'incomeTaxes'> & {
    cases: WithAgreement<CheckedCase>[]
    taxes: WithAgreement<CheckedTax>[]
    incomeTaxes: WithAgreement<CheckedIncomeTax>[]
  }

/** @param readings of the tax calculator, in one year */
export function computeChecked(readings: YearOfReadings = latestReadings()): Checked {
  const { taxes, ...others } = checkedTaxes(readings)
  const { incomeTaxes, ...ofIncome } = checkedIncomeTaxes()
  return {
    cases: [...checkedAvs(), ...checkedLpp3a()].map(withAgreement),
    taxes: taxes.map(withAgreement),
    ...others,
    incomeTaxes: incomeTaxes.map(withAgreement),
    ...ofIncome,
  }
}
