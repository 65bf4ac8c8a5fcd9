import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { knownFields } from './known-fields'

/** The box under which the terms are accepted; unticked, it is not sent at all. */
export const TermsForm = z.object({ terms: z.literal('on') })
export type TermsForm = z.infer<typeof TermsForm>

export const readTermsForm = (posted: FormData) => parseWithZod(knownFields(posted, ['terms']), { schema: TermsForm })
