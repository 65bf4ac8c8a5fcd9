import { checkedAvs } from './avs'
import { type CheckedCase, type CheckedTax, type WithAgreement, withAgreement } from './case'
import { checkedLpp3a } from './lpp-3a'
import { type CheckedTaxes, checkedTaxes } from './tax'

export type Checked = Omit<CheckedTaxes, 'taxes'> & {
  cases: WithAgreement<CheckedCase>[]
  taxes: WithAgreement<CheckedTax>[]
}

export function computeChecked(): Checked {
  const { taxes, ...others } = checkedTaxes()
  return { cases: [...checkedAvs(), ...checkedLpp3a()].map(withAgreement), taxes: taxes.map(withAgreement), ...others }
}

/** Computed once a process: every case has the law of its own year, so no day changes it. */
let computed: Checked | null = null

/** Needs no session. */
export const checkedUseCases = () => ({
  async getChecked(): Promise<Checked> {
    computed ??= computeChecked()
    return computed
  },
})
