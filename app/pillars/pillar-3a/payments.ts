/** New payments into pillar 3a, distributed among the accounts. */
import type { Payments3a } from '../synthesis/change'
import type { Pillar3aAccount } from './estimate'

export type { Payments3a }

/**
 * The accounts with the new payments: each keeps its share; if nothing is paid in yet, the first one takes all. A
 * policy is paid as its contract says, and the others share the rest. A purchase goes to the first of these.
 */
export function withPayments(
  accounts: readonly Pillar3aAccount[],
  { amount, purchase }: Payments3a,
): Pillar3aAccount[] {
  const first = accounts.findIndex(isOpen)
  const paid = accounts.reduce((sum, one) => (isOpen(one) ? sum + (one.amount ?? 0) : sum), 0)
  const ofPolicies = accounts.reduce((sum, one) => (isOpen(one) ? sum : sum + (one.amount ?? 0)), 0)
  const wished = amount === null ? null : Math.max(0, amount - ofPolicies)
  return accounts.map((account, index) => {
    if (!isOpen(account)) return account
    const part = paid > 0 ? (account.amount ?? 0) / paid : index === first ? 1 : 0
    return {
      ...account,
      ...(wished !== null && { amount: wished * part }),
      ...(purchase !== null && index === first && { purchase }),
    }
  })
}

/** A policy has its own premium. */
const isOpen = ({ kind }: Pillar3aAccount) => kind !== 'policy'

/** Whether there is an account that can take other payments. */
export const takesPayments = (accounts: readonly Pillar3aAccount[]) => accounts.some(isOpen)
