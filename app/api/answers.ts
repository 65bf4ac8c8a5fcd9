/** The answers of the calls, as schemas: the document at /openapi.json is made from them. Days, CHF, percent. */
import { z } from 'zod'
import { DayShape, InfoChild, InfoPartner, InfoPerson, Insured, Login } from '~/dossier/shape'

const Age = z.int().describe('completed years')

export const MeAnswer = z.object({
  login: Login,
  fund_ids: z.array(z.string()),
  ttl: z.int().describe('when the dossier will be deleted, in milliseconds since 1970'),
})

/** Ids of the selected parties, each once, in the order chosen. */
export const SelectionAnswer = z.array(z.string())

export const StepsAnswer = z.object({
  avs: z.boolean(),
  lpp: z.boolean(),
  pillar3a: z.boolean(),
  termsAccepted: z.boolean(),
})

export const InfoAnswer = z.object({
  person: InfoPerson.extend({ age: Age }),
  partner: InfoPartner.extend({ age: Age }).nullable(),
  children: z.array(InfoChild),
  hasChildren: z.boolean(),
  childCount: z.int(),
})

const InsuredPartnerAnswer = Insured.pick({
  navs: true,
  firstName: true,
  lastName: true,
  birthDate: true,
  gender: true,
  civilStatus: true,
  source: true,
  asOf: true,
})
  .extend({ age: Age })
  .describe('the registered partner: without incomes and family')

export const InsuredAnswer = z.union([Insured.extend({ age: Age }), InsuredPartnerAnswer])

const Chf = z.number()
const Monthly = Chf.describe('CHF a month')

const Step = z.object({
  key: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), z.string()])),
  output: z.union([z.number(), z.string()]),
  article: z.string(),
})

const PersonPension = z.object({
  navs: z.string(),
  referenceDate: DayShape,
  from: DayShape,
  to: DayShape.nullable().describe('the day of the next change; null: for life'),
  monthly: Monthly,
  ramd: Chf.describe('average yearly income that decides the pension, CHF a year'),
  scale: z.int(),
  contributionYears: z.number(),
  cohortYears: z.number(),
  supplement: Monthly,
  thirteenth: Chf.describe('the 13th pension of a full year'),
  later: z.object({ from: DayShape, monthly: Monthly, ramd: Chf, scale: z.int() }).nullable(),
  steps: z.array(Step),
})

const Period = z.object({
  from: DayShape,
  to: DayShape.nullable(),
  person: Monthly.nullable(),
  partner: Monthly.nullable(),
  total: Monthly,
  capped: z.boolean(),
})

export const PensionAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  assumptions: z.array(z.string()),
  person: PersonPension,
  partner: PersonPension.nullable(),
  periods: z.array(Period),
})

const Avs = z.object({
  monthly: Monthly,
  supplement: Monthly,
  from: DayShape,
  to: DayShape.nullable(),
  partnerStart: DayShape.nullable(),
  thirteenth: Chf,
})

const Lpp = z.object({
  monthly: Monthly,
  capital: Chf.describe('the part drawn as capital'),
  capitalAtRetirement: Chf.describe('the balance from which pension and capital come'),
  from: DayShape,
  funds: z.array(z.object({ name: z.string(), webUrl: z.string().nullable(), asOf: DayShape })),
})

const Pillar3a = z.object({
  current: Chf,
  monthlyPayment: Monthly,
  paymentsUntil: DayShape,
  projected: Chf,
  projectedFrom: DayShape,
  accounts: z.array(z.object({ entityName: z.string().nullable(), current: Chf, projected: Chf })),
})

const Column = z.object({
  retirementDate: DayShape,
  totalFrom: DayShape.nullable(),
  monthlyTotal: Monthly.nullable(),
  capitalTotal: Chf.nullable(),
  avs: Avs.nullable(),
  lpp: Lpp.nullable(),
  pillar3a: Pillar3a.nullable(),
})

const Silent = z.object({ party: z.string(), id: z.string(), name: z.string(), reason: z.string() })

export const DigestAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: Column,
  withChange: Column.nullable(),
  silent: z.array(Silent),
})

export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), key: z.string() })).optional(),
  })
  .describe('RFC 9457')
