import { z } from 'zod'

/** The box under which the terms are accepted; unticked, it is not sent at all. */
export const TermsForm = z.object({ terms: z.literal('on', { error: 'termsMissing' }) })
export type TermsForm = z.infer<typeof TermsForm>
