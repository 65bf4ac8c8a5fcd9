/** What a visitor tries out of capital: how much of it, and where and as whom they pay tax on it. */
import { z } from 'zod'
import { CapitalShare } from './simulation'

export const TAX_STATUSES = ['single', 'married'] as const

export const Decision = z.strictObject({
  /** Percent of the second pillar's savings; null: none. */
  lppCapitalShare: CapitalShare.nullable().default(null),
  /** Its two letters; which there are, the law says. */
  canton: z.string({ error: 'required' }).regex(/^[A-Z]{2}$/, { error: 'cantonUnknown' }),
  /** A name or a number of the official register, as typed. */
  municipality: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'municipalityUnknown' }),
  /** In the year of payment. */
  status: z.enum(TAX_STATUSES, { error: 'required' }),
})
export type Decision = z.infer<typeof Decision>
