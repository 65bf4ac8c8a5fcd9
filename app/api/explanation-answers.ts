/** The answers of the two calls that explain a pillar, as schemas (answers.ts). Days, CHF, percent. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { Chf, Lpp, Pillar3a, Silent, Step } from './answers'

const Percent = z.number().describe('percent')
const Work = z.object({ salary: Chf.describe('CHF a year, gross, as paid'), rate: Percent })

const Change = z
  .object({
    work: z
      .object({ current: Work, desired: Work, insured: z.number().optional().describe('CHF a year, as is known') })
      .nullable(),
    retirementDate: DayShape.nullable().describe('the first of a month'),
    capitalShare: Percent.describe('of the LPP savings'),
  })
  .describe('as asked for, made complete from what is known')

/** What the two answers have in common, around the columns of their pillar. */
const explanation = <Column extends z.ZodType, Law extends z.ZodType>(column: Column, law: Law) => ({
  computedOn: DayShape,
  lawYear: z.int(),
  reference: DayShape.describe('when the pensions start where nothing else is planned'),
  change: Change.nullable(),
  law,
  withoutChange: column,
  withChange: column.nullable(),
  silent: z.array(Silent),
})

const FundExplanation = z
  .object({
    fundId: z.string(),
    fundName: z.string(),
    webUrl: z.string().nullable(),
    planName: z.string(),
    asOf: DayShape,
    balance: Chf.describe('the savings on that day'),
    projectionRate: Percent.nullable().describe('interest of the projection; null: the fund does not say one'),
    withoutInterest: Chf.nullable().describe('the savings at that age if they bore no interest'),
    isBetweenAges: z.boolean().describe('linear between the two whole ages beside it'),
    largestCapitalShare: Percent,
    isLegalShare: z.boolean().describe('the fund names none: the share of the law'),
    salaryChange: z
      .object({
        declaredSalary: Chf.describe('CHF a year at full employment'),
        employmentLevel: Percent,
        effectiveDate: DayShape,
      })
      .nullable()
      .describe('to what other salary the fund answered'),
    missing: z.enum(['noProjectionForAge', 'tooEarly', 'capitalShareTooLarge']).nullable(),
  })
  .describe('what one fund told of one policy')

const LppColumn = z.object({
  retirementDate: DayShape,
  lpp: Lpp.extend({ steps: z.array(Step) }).nullable(),
  funds: z.array(FundExplanation).describe('the steps of those without `missing` follow one another in this order'),
})

export const LppExplanationAnswer = z.object({
  ...explanation(
    LppColumn,
    z
      .object({ minimumInterestRate: Percent, minimumConversionRate: Percent, capitalShare: Percent })
      .describe('what the law guarantees'),
  ),
  newSalaryFrom: DayShape,
})

const Origin = z.enum(['provider', 'visitor', 'usual', 'referenceAge', 'simulation'])
const withOrigin = <Value extends z.ZodType>(value: Value) => z.object({ value: value.nullable(), from: Origin })

const AccountExplanation = z.object({
  entityName: z.string().nullable(),
  asOf: DayShape.nullable().describe('of the statement of the provider'),
  balance: withOrigin(Chf),
  deposits: withOrigin(Chf).describe('CHF a year'),
  rate: withOrigin(Percent),
  paydate: withOrigin(DayShape),
})

const Pillar3aColumn = z.object({
  pillar3a: Pillar3a.extend({ steps: z.array(Step) }).nullable(),
  missing: z.array(z.enum(['solde', 'rate', 'amount', 'paydate', 'paydateAhead'])).describe('why there is no figure'),
  accounts: z.array(AccountExplanation).describe('that of the 3a information first'),
})

export const Pillar3aExplanationAnswer = z.object(
  explanation(
    Pillar3aColumn,
    z
      .object({
        withFund: Chf.describe('most paid in, CHF a year'),
        withoutFund: Chf,
        incomeShare: Percent,
        earliestAge: z.int(),
        latestAge: z.int(),
      })
      .describe('ceilings, and the ages of the pay-out'),
  ),
)
