import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { knownFields } from './known-fields'

/** The checkbox that accepts the terms; browsers do not send it unticked. */
const TermsForm = z.object({ terms: z.literal('on') })
export const TERMS_FIELDS = { terms: '' } as const

export const readTermsForm = (posted: FormData) =>
  parseWithZod(knownFields(posted, Object.keys(TERMS_FIELDS)), { schema: TermsForm })
