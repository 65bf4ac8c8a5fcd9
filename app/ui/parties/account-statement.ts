/** The parts of a 3a statement that the page shows (Psc3A of the SFTI Pension API 4.1.0). */
import type { Providents } from '~/dossier/shape/party-answers'
import type { Day } from '~/pillars/day'

/** The fields read here; the connector has validated the document against the standard. */
type StatementDocument = { pn: string; rd: Day; rc: { cb: number } }

/** `balance` in CHF. */
export type AccountStatement = { product: string; asOf: Day; balance: number }

export function accountStatement(statement: Providents['providents'][number]['statement']): AccountStatement {
  const { pn, rd, rc } = statement as unknown as StatementDocument
  return { product: pn, asOf: rd, balance: rc.cb }
}
