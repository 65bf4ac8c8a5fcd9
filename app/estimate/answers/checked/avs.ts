/** Published and decided cases of the first pillar, each with the law of its year. */
import { lawOn, type PensionLaw, pensionLawOn, revaluationFactorOf, revaluationIn } from '~/law/avs/avs-law'
import {
  averageIncome,
  coupleCap,
  deferralSupplement,
  earlyReductionPercent,
  pensionFromRamd,
  reducedBy,
  retirementOf,
  scaleOf,
  thirteenthPension,
  weightedScale,
} from '~/pillars/avs'
import { transitionSupplement } from '~/pillars/avs/drawing/supplement'
import { timesFactor } from '~/pillars/avs/income/ramd'
import { type Day, day, dayOf } from '~/pillars/day'
import { franc, wholeFranc } from '~/pillars/money'
import type { CaseSource, CheckedCase, CheckedFigure, StartingFacts } from './case'
import golden from './cases/avs.json'
import table from './cases/scale-44-2025.json'
import { computeCouple, type LeafletSpouse, type SpouseFigures } from './couple'

type Input =
  | 'ramd'
  | 'ramdA'
  | 'ramdB'
  | 'scale'
  | 'scaleLow'
  | 'scaleHigh'
  | 'minMonthlyPension'
  | 'cap'
  | 'incomeSum'
  | 'firstIkYear'
  | 'contributionYears'
  | 'cohortYears'
  | 'educationCreditYears'
  | 'monthlyPension'
  | 'monthsPaid'
  | 'baseSupplement'
  | 'birthYearPct'
  | 'anticipationMonths'
  | 'anticipationYears'
  | 'reductionPct'
  | 'fullPensionMonthly'
  | 'ratePct'
  | 'pensionA'
  | 'pensionB'
  | 'marriedSince'
  | 'splittingFrom'
  | 'splittingTo'

type Output =
  | 'revaluedSum'
  | 'averageIncome'
  | 'averageEducationCredit'
  | 'ramdTable'
  | 'scale'
  | 'monthlyPension'
  | 'fullPension'
  | 'averageDeferred'
  | 'supplement'
  | 'aCapped'
  | 'bCapped'
  | 'aUncapped'
  | 'bUncapped'
  | 'cap'
  | 'thirteenthPension'
  | 'minPension'
  | 'maxPension'
  | 'weightedScale'
  | `${'wife' | 'husband'}${'SplitSum' | 'RamdTable' | 'Uncapped' | 'Capped'}`

/** The file has cases of many shapes, and each reader takes the fields of its own case. */
type Case = {
  id: string
  source: CaseSource
  year: number
  inputs: Record<Input, number> & {
    birthDate: Day
    deferredAmounts: [monthly: number, months: number][]
    wife: LeafletSpouse
    husband: LeafletSpouse
  }
  expected: Record<Output, number> & Record<'pensionStart' | 'husbandPensionStart', Day>
}

/** The facts of a case, and its published figures. */
type ComparedFigures = { given: StartingFacts; figures: CheckedFigure[] }

const lawOfYear = (year: number): PensionLaw => pensionLawOn(dayOf(year, 6, 1))
const wholeLawOfYear = (year: number) => lawOn(dayOf(year, 6, 1))

/** A row of the table of full pensions or of a partial scale, for an average income. */
function pension({ year, inputs, expected }: Case): ComparedFigures {
  const { ramd, scale, minMonthlyPension } = inputs
  const law = lawOfYear(year)
  const minimum: CheckedFigure[] = minMonthlyPension
    ? [{ name: 'minimumPension', published: minMonthlyPension, ours: law.minimumPension }]
    : []
  return {
    given: { kind: 'pension', amounts: { ramd }, numbers: { scale } },
    figures: [
      ...minimum,
      { name: 'pension', published: expected.monthlyPension, ours: pensionFromRamd(ramd, scale, law) },
    ],
  }
}

