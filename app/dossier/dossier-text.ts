/** A dossier as the text that is sealed. Beside its areas stands the mark of who has checked it against its shape. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
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

/** The same for what was made of a checked one: what is the very same in both needs no other check. */
export const checkedUpon = (before: Dossier, after: Dossier): Dossier =>
  checkedFields(Dossier, before, after) as Dossier

type Fields = Record<string, unknown>

function checkedFields({ shape }: z.ZodObject, before: Fields, after: Fields): Fields {
  const fields = Object.entries(shape).map(([name, field]) => [name, checkedField(field, before[name], after[name])])
  return Object.fromEntries(fields)
}

function checkedField(shape: unknown, before: unknown, after: unknown): unknown {
  if (after === before) return after
  if (shape instanceof z.ZodObject) return checkedFields(shape, before as Fields, after as Fields)
  return (shape as z.ZodType).parse(after)
}
