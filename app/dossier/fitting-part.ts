import { z } from 'zod'

/**
 * What fits of something that does not fit a shape as a whole: each field that does, in objects and lists within it too.
 * undefined: nothing of it.
 */
export function fittingPart(shape: z.ZodType, given: unknown): unknown {
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const inner = within(shape)
  if (inner instanceof z.ZodObject && typeof given === 'object' && given !== null) {
    const parts = Object.entries(inner.shape).map(([name, field]) => [
      name,
      fittingPart(field as z.ZodType, Reflect.get(given, name)),
    ])
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
  }
  if (inner instanceof z.ZodArray && Array.isArray(given))
    return given.map((element) => fittingPart(inner.element as z.ZodType, element) ?? {})
  return undefined
}

/** The shape itself, where it may also be null or left out. */
function within(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodDefault || shape instanceof z.ZodOptional)
    return within(shape.unwrap() as z.ZodType)
  return shape
}