/** One or two whole years early. */
function early({ year, inputs, expected }: Case): ComparedFigures {
  const { fullPensionMonthly: full, anticipationYears: years, reductionPct } = inputs
  const percent = earlyReductionPercent(12 * years, lawOfYear(year))
  return {
    given: { kind: 'early', amounts: { full }, numbers: { count: years } },
    figures: [
      { name: 'reduction', published: reductionPct, ours: percent },
      { name: 'pension', published: expected.monthlyPension, ours: reducedBy(full, percent) },
    ],
  }
}

function deferred({ year, inputs, expected }: Case): ComparedFigures {
  const amounts = inputs.deferredAmounts.map(([monthly, months]) => ({ monthly, months }))
  const { months, percent, average, supplement } = deferralSupplement(amounts, lawOfYear(year))
  const [first, second] = amounts
  return {
    given: second
      ? {
          kind: 'deferredCapped',
          amounts: { first: first?.monthly ?? 0, second: second.monthly },
          numbers: { before: first?.months ?? 0, after: second.months },
        }
      : { kind: 'deferred', amounts: { monthly: first?.monthly ?? 0 }, numbers: { months } },
    figures: [
      { name: 'increase', published: inputs.ratePct, ours: percent },
      ...(expected.averageDeferred
        ? [{ name: 'averageDeferred' as const, published: expected.averageDeferred, ours: average }]
        : []),
      { name: 'supplement', published: expected.supplement, ours: supplement },
    ],
  }
}

/** From the reference age of the second spouse on, who draws or defers the pension. */
function capped({ year, inputs, expected }: Case): ComparedFigures {
  const ofScale44 = (monthly: number) => ({ monthly: wholeFranc(monthly), scale: 44 })
  const { pensionA: a, pensionB: b } = inputs
  return {
    given: { kind: 'capped', amounts: { a, b } },
    figures: [
      {
        name: 'pension',
        published: expected.aCapped,
        ours: coupleCap(ofScale44(a), ofScale44(b), lawOfYear(year)).a,
      },
    ],
  }
}

/** The woman of the leaflet before her husband draws; the sum of incomes, the years and the credits are given. */
function woman({ year, inputs, expected }: Case): ComparedFigures {
  const { birthDate, incomeSum, firstIkYear, contributionYears: years, cohortYears } = inputs
  const credits = inputs.educationCreditYears
  const law = wholeLawOfYear(year)
  const factor = revaluationFactorOf(firstIkYear, revaluationIn(year).factors)
  const ours = averageIncome(
    { incomeSum, factor, months: 12 * years, educationCreditYears: credits, creditPercent: 50 },
    law,
  )
  return {
    given: {
      kind: 'woman',
      amounts: { sum: incomeSum },
      numbers: { years, cohort: cohortYears, since: firstIkYear, credits },
      days: { born: birthDate },
    },
    figures: [
      {
        name: 'pensionStart',
        published: expected.pensionStart,
        ours: retirementOf({ birthDate, gender: 'FEMALE' }).start,
      },
      { name: 'revaluedSum', published: expected.revaluedSum, ours: timesFactor(incomeSum, factor) },
      { name: 'averageIncome', published: expected.averageIncome, ours: ours.income },
      { name: 'educationCredit', published: expected.averageEducationCredit, ours: ours.educationCredits },
      { name: 'ramd', published: expected.ramdTable, ours: ours.ramd },
      { name: 'scale', published: expected.scale, ours: scaleOf(years, cohortYears, law) },
      { name: 'pension', published: expected.monthlyPension, ours: pensionFromRamd(ours.ramd, 44, law) },
    ],
  }
}

