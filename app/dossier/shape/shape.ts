/**
 * The JSON shapes of what we know about a visitor. They exist once, here: the api checks bodies
 * with them and the forms end in them. Days `YYYY-MM-DD`, money in CHF, rates in percent.
 */
import { z } from 'zod'
import { AVS_NUMBER_LENGTH, hasAvsNumberForm, hasValidCheckDigit } from './avs-number'
import { recordOf } from './bounded-record'
import { type CareerOwner, Careers, MOST_CAREER_ROWS, NO_CAREERS } from './career'
import { CivilStatus } from './civil-status'
import { DayShape } from './day-shape'
import { Decision } from './decision'
import { CreditHolder, Family, FamilyMarriage, InsuredPeriod, InsuredSince, YearsAbroad } from './family'
import { FormAnswers } from './form-answers'
import { FundPolicies, MOST_POLICIES, PolicyDetails, Silence, SilentFund } from './fund-policy'
import { MOST_SELECTED, NO_PARTIES, Parties } from './party-access'
import { NO_REVISIONS, Revisions } from './revisions'
import {
  CountingSource,
  FundCertificate,
  MOST_CERTIFICATES,
  MOST_PAPERS,
  MOST_STATEMENTS_3A,
  MOST_VESTED,
  Paper,
  Statement3a,
  VestedStatement,
} from './savings-papers'
import { MarginalRate, MOST_SCENARIOS, Scenario, Simulation } from './simulation'
import { Sources } from './sources'
import { FundAnswer, WorkKind } from './work'

export const AvsNumber = z
  .string({ error: 'required' })
  .max(AVS_NUMBER_LENGTH, { error: 'avsNumberForm', abort: true })
  .refine(hasAvsNumberForm, { error: 'avsNumberForm', abort: true })
  .refine(hasValidCheckDigit, { error: 'avsNumberCheckDigit' })

/** Where the estimate takes them from. */
export { isMarriedStatus, isNeverMarried, isSupportedStatus, lastEndOf, requiresSpouse } from './civil-status'

export const GENDERS = ['MALE', 'FEMALE'] as const
export const Gender = z.enum(GENDERS, { error: 'genderUnknown' })
export type Gender = z.infer<typeof Gender>

export const MOST_PERIODS_ABROAD = 10

/** `navs` null: of a visitor who has not signed in, nobody asks for a number. */
export const InfoPerson = z.object({
  navs: AvsNumber.nullable(),
  birthDate: DayShape,
  gender: Gender,
  status: CivilStatus,
  relationshipStartDate: DayShape.nullable(),
  relationshipEndDate: DayShape.nullable(),
  /** Left out: not told. */
  insuredSince: InsuredSince.optional(),
  abroad: z.array(YearsAbroad).max(MOST_PERIODS_ABROAD, { error: 'tooManyYearsAbroad' }).optional(),
  /** Asked of who types their own figures. Left out: not told. */
  work: WorkKind.optional(),
  fund: FundAnswer.optional(),
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

/** As much of the form as could be read. Rules apply to what is there; what is missing is refused by its shape. */
export type InfoPart = {
  person: Partial<Omit<Info['person'], 'abroad'>> & { abroad?: Partial<YearsAbroad>[] }
  partner?: Partial<NonNullable<Info['partner']>> | null
  children?: Partial<Info['children'][number]>[]
}

/** Info as answered: with the ages and the child count of the day. */
export type InfoAnswer = Info & {
  person: Info['person'] & { age: number }
  partner: (NonNullable<Info['partner']> & { age: number }) | null
  hasChildren: boolean
  childCount: number
}

export const Ids = z.object({ ids: z.array(z.string().min(1).max(64)).max(MOST_SELECTED) })

/**
 * A selection as it is saved. An empty one leaves the question open; only `none` says that the visitor has none.
 */
export const SelectionToSave = Ids.extend({
  none: z
    .boolean()
    .default(false)
    .describe('true, with no ids: the visitor has none; left out, with no ids: the question is open'),
}).refine(({ ids, none }) => !none || ids.length === 0, { path: ['none'], error: 'invalid' })

const Chf = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(100_000_000, { error: 'amountTooLarge' })

/** The 3a account: solde = balance, amount = yearly payment (CHF), rate = interest in percent, paydate = pay-out day. */
export const Open3kInfo = z.strictObject({
  solde: Chf.nullable(),
  rate: z.number({ error: 'rateForm' }).min(0, { error: 'rateRange' }).max(10, { error: 'rateRange' }).nullable(),
  amount: Chf.nullable(),
  paydate: DayShape.nullable(),
})
export type Open3kInfo = z.infer<typeof Open3kInfo>

/** A 3a account as its provider reported it, with the visitor's changes; `confirmed`: the visitor saved it. */
export const Account3a = Open3kInfo.extend({ confirmed: z.boolean() })
export type Account3a = z.infer<typeof Account3a>

/** One of the visitor's 3a accounts, as answered. */
export const OwnAccount3a = Open3kInfo.extend({ entityId: z.string(), entityName: z.string() })
export type OwnAccount3a = z.infer<typeof OwnAccount3a>

/**
 * The accounts, and the most that may be paid into all of them together this year, CHF (OPP 3 art. 7 al. 1). `withFund` null:
 * nobody has said whether there is a pension fund, and `amount` is the smaller ceiling. `ofIncome`: a fifth of what is
 * earned, which is the most where there is no fund, and nothing without work; left out: not known, or there is a fund.
 */
export const OwnAccounts3a = z.object({
  accounts: OwnAccount3a.array().max(MOST_SELECTED),
  ceiling: z.object({
    year: z.int(),
    amount: z.number(),
    withFund: z.boolean().nullable(),
    ofIncome: z.number().optional(),
  }),
})
export type OwnAccounts3a = z.infer<typeof OwnAccounts3a>

/** The days (inclusive) between which 3a savings can be paid out; `reference`: the AVS start. null: none is left. */
export const PaydateLimits = z.object({ earliest: DayShape, reference: DayShape, latest: DayShape }).nullable()
export type PaydateLimits = z.infer<typeof PaydateLimits>

/** A year of the individual account: CHF of the year, months of contribution. */
export const IncomeEntry = z.object({
  year: z.int(),
  amount: z.number(),
  months: z.int().min(0).max(12),
  /** Divided for a former marriage already. */
  split: z.boolean().optional(),
})
export type IncomeEntry = z.infer<typeof IncomeEntry>

/** Of one person in the register; incomes as many as an extract has lines. More is no answer. */
export const MOST_REGISTERED = { children: 30, incomes: MOST_CAREER_ROWS, insured: 100, marriages: 20 }

/** What the AVS register says of a person. */
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

/** A register record as answered: with today's age. */
export type RegisterAnswer = (RegisterRecord | PartnerRecord) & { age: number }

export const PensionFund = z.object({
  id: z.string(),
  name: z.string(),
  nameFr: z.string().nullable(),
  nameDe: z.string().nullable(),
  webUrl: z.string().nullable(),
  address: z.string().nullable(),
  openpkStatus: z.enum(['active', 'onboarding', 'paused', 'notJoined']),
})
export type PensionFund = z.infer<typeof PensionFund>

export const Entity = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['bank', 'insurer']),
  webUrl: z.string().nullable(),
})
export type Entity = z.infer<typeof Entity>

