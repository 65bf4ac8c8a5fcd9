import type { PensionFund } from '~/dossier/shape'
import { unfit } from './problem'

/** A party of a registry; one without a status is active. */
export type Listed = { id: string; openpkStatus?: PensionFund['openpkStatus'] }

/**
 * Lets a selection pass whose parties are listed and active. What was chosen before stays allowed: a party that has
 * paused since must not keep the visitor from removing another one.
 * @throws {Problem} 422 on the field `ids`
 */
export async function checkSelection(
  ids: readonly string[],
  before: readonly string[] | null,
  unknown: 'unknownFund' | 'unknownEntity',
  list: () => Promise<Listed[]>,
): Promise<void> {
  const added = ids.filter((id) => !before?.includes(id))
  if (added.length === 0) return
  const listed = new Map((await list()).map((party) => [party.id, party]))
  if (added.some((id) => !listed.has(id))) throw unfit([{ field: 'ids', key: unknown }])
  const inactive = added.some((id) => (listed.get(id)?.openpkStatus ?? 'active') !== 'active')
  if (inactive) throw unfit([{ field: 'ids', key: 'notActive' }])
}

export const withoutRepeats = (ids: readonly string[]) => [...new Set(ids)]
