/** The inputs of the calculator: a person, their partner and their children. */
import { z } from 'zod'
import { AVS_NUMBER_LENGTH, hasAvsNumberForm, hasValidCheckDigit } from './avs-number'
import { CivilStatus } from './civil-status'
import { DayShape } from './day-shape'
import { InsuredSince, YearsAbroad } from './family'
import { FundAnswer, WorkAnswer } from './work'

export const AvsNumber = z
  .string({ error: 'required' })
  .max(AVS_NUMBER_LENGTH, { error: 'avsNumberForm', abort: true })
  .refine(hasAvsNumberForm, { error: 'avsNumberForm', abort: true })
  .refine(hasValidCheckDigit, { error: 'avsNumberCheckDigit' })

export const GENDERS = ['MALE', 'FEMALE'] as const
export const Gender = z.enum(GENDERS, { error: 'genderUnknown' })
export type Gender = z.infer<typeof Gender>

export const MOST_PERIODS_ABROAD = 10

/**
 * What nobody has typed and is assumed, where somebody answered from memory: that spouse and children were born on 1 July of
 * the year that was typed; that the spouse is of the other sex, and of the same year if none was typed; the year of the
 * wedding; and that no marriage that ended, or of which nothing is known, changes the pension.
 */
export const ASSUMED_FACTS = [
  'bornInJuly',
  'spouseOtherSex',
  'spouseSameYear',
  'weddingAssumed',
  'marriageNotTold',
] as const
export type AssumedFact = (typeof ASSUMED_FACTS)[number]

/** `navs` null: visitors who have not signed in are not asked for a number. */
export const InfoPerson = z.object({
  navs: AvsNumber.nullable(),
  birthDate: DayShape,
  gender: Gender,
  status: CivilStatus,
  relationshipStartDate: DayShape.nullable(),
  relationshipEndDate: DayShape.nullable(),
  /** Left out: not given. */
  insuredSince: InsuredSince.optional(),
  abroad: z.array(YearsAbroad).max(MOST_PERIODS_ABROAD, { error: 'tooManyYearsAbroad' }).optional(),
  /** Visitors who type their own figures are asked for them. Left out: not given. */
  work: WorkAnswer.optional(),
  fund: FundAnswer.optional(),
  /** Left out: the AVS form was filled in, which asks for all of them. */
  assumed: z.array(z.enum(ASSUMED_FACTS)).max(ASSUMED_FACTS.length).optional(),
})

export const InfoPartner = z.object({
  navs: AvsNumber.nullable(),
  birthDate: DayShape,
  gender: Gender,
  deathDate: DayShape.nullable(),
})

export const InfoChild = z.object({ birthDate: DayShape, alive: z.boolean(), deathDate: DayShape.nullable() })

export const MAX_CHILDREN = 15

/** The calculator's inputs. Read-only extras of an answer (age, childCount, ...) are dropped by the parser. */
export const Info = z.object({
  person: InfoPerson,
  partner: InfoPartner.nullable(),
  children: z.array(InfoChild).max(MAX_CHILDREN, { error: 'tooManyChildren' }),
})
export type Info = z.infer<typeof Info>

/** The part of the form that could be read. Rules check what is there; the shape refuses what is missing. */
export type InfoPart = {
  person: Partial<Omit<Info['person'], 'abroad'>> & { abroad?: Partial<YearsAbroad>[] }
  partner?: Partial<NonNullable<Info['partner']>> | null
  children?: Partial<Info['children'][number]>[]
}

/** Info in an answer, with the ages and the number of children of the day. */
export type InfoAnswer = Info & {
  person: Info['person'] & { age: number }
  partner: (NonNullable<Info['partner']> & { age: number }) | null
  hasChildren: boolean
  childCount: number
}
