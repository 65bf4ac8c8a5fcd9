/** Schema of the outlook of a digest. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { Chf, Monthly } from './amounts'

const Percent = z.number().describe('percent a year')

const Age = z.object({ years: z.int(), months: z.int() })

const IncomeStep = z
  .object({
    from: DayShape,
    to: DayShape.nullable().describe('last day before the next step; null: for life'),
    age: Age,
    untilAge: Age.nullable().describe('age at which the next step begins; null: for life'),
    salary: Monthly.nullable(),
    avs: Monthly.nullable().describe('CHF a month, with the supplement and without the 13th pension'),
    lpp: Monthly.nullable(),
    total: Monthly,
  })
  .describe('what is paid at the same time from a day on')

const rangeOf = <Shape extends z.ZodType>(shape: Shape) => z.object({ low: shape, expected: shape, high: shape })

const LppFigures = z.object({ monthly: Monthly, capital: Chf.describe('savings drawn as capital, CHF') })
const LppRange = z.object({
  ...rangeOf(LppFigures).shape,
  funds: z.array(z.object({ name: z.string(), rates: rangeOf(Percent) })),
  fixed: z.array(z.string()).describe('names of the funds that say too little to compute another interest rate'),
})

const SpreadCapital = z
  .object({ capital: Chf, from: DayShape, months: z.int(), monthly: Monthly })
  .describe('the capital divided by the months until the 90th birthday, without interest, CHF a month; in no total')

const ColumnOutlook = z.object({
  income: z.array(IncomeStep),
  replaced: z
    .array(z.object({ from: DayShape, percent: z.int() }))
    .describe('percent of today’s gross salary that all pensions replace: at first and, if it differs, in the end'),
  lpp: LppRange.nullable(),
  pillar3a: rangeOf(
    z.object({
      rate: Percent.nullable().describe('percent a year; null: the accounts have different rates'),
      capital: Chf,
    }),
  ).nullable(),
  spread: z.object({ lpp: SpreadCapital.nullable(), pillar3a: SpreadCapital.nullable() }),
})

export const OutlookAnswer = z.object({
  salary: z
    .object({ salary: Chf, source: z.enum(['typed', 'funds', 'account']), year: z.int().nullable() })
    .nullable()
    .describe(
      'today’s gross salary as paid, CHF a year; null: not known, and the income begins with the first pension',
    ),
  withoutChange: ColumnOutlook,
  withChange: ColumnOutlook.nullable(),
})
