import type { Grant, PartyRef } from '~/dossier/shape/party-access'
import { type Connectors, PartyError } from './connectors'

/**
 * Tells parties that their tokens are no longer needed. Nobody waits for this: the product has already dropped the
 * tokens, and they expire if a party does not answer.
 */
export async function endAccess(
  { directory, access }: Pick<Connectors, 'directory' | 'access'>,
  ended: readonly { party: PartyRef; grant: Grant }[],
): Promise<void> {
  const find = { fund: directory.findPensionFund, entity: directory.findEntity }
  const revoked = ended.map(async ({ party: { kind, id }, grant }) => {
    const party = await find[kind](id)
    if (party) await access.revoke(party, grant)
  })
  for (const outcome of await Promise.allSettled(revoked))
    if (outcome.status === 'rejected' && !(outcome.reason instanceof PartyError)) throw outcome.reason
}
