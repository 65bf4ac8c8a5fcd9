/** The estimate of a whole life. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { CAPITAL_TAX_CONFIDENCE } from '~/law/tax/canton-tax'
import { CANTON_TAXES } from '~/law/tax/canton-taxes'
import { LPP_ASSUMPTIONS } from '~/pillars/lpp/result'
import { PILLAR_3A_ASSUMPTIONS } from '~/pillars/pillar-3a/result'
import { NET_ASSUMPTIONS } from '~/pillars/synthesis/net'
import { TAX_ASSUMPTIONS } from '~/pillars/tax/result'
import { AmountRange, Chf, Complete, FirstPayment, Missing, Monthly, TotalEnds } from './amounts'
import { LifeLeaving, LifePhase } from './life-plan'
import { IncomeTaxAnswer } from './net'
import { PensionAnswer } from './pension'
import { Lpp } from './pillars'
import { DigestAnswer } from './synthesis'

/** A payment may be taxed by the tables of any year that is known. */
const TAX_TABLES_ASSUMED = CANTON_TAXES.rows.map(({ value }) => `taxTablesOf${value.year}` as const)

const LifeRange = AmountRange.nullable()

const ofYear = {
  year: z.int().describe('calendar year of the payments, which are added'),
  capital: Chf.describe('what is taxed'),
  federal: Chf.describe('federal tax, which is sure'),
}
const TaxAmount = z.object({
  ...ofYear,
  canton: Chf.nullable(),
  municipality: Chf.nullable(),
  total: Chf.nullable().describe('federal, canton and municipality; null: between `low` and `high`'),
  sureness: z
    .enum(CAPITAL_TAX_CONFIDENCE)
    .describe(
      'checked: a text on the canton’s method was read, and published results agree; carried: the results alone',
    ),
  low: Chf.optional().describe('the total at least, where it depends on age and sex'),
  high: Chf.optional(),
  provisional: Chf.optional().describe(
    'the total as asked for until a court has decided on the canton’s tariff, and corrected then',
  ),
})
const TaxRefused = z.object({
  ...ofYear,
  refused: z
    .literal('cantonNotEstablished')
    .describe('how this canton taxes is not established: the federal tax alone'),
})
const years = z
  .array(z.union([TaxAmount, TaxRefused]))
  .optional()
  .describe('of each year, where capital is paid in several; the first of them stands beside')

const Age = z.object({ years: z.int(), months: z.int() })
const LifeAge = z
  .object({
    age: Age,
    date: DayShape.describe('first of the month without work'),
    stopsOn: DayShape.nullable(),
    retirementDate: DayShape.nullable(),
    lppFrom: DayShape.nullable().describe('these three, as far as they are days, are the plan that gives this row'),
    monthlyTotal: Monthly.nullable().describe('for life, CHF a month; at least, where it is not complete'),
    ends: TotalEnds.optional(),
    complete: Complete,
    missing: Missing,
    first: FirstPayment.nullable().describe('what is paid at first in place of it; null: nothing else'),
    capitalTotal: Chf.nullable(),
    lpp: Lpp.pick({ monthly: true, sureness: true, low: true, high: true, capital: true })
      .nullable()
      .describe('the second pillar of this row; null: nothing is known of it'),
    partOfSalary: z.int().nullable().describe('`monthlyTotal` in percent of today’s gross salary; null: not known'),
    avsFrom: Age.nullable().describe('when the AVS starts, where that is another day; null: at once'),
    evenAt: Age.nullable().describe(
      'from when the later one of this start and that of the reference age has paid as much in all; null: never, or no comparison',
    ),
    owed: Chf.nullable().describe(
      'contributions to AVS, AI and APG that are still due until the reference age, at least; null: none, or not known',
    ),
    pillar3aAtStart: Chf.nullable().describe(
      'what the 3a savings would pay at this start, where the law lets them and this row pays them later; null: nothing',
    ),
    isPlanned: z.boolean(),
    isReference: z.boolean(),
  })
  .describe('an age of leaving')

