/**
 * A whole life as another program sends it. Days `YYYY-MM-DD`, money in CHF, rates and shares in percent. Fields that may be
 * null may be left out; unknown fields are refused.
 */
import { z } from 'zod'
import { CareerYear, IncomeCourse, LARGEST_INCOME } from '~/dossier/shape/career'
import { DayShape } from '~/dossier/shape/day-shape'
import { MOST_SPOUSE_PAYMENTS, SpousePayment } from '~/dossier/shape/decision'
import { CreditHolder, EndOfMarriage, Family, MOST_MARRIAGES, PaidMonthly } from '~/dossier/shape/family'
import { Gender, MAX_CHILDREN } from '~/dossier/shape/info'
import { Place } from '~/dossier/shape/place'
import { IncomeEntry } from '~/dossier/shape/register-record'
import { MOST_CERTIFICATES, MOST_STATEMENTS_3A, MOST_VESTED, Statement3a } from '~/dossier/shape/savings-papers'
import {
  ActivityRate,
  BuyIn,
  CapitalShare,
  Drawing,
  LawChoice,
  Need,
  OutlookChoice,
  PartnersDay,
  Payments3a,
  Salary,
  Wealth,
  WorkSteps,
} from '~/dossier/shape/simulation'
import { FundAnswer } from '~/dossier/shape/work'
import { CANTONS } from '~/law/tax/cantons'
import { AVS_AGE_BOUNDS } from '~/pillars/synthesis/avs-from'
import { SecondPillarPaper } from './second-pillar'

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullable().default(null)
const listOf = <Shape extends z.ZodType>(shape: Shape, most: number, error = 'tooManyRows') =>
  z.array(shape).max(most, { error })

const Chf = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(LARGEST_INCOME, { error: 'amountTooLarge' })

const MOST_INCOMES = 250

const Income = z
  .strictObject({
    year: CareerYear,
    amount: Chf,
    months: z.int({ error: 'monthsForm' }).min(0, { error: 'monthsForm' }).max(12, { error: 'monthsForm' }),
    split: IncomeEntry.shape.split,
  })
  .describe('a line of the individual account: several of a year add up; `split`: divided after a marriage already')

const Incomes = listOf(Income, MOST_INCOMES)

/** As on the page of a career: in place of the individual account. */
const Quick = z
  .strictObject({
    salary: Salary.describe('CHF a year, gross, as paid at `rate`'),
    rate: ActivityRate,
    since: orNull(CareerYear).describe('first year of work in Switzerland; null: that of the 21st birthday'),
    course: orNull(IncomeCourse).describe('how pay has developed; null: `steady`'),
  })
  .describe('a few figures from memory in place of `incomes`: the pension is a range')

const Person = z
  .strictObject({
    birthDate: DayShape,
    gender: Gender,
    insured: orNull(listOf(z.strictObject({ from: DayShape, to: orNull(DayShape) }), 20)).describe(
      'when insured in Switzerland, both days included; null: not known, so from the first entry on',
    ),
    incomes: Incomes.nullable()
      .optional()
      .describe('the individual account; null: not known, which only a spouse’s may be; left out beside `quick`'),
    quick: orNull(Quick),
    incomesAsOf: orNull(DayShape).describe('day of the record; needed wherever there are incomes'),
    incomeToCome: orNull(Chf).describe('CHF a year in years to come; null: as in the last complete year'),
    stopsOn: orNull(DayShape).describe('last day of work; null: not told'),
    drawing: orNull(
      listOf(z.strictObject({ from: DayShape, share: z.number({ error: 'rateForm' }).min(0).max(100) }), 5),
    ).describe('from `from` on, `share` percent in all: 20 to 80, or 100; null: whole, from the reference age'),
    survivorsPension: Family.shape.survivorsPension
      .default(null)
      .describe('widow’s or widower’s pension that is paid, CHF a month'),
    afterReferenceAge: orNull(z.strictObject({ incomes: Incomes, asksOn: DayShape })).describe(
      'work after the reference age, and the day on which a new computation is requested (LAVS art. 29bis al. 3)',
    ),
  })
  .meta({ id: 'LifePerson' })

