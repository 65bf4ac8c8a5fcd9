import { z } from 'zod'
import { MOST_CAREER_ROWS } from './career'
import { CivilStatus } from './civil-status'
import { DayShape } from './day-shape'
import { CreditHolder, FamilyMarriage, InsuredPeriod } from './family'
import { Gender } from './info'

/** A year of the individual account: the income in CHF of that year, and the months of contribution. */
export const IncomeEntry = z.object({
  year: z.int(),
  amount: z.number(),
  months: z.int().min(0).max(12),
  /** Already divided after a former marriage. */
  split: z.boolean().optional(),
})
export type IncomeEntry = z.infer<typeof IncomeEntry>

/** The most that a register may send of one person; more is refused as a bad answer. Incomes: the lines of an extract. */
export const MOST_REGISTERED = { children: 30, incomes: MOST_CAREER_ROWS, insured: 100, marriages: 20 }

/** What the AVS register knows of a person. */
export const RegisterRecord = z.object({
  navs: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: DayShape,
  gender: Gender,
  civilStatus: CivilStatus,
  relationshipStartDate: DayShape.nullable(),
  relationshipEndDate: DayShape.nullable(),
  partnerNavs: z.string().nullable(),
  children: z
    .array(z.object({ birthDate: DayShape, deathDate: DayShape.nullable(), credits: CreditHolder.optional() }))
    .max(MOST_REGISTERED.children),
  incomes: z.array(IncomeEntry).max(MOST_REGISTERED.incomes),
  insured: z.array(InsuredPeriod).max(MOST_REGISTERED.insured).optional(),
  marriages: z.array(FamilyMarriage).max(MOST_REGISTERED.marriages).optional(),
  source: z.string(),
  asOf: DayShape,
})
export type RegisterRecord = z.infer<typeof RegisterRecord>
/** The registered partner's record: who they are, without their incomes. */
export type PartnerRecord = Pick<
  RegisterRecord,
  'navs' | 'firstName' | 'lastName' | 'birthDate' | 'gender' | 'civilStatus' | 'source' | 'asOf'
>

/** A register record in an answer, with today's age. */
export type RegisterAnswer = (RegisterRecord | PartnerRecord) & { age: number }