/** A standard document that a party sent (SFTI Pension API 4.1.0); the connector has checked it. */
const StandardDocument = recordOf(z.unknown(), 200)

/** As answered: each policy as its fund sent it. */
export const Policies = z.object({
  policies: z
    .array(
      z.object({ fundId: z.string(), fundName: z.string(), webUrl: z.string().nullable(), policy: StandardDocument }),
    )
    .max(MOST_SELECTED * MOST_POLICIES),
  silent: z.array(SilentFund).max(MOST_SELECTED),
})
export type Policies = z.infer<typeof Policies>

/** What a fund answered for another salary (CHF a year), level (percent of full employment) and day. */
export const SalaryChangeAnswer = z.object({
  fundId: z.string(),
  fundName: z.string(),
  policyId: z.string(),
  asked: z.object({ declaredSalary: z.number(), employmentLevel: z.number(), effectiveDate: DayShape }),
  personalPensionDetails: StandardDocument,
})
export type SalaryChangeAnswer = z.infer<typeof SalaryChangeAnswer>

/** What a fund answered for a buy-in of CHF on a day; `retirementAge`: in months, where it was asked for one. */
export const PurchaseAnswer = z.object({
  fundId: z.string(),
  fundName: z.string(),
  policyId: z.string(),
  asked: z.object({ totalAmount: z.number(), date: DayShape, retirementAge: z.number().nullable() }),
  personalPensionDetails: StandardDocument,
})
export type PurchaseAnswer = z.infer<typeof PurchaseAnswer>

export const Providents = z.object({
  providents: z
    .array(z.object({ entityId: z.string(), entityName: z.string(), statement: StandardDocument }))
    .max(MOST_SELECTED),
  silent: z.array(z.object({ entityId: z.string(), entityName: z.string(), ...Silence })).max(MOST_SELECTED),
})
export type Providents = z.infer<typeof Providents>

export const Login = z.object({
  /** Issuer and subject together name an account; the issuer stays on the server. */
  sub: z.string(),
  name: z.string(),
  email: z.string(),
  navs: z.string(),
  partnerNavs: z.string().optional(),
})
export type Login = z.infer<typeof Login>

/**
 * The current user when last asked for; no login: nobody was there or, with `typesOwn`, a visitor who has not signed in.
 * `until`: milliseconds since 1970.
 */
export const CachedUser = z.object({ login: Login.nullable(), typesOwn: z.literal(true).optional(), until: z.number() })
export type CachedUser = z.infer<typeof CachedUser>

/** No login: a visitor who has not signed in. ttl: when the dossier will be deleted, in milliseconds since 1970. */
export type Me = { login: Login | null; fund_ids: string[]; ttl: number }

/**
 * What a visitor who types their own figures has answered: which papers they have, who is in their family, what they
 * earned. `careers`: whose incomes are asked for next; `incomes`: whether the visitor's own are known; `open`: papers at
 * hand that are not copied yet.
 */
