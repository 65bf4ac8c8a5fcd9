/** What the page of the explained third pillar shows, from what the call answered. */
import type { ColumnName, Step } from '~/pillars/result'
import type { Pillar3aExplanation, ToldAccount } from '~/pillars/synthesis/explanation'
import { groupsOf } from './step-groups'

/** One account with its steps; without a figure it has none. `current` and `projected` in CHF. */
export type ExplainedAccount = ToldAccount & { steps: Step[] }

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
