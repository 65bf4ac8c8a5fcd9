/** Prepares the page of the copied 3a statements: the list of those that there are, or the form of one. */
import { MOST_STATEMENTS_3A } from '~/dossier/shape/savings-papers'
import type { Answers } from '~/estimate/estimate'
import { paperAt } from '~/ui/own-papers/place'
import { statementValues } from './form'

type Read = Answers['readStatements3a']

export function statementsView({ papers, revision, parties, own }: Read, address: URL) {
  const at = paperAt(
    address,
    papers.map(({ entityId }) => ({ partyId: entityId })),
    'entity',
  )
  const shared = { papers, revision, overCeiling: overCeiling({ papers, own }) }
  if (!at || at.number > MOST_STATEMENTS_3A) return { ...shared, open: null, hasForm: false }
  const saved = papers[at.number - 1]
  const name = parties.find(({ id }) => id === at.partyId)?.name ?? null
  return { ...shared, hasForm: true, open: { ...at, name, values: saved ? statementValues(saved) : null } }
}

export type StatementsView = ReturnType<typeof statementsView>

/** What is planned into all accounts together, CHF a year, where that is above the ceiling; null: it is not, or not known. */
export function overCeiling({ papers, own }: Pick<Read, 'papers' | 'own'>) {
  if (!own) return null
  const amounts = [...papers, ...own.accounts].map(({ amount }) => amount ?? 0)
  const planned = amounts.reduce((sum, amount) => sum + amount, 0)
  return planned > own.ceiling.amount ? { ...own.ceiling, planned } : null
}
