/** What funds and providers told, as documents of the standard: the connectors have checked what is read of them. */
import type { Policies, Providents } from '~/dossier/shape'
import type { CompactStatement3a, Policy } from '~/standards/types'

type ToldPolicy = Pick<Policies['policies'][number], 'policy'>
type ToldStatement = Pick<Providents['providents'][number], 'statement'>

export const policyIn = ({ policy }: ToldPolicy) => policy as unknown as Policy
export const statementIn = ({ statement }: ToldStatement) => statement as unknown as CompactStatement3a
