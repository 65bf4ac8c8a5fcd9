/** Turns a text field into a value, or into a problem key. */
import { z } from 'zod'
import type { ProblemKey } from '../problem-keys'

export type ReadResult<Value> = { value: Value } | { problem: ProblemKey }

/**
 * Reads a trimmed text that is not empty; a text of more than `longest` characters is refused unread. Only `reader` makes
 * these.
 */
export type Reader<Value> = ((text: string) => ReadResult<Value>) & { readonly longest: number }

/** The most characters of a day, an age, an amount, a rate or a number: in words, with signs and blanks. */
export const LONGEST_FIGURE = 30
/**
 * The most characters of a name; options of a list are shorter. The shape of the dossier decides which names are too long to
 * save.
 */
const LONGEST_NAME = 200

export const reader = <Value>(longest: number, read: (text: string) => ReadResult<Value>): Reader<Value> =>
  Object.assign((text: string): ReadResult<Value> => (text.length > longest ? { problem: 'tooLong' } : read(text)), {
    longest,
  })

/** One line of text; '' if it is empty, or if the page does not have the field. */
const TypedText = z
  .string({ error: 'invalid' } satisfies { error: ProblemKey })
  .trim()
  .default('')

const textPiece = <Value, Empty>(read: Reader<Value>, whenEmpty: ReadResult<Value | Empty>) =>
  TypedText.transform((text, context): Value | Empty => {
    const reading = text === '' ? whenEmpty : read(text)
    if ('value' in reading) return reading.value
    context.addIssue({ code: 'custom', message: reading.problem })
    return z.NEVER
  })

/** A required field. */
export const required = <Value>(read: Reader<Value>) => textPiece<Value, never>(read, { problem: 'required' })

/** An optional field; null if empty. */
export const optional = <Value>(read: Reader<Value>) => textPiece<Value, null>(read, { value: null })

/** Any text, for choices that a schema checks afterwards. */
export const asTyped: Reader<string> = reader(LONGEST_NAME, (text) => ({ value: text }))
