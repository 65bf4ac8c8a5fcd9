import type { PensionFund } from '~/dossier/shape/party-answers'
import { unfit } from '../case/refusal'

/** An entry of the directory. Without a status it counts as active. */
export type ListedParty = { id: string; openpkStatus?: PensionFund['openpkStatus'] }

/**
 * Checks that newly selected parties are listed and active. Parties selected before stay allowed, so that one that has
 * paused since does not keep the visitor from removing another one.
 * @throws {Refusal} `unfit` on the field `ids`
 */
export async function checkSelection(
  ids: readonly string[],
  before: readonly string[] | null,
  unknown: 'unknownFund' | 'unknownEntity',
  list: () => Promise<readonly ListedParty[]>,
): Promise<void> {
  const added = ids.filter((id) => !before?.includes(id))
  if (added.length === 0) return
  const listed = new Map((await list()).map((party) => [party.id, party]))
  if (added.some((id) => !listed.has(id))) throw unfit([{ field: 'ids', key: unknown }])
  const inactive = added.some((id) => (listed.get(id)?.openpkStatus ?? 'active') !== 'active')
  if (inactive) throw unfit([{ field: 'ids', key: 'notActive' }])
}

export const withoutRepeats = (ids: readonly string[]) => [...new Set(ids)]
