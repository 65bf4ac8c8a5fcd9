/** A dossier as the text that is sealed. Beside its areas stands the mark of who has checked it against its shape. */
import { randomUUID } from 'node:crypto'
import { Dossier } from './shape'

/**
 * Of this process, which knows one shape and one code to check it: another process, of another version above all, has
 * another mark. It lies under the seal: only who has the key of a dossier can set it.
 */
const MARK = randomUUID()

/** @param dossier that was checked */
export const textOf = (dossier: Dossier): string => JSON.stringify({ ...dossier, checkedBy: MARK })

/**
 * What this process has checked before it was sealed is not checked again.
 * null: written by another version of the product, whose shape is not ours.
 */
export function dossierIn(text: string): Dossier | null {
  const { checkedBy, ...dossier } = JSON.parse(text)
  if (checkedBy === MARK) return dossier
  const parsed = Dossier.safeParse(dossier)
  return parsed.success ? parsed.data : null
}

/** @throws {ZodError} for what could not be opened again. */
export const checked = (dossier: Dossier): Dossier => Dossier.parse(dossier)

/** The same for what was made of a checked one: an area that is the very same in both needs no other check. */
export function checkedUpon(before: Dossier, after: Dossier): Dossier {
  const areas = Object.entries(Dossier.shape).map(([name, shape]) => {
    const area = after[name as keyof Dossier]
    return [name, area === before[name as keyof Dossier] ? area : shape.parse(area)]
  })
  return Object.fromEntries(areas)
}
