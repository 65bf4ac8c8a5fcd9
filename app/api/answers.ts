/** Schemas of the answers, from which /openapi.json is made. Days are `YYYY-MM-DD`, money is CHF, rates are percent. */
import { z } from 'zod'
import { CAREER_OWNERS } from '~/dossier/shape/career'
import { DayShape } from '~/dossier/shape/day-shape'
import { Household } from '~/dossier/shape/household'
import { SIMULATION_PROBLEM_KEYS } from '~/dossier/shape/problem-keys'
import { InfoChild, InfoPartner, InfoPerson, Login, RegisterRecord } from '~/dossier/shape/shape'
import { Scenario, Simulation, SUGGESTION_KEYS } from '~/dossier/shape/simulation'
import { LAW_TABLES } from '~/law/tables'
import { LPP_ASSUMPTIONS, PILLAR_3A_ASSUMPTIONS, RANGE_CAUSES } from '~/pillars/result'
import { CAUSES } from '~/pillars/synthesis/change'
import { OutlookAnswer } from './outlook-answer'

const Age = z.int().describe('completed years of life')

export const MeAnswer = z.object({
  login: Login.nullable().describe('null: a visitor who has not signed in'),
  fund_ids: z.array(z.string()),
  ttl: z.int().describe('when the data will be deleted, in milliseconds since 1970'),
})

/** Ids of the selected parties, each once, in the order chosen. */
export const SelectionAnswer = z.array(z.string())

export const StepsAnswer = z.object({
  avs: z.boolean(),
  lpp: z.boolean(),
  pillar3a: z.boolean(),
  termsAccepted: z.boolean(),
  unread: z
    .array(z.enum(CAREER_OWNERS))
    .describe('whose extracts have lines that were not understood, and count for nothing'),
  own: z
    .object({
      papers: z.boolean(),
      family: z.boolean(),
      careers: z.array(z.enum(CAREER_OWNERS)).describe('whose incomes are asked for next'),
      incomes: z.boolean().describe('whether the incomes of the visitor are known'),
      open: z.array(z.enum(['certificate', 'vested', 'account3a'])),
    })
    .nullable()
    .describe('of a visitor who types their own figures; null: of who has signed in'),
})

export const InfoAnswer = z.object({
  person: InfoPerson.extend({ age: Age }),
  partner: InfoPartner.extend({ age: Age }).nullable(),
  children: z.array(InfoChild),
  hasChildren: z.boolean(),
  childCount: z.int(),
})

export const HouseholdAnswer = Household.describe('marriage and children, as whichever spouse saved last entered them')

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
  .describe('the registered partner, without incomes and without children')

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
    years: z.array(
      z.object({
        year: z.int(),
        months: z.int(),
        insuredMonths: z.int().describe('of these, months insured in Switzerland: only those could have been paid'),
        isUnderMinimum: z.boolean().describe('its income does not bear the minimum contribution (LAVS art. 10 al. 1)'),
        payableUntil: DayShape.nullable(),
      }),
    ),
    coveredYears: z
      .array(z.int())
      .describe('years that an education credit or the spouse’s contributions fill, as far as the person was insured'),
    filledMonths: z.int().describe('months filled by youth years and the year of retirement'),
    monthlyCost: Chf.describe('how much higher the pension would be without these gaps, before any cap; CHF a month'),
  })
  .describe('missing contributions (RAVS art. 50 to 52c)')

const PersonPension = z.object({
  navs: z.string().nullable().describe('null where nobody asks for a number'),
  referenceDate: DayShape,
  from: DayShape,
  to: DayShape.nullable().describe('last day before the next change; null: for life'),
  monthly: Monthly,
  ramd: Chf.describe('determining average annual income (LAVS art. 29quater), CHF a year'),
  scale: z.int().describe('pension scale, 0 to 44 (RAVS art. 52)'),
  contributionYears: z.number().describe('whole contribution years, gaps filled'),
  cohortYears: z.number().describe('contribution years of the cohort, from which a full pension follows'),
  supplement: Chf.describe('supplement of the transition generation (LAVS art. 34bis), CHF a month'),
  thirteenth: Chf.describe('13th pension for a full year (LAVS art. 34ter), CHF paid in December'),
  later: z.object({ from: DayShape, monthly: Monthly, ramd: Chf, scale: z.int() }).nullable(),
  drawing: z.object({
    kind: z.enum(['early', 'onTime', 'late']),
    months: z.int().describe('months before or after the reference age'),
  }),
  shares: z
    .array(z.object({ from: DayShape, share: z.number() }))
    .describe('where it is drawn in parts: percent in all from each day on (LAVS art. 39, 40); else empty'),
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
  .describe('leaves out the average income and the steps, since incomes could be worked out from them')

const Period = z.object({
  from: DayShape,
  to: DayShape.nullable(),
  person: Monthly.nullable(),
  partner: Monthly.nullable(),
  total: Monthly,
  capped: z.boolean().describe('whether the couple’s cap (LAVS art. 35) reduces the pensions'),
})

const AmountRange = z.object({ low: Monthly, high: Monthly })

const RangeCauses = z.array(z.enum(RANGE_CAUSES)).describe('the assumptions that open the range')

export const PensionAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  assumptions: z.array(z.string()),
  person: PersonPension,
  partner: PartnerPension.nullable(),
  periods: z.array(Period),
  range: z
    .object({
      pension: AmountRange.nullable(),
      supplement: AmountRange.nullable(),
      withSupplement: AmountRange,
      causes: RangeCauses,
    })
    .nullable()
    .describe(
      'where incomes are unknown or estimated and change what the person is paid for life: between which amounts the pension, its supplement and both together lie; null: that one is known',
    ),
})

