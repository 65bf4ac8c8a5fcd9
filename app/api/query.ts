import { z } from 'zod'

/**
 * A query schema whose values travel as JSON where they are no strings (specification, section 7): `85000` is a
 * number, `2036-01-01` stays text. Names that the schema does not know are left out.
 */
export function jsonEncoded<Schema extends z.ZodObject>(schema: Schema): Schema {
  const decoded = Object.entries(schema.shape).map(([name, field]) => [name, z.preprocess(decodedValue, field)])
  // Only the way in is another one: what comes out is what the schema says.
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
