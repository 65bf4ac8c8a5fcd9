import { z } from 'zod'

/**
 * The valid part of a value that does not match a shape as a whole: each field that does, within nested objects and
 * lists too. undefined: nothing matches.
 */
export function fittingPart(shape: z.ZodType, value: unknown): unknown {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  const inner = within(shape)
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const parts = Object.entries(inner.shape).map(([name, field]) => [
      name,
      fittingPart(field as z.ZodType, Reflect.get(value, name)),
    ])
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((element) => fittingPart(inner.element as z.ZodType, element) ?? {})
  return undefined
}

/** Each field of an object that matches as a whole: for rules that need a field complete. */
export function fittingFields(shape: z.ZodObject, value: unknown): object {
  const fields = Object.entries(shape.shape).map(([name, field]) => {
    const given: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return [name, (field as z.ZodType).safeParse(given)] as const
  })
  return Object.fromEntries(fields.flatMap(([name, read]) => (read.success ? [[name, read.data]] : [])))
}

/** The shape itself, unwrapped from nullable and optional. */
function within(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault || shape instanceof z.ZodOptional)
    return within(shape.unwrap() as z.ZodType)
  return shape
}