const FirstPayment = z.object({ monthly: Monthly, from: DayShape, to: DayShape })

const Avs = z.object({
  monthly: Monthly.describe('for life, CHF a month, once every known change has happened'),
  supplement: Monthly,
  from: DayShape.describe('from when it is paid for life'),
  to: z.null().describe('for life'),
  first: FirstPayment.nullable().describe('what is paid at first in its place; null: nothing else'),
  earlier: z
    .array(FirstPayment.extend({ endedBy: z.enum(['partner', 'referenceAge', 'other']) }))
    .describe('all that is paid before, in order of time'),
  partnerStart: DayShape.nullable(),
  thirteenth: Chf,
})

export const Lpp = z.object({
  monthly: Monthly,
  capital: Chf.describe('savings drawn as capital, CHF'),
  capitalAtRetirement: Chf.describe('savings on that day, from which pension and capital are paid, CHF'),
  from: DayShape,
  funds: z.array(
    z.object({
      name: z.string(),
      webUrl: z.string().nullable(),
      asOf: DayShape,
      isTyped: z
        .literal(true)
        .optional()
        .describe('copied from a certificate by the visitor; left out: sent by the fund'),
    }),
  ),
})

export const Pillar3a = z.object({
  current: Chf.describe('balance today, CHF'),
  monthlyPayment: Chf.describe('a twelfth of the yearly payments into all accounts, CHF a month'),
  paymentsUntil: DayShape,
  projected: Chf.describe('capital of all accounts when they are paid out, CHF'),
  projectedFrom: DayShape.describe('day of the last pay-out'),
  accounts: z.array(
    z.object({
      entityName: z.string().nullable(),
      current: Chf,
      projected: Chf,
      isTyped: z
        .literal(true)
        .optional()
        .describe('copied from a statement by the visitor; left out: sent by the provider'),
    }),
  ),
})

export const Vested = z
  .object({
    current: Chf.describe('balance today, CHF'),
    projected: Chf.describe('capital of all accounts when they are paid out, CHF'),
    needsConsent: z.boolean().describe('whether the spouse has to agree in writing (OLP art. 16 al. 3)'),
    accounts: z.array(z.object({ label: z.string(), current: Chf, projected: Chf, paydate: DayShape })),
  })
  .describe('vested benefits that the visitor copied; null: none')

const Column = z.object({
  retirementDate: DayShape,
  totalFrom: DayShape.nullable().describe('day from which `monthlyTotal` is paid for life; null: there is none'),
  monthlyTotal: Monthly.nullable().describe('for life, CHF a month, once every known change has happened'),
  first: FirstPayment.nullable().describe('what is paid at first in place of `monthlyTotal`; null: nothing else'),
  ranges: z
    .object({
      avs: AmountRange.nullable(),
      supplement: AmountRange.nullable(),
      total: AmountRange,
      causes: RangeCauses,
    })
    .nullable()
    .describe(
      'where incomes are unknown or estimated and change what the AVS pays: between which amounts the pension, its supplement and the monthly total lie for life; null: that one is known; the other figures then count unknown incomes as 0, and estimated ones as expected',
    ),
  capitalTotal: Chf.nullable().describe(
    'LPP capital, vested benefits and projected 3a savings, CHF; null: none is known',
  ),
  avs: Avs.nullable(),
  lpp: Lpp.nullable(),
  vested: Vested.nullable(),
  pillar3a: Pillar3a.nullable(),
})

export const Silent = z.object({
  party: z.string(),
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  column: z
    .enum(['withoutChange', 'withChange'])
    .optional()
    .describe('the only column that lacks it; left out: both lack it'),
})

