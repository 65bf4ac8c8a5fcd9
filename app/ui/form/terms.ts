import { z } from 'zod'
import { knownFields } from './known-fields'
import { readForm } from './read-form'

/** The checkbox that accepts the terms; browsers do not send it unticked. */
const TermsForm = z.object({ terms: z.literal('on') })
export const TERMS_FIELDS = { terms: '' } as const

export const readTermsForm = (posted: FormData) => readForm(knownFields(posted, Object.keys(TERMS_FIELDS)), TermsForm)
