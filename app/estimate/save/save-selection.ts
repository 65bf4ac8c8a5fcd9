/** Saves the visitor's selection of pension funds or of 3a providers. */
import type { Connectors } from '~/connectors/connectors'
import { endAccess } from '~/connectors/end-access'
import { accessOnlyTo, listGrants, type PartyKind } from '~/dossier/shape/party-access'
import type { SavedPart } from '~/dossier/shape/revisions'
import type { Dossier } from '~/dossier/shape/shape'
import type { Visit } from '../visit'
import { checkSelection, type ListedParty, withoutRepeats } from './check-selection'
import { type BaseRevision, savePart } from './save-part'

export type Selection = {
  kind: PartyKind
  part: SavedPart
  /** The ids in the dossier; `[]` if the visitor says that they have none, null while the question is open. */
  selected: (dossier: Dossier) => string[] | null
  /** Replaces the selection and drops the answers that belonged to the former one. */
  select: (dossier: Dossier, selection: string[] | null) => Dossier
  unknown: 'unknownFund' | 'unknownEntity'
  list: (connectors: Connectors) => Promise<{ entries: readonly ListedParty[] }>
}

/** `none`: the visitor says that they have none; an empty list alone leaves the question open. */
type Choice = { ids: readonly string[]; none?: boolean }

/**
 * Saves a selection and ends the access to parties that are no longer in it. @returns its ids, without repeats
 * @throws {Refusal} `unfit` on the field `ids`; as `savePart` does
 */
export async function saveSelection(
  { session, tools: { connectors, report } }: Visit,
  { kind, part, selected, select, unknown, list }: Selection,
  { ids: sent, none = false }: Choice,
  baseRevision: BaseRevision,
): Promise<string[]> {
  const ids = withoutRepeats(sent)
  await checkSelection(ids, selected(session.dossier), unknown, () => list(connectors).then(({ entries }) => entries))
  let ended: ReturnType<typeof endedGrants> = []
  await savePart(session, { part, baseRevision }, (dossier) => {
    ended = endedGrants(dossier, kind, ids)
    return withoutAccess(select(dossier, ids.length > 0 || none ? ids : null), kind, ids)
  })
  endAccess(connectors, ended).catch(report)
  return ids
}

const withoutAccess = (dossier: Dossier, kind: PartyKind, ids: string[]): Dossier => ({
  ...dossier,
  parties: accessOnlyTo(dossier.parties, kind, ids),
})

const endedGrants = (before: Dossier, kind: PartyKind, ids: string[]) =>
  listGrants(before).filter(({ party }) => party.kind === kind && !ids.includes(party.id))
