import type { OwnAccounts3a } from './account-3a'

/** The most that may be paid into all 3a accounts this year, CHF; null: not known yet, so no warning is shown. */
export const mostInto3a = ({ amount, withFund, ofIncome }: OwnAccounts3a['ceiling']): number | null =>
  withFund === null && ofIncome === undefined ? null : Math.min(amount, ofIncome ?? amount)
