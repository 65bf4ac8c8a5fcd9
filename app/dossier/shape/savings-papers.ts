/**
 * The second and third pillar documents that the visitor copied: pension fund certificates, statements of vested
 * benefits and of 3a accounts. CHF and percent as printed; null: not printed.
 */
import { z } from 'zod'
import { DayShape } from './day-shape'
import { ActivityRate, CapitalShare, Salary } from './simulation'

const MOST_SAVINGS = 20_000_000
const Chf = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(MOST_SAVINGS, { error: 'savingsTooLarge' })
const Rate = z.number({ error: 'rateForm' }).min(0, { error: 'rateRange' }).max(10, { error: 'rateRange' })

export const LONGEST_LABEL = 60
/** The visitor's name for it. Control characters and invisible ones are refused. */
export const Label = z
  .string()
  .trim()
  .max(LONGEST_LABEL, { error: 'nameTooLong', abort: true })
  .refine((label) => !/[\p{Cc}\p{Cf}]/u.test(label), { error: 'invalid' })

/** An amount is printed for a month or for a year. */
const PAID_PER = ['month', 'year'] as const
export const PaidPer = z.enum(PAID_PER, { error: 'paidPerUnknown' })
export type PaidPer = z.infer<typeof PaidPer>

const [YOUNGEST, OLDEST] = [58, 70]
/** Years, with parts of a year: 64.5 for 64 years and six months. */
const Age = z.number({ error: 'ageRange' }).min(YOUNGEST, { error: 'ageRange' }).max(OLDEST, { error: 'ageRange' })

/** Each age from 58 to 70, and the half ones between them; a few more for what stands twice. */
export const MOST_AGES = 30

/** The figures for one age: years, capital in CHF, pension in CHF for the period in `pensionPer`. */
const CertificateAge = z.object({ age: Age, capital: Chf.nullable(), pension: Chf.nullable() })

/** What a fund of the person pays: a pension or capital; capital alone (1e plans and the like); a pension already. */
const CERTIFICATE_KINDS = ['pension', 'capitalOnly', 'paid'] as const
export const CertificateKind = z.enum(CERTIFICATE_KINDS, { error: 'certificateKindUnknown' })
export type CertificateKind = z.infer<typeof CertificateKind>

/** A day, or an age in years. */
export const DayOrAge = z.union([DayShape, Age], { error: 'dayOrAgeForm' })
export type DayOrAge = z.infer<typeof DayOrAge>

/**
 * A pension until the AVS pays: CHF a month, `from` (null: when the fund pays) `until` (null: the reference age).
 * `reduction`: what the pension for life is lower by from `until` on, CHF a month; null: nothing.
 */
export const Bridging = z.object({
  monthly: Chf,
  from: DayOrAge.nullable().default(null),
  until: DayOrAge.nullable().default(null),
  reduction: Chf.nullable().default(null),
})
export type Bridging = z.infer<typeof Bridging>

/** The salaries that one fund insures; several add up. */
export const MOST_INSURED_SALARIES = 5
const InsuredSalary = z.object({ amount: Salary })

/**
 * What part three of the product added; older dossiers and files have none of it. `paidSince`: for a pension that is paid
 * already, with `pension`; `conversionRateAbove`, `interestAbove`: percent, of the savings above the mandatory part, beside
 * those of the mandatory part in `conversionRate` and `interest`; `divorceBuyIn`: CHF that may be bought after a divorce,
 * beside `buyIn`; `pledged`: CHF; `insuredSalaries`: beside `insuredSalary`, CHF a year.
 */
const AddedToCertificate = {
  kind: CertificateKind.default('pension'),
  paidSince: DayShape.nullable().default(null),
  conversionRateAbove: Rate.nullable().default(null),
  interestAbove: Rate.nullable().default(null),
  bridging: Bridging.nullable().default(null),
  insuredSalaries: z.array(InsuredSalary).max(MOST_INSURED_SALARIES, { error: 'tooManyRows' }).default([]),
  divorceBuyIn: Chf.nullable().default(null),
  pledged: Chf.nullable().default(null),
}
export type AddedToCertificate = keyof typeof AddedToCertificate

/** A certificate of a pension fund. `fundId`: the chosen fund that it represents; null: none. */
export const FundCertificate = z.object({
  label: Label,
  date: DayShape,
  balance: Chf.nullable(),
  balanceMandatory: Chf.nullable(),
  contribution: Chf.nullable(),
  contributionPer: PaidPer,
  capital: Chf.nullable(),
  pension: Chf.nullable(),
  pensionPer: PaidPer,
  atAge: Age.nullable(),
  conversionRate: Rate.nullable(),
  interest: Rate.nullable(),
  ages: z.array(CertificateAge).max(MOST_AGES, { error: 'tooManyRows' }),
  maxCapitalShare: CapitalShare.nullable(),
  noticeMonths: z
    .int({ error: 'noticeMonthsRange' })
    .min(0, { error: 'noticeMonthsRange' })
    .max(60, { error: 'noticeMonthsRange' })
    .nullable(),
  insuredSalary: Salary.nullable(),
  rate: ActivityRate.nullable(),
  buyIn: Chf.nullable(),
  withdrawn: Chf.nullable(),
  ...AddedToCertificate,
  fundId: z.string().max(64).nullable(),
})
export type FundCertificate = z.infer<typeof FundCertificate>

/** An account or policy of vested benefits; `rate`: percent a year. */
export const VestedStatement = z.object({ label: Label, balance: Chf, rate: Rate })
export type VestedStatement = z.infer<typeof VestedStatement>

const ACCOUNT_KINDS = ['account', 'securities', 'policy'] as const
export const AccountKind = z.enum(ACCOUNT_KINDS, { error: 'accountKindUnknown' })

/**
 * A 3a account: balance, yearly payment and the part already paid this year, CHF; `maturity`: the guaranteed pay-out of
 * a policy on its day, CHF. `entityId`: the chosen provider that it represents; null: none.
 */
export const Statement3a = z.object({
  label: Label,
  kind: AccountKind,
  solde: Chf,
  amount: Chf,
  paidThisYear: Chf.nullable(),
  rate: Rate.nullable(),
  paydate: DayShape.nullable(),
  maturity: Chf.nullable(),
  entityId: z.string().max(64).nullable(),
})
export type Statement3a = z.infer<typeof Statement3a>

export const MOST_CERTIFICATES = 5
export const MOST_VESTED = 5
/**
 * The law does not limit a person's accounts (OPP 3 art. 3), but nobody opens more than these to stagger the pay-outs.
 */
export const MOST_STATEMENTS_3A = 10

/** Which of two sources counts: the visitor's own papers, or a party's answer. */
export const COUNTING_SOURCES = ['own', 'party'] as const
export const CountingSource = z.enum(COUNTING_SOURCES, { error: 'invalid' })
export type CountingSource = z.infer<typeof CountingSource>

/** The papers that the visitor has at hand; `nothing`: none of the others. */
export const PAPERS = ['extract', 'forecast', 'certificate', 'vested', 'account3a', 'nothing'] as const
/** Each is listed once; a few more are allowed in case one is listed twice. */
export const MOST_PAPERS = 10
export const Paper = z.enum(PAPERS, { error: 'invalid' })
export type Paper = z.infer<typeof Paper>
