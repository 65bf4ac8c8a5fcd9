import type { Grant, PartyRef } from '~/dossier/party-access'
import { type Connectors, PartyError } from './connectors'

/**
 * Tells parties that their tokens are needed no more. Nobody waits for it: what the product holds is gone already, and
 * a party that does not answer lets its token run out.
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
