/** The pension of the first pillar. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { AmountRange, Chf, EndsBySpouse, Monthly, RangeCauses } from './amounts'

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
      spouse: EndsBySpouse.optional(),
    })
    .nullable()
    .describe(
      'where incomes are unknown or estimated and change what the person is paid for life: between which amounts the pension, its supplement and both together lie; null: that one is known',
    ),
})
