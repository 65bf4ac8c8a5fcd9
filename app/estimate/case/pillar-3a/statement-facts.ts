/** A typed 3a statement, as the engine reads it. */
import type { Statement3a } from '~/dossier/shape/savings-papers'
import type { Day } from '~/pillars/day'
import type { Pillar3aAccount } from '~/pillars/pillar-3a'

/**
 * A policy pays its guaranteed sum on its day, without interest. @param due when savings without a pay-out day are paid: the
 * start of the AVS pension; null: it is past
 */
export function statementFacts(paper: Omit<Statement3a, 'entityId'>, due: Day | null): Pillar3aAccount {
  const { label, kind, solde, amount, rate, paydate, paidThisYear, maturity } = paper
  const account = { solde, amount, kind, entityName: label, isTyped: true as const, paidThisYear: paidThisYear ?? 0 }
  if (kind !== 'policy') return { ...account, rate, paydate: paydate ?? due }
  return { ...account, rate: 0, paydate, ...(maturity !== null && { maturity }) }
}
