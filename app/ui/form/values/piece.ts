/** Turns a text field into a value, or into a problem key. */
import { z } from 'zod'
import type { ProblemKey } from '../problem-keys'

export type ReadResult<Value> = { value: Value } | { problem: ProblemKey }

/** Reads a trimmed text that is not empty. */
export type Reader<Value> = (text: string) => ReadResult<Value>

const LONGEST = 200

/** One line of text; '' if it is empty, or if the page does not have the field. */
const TypedText = z
  .string({ error: 'invalid' } satisfies { error: ProblemKey })
  .trim()
  .max(LONGEST, { error: 'invalid' } satisfies { error: ProblemKey })
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
export const asTyped: Reader<string> = (text) => ({ value: text })