export type OwnSteps = {
  papers: boolean
  family: boolean
  careers: CareerOwner[]
  incomes: boolean
  open: ('certificate' | 'vested' | 'account3a')[]
}

/**
 * What is already known of the three steps, for /router. `unread`: whose extracts have lines that count for nothing until
 * they are corrected. `own` null: of who has signed in.
 */
export type Steps = {
  avs: boolean
  lpp: boolean
  pillar3a: boolean
  termsAccepted: boolean
  unread: CareerOwner[]
  own: OwnSteps | null
}

/** The visitor's own record and their partner's; of former partners only while the dossier still has them. */
export const MOST_INSUREDS = 10
/** The newest projections that are kept, enough for several scenarios. */
export const MOST_SALARY_CHANGES = 24
export const MOST_PURCHASES = 12

/**
 * Everything about one visitor, sealed in one record. `null` in a selection: not answered, or taken back;
 * `[]`: the visitor says that they have none. There are no rules across areas, or across fields of one, because a save
 * checks them one by one.
 */
export const Dossier = z.object({
  /** null: nobody has signed in, and nothing asks who the visitor is. */
  login: Login.nullable(),
  /** Empty without a sign-in, and so is the token. */
  issuer: z.string(),
  /** Kept for the provider's end of session only; never leaves the server otherwise. */
  idToken: z.string(),
  terms: z.object({ version: z.string() }).nullable(),
  firstPillar: z.object({
    info: Info.nullable(),
    /** null: not told. */
    family: Family.nullable().default(null),
    /** By AVS number. */
    insureds: recordOf(RegisterRecord, MOST_INSUREDS),
    careers: Careers.default(NO_CAREERS),
    /** Where the register answers and the visitor has an extract of their own; null: not asked yet. */
    counts: CountingSource.nullable().default(null),
  }),
  secondPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullable(),
    policies: FundPolicies.nullable(),
    certificates: z.array(FundCertificate).max(MOST_CERTIFICATES).default([]),
    vested: z.array(VestedStatement).max(MOST_VESTED).default([]),
    /** By fund that answers beside a certificate that stands for it. */
    counts: recordOf(CountingSource, MOST_SELECTED).default({}),
  }),
  thirdPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullable(),
    providents: Providents.nullable(),
    /** The account of the provider that answered last; else what the visitor typed. */
    info: Open3kInfo.nullable(),
    /** By provider, for each that has sent its statement. */
    accounts: recordOf(Account3a, MOST_SELECTED).default({}),
    /** Whether the visitor has confirmed the 3a figures (or has no 3a). */
    confirmed: z.boolean(),
    statements: z.array(Statement3a).max(MOST_STATEMENTS_3A).default([]),
    /** By provider that answers beside a statement that stands for it. */
    counts: recordOf(CountingSource, MOST_SELECTED).default({}),
  }),
  /** What the visitor has at hand; null: not asked. */
  papers: z.array(Paper).max(MOST_PAPERS).nullable().default(null),
  // Records from before these fields existed open too.
  parties: Parties.default(NO_PARTIES),
  sources: Sources.default({}),
  /** What the funds answered for another salary, by the request. */
  salaryChanges: recordOf(PolicyDetails, MOST_SALARY_CHANGES).default({}),
  /** What they answered for a buy-in. */
  purchases: recordOf(PolicyDetails, MOST_PURCHASES).default({}),
  simulation: Simulation.nullable().default(null),
  /** null: not told. */
  decision: Decision.nullable().default(null),
  marginalRate: MarginalRate.nullable().default(null),
  scenarios: z.array(Scenario).max(MOST_SCENARIOS).default([]),
  /** How many there have ever been, so that no id is reused. */
  scenariosMade: z.int().min(0).default(0),
  user: CachedUser.nullable().default(null),
  /** How often the visitor has extended it. */
  timesKept: z.int().min(0).default(0),
  revisions: Revisions.default(NO_REVISIONS),
  /** Of the two dossiers of one press in the demo, which share with each other alone; null: of everybody else. */
  pair: z.string().nullable().default(null),
  /** Forms that wait to be shown again. */
  formAnswers: FormAnswers.default([]),
})
export type Dossier = z.infer<typeof Dossier>

export const emptyDossier = (
  login: Dossier['login'],
  issuer: string,
  idToken: string,
  terms: Dossier['terms'],
): Dossier => ({
  login,
  issuer,
  idToken,
  terms,
  firstPillar: { info: null, family: null, insureds: {}, careers: NO_CAREERS, counts: null },
  secondPillar: { selection: null, policies: null, certificates: [], vested: [], counts: {} },
  thirdPillar: {
    selection: null,
    providents: null,
    info: null,
    accounts: {},
    confirmed: false,
    statements: [],
    counts: {},
  },
  papers: null,
  parties: NO_PARTIES,
  sources: {},
  salaryChanges: {},
  purchases: {},
  simulation: null,
  decision: null,
  marginalRate: null,
  scenarios: [],
  scenariosMade: 0,
  user: null,
  timesKept: 0,
  revisions: NO_REVISIONS,
  pair: null,
  formAnswers: [],
})
