/** The papers of the second pillar in a life as another program sends it. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import {
  Bridging,
  FundCertificate,
  MOST_AGES,
  MOST_INSURED_SALARIES,
  VestedStatement,
} from '~/dossier/shape/savings-papers'

type NullUnlessSent<Shape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodNullable ? z.ZodDefault<Shape[Name]> : Shape[Name]
}

/** What may be null may be left out. */
const nullUnlessSent = <Shape extends z.ZodRawShape>(shape: Shape) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, field instanceof z.ZodNullable ? field.default(null) : field]),
  ) as NullUnlessSent<Shape>

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullable().default(null)

const { fundId: _fund, kind: _kind, paidSince: _since, ...ofPaper } = FundCertificate.shape
const certificate = nullUnlessSent(ofPaper)

const ofFund = {
  ...certificate,
  label: certificate.label.default('').describe('of two with the same name, the newer counts'),
  contributionPer: orNull(certificate.contributionPer).describe('needed beside `contribution`'),
  atAge: certificate.atAge.describe(
    'years, of capital, pension and rate; 64.5: 64 and six months; null: the reference age',
  ),
  ages: z
    .array(z.strictObject(nullUnlessSent(certificate.ages.element.shape)))
    .max(MOST_AGES, { error: 'tooManyRows' })
    .default([]),
  insuredSalary: certificate.insuredSalary.describe('CHF a year'),
  insuredSalaries: z
    .array(certificate.insuredSalaries.unwrap().element.shape.amount)
    .max(MOST_INSURED_SALARIES, { error: 'tooManyRows' })
    .default([])
    .describe('where the fund insures several, CHF a year: they add up, with `insuredSalary`'),
  rate: certificate.rate.describe('activity rate, percent'),
  divorceBuyIn: certificate.divorceBuyIn.describe('what may be bought after a divorce, CHF, beside `buyIn`'),
  pledged: certificate.pledged.describe('CHF: the creditor agrees to any capital'),
}

const Certificate = z
  .strictObject({
    kind: z.literal('certificate'),
    ...ofFund,
    pensionPer: orNull(certificate.pensionPer).describe('needed beside a pension'),
    conversionRate: certificate.conversionRate.describe('percent; of the mandatory part, beside `conversionRateAbove`'),
    conversionRateAbove: certificate.conversionRateAbove.describe('percent, of the savings above the mandatory part'),
    interest: certificate.interest.describe('percent a year; of the mandatory part, beside `interestAbove`'),
    interestAbove: certificate.interestAbove.describe('percent a year, of the savings above the mandatory part'),
    bridging: orNull(z.strictObject(Bridging.shape)).describe(
      'a pension until the AVS pays, CHF a month; `from` and `until`: days, or ages in years (null: when the fund pays, and ' +
        'the reference age); `reduction`: what the pension for life is lower by from `until` on, CHF a month',
    ),
  })
  .describe('certificate of a pension fund')

const { pensionPer: _per, pension: _pension, conversionRate: _rate, conversionRateAbove: _above, ...others } = ofFund
const { interestAbove: _interestAbove, bridging: _bridging, ...ofCapital } = others
const CapitalOnly = z
  .strictObject({
    kind: z.literal('capitalOnly'),
    ...ofCapital,
    date: orNull(certificate.date).describe('of the balance; null: the day of the estimate'),
    capital: certificate.capital.describe('at `atAge`'),
  })
  .describe(
    'a plan that pays capital alone (OPP 2 art. 1e and the like): the whole of it, whatever share the funds pay',
  )

const Paid = z
  .strictObject({
    kind: z.literal('paid'),
    label: ofFund.label,
    from: DayShape.describe('since when'),
    pension: certificate.pension.unwrap().unwrap(),
    pensionPer: certificate.pensionPer,
  })
  .describe('a pension that a fund pays already: for life, whatever else is planned')

const Vested = z
  .strictObject({
    kind: z.literal('vested'),
    label: VestedStatement.shape.label.default(''),
    balance: VestedStatement.shape.balance,
    rate: VestedStatement.shape.rate,
  })
  .describe('vested benefits, paid as capital')

const LegalMinimum = z
  .strictObject({ kind: z.literal('legalMinimum') })
  .describe('only what the law guarantees from the incomes of the person; stands alone, or beside vested benefits')

export const SecondPillarPaper = z.discriminatedUnion('kind', [Certificate, CapitalOnly, Paid, Vested, LegalMinimum])
export type SecondPillarPaper = z.infer<typeof SecondPillarPaper>

/** What stands for a certificate of a fund. */
export type FundPaper = Exclude<SecondPillarPaper, { kind: 'vested' | 'legalMinimum' }>
export const isOfFund = (paper: SecondPillarPaper): paper is FundPaper =>
  paper.kind !== 'vested' && paper.kind !== 'legalMinimum'

/** Of a fund that insures the person now: vested benefits have left theirs, and a pension that is paid is past. */
export const isOfTodaysFund = ({ kind }: SecondPillarPaper): boolean => kind !== 'vested' && kind !== 'paid'
