/** What the page shows of a 3a statement (Psc3A of the SFTI Pension API 4.1.0). */
import type { Providents } from '~/dossier/shape'
import type { Day } from '~/pillars/day'

/** The parts that are read here; the connector has checked the whole document against the standard. */
type StatementDocument = { pn: string; rd: Day; rc: { cb: number } }

/** `balance` in CHF. */
export type AccountStatement = { product: string; asOf: Day; balance: number }

export function accountStatement(statement: Providents['providents'][number]['statement']): AccountStatement {
  const { pn, rd, rc } = statement as unknown as StatementDocument
  return { product: pn, asOf: rd, balance: rc.cb }
}