/** How the person works. The self-employed have no pension fund unless one is given. */
const LIFE_WORKS = ['employed', 'selfEmployed', 'selfEmployedWithFund', 'none'] as const
const GAINFUL_WORKS = ['employed', 'selfEmployed', 'selfEmployedWithFund'] as const

const OwnPerson = Person.extend({
  work: orNull(z.enum([...LIFE_WORKS, 'several'], { error: 'invalid' })).describe(
    'how the person earns their living: what may be paid into pillar 3a follows (`paymentsAboveCeiling`), and with `none` years ' +
      'to come count with the minimum contribution; `selfEmployed` has no pension fund; `several`: see `works`; null: not told',
  ),
  works: orNull(
    z.array(z.enum(GAINFUL_WORKS, { error: 'invalid' })).max(GAINFUL_WORKS.length, { error: 'tooManyRows' }),
  ).describe('with `several`, and only then: two kinds of work at least; `incomeToCome` holds what they earn together'),
  fund: orNull(FundAnswer).describe(
    'whether a pension fund insures the person now, where `secondPillar` does not show it: `no` for employed persons whom no ' +
      'fund insures, so that an empty `secondPillar` is whole; `unknown` for self-employed who do not know; null: as `work` says',
  ),
}).meta({ id: 'LifeOwnPerson' })

/** A spouse may have retired already. */
const Partner = Person.extend({
  pension: orNull(z.strictObject({ from: DayShape, monthly: orNull(PaidMonthly) })).describe(
    'the AVS pension that is paid already, once past the reference age: since when, and CHF a month today, theirs alone, ' +
      'capped or not, without the 13th; `monthly` null: not known; `pension` null: none, or computed from the incomes',
  ),
}).meta({ id: 'LifePartner' })

const Marriage = z
  .strictObject({
    start: DayShape,
    end: orNull(DayShape),
    endedBy: orNull(EndOfMarriage),
    separatedSince: orNull(DayShape).describe('since when a judge has separated the household'),
    spouse: z.union([z.literal('partner'), Person]).describe('`partner` for the marriage that lasts'),
  })
  .describe('a marriage or registered partnership')

const Child = z.strictObject({
  birthDate: DayShape,
  deathDate: orNull(DayShape),
  parents: z
    .enum(['both', 'person', 'partner'])
    .describe('both: the person and the spouse at the birth, or else the next one'),
  credits: CreditHolder.optional().describe('who has the education credits in years outside of a common marriage'),
  custody: z
    .enum(['joint', 'person', 'other'])
    .optional()
    .describe('who has the child in these years, where nothing is regulated'),
})

const Account3a = z.strictObject({
  label: Statement3a.shape.label.default(''),
  kind: Statement3a.shape.kind.default('account'),
  solde: Statement3a.shape.solde.describe('balance'),
  amount: Statement3a.shape.amount.describe('payment of a year'),
  paidThisYear: Statement3a.shape.paidThisYear.default(null).describe('of it in the balance already'),
  rate: Statement3a.shape.rate.default(null).describe('interest; needed but for a policy with `maturity`'),
  paydate: Statement3a.shape.paydate.default(null).describe('null: when the AVS pension starts at the reference age'),
  maturity: Statement3a.shape.maturity.default(null).describe('what a policy guarantees on `paydate`'),
})

