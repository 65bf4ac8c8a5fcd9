import { z } from 'zod'

/**
 * A schema for queries whose values are JSON unless they are strings (specification, section 7): `85000` is a number,
 * `2036-01-01` stays text. Unknown names are dropped.
 */
export function jsonQuery<Schema extends z.ZodObject>(schema: Schema): Schema {
  const decoded = Object.entries(schema.shape).map(([name, field]) => [name, z.preprocess(decodedValue, field)])
  // Only the input side differs: the output is what the schema declares.
  return z.object(Object.fromEntries(decoded)).partial() as unknown as Schema
}

function decodedValue(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