const WrittenAge = z.string().describe('years and months: `65/8`')
const PaidAt = z.object({ age: WrittenAge, date: DayShape, monthlyTotal: Monthly })
const Stop = z
  .object({
    certainty: z
      .enum(['exact', 'range', 'atLatest', 'unknown'])
      .describe(
        'range: see `range`; atLatest: what is known is the least; unknown: a pillar in `missing` is not known',
      ),
    missing: Missing,
    earliestAge: WrittenAge.nullable().describe(
      'the first age of leaving, as `65/8`, at which all that is paid for life reaches `plan.need`; null: none, or not known',
    ),
    date: DayShape.nullable().describe('its first of the month without work'),
    range: z
      .object({ low: WrittenAge.nullable(), high: WrittenAge.nullable() })
      .nullable()
      .describe('the age with the most and with the least that may be paid, null: none reaches it'),
    chosen: PaidAt.extend({
      gap: Chf.describe('missing then, CHF a month; below 0: paid beyond the need'),
      gapRange: LifeRange,
    }).describe('the plan, by default the reference age'),
    ways: z
      .object({
        later: z.int().nullable().describe('months of work more'),
        pillar3a: Chf.nullable().describe('CHF a month more into pillar 3a until then, within the ceiling of the year'),
        buyIn: Chf.nullable().describe('CHF bought in once, at most what the certificate leaves'),
        spread: z.int().nullable().describe('the age until which the capital, spread over the months, is enough'),
      })
      .describe('what closes the gap of `chosen`, each alone; null: it does not'),
    prices: z
      .object({
        later: z.object({ date: DayShape, monthlyTotal: Monthly }).nullable(),
        pillar3a: z
          .object({
            amount: Chf.describe('CHF in a year in all'),
            capital: Chf.describe('what the payments come to'),
            until: z.int().describe('the age until which that is spread'),
          })
          .nullable(),
        buyIn: z.object({ on: DayShape, largest: Chf, monthlyTotal: Monthly }).nullable(),
        spread: z.object({ used: Chf, capital: Chf.describe('all that is paid out, before tax') }).nullable(),
      })
      .describe('of each way'),
    nearest: PaidAt.extend({ gap: Chf })
      .nullable()
      .describe('the age that pays most, where neither an age nor a way reaches the need'),
  })
  .describe('when the person’s own pensions reach the need, as the synthesis shows it')

const Complementary = z
  .object({
    who: z.enum(['single', 'couple']).describe('of whom the law counts these amounts'),
    isHalf: z
      .boolean()
      .describe('of a couple: the person’s own pensions, compared with a half, since of the other’s not all is known'),
    paid: Chf.describe('what of the pensions counts, CHF a year, without the 13th pension and the supplement'),
    living: Chf.describe('what the law counts to live, CHF a year (LPC art. 10 al. 1 let. a)'),
    rent: z
      .object({ low: Chf, high: Chf })
      .describe('the most that counts of a rent, CHF a year, by the commune (LPC art. 10 al. 1 let. b)'),
    wealth: Chf.describe('net wealth from which there is no right, without the home one lives in (LPC art. 9a)'),
    enactedUntil: DayShape.describe('last day for which these amounts are enacted'),
  })
  .describe(
    'pensions, with the plan, below what the law of complementary benefits counts, to which the health premium comes: a right is possible, and none is computed',
  )

export const LifeAnswer = z.object({
  estimateOf: DayShape,
  lawYear: z.int(),
  pension: PensionAnswer,
  digest: DigestAnswer.omit({ outlook: true }),
  complementary: Complementary.nullable().describe('null: above that, or not every pension is known'),
  ages: z
    .array(LifeAge)
    .describe('by date, with the rest of the plan kept, and the plan among them; empty: not asked for'),
  stop: Stop.nullable().describe('null: no `plan.need` is sent, or nothing that is paid for life is known'),
  phases: z
    .array(LifePhase)
    .describe('of a plan with a start before the reference age, from the last day of work on; empty: there is none'),
  leaving: LifeLeaving.nullable().describe('null: no start before the reference age is planned'),
  ranges: z
    .object({ avs: LifeRange, lpp: LifeRange, pillar3a: LifeRange, total: LifeRange })
    .nullable()
    .describe('CHF a month for life, of pillar 3a CHF; null: nothing lies in a range'),
  tax: z
    .union([
      TaxAmount.extend({ years, income: IncomeTaxAnswer }),
      TaxRefused.extend({ years, income: IncomeTaxAnswer }),
      z.strictObject({ income: IncomeTaxAnswer }),
    ])
    .nullable()
    .describe(
      'on the capital of the first year of payment, with the plan, CHF, where capital is paid: else only `income`, the tax on the pensions; null: not asked for',
    ),
  assumptions: z
    .object({
      lpp: z.array(z.enum(LPP_ASSUMPTIONS)),
      pillar3a: z.array(z.enum([...PILLAR_3A_ASSUMPTIONS, 'paymentsAboveCeiling'])),
      tax: z.array(z.enum([...TAX_TABLES_ASSUMED, ...TAX_ASSUMPTIONS])),
      incomeTax: z.array(z.enum([...TAX_TABLES_ASSUMED, ...NET_ASSUMPTIONS])),
    })
    .describe(
      'of the second and third pillar, and of the taxes on capital and on pensions; those of the first stand in `pension`',
    ),
})
