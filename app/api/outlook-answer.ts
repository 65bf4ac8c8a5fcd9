/** The outlook of a digest, as a schema. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'

const Chf = z.number()
const Monthly = Chf.describe('CHF a month')
const Percent = z.number().describe('percent a year')

const Age = z.object({ years: z.int(), months: z.int() })

const IncomeStep = z
  .object({
    from: DayShape,
    to: DayShape.nullable().describe('the last day before the next step; null: for life'),
    age: Age,
    untilAge: Age.nullable().describe('when the next step begins; null: for life'),
    salary: Monthly.nullable(),
    avs: Monthly.nullable().describe('with the supplement, without the 13th pension'),
    lpp: Monthly.nullable(),
    total: Monthly,
  })
  .describe('what runs together from a day on')

const rangeOf = <Shape extends z.ZodType>(shape: Shape) => z.object({ low: shape, expected: shape, high: shape })

const LppFigures = z.object({ monthly: Monthly, capital: Chf })
const LppRange = z.object({
  ...rangeOf(LppFigures).shape,
  funds: z.array(z.object({ name: z.string(), rates: rangeOf(Percent) })),
  fixed: z.array(z.string()).describe('funds that say too little for another interest'),
})

const SpreadCapital = z
  .object({ capital: Chf, from: DayShape, months: z.int(), monthly: Monthly })
  .describe('the capital divided by the months until the 90th birthday, without interest; in no total')

const ColumnOutlook = z.object({
  income: z.array(IncomeStep),
  replaced: z
    .array(z.object({ from: DayShape, percent: z.int() }))
    .describe(
      'how much of today’s gross salary all pensions replace: at first, and in the end where that is another part',
    ),
  lpp: LppRange.nullable(),
  pillar3a: rangeOf(
    z.object({ rate: Percent.nullable().describe('null: of each account another'), capital: Chf }),
  ).nullable(),
  spread: z.object({ lpp: SpreadCapital.nullable(), pillar3a: SpreadCapital.nullable() }),
})

export const OutlookAnswer = z.object({
  salary: z
    .object({ salary: Chf, source: z.enum(['typed', 'funds', 'account']), year: z.int().nullable() })
    .nullable()
    .describe('gross, CHF a year, as paid today; null: nobody knows, and incomes begin with the first pension'),
  withoutChange: ColumnOutlook,
  withChange: ColumnOutlook.nullable(),
})
