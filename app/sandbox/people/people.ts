/**
 * The fictional persons: who they are, their individual account, their pension-fund policies and 3a accounts.
 * Days `YYYY-MM-DD`, money in CHF (a year, or as it stood on 1 January for balances), rates and shares in percent.
 */
import { z } from 'zod'
import { DayShape } from '../day-shape'

const Chf = z.number().min(0).max(100_000_000)
const Percent = z.number().min(0).max(100)

const Income = z.object({
  year: z.int().min(1948).max(2100),
  amount: Chf,
  months: z.int().min(0).max(12),
  /** Already divided for a former marriage. */
  split: z.boolean().optional(),
})

/** `end` and `endedBy` are null while it lasts; `separatedSince`: the day on which a judge separated the household. */
const Marriage = z.object({
  start: DayShape,
  end: DayShape.nullable(),
  endedBy: z.enum(['divorce', 'death', 'annulment']).nullable(),
  separatedSince: DayShape.nullable(),
  partner: z.object({ birthDate: DayShape, gender: z.enum(['MALE', 'FEMALE']) }),
})

/** Both days included; `to` null: until further notice. */
const InsuredPeriod = z.object({ from: DayShape, to: DayShape.nullable() })

/** Who has a child's education credits in years outside a common marriage; `both`, or left out: by the law. */
const Credits = z.enum(['both', 'half', 'person', 'other'])

const Policy = z.object({
  fundId: z.string(),
  entryDate: DayShape,
  /** At full employment, as in the standard; what is paid is this times the employment level. */
  declaredSalary: Chf,
  employmentLevel: z.number().gt(0).max(100),
  insuredSalaryRetirement: Chf,
  balance: Chf,
  balanceMandatory: Chf,
  savingsContributionYear: Chf,
  projectionRate: Percent,
  /** By whole age, without gaps; the first is the fund's earliest age. */
  conversionRates: z.record(z.string().regex(/^(5[89]|6\d|70)$/), Percent),
  maxLumpSumShare: Percent,
})

/** `rate` and `paydate` are the person's own plans, unknown to providers, so the sandbox does not report them. */
const Provident = z.object({ entityId: z.string(), solde: Chf, rate: Percent, amount: Chf, paydate: DayShape })

export const Person = z.object({
  email: z.email(),
  password: z.string().min(1),
  navs: z.string(),
  firstName: z.string().min(1),
  lastName: z.string().min(1),
  birthDate: DayShape,
  gender: z.enum(['MALE', 'FEMALE']),
  /** The sandbox is another party: it has a list of its own, and the register answers in these words. */
  civilStatus: z.enum(['just_married', 'married', 'bachelor', 'widow', 'divorced', 'remarried']),
  relationshipStartDate: DayShape.nullable(),
  relationshipEndDate: DayShape.nullable(),
  partnerNavs: z.string().nullable(),
  children: z.array(z.object({ birthDate: DayShape, deathDate: DayShape.nullable(), credits: Credits.optional() })),
  /**
   * All marriages, including the present one, in chronological order; left out: the register gives only the day above.
   */
  marriages: z.array(Marriage).optional(),
  /** Periods insured in Switzerland; left out: the register does not say. */
  insured: z.array(InsuredPeriod).optional(),
  incomes: z.array(Income),
  policies: z.array(Policy),
  providents: z.array(Provident),
})

export type Income = z.infer<typeof Income>
export type Policy = z.infer<typeof Policy>
export type Provident = z.infer<typeof Provident>
export type Person = z.infer<typeof Person>
