/** Schemas of the two answers that explain a pillar. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { LawChoice, OutlookChoice } from '~/dossier/shape/simulation'
import { NO_FIGURE_REASONS } from '~/pillars/lpp/estimate'
import { LPP_ASSUMPTIONS } from '~/pillars/lpp/result'
import { PILLAR_3A_ASSUMPTIONS } from '~/pillars/pillar-3a/result'
import { Chf } from './amounts'
import { Step } from './pension'
import { Lpp, Pillar3a, Vested } from './pillars'
import { Silent } from './synthesis'

const Percent = z.number().describe('percent')
const Work = z.object({
  salary: Chf.describe('gross salary as paid, CHF a year'),
  rate: Percent.describe('activity rate, percent'),
})

const Change = z
  .object({
    work: z
      .object({
        current: Work,
        desired: Work,
        insured: z.number().optional().describe('today’s salary according to the funds or the AVS account, CHF a year'),
      })
      .nullable(),
    stopsOn: DayShape.nullable().describe('last day of work'),
    retirementDate: DayShape.nullable().describe('start of the AVS pension, always the first of a month'),
    lppFrom: DayShape.nullable().describe('when the pension funds pay, always the first of a month'),
    capitalShare: Percent.describe('percent of the LPP savings'),
    steps: z
      .object({
        before: Percent,
        steps: z.array(z.object({ on: DayShape, rate: Percent })),
        drawsFund: z.boolean().describe('whether the fund pays a part of its benefit at each step'),
      })
      .nullable()
      .describe('work in steps; null: none'),
    drawing: z
      .array(z.object({ from: DayShape, share: Percent }))
      .nullable()
      .describe('shares of the AVS pension; null: whole'),
    partnerFrom: DayShape.nullable().describe('when the partner’s AVS pension starts; null: at the reference age'),
    outlook: OutlookChoice,
    law: LawChoice,
    buyIn: z
      .object({ amount: Chf, on: DayShape, at: z.string().describe('the policy or certificate to which it goes') })
      .nullable()
      .describe('bought into a pension fund'),
    pillar3a: z
      .object({
        amount: Chf.nullable().describe('paid in a year into all accounts'),
        purchase: Chf.nullable().describe('paid once this year for earlier years'),
      })
      .nullable(),
    paidGaps: z
      .array(z.object({ year: z.int(), months: z.int() }))
      .describe('missing AVS years that are paid, with their missing months'),
  })
  .describe('the requested change, completed from what is known')

/** What both answers have besides the columns of their pillar. */
const explanation = <Column extends z.ZodType, Law extends z.ZodType>(column: Column, law: Law) => ({
  computedOn: DayShape,
  lawYear: z.int(),
  reference: DayShape.describe('when the pensions start unless something else is planned'),
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
    balance: Chf.nullable().describe('savings on `asOf`, CHF; null: a certificate does not say'),
    projectionRate: Percent.nullable().describe(
      'interest of the projection, percent a year; null: the fund does not state one rate',
    ),
    withoutInterest: Chf.nullable().describe(
      'savings at that age without any interest, CHF; null: the fund does not say',
    ),
    isBetweenAges: z.boolean().describe('whether it is interpolated between the two whole ages that the fund projects'),
    largestCapitalShare: Percent.describe('largest share of the savings paid as capital, percent'),
    isLegalShare: z
      .boolean()
      .describe(
        'true: the fund states no share or less than the law’s, which applies (LPP art. 37): a share of the mandatory part',
      ),
    salaryChange: z
      .object({
        declaredSalary: Chf.describe('salary at full employment, CHF a year'),
        employmentLevel: Percent.describe('activity rate, percent'),
        effectiveDate: DayShape,
      })
      .nullable()
      .describe('the other salary for which the fund answered; null: it was not asked'),
    bought: z
      .object({
        amount: Chf,
        on: DayShape,
        isByFund: z.boolean().describe('whether the fund has simulated it; else by its interest and rate'),
        savings: Chf.describe('more at retirement'),
        monthly: z.number().describe('more pension, CHF a month'),
        capital: Chf.describe('more drawn as capital'),
        capitalFreeFrom: DayShape.describe('first day on which it may be drawn as capital (LPP art. 79b al. 3)'),
      })
      .nullable()
      .describe('a simulated buy-in here, with what it adds'),
    missing: z.enum(NO_FIGURE_REASONS).nullable(),
    certificate: z
      .object({
        differs: z
          .object({ printed: Chf, projected: Chf })
          .nullable()
          .describe('the printed capital and that of its own contribution and interest, where they differ by over 3 %'),
        isShareToCheck: z
          .boolean()
          .describe('whether it names no largest share of capital: that of all savings is counted, to be checked'),
        isCapitalOnly: z.literal(true).optional().describe('it pays no pension: all of it is capital'),
      })
      .nullable()
      .describe('copied by the visitor from a certificate; null: sent by the fund'),
  })
  .describe('what one fund answered about one policy, or what stands on a certificate')

const LppColumn = z.object({
  retirementDate: DayShape,
  lpp: Lpp.extend({ assumptions: z.array(z.enum(LPP_ASSUMPTIONS)), steps: z.array(Step) }).nullable(),
  funds: z
    .array(FundExplanation)
    .describe('one for each policy; the steps of those with a figure come in the same order'),
  vested: Vested.extend({ steps: z.array(Step) }).nullable(),
})

export const LppExplanationAnswer = z.object({
  ...explanation(
    LppColumn,
    z
      .object({
        minimumInterestRate: Percent.describe('percent a year'),
        minimumConversionRate: Percent,
        capitalShare: Percent,
      })
      .describe('what the law guarantees, percent'),
  ),
  newSalaryFrom: DayShape,
})

const Origin = z.enum(['provider', 'visitor', 'usual', 'referenceAge', 'simulation'])
const withOrigin = <Value extends z.ZodType>(value: Value) => z.object({ value: value.nullable(), from: Origin })

const AccountExplanation = z.object({
  entityName: z.string().nullable(),
  asOf: DayShape.nullable().describe('day of the provider’s statement; null: there is none'),
  balance: withOrigin(Chf),
  deposits: withOrigin(Chf).describe('yearly payments, CHF'),
  rate: withOrigin(Percent).describe('interest, percent a year'),
  paydate: withOrigin(DayShape),
})

const Pillar3aColumn = z.object({
  pillar3a: Pillar3a.extend({ assumptions: z.array(z.enum(PILLAR_3A_ASSUMPTIONS)), steps: z.array(Step) }).nullable(),
  missing: z
    .array(z.enum(['solde', 'rate', 'amount', 'paydate', 'paydateAhead']))
    .describe('what keeps the savings from being estimated'),
  accounts: z.array(AccountExplanation).describe('the account of the 3a information comes first'),
})

export const Pillar3aExplanationAnswer = z.object({
  ...explanation(
    Pillar3aColumn,
    z
      .object({
        withFund: Chf.describe('ceiling with a pension fund, CHF a year'),
        withoutFund: Chf.describe('ceiling without a pension fund, CHF a year'),
        incomeShare: Percent.describe('ceiling without a pension fund, percent of the income'),
        yearsBefore: z.int().describe('earliest pay-out, years before the reference age'),
        yearsAfter: z.int().describe('latest pay-out while working, years after it'),
      })
      .describe('ceilings on payments, and the ages at which savings can be paid out'),
  ),
  most: Chf.nullable().describe(
    'most that this visitor may pay in this year, CHF; null: it is not known whether there is a pension fund',
  ),
})
