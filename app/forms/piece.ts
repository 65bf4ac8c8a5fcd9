/** How a typed text becomes a value, or the key of what is wrong with it. */
import { z } from 'zod'
import type { ProblemKey } from './problem-keys'

export type Reading<Value> = { value: Value } | { problem: ProblemKey }

/** Reads a text that is not empty and has no space around it. */
export type Reader<Value> = (text: string) => Reading<Value>

const LONGEST = 200

/** One line as it was typed; '' where it was left empty, or where the page did not have it. */
const Typed = z
  .string({ error: 'invalid' } satisfies { error: ProblemKey })
  .trim()
  .max(LONGEST, { error: 'invalid' } satisfies { error: ProblemKey })
  .default('')

const piece = <Value, Empty>(read: Reader<Value>, whenEmpty: Reading<Value | Empty>) =>
  Typed.transform((text, context): Value | Empty => {
    const reading = text === '' ? whenEmpty : read(text)
    if ('value' in reading) return reading.value
    context.addIssue({ code: 'custom', message: reading.problem })
    return z.NEVER
  })

/** A field that must be filled in. */
export const required = <Value>(read: Reader<Value>) => piece<Value, never>(read, { problem: 'required' })

/** A field that may stay empty: null. */
export const optional = <Value>(read: Reader<Value>) => piece<Value, null>(read, { value: null })

/** A choice: any text, whether it is one of the choices is for the shape behind it to say. */
export const asTyped: Reader<string> = (text) => ({ value: text })