/** The engine divides the incomes of the marriage, then caps both pensions. */
function couple({ year, inputs, expected }: Case): ComparedFigures {
  const { wife, husband, marriedSince, splittingFrom, splittingTo } = inputs
  const ours = computeCouple({ wife, husband, marriedSince, splittingFrom, splittingTo }, year)
  const ofEach = (who: 'wife' | 'husband', { splitSum, ramd, uncapped, pension }: SpouseFigures): CheckedFigure[] => [
    { name: 'splitSum', of: who, published: expected[`${who}SplitSum`], ours: splitSum },
    { name: 'ramd', of: who, published: expected[`${who}RamdTable`], ours: ramd },
    { name: 'uncapped', of: who, published: expected[`${who}Uncapped`], ours: uncapped },
    { name: 'pension', of: who, published: expected[`${who}Capped`], ours: pension },
  ]
  return {
    given: {
      kind: 'couple',
      amounts: {
        herBefore: wife.ownIncomeBeforeMarriage,
        hisBefore: husband.ownIncomeBeforeMarriage,
        hers: wife.incomeDuringMarriage,
        his: husband.incomeDuringMarriage,
      },
      numbers: {
        since: marriedSince,
        from: splittingFrom,
        to: splittingTo,
        herFirst: wife.firstIkYear,
        hisFirst: husband.firstIkYear,
        credits: wife.educationCreditYears,
      },
      days: { herBirth: wife.birthDate, hisBirth: husband.birthDate },
    },
    figures: [
      { name: 'pensionStart', of: 'husband', published: expected.husbandPensionStart, ours: ours.husband.pensionStart },
      ...ofEach('wife', ours.wife),
      ...ofEach('husband', ours.husband),
      { name: 'cap', published: expected.cap, ours: ours.wife.cap },
    ],
  }
}

function twoPensions({ year, inputs, expected }: Case): ComparedFigures {
  const { ramdA, ramdB, minMonthlyPension } = inputs
  const law = lawOfYear(year)
  const of = (ramd: number) => ({ monthly: pensionFromRamd(ramd, 44, law), scale: 44 })
  const [a, b] = [of(ramdA), of(ramdB)]
  const both = coupleCap(a, b, law)
  return {
    given: { kind: 'twoPensions', amounts: { a: ramdA, b: ramdB } },
    figures: [
      { name: 'minimumPension', published: minMonthlyPension, ours: law.minimumPension },
      { name: 'uncapped', of: 'first', published: expected.aUncapped, ours: a.monthly },
      { name: 'uncapped', of: 'second', published: expected.bUncapped, ours: b.monthly },
      { name: 'cap', published: inputs.cap, ours: both.cap },
      { name: 'pension', of: 'first', published: expected.aCapped, ours: both.a },
      { name: 'pension', of: 'second', published: expected.bCapped, ours: both.b },
    ],
  }
}

/** From the full pension that the article gives, whatever its scale. */
function earlyMaximum({ year, inputs, expected }: Case): ComparedFigures {
  const { anticipationMonths: months } = inputs
  const law = wholeLawOfYear(year)
  const full = wholeFranc(expected.fullPension)
  const percent = earlyReductionPercent(months, law)
  return {
    given: { kind: 'earlyMaximum', amounts: { full }, numbers: { months } },
    figures: [
      { name: 'reduction', published: inputs.reductionPct, ours: percent },
      {
        name: 'thirteenth',
        published: expected.thirteenthPension,
        ours: thirteenthPension(reducedBy(full, percent), law),
      },
    ],
  }
}

function partOfYear({ year, inputs, expected }: Case): ComparedFigures {
  const { monthlyPension: monthly, monthsPaid: months } = inputs
  return {
    given: { kind: 'partOfYear', amounts: { monthly }, numbers: { months } },
    figures: [
      {
        name: 'thirteenth',
        published: expected.thirteenthPension,
        ours: thirteenthPension(wholeFranc(monthly), wholeLawOfYear(year), months),
      },
    ],
  }
}

