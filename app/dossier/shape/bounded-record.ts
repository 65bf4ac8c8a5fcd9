import { z } from 'zod'

/** An object with arbitrary keys, limited in number. */
export const recordOf = <Value extends z.ZodType>(value: Value, most: number) =>
  z
    .record(z.string(), value)
    .refine((all) => Object.keys(all).length <= most, { error: 'outOfRange' })
    .meta({ maxProperties: most })
