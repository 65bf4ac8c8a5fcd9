/** Prepares the page of the copied 3a statements: the list of existing ones, or the form of one. */

import { mostInto3a } from '~/dossier/shape/ceiling-3a'
import { MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import type { readStatements3a } from '~/estimate/read/forms'
import { STATEMENT } from '~/forms/account-3a'
import { valuesOf } from '~/ui/form/declaration/form-of'
import { paperAt } from '~/ui/own-papers/place'
import { aboveCeiling } from '~/ui/parties/pillar-3a-view'

type Statements3aAnswer = Awaited<ReturnType<typeof readStatements3a>>

export function statementsView({ papers, revision, parties, own, work }: Statements3aAnswer, address: URL) {
  const at = paperAt(
    address,
    papers.map(({ entityId }) => ({ partyId: entityId })),
    'entity',
  )
  // The ceiling is shown only if the visitor has given the answers that it follows from; the page links to them.
  const hasAnswer = work.work !== undefined || work.fund !== undefined
  const ceiling = hasAnswer && own && mostInto3a(own.ceiling) !== null ? own.ceiling : null
  const shared = { papers, revision, ceiling, overCeiling: overCeiling({ papers, own }) }
  if (!at || at.number > MOST_STATEMENTS_3A) return { ...shared, open: null, hasForm: false }
  const saved = papers[at.number - 1]
  const name = parties.find(({ id }) => id === at.partyId)?.name ?? null
  return { ...shared, hasForm: true, open: { ...at, name, values: saved ? valuesOf(STATEMENT, saved) : null } }
}

export type StatementsView = ReturnType<typeof statementsView>

/** As `aboveCeiling`, but for all accounts, copied or not. */
export function overCeiling({ papers, own }: Pick<Statements3aAnswer, 'papers' | 'own'>) {
  if (!own) return null
  const amounts = [...papers, ...own.accounts].map(({ amount }) => amount ?? 0)
  const planned = amounts.reduce((sum, amount) => sum + amount, 0)
  return aboveCeiling(own.ceiling, planned)
}