export const DigestAnswer = z.object({
  computedOn: DayShape,
  lawYear: z.int(),
  withoutChange: Column,
  withChange: Column.nullable(),
  differences: z
    .array(
      z.object({
        figure: z.string().describe('which figure, for example `avs.monthly`'),
        before: z.number(),
        after: z.number(),
        difference: z.number(),
        causes: z
          .array(z.object({ cause: z.enum(CAUSES), amount: z.number() }))
          .describe('their amounts add up to `difference`'),
      }),
    )
    .describe('figures that the change moves; empty without a change'),
  silent: z.array(Silent),
  outlook: OutlookAnswer,
})

const LifeRange = AmountRange.nullable()

export const LifeAnswer = z.object({
  estimateOf: DayShape,
  lawYear: z.int(),
  pension: PensionAnswer,
  digest: DigestAnswer.omit({ outlook: true }),
  ages: z.array(z.unknown()).max(0).describe('empty: not built yet'),
  ranges: z
    .object({ avs: LifeRange, lpp: LifeRange, pillar3a: LifeRange, total: LifeRange })
    .nullable()
    .describe('CHF a month for life, of pillar 3a CHF; null: nothing lies in a range'),
  tax: z.null().describe('not built yet'),
  assumptions: z
    .object({ lpp: z.array(z.enum(LPP_ASSUMPTIONS)), pillar3a: z.array(z.enum(PILLAR_3A_ASSUMPTIONS)) })
    .describe('of the second and third pillar; those of the first stand in `pension`'),
})

const LawRow = z.object({
  from: DayShape.describe('first day in force; in tables by birth date, the first birth date'),
  value: z.unknown().describe('a number, an object or a list: the same form in every row of a table'),
  source: z.object({ act: z.string(), article: z.string(), address: z.url() }),
  sureness: z
    .enum(['high', 'medium', 'derived'])
    .describe(
      'high: read in the legal text or an official table; medium: derived, or from a secondary source; derived: not published yet, computed from the AVS pension',
    ),
})

export const LawAnswer = z.array(
  z.object({
    id: z.enum(Object.values(LAW_TABLES).flatMap((tables) => Object.values(tables).map(({ id }) => id))),
    pillar: z.enum(Object.keys(LAW_TABLES)),
    unit: z.string(),
    checked: DayShape.describe('day on which the sources were last checked'),
    enactedUntil: DayShape.describe('last day for which the law is enacted; rows and days after it are an assumption'),
    rows: z.array(LawRow),
  }),
)

export const SimulationAnswer = z.object({
  simulation: Simulation.nullable().describe('as entered; null: there is none'),
  problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it no longer fits; null: it does'),
  suggestions: z
    .array(z.object({ key: z.enum(SUGGESTION_KEYS), simulation: Simulation }))
    .describe('ready-made simulations that are possible for this visitor'),
  work: z
    .object({
      salary: z.number().describe('gross salary as paid, CHF a year'),
      rate: z.number().nullable().describe('activity rate, percent; null: not known'),
      source: z.enum(['typed', 'funds', 'account']),
      year: z.int().nullable().describe('year of the entry in the AVS account'),
    })
    .nullable()
    .describe('today’s salary as typed, or according to the funds or the AVS account; null: nobody knows it'),
  limits: z
    .object({ earliest: DayShape, reference: DayShape, latest: DayShape })
    .nullable()
    .describe('days on which the pension can start; null: none is left'),
  latestAge: z.int().describe('age in years on the latest of these days'),
  largestCapitalShare: z
    .number()
    .nullable()
    .describe('largest share that every fund pays as capital, percent; null: no fund has answered'),
  newSalaryFrom: DayShape.describe(
    'from when another salary would be earned; it has no effect if the pension starts by then',
  ),
  transitionGeneration: z
    .boolean()
    .describe('whether she is a woman of the transition generation, who may draw from 62 (LAVS art. 40c)'),
})

export const ScenariosAnswer = z.object({
  withoutChange: Column,
  scenarios: z.array(
    Scenario.extend({
      problem: z.enum(SIMULATION_PROBLEM_KEYS).nullable().describe('why it no longer fits; null: it does'),
      column: Column.nullable().describe('null: it no longer fits'),
    }),
  ),
  unnamed: Simulation.nullable().describe('the saved simulation, if it has no name yet; otherwise null'),
  silent: z.array(Silent),
})

export const ProblemDocument = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    errors: z.array(z.object({ field: z.string(), key: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457: `title` says what went wrong, `errors` which field is wrong and why' })
