/** Statements of 3a providers as documents of the standard. The connectors have validated the fields that are read. */
import type { Providents } from '~/dossier/shape/party-answers'
import type { CompactStatement3a } from '~/standards/types'

type WithStatement = Pick<Providents['providents'][number], 'statement'>

export const statementIn = ({ statement }: WithStatement) => statement as unknown as CompactStatement3a
