/** Where a visitor lives once pensions or capital are paid, and what the taxes of that place depend on besides. */
import { z } from 'zod'

const Amount = z.number({ error: 'amountForm' }).min(0, { error: 'amountNegative' })

export const Place = z.strictObject({
  /** Its two letters; the law says which there are. */
  canton: z
    .string({ error: 'required' })
    .max(2, { error: 'cantonUnknown', abort: true })
    .regex(/^[A-Z]{2}$/, { error: 'cantonUnknown' }),
  /** A name or number in the official register, as typed. */
  municipality: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'municipalityUnknown' }),
  /** The premium of compulsory health insurance, CHF a year and adult; null: not given. Some cantons deduct what is paid. */
  healthPremium: Amount.max(30_000, { error: 'healthPremiumTooLarge' }).nullable().default(null),
  /** What the pension funds of the spouse pay, CHF a month before tax; 0: nothing, null: not given. */
  spousePension: Amount.max(50_000, { error: 'spousePensionTooLarge' }).nullable().default(null),
})
export type Place = z.infer<typeof Place>

/** Where somebody lives, without the amounts. */
export type Home = Pick<Place, 'canton' | 'municipality'>

/** The place with another home; the amounts stay as they were told. */
export const movedTo = (place: Place | null, { canton, municipality }: Home): Place => ({
  ...{ canton, municipality },
  healthPremium: place?.healthPremium ?? null,
  spousePension: place?.spousePension ?? null,
})

/** What the funds pay a spouse goes with them. */
export const placeUpon = (place: Place | null, { partner }: { partner: object | null }): Place | null =>
  place && !partner ? { ...place, spousePension: null } : place
