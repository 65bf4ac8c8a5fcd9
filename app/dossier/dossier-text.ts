/** A dossier as the text that is sealed. Beside its areas stands the mark of the shape by which it was checked. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Dossier } from './shape'

/**
 * Another version of the product, whose dossiers have another shape, has another mark. It lies under the seal: only who
 * has the key of a dossier can set it.
 */
const MARK = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(Dossier)))
  .digest('hex')
  .slice(0, 16)

/** @param dossier that was checked */
export const textOf = (dossier: Dossier): string => JSON.stringify({ ...dossier, checkedBy: MARK })

/**
 * What we have checked before it was sealed is not checked again.
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
