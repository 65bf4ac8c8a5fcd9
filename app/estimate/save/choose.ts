/** Changes to the visitor's selection of pension funds, or of 3a providers. */
import type { BaseRevision } from './save-part'

/** Select these, declare that there is none, remove one, or remove all. */
export type SelectionChange =
  | { kind: 'choose'; ids: readonly string[] }
  | { kind: 'none' }
  | { kind: 'remove'; id: string }
  | { kind: 'reset' }

type SelectionUseCases = {
  list: () => Promise<string[]>
  getRevision: () => Promise<string | null>
  save: (ids: readonly string[], baseRevision?: BaseRevision) => Promise<unknown>
  saveNone: (baseRevision?: BaseRevision) => Promise<unknown>
}

/**
 * Applies a change to the selection. A removal applies to the current selection, so that it keeps what another tab has
 * added; if the party is not selected, nothing is saved. Removing the last party reopens the question: it does not say
 * that the visitor has none.
 * @param baseRevision the revision that the form was filled from
 * @returns false where there was nothing to take away, so that nothing has changed
 */
export async function chooseParties(
  change: SelectionChange,
  baseRevision: BaseRevision,
  { list, getRevision, save, saveNone }: SelectionUseCases,
): Promise<boolean> {
  if (change.kind === 'remove') return removeOne(change.id, { list, getRevision, save })
  if (change.kind === 'none') await saveNone(baseRevision)
  else await save(change.kind === 'choose' ? change.ids : [], baseRevision)
  return true
}

async function removeOne(
  id: string,
  { list, getRevision, save }: Omit<SelectionUseCases, 'saveNone'>,
): Promise<boolean> {
  const [current, now] = await Promise.all([list(), getRevision()])
  if (!current.includes(id)) return false
  await save(
    current.filter((one) => one !== id),
    now ?? undefined,
  )
  return true
}
