/** Prepares what the page shows. */
import type { ColumnName, Step } from '~/pillars/result'
import type { AccountExplanation, Pillar3aExplanation } from '~/pillars/synthesis/explanation'
import { groupsOf } from '~/ui/explained/step-groups'

/** An account with its steps, or without any if it has no figure. `current` and `projected` are in CHF. */
export type ExplainedAccount = AccountExplanation & { steps: Step[] }

export function pillar3aExplainedView({ withoutChange, withChange, ...answer }: Pillar3aExplanation) {
  const shown = withChange ?? withoutChange
  const column: ColumnName = withChange ? 'withChange' : 'withoutChange'
  const groups = groupsOf(shown.pillar3a?.steps ?? [], (_, before) => before?.key === 'accountCapital')
  return {
    ...answer,
    column,
    pillar3a: shown.pillar3a,
    before: withChange && withoutChange.pillar3a,
    missing: shown.missing,
    planned: shown.accounts.reduce((sum, { deposits }) => sum + (deposits.value ?? 0), 0),
    accounts: shown.accounts.map((account, index): ExplainedAccount => ({ ...account, steps: groups[index] ?? [] })),
  }
}

export type Pillar3aExplainedView = ReturnType<typeof pillar3aExplainedView>
