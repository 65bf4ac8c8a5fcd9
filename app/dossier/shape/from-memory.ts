/** What a visitor answers from memory on one page, without any paper. */
import { z } from 'zod'
import { CivilStatus } from './civil-status'
import { DayShape } from './day-shape'
import { InsuredSince } from './family'
import { Gender, MAX_CHILDREN } from './info'
import { Statement3a } from './savings-papers'
import { ActivityRate, Salary } from './simulation'
import { FundAnswer, WorkKind } from './work'

const [FIRST_YEAR, LAST_YEAR] = [1900, 2100]
const Year = z.int({ error: 'yearForm' }).min(FIRST_YEAR, { error: 'yearForm' }).max(LAST_YEAR, { error: 'yearForm' })

/**
 * `salary`: CHF a year, gross, as paid at `rate` percent. `fund`: asked only of the self-employed. `childYears`: the years of
 * birth. null: not told.
 */
export const FromMemory = z.object({
  birthDate: DayShape,
  gender: Gender,
  status: CivilStatus,
  salary: Salary,
  rate: ActivityRate,
  work: WorkKind,
  fund: FundAnswer.nullable(),
  insuredSince: InsuredSince,
  childYears: z.array(Year).max(MAX_CHILDREN, { error: 'tooManyChildren' }),
  partner: z.object({ birthYear: Year.nullable(), salary: Salary.nullable() }),
  pillar3a: z.object({ solde: Statement3a.shape.solde.nullable(), amount: Statement3a.shape.amount.nullable() }),
})
export type FromMemory = z.infer<typeof FromMemory>

/** The part of the page that could be read. */
export type FromMemoryPart = Partial<Omit<FromMemory, 'partner' | 'pillar3a'>> & {
  partner?: Partial<FromMemory['partner']>
  pillar3a?: Partial<FromMemory['pillar3a']>
}

/** What the visitor has copied from papers, which answers from memory leave as it is. */
export const KEPT_PAPERS = ['career', 'partnerCareer', 'certificates', 'vested', 'statements'] as const
export type KeptPaper = (typeof KEPT_PAPERS)[number]
