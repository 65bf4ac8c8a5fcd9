/** What the AVS form does not ask about marriages and children, and when somebody was insured in Switzerland. */
import { z } from 'zod'
import { DayShape } from './day-shape'

const ENDS_OF_MARRIAGE = ['divorce', 'death', 'annulment'] as const
export const EndOfMarriage = z.enum(ENDS_OF_MARRIAGE, { error: 'endedByUnknown' })

/** Who has the education credits in years outside a common marriage; `both`: as the law says. */
const CREDIT_HOLDERS = ['both', 'half', 'person', 'other'] as const
export const CreditHolder = z.enum(CREDIT_HOLDERS, { error: 'creditsUnknown' })
export type CreditHolder = z.infer<typeof CreditHolder>

const FamilyGender = z.enum(['MALE', 'FEMALE'], { error: 'genderUnknown' })

/**
 * A marriage or registered partnership. `end` and `endedBy` are null while it lasts; `separatedSince`: the day on which
 * a judge separated the household.
 */
export const FamilyMarriage = z.object({
  start: DayShape,
  end: DayShape.nullable(),
  endedBy: EndOfMarriage.nullable(),
  separatedSince: DayShape.nullable(),
  partner: z.object({ birthDate: DayShape, gender: FamilyGender }),
})
export type FamilyMarriage = z.infer<typeof FamilyMarriage>

export const MOST_MARRIAGES = 10

/** CHF a month. The law's own bound is a rule. */
export const PaidMonthly = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(10_000, { error: 'partnerPensionTooLarge' })

/** The AVS pension of a spouse who has retired: since when, and what is paid today, CHF a month; null: not known. */
export const PaidPension = z.object({ pensionSince: DayShape.nullable(), pension: PaidMonthly.nullable() })
export type PaidPension = z.infer<typeof PaidPension>

/** The family page as saved. Children are those in the AVS form, matched by birth date. */
export const Family = z.object({
  marriages: z.array(FamilyMarriage).max(MOST_MARRIAGES, { error: 'tooManyMarriages' }),
  children: z.array(z.object({ birthDate: DayShape, credits: CreditHolder })).max(15, { error: 'tooManyChildren' }),
  /** CHF a month; null: none. */
  survivorsPension: z
    .number({ error: 'amountForm' })
    .min(0, { error: 'amountNegative' })
    .max(10_000, { error: 'survivorsPensionTooLarge' })
    .nullable(),
  /** Of the present spouse; left out: nothing is known, or they have not retired. */
  partner: PaidPension.optional(),
})
export type Family = z.infer<typeof Family>

export type FamilyPart = {
  marriages?: (Partial<Omit<FamilyMarriage, 'partner'>> & { partner?: Partial<FamilyMarriage['partner']> })[]
  children?: Partial<Family['children'][number]>[]
  survivorsPension?: number | null
  partner?: Partial<PaidPension> | undefined
}

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]
const Year = z.int({ error: 'yearForm' }).min(FIRST_YEAR, { error: 'yearForm' }).max(LAST_YEAR, { error: 'yearForm' })

/** Since when insured in Switzerland: from birth or youth on, or from 1 January of a year. */
export const InsuredSince = z.union([z.literal('always'), z.int().min(FIRST_YEAR).max(LAST_YEAR)], {
  error: 'insuredSinceForm',
})
export type InsuredSince = z.infer<typeof InsuredSince>

/** Calendar years, both included, spent abroad without being insured here. */
export const YearsAbroad = z.object({
  from: Year,
  to: Year,
})
export type YearsAbroad = z.infer<typeof YearsAbroad>

/** A period in the register's record; `to` null: until further notice. */
export const InsuredPeriod = z.object({ from: DayShape, to: DayShape.nullable() })
export type InsuredPeriod = z.infer<typeof InsuredPeriod>
