/** What went wrong. */
import { z } from 'zod'

export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), key: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457: `title` says what went wrong, `errors` which field is wrong and why' })
