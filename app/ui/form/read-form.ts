/** Reads the fields of a form with their schema. All forms are read here. */
import { getPaths } from '@conform-to/dom'
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { tooLongAs } from './lengths'
import type { ProblemKey } from './problem-keys'

/** Refuses a text that is too long at its field, whatever the schema says, so that every new field has a length limit too. */
export function readForm<Shape extends z.ZodType>(typed: FormData, shape: Shape) {
  const long = [...typed].flatMap(([name, value]) => {
    const message = typeof value === 'string' ? tooLongAs(name, value) : null
    return message ? [{ path: getPaths(name), message }] : []
  })
  return parseWithZod(typed, { schema: long.length > 0 ? refusing(shape, long) : shape, disableAutoCoercion: true })
}

type LongText = { path: readonly PropertyKey[]; message: ProblemKey }

/** The same schema, made to fail, with these problems before its own. */
const refusing = <Shape extends z.ZodType>(shape: Shape, long: readonly LongText[]): Shape =>
  z.unknown().transform((value, context) => {
    const others = shape.safeParse(value).error?.issues ?? []
    for (const { path, message } of [...long, ...others]) context.addIssue({ code: 'custom', path: [...path], message })
    return z.NEVER
  }) as unknown as Shape