const Plan = z.strictObject({
  retirementDate: orNull(DayShape).describe('pensions start on the first of a month on or after it'),
  lppCapitalShare: orNull(CapitalShare),
  salary: orNull(Salary).describe('gross a year as paid, from next January on'),
  rate: orNull(ActivityRate),
  stopsOn: orNull(DayShape).describe('last day of work; takes the place of the person’s'),
  lppFrom: orNull(DayShape).describe('pension funds pay from the first of a month on or after it'),
  drawing: orNull(Drawing).describe('of the AVS alone: from `from` on, `share` percent in all, 20 to 80, or 100'),
  steps: orNull(WorkSteps).describe('from `on` on, work at `rate` percent, which pay and savings credits follow'),
  stepsDrawFund: z
    .boolean({ error: 'invalid' })
    .default(false)
    .describe('whether the second pillar pays a part at each step, as much of it as pay falls by'),
  partner: orNull(PartnersDay).describe('when the AVS pension of the partner starts'),
  buyIn: orNull(BuyIn).describe('bought into the certificate that leaves most to buy, CHF, on a day'),
  pillar3a: orNull(Payments3a).describe(
    'CHF paid in a year from now on in all accounts (`amount`), and once this year for earlier years (`purchase`)',
  ),
  paysGaps: orNull(z.boolean({ error: 'invalid' })).describe(
    'the missing AVS years of which that is still possible are paid, at the minimum contribution',
  ),
  need: orNull(Need).describe('what the person needs, CHF a month: `digest.need` tells what is missing'),
  wealth: orNull(Wealth).describe(
    'net wealth without savings of the second pillar and 3a, CHF, of a couple both together: `phases` count the contributions ' +
      'of who stops early on it; null: on pensions alone, the least',
  ),
  avsFrom: orNull(
    z.union([z.enum(['first', 'reference']), z.int().min(AVS_AGE_BOUNDS.earliest).max(AVS_AGE_BOUNDS.latest)], {
      error: 'invalid',
    }),
  ).describe(
    'when the AVS starts in all `ages` (`first` by default) and in the plan: `first`: on the first possible day at or after ' +
      'leaving; else a whole age at which this person can draw it, or the reference age. The day of leaving of the plan is ' +
      'that after `stopsOn`, or else `lppFrom` or `retirementDate`; null: the AVS of the plan starts as these days say',
  ),
  outlook: orNull(OutlookChoice).describe('interest, wages and prices; null: expected'),
  law: orNull(LawChoice).describe(
    'as if the 13th pension (LAVS art. 34ter) or the couple’s cap (art. 35) were repealed; null: the law of today',
  ),
})

const Tax = z
  .strictObject({
    canton: z
      .enum(CANTONS, { error: 'cantonUnknown' })
      .describe('where the person lives when capital and pensions are paid'),
    municipality: z.int({ error: 'municipalityUnknown' }).describe('its number in the official register'),
    status: orNull(z.enum(['single', 'married'])).describe(
      'in the year of payment, and once retired; null: married where a marriage lasts whose household no judge has separated',
    ),
    children: z
      .boolean()
      .default(false)
      .describe('whether the person lives with children or dependants, and mainly pays for them'),
    spouse: listOf(SpousePayment, MOST_SPOUSE_PAYMENTS)
      .default([])
      .describe('capital that the spouse is paid: the tax of a couple adds it to that of the same year'),
    healthPremium: orNull(Place.shape.healthPremium.unwrap().unwrap()).describe(
      'premium of the health insurance, CHF a year and adult: some cantons deduct what is really paid; null: what the federal calculator assumes',
    ),
    spousePension: orNull(Place.shape.spousePension.unwrap().unwrap()).describe(
      'what the pension funds pay the spouse, CHF a month before tax, 0: nothing; null: not known, and `tax.income` of a couple is then refused',
    ),
  })
  .describe('asks for the taxes on capital and on pensions, without church tax')

/** The body of the call. */
export const Life = z
  .strictObject({
    day: orNull(DayShape).describe('of the law and of the francs; null: today'),
    person: OwnPerson,
    partner: orNull(Partner).describe('the spouse of now'),
    marriages: listOf(Marriage, MOST_MARRIAGES, 'tooManyMarriages').default([]),
    children: listOf(Child, MAX_CHILDREN, 'tooManyChildren').default([]),
    secondPillar: listOf(SecondPillarPaper, MOST_CERTIFICATES + MOST_VESTED).default([]),
    thirdPillar: listOf(Account3a, MOST_STATEMENTS_3A).default([]),
    plan: orNull(Plan),
    tax: orNull(Tax),
    ages: orNull(z.boolean({ error: 'invalid' })).describe(
      '`true` asks for every age of leaving, from the earliest at which a fund (58 at least) or the AVS can pay to 70; without it `ages` of the answer is empty',
    ),
  })
  .meta({ id: 'Life' })
export type Life = z.infer<typeof Life>
export type LifePerson = z.infer<typeof Person>
/** As sent, without the fields that are null. */
export type SentLife = z.input<typeof Life>