function bounds({ year, inputs, expected }: Case): ComparedFigures {
  const { scale, minMonthlyPension } = inputs
  const law = lawOfYear(year)
  return {
    given: { kind: 'bounds', numbers: { scale } },
    figures: [
      { name: 'minimumPension', published: minMonthlyPension, ours: law.minimumPension },
      { name: 'least', published: expected.minPension, ours: pensionFromRamd(0, scale, law) },
      { name: 'most', published: expected.maxPension, ours: pensionFromRamd(200_000, scale, law) },
    ],
  }
}

/** Born in July 1964: the whole supplement of her income, for the years that she has. */
function transition({ year, inputs, expected }: Case): ComparedFigures {
  const her = { birthDate: day('1964-07-01'), gender: 'FEMALE' as const }
  const { scale } = inputs
  const ours = transitionSupplement(her, 15_120, { years: scale, cohortYears: 44 }, wholeLawOfYear(year))
  return {
    given: {
      kind: 'transition',
      amounts: { base: inputs.baseSupplement },
      numbers: { scale },
      percents: { share: inputs.birthYearPct },
    },
    figures: [{ name: 'supplement', published: expected.supplement, ours: ours?.amount ?? 0 }],
  }
}

function twoScales({ year, inputs, expected }: Case): ComparedFigures {
  const { scaleLow: low, scaleHigh: high } = inputs
  const law = wholeLawOfYear(year)
  const most = (scale: number) => ({ monthly: wholeFranc(2520), scale })
  return {
    given: { kind: 'twoScales', numbers: { low, high } },
    figures: [
      { name: 'scale', published: expected.weightedScale, ours: weightedScale(low, high, law) },
      { name: 'cap', published: expected.cap, ours: coupleCap(most(low), most(high), law).cap },
    ],
  }
}

const TOLD: Record<string, (one: Case) => ComparedFigures> = {
  'mb301-2026-30': woman,
  'mb301-2026-31': couple,
  'ge-atas-478-2024': pension,
  'bvger-c5517-2015-a': pension,
  'bvger-c703-2015': pension,
  'evg-h126-02': pension,
  'evg-h49-05-b': twoPensions,
  'hev-2021-anticipation': early,
  'beobachter-2026-13th': earlyMaximum,
  'thirteenth-half-year': partOfYear,
  'deferral-gesundheitstipp-a': deferred,
  'deferral-gesundheitstipp-b': deferred,
  'gesundheitstipp-scale39': bounds,
  'ks-r-ahv21-5007': transition,
  'cap-partial-26-38': twoScales,
  'tables2025-s43-25704': pension,
  'tables2025-s41-42336': pension,
  'tables2025-s15-49896': pension,
  'tables2025-s1-15120': pension,
  'tables2025-s42-90720': pension,
  'abc-2013-anticipation': early,
  'mattig-2018-anticipation': early,
  'tagesanzeiger-2018-deferral': deferred,
  'kgeld-2018-cap-max': capped,
  'kgeld-2018-cap-1800': capped,
}

/** All rows of the printed table of full pensions. */
function fullTable(): CheckedCase {
  const { source, year, rows } = table
  const law = lawOfYear(year)
  return {
    id: 'tables2025-s44',
    pillar: 'avs',
    source: source as CaseSource,
    year,
    given: { kind: 'table', numbers: { rows: rows.length } },
    figures: rows.map(([ramd = 0, monthly = 0]) => ({
      name: 'pensionFor',
      at: ramd,
      published: monthly,
      ours: franc(pensionFromRamd(ramd, 44, law)),
    })),
  }
}

/** @throws {RangeError} if the file has a case that is not known here */
export const checkedAvs = (): CheckedCase[] => [
  ...(golden as never as Case[]).map((one): CheckedCase => {
    const told = TOLD[one.id]?.(one)
    if (!told) throw new RangeError(`unknown case ${one.id}`)
    return { id: one.id, pillar: 'avs', source: one.source, year: one.year, ...told }
  }),
  fullTable(),
]
