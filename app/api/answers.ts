/** The answers of the calls, as schemas: the document at /openapi.json is made from them. Days, CHF, percent. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { Household } from '~/dossier/shape/household'
import { SIMULATION_PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import { InfoChild, InfoPartner, InfoPerson, Login, RegisterRecord } from '~/dossier/shape/shape'
import { Scenario, Simulation, SUGGESTION_KEYS } from '~/dossier/shape/simulation'
import { LAW_TABLES } from '~/law/tables'
import { CAUSES } from '~/pillars/synthesis/change'
import { OutlookAnswer } from './outlook-answer'

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

export const HouseholdAnswer = Household.describe('marriage and children, as one of the two spouses saved them last')

const InsuredPartnerAnswer = RegisterRecord.pick({
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

export const InsuredAnswer = z.union([RegisterRecord.extend({ age: Age }), InsuredPartnerAnswer])

export const Chf = z.number()
const Monthly = Chf.describe('CHF a month')

export const Step = z.object({
  key: z.string(),
  inputs: z.record(z.string(), z.union([z.number(), z.string()])),
  output: z.union([z.number(), z.string()]),
  article: z.string(),
})

const Gaps = z
  .object({
    years: z.array(z.object({ year: z.int(), months: z.int(), payableUntil: DayShape.nullable() })),
    filledMonths: z.int(),
    monthlyCost: Monthly.describe('by how much the pension would be higher without these gaps, CHF a month'),
  })
  .describe('missing contributions')

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
  drawing: z.object({
    kind: z.enum(['early', 'onTime', 'late']),
    months: z.int().describe('before or after the reference age'),
  }),
  gaps: Gaps,
  steps: z.array(Step),
})

const PartnerPension = z
  .strictObject({
    referenceDate: DayShape,
    from: DayShape,
    to: DayShape.nullable(),
    monthly: Monthly,
    scale: z.int(),
    supplement: Monthly,
    thirteenth: Chf,
    later: z.strictObject({ from: DayShape, monthly: Monthly, scale: z.int() }).nullable(),
  })
  .describe('without average income and steps, from which incomes could be worked out')

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
  partner: PartnerPension.nullable(),
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

export const Lpp = z.object({
  monthly: Monthly,
  capital: Chf.describe('the part drawn as capital'),
  capitalAtRetirement: Chf.describe('the balance from which pension and capital come'),
  from: DayShape,
  funds: z.array(z.object({ name: z.string(), webUrl: z.string().nullable(), asOf: DayShape })),
})

export const Pillar3a = z.object({
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

export const Silent = z.object({
  party: z.string(),
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  column: z.enum(['withoutChange', 'withChange']).optional().describe('where it is missing in one column only'),
})

export const DigestAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: Column,
  withChange: Column.nullable(),
  differences: z
    .array(
      z.object({
        figure: z.string().describe('as on pages: `avs.monthly`'),
        before: z.number(),
        after: z.number(),
        difference: z.number(),
        causes: z.array(z.object({ cause: z.enum(CAUSES), amount: z.number() })).describe('add up to the difference'),
      }),
    )
    .describe('of the change; empty without one'),
  silent: z.array(Silent),
  outlook: OutlookAnswer,
})

const LawRow = z.object({
  from: DayShape.describe('in force from this day on; a birth date in tables by birth date'),
  value: z.unknown().describe('a number, or an object or a list, always the same in a table'),
  source: z.object({ act: z.string(), article: z.string(), address: z.url() }),
  sureness: z
    .enum(['high', 'medium'])
    .describe('high: read in the text or in an official table; medium: derived, or from a secondary source'),
})

export const LawAnswer = z.array(
  z.object({
    id: z.enum(Object.values(LAW_TABLES).flatMap((tables) => Object.values(tables).map(({ id }) => id))),
    pillar: z.enum(Object.keys(LAW_TABLES)),
    unit: z.string(),
    checked: DayShape.describe('when somebody last read the sources'),
    enactedUntil: DayShape.describe('later days take the last row, as an assumption'),
    rows: z.array(LawRow),
  }),
)

export const SimulationAnswer = z.object({
  simulation: Simulation.nullable().describe('as typed; null: none'),
  problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it fits no more'),
  suggestions: z
    .array(z.object({ key: z.enum(SUGGESTION_KEYS), simulation: Simulation }))
    .describe('ready-made, and possible here'),
  work: z
    .object({
      salary: z.number().describe('CHF a year, gross, as paid'),
      rate: z.number().nullable().describe('percent'),
      source: z.enum(['funds', 'account']),
      year: z.int().nullable().describe('of the account'),
    })
    .nullable()
    .describe('what is earned today, as the funds or the AVS account know it'),
  limits: z
    .object({ earliest: DayShape, reference: DayShape, latest: DayShape })
    .nullable()
    .describe('first days of a pension that can be chosen; null: none is ahead'),
  latestAge: z.int().describe('years, at the latest of these days'),
  largestCapitalShare: z.number().nullable().describe('the most that every fund pays as capital, percent'),
  newSalaryFrom: DayShape.describe('from when another salary is earned; a pension that starts by then knows none'),
  transitionGeneration: z.boolean().describe('a woman who by law may draw from 62; here from 63'),
})

export const ScenariosAnswer = z.object({
  withoutChange: Column,
  scenarios: z.array(
    Scenario.extend({
      problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it fits no more'),
      column: Column.nullable().describe('null where it fits no more'),
    }),
  ),
  unnamed: Simulation.nullable().describe('the saved simulation, where it has no name yet'),
  silent: z.array(Silent),
})

export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), key: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; `title` says what went wrong, `errors` which field and why' })
