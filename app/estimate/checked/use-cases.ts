import { checkedAvs } from './avs'
import { type CheckedCase, type CheckedTax, type Judged, judged } from './case'
import { checkedLpp3a } from './lpp-3a'
import { checkedTaxes } from './tax'

/** `withoutOwnFigure`: published cases whose cantonal tax is not compared, since we refuse it; some have a federal one. */
export type Checked = { cases: Judged<CheckedCase>[]; taxes: Judged<CheckedTax>[]; withoutOwnFigure: number }

export function computeChecked(): Checked {
  const { taxes, withoutOwnFigure } = checkedTaxes()
  return { cases: [...checkedAvs(), ...checkedLpp3a()].map(judged), taxes: taxes.map(judged), withoutOwnFigure }
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
