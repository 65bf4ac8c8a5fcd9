import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import type { LawTable, TableValues } from '~/pillars/law-tables'
import { span } from '~/ui/explained/step-words'
import { amount, type Format, type Formats, figure, limits, share, times } from './format'
import { CONTRIBUTION_FORMATS } from './values-contributions'

type AvsId = Exclude<LawTable['id'], `lpp${string}` | `pillar3a${string}`>

const ageText = figure<{ years: number; months: number }>('referenceAge', ({ years, months }, t) =>
  span(t, years * 12 + months),
)

/** An income class by its upper bound, in yearly minimum pensions; null: above all bounds. */
const incomeClass = (t: TFunction, count: number | null) =>
  count === null ? t('law.values.above') : t('law.values.upToYearlyPensions', { count })

const oneOrTwo: Format<TableValues['complementaryLiving']> = {
  heads: ['livesAlone', 'livesAsCouple'],
  cells: ({ single, couple }) => [chf(single), chf(couple)],
}

const revaluationFactors: Format<TableValues['revaluationFactors']> = {
  heads: ['factors'],
  grid: (factors, t) => ({
    heads: [t('law.heads.firstEntry'), t('law.heads.factor')],
    rows: factors.map(({ firstEntry, factor }, index) => [
      index === factors.length - 1 ? t('law.values.yearAndLater', { year: firstEntry }) : String(firstEntry),
      factor.toFixed(3),
    ]),
  }),
}

const pensionFormula: Format<TableValues['pensionFormula']> = {
  heads: ['formula'],
  grid: ({ minimumUpTo, breakAt, maximumFrom, lower, upper }, t) => {
    const upTo = (bound: number) => t('law.values.upToMinimums', { times: bound })
    const segment = ({ fixedPercent, variableSixHundredths }: typeof lower) =>
      t('law.values.segment', { share: percent(fixedPercent), part: variableSixHundredths })
    return {
      heads: [t('law.heads.averageIncome'), t('law.heads.fullPension')],
      rows: [
        [upTo(minimumUpTo), t('law.values.minimum')],
        [upTo(breakAt), segment(lower)],
        [upTo(maximumFrom), segment(upper)],
        [t('law.values.sinceMinimums', { times: maximumFrom }), t('law.values.maximum')],
      ],
    }
  },
}

const drawingLimits: Format<TableValues['drawingLimits']> = {
  heads: ['limits'],
  grid: ({ earliestAge, earliestAgeTransition, latestAge, earlyYears, deferralYears, shortestDeferralMonths }, t) => ({
    heads: [t('law.heads.limit'), t('law.heads.value')],
    rows: [
      [t('law.values.earliestAge'), t('words.age', { count: earliestAge })],
      [t('law.values.earliestAgeTransition'), t('words.age', { count: earliestAgeTransition })],
      [t('law.values.latestAge'), t('words.age', { count: latestAge })],
      [t('law.values.longestEarly'), span(t, earlyYears * 12)],
      [t('law.values.longestLate'), span(t, deferralYears * 12)],
      [t('law.values.shortestLate'), span(t, shortestDeferralMonths)],
    ],
  }),
}

const earlyReduction: Format<TableValues['earlyReduction']> = {
  heads: ['rates'],
  grid: (rates, t) => ({
    heads: [t('law.heads.early'), t('law.heads.reduction')],
    rows: rates.map(({ months, percent: rate }) => [span(t, months), percent(rate)]),
  }),
}

const transitionReduction: Format<TableValues['transitionReduction']> = {
  heads: ['rates'],
  grid: (classes, t) => ({
    heads: [t('law.heads.early'), ...classes.map(({ upToYearlyMinimums }) => incomeClass(t, upToYearlyMinimums))],
    // The first rate, without an early start, is left out.
    rows: (classes[0]?.percentByMonth ?? [])
      .slice(1)
      .map((_, index) => [
        span(t, index + 1),
        ...classes.map(({ percentByMonth }) => percent(percentByMonth[index + 1] ?? Number.NaN)),
      ]),
  }),
}

const scaleShares: Format<TableValues['scaleShares']> = {
  heads: ['rates'],
  grid: (scales, t) => ({
    heads: [t('law.heads.scale'), t('law.heads.shareOfYears'), t('law.heads.shareOfFull')],
    rows: scales.map(({ scale, fromYearsPercent, percent: paid }) => [
      String(scale),
      fromYearsPercent === 0 ? t('law.values.less') : t('law.values.fromAmount', { amount: percent(fromYearsPercent) }),
      percent(paid),
    ]),
  }),
}

const earlyDeduction: Format<TableValues['earlyDeduction']> = {
  heads: ['rule'],
  grid: (parts, t) => ({
    heads: [t('law.heads.step'), t('law.heads.rule')],
    rows: parts.map((part, index) => [String(index + 1), t(`law.values.deduction.${part}`)]),
  }),
}

const deferralRates: Format<TableValues['deferralRates']> = {
  heads: ['rates'],
  grid: (rates, t) => ({
    heads: [t('law.heads.late'), t('law.heads.increase')],
    rows: rates.map(({ fromMonths, percent: rate }) => [span(t, fromMonths), percent(rate)]),
  }),
}

const transitionSupplement: Format<TableValues['transitionSupplement']> = {
  heads: ['classes'],
  grid: (classes, t) => ({
    heads: [t('law.heads.averageIncome'), t('law.heads.perMonth')],
    rows: classes.map(({ upToYearlyMinimums, base }) => [incomeClass(t, upToYearlyMinimums), chf(base)]),
  }),
}

export const AVS_FORMATS: Formats<AvsId> = {
  referenceAgeWomen: ageText,
  referenceAgeMen: ageText,
  ...CONTRIBUTION_FORMATS,
  pensionScales: figure('scales', String),
  scaleShares,
  revaluationFactors,
  educationCredit: {
    heads: ['creditPerYear', 'childAge'],
    cells: ({ yearlyMinimums, childUnder }, t) => [
      t('law.values.yearlyPensions', { count: yearlyMinimums }),
      t('law.values.underAge', { age: childUnder }),
    ],
  },
  minimumPension: amount('perMonth'),
  pensionFormula,
  pensionTableRows: figure('rows', String),
  coupleCap: share('shareOfMaximum'),
  coupleScaleWeights: {
    heads: ['lowerScale', 'higherScale'],
    cells: ({ lower, higher }, t) => [times(t, lower), times(t, higher)],
  },
  widowedSupplement: {
    heads: ['shareOfPension', 'ceiling'],
    cells: ({ percent: added, ceilingPercent }, t) => [
      percent(added),
      t('law.values.ofMaximum', { share: percent(ceilingPercent) }),
    ],
  },
  drawingLimits,
  drawingShares: limits(({ leastPercent, mostPercent, raises, lowerings }, t) => [
    [t('law.values.leastShare'), percent(leastPercent)],
    [t('law.values.mostShare'), percent(mostPercent)],
    [t('law.values.raises'), times(t, raises)],
    [t('law.values.lowerings'), times(t, lowerings)],
  ]),
  earlyReduction,
  lowIncomeEarlyReduction: {
    heads: ['averageIncome', 'lessThanTable'],
    cells: ({ lessPercent, upToYearlyMinimums }, t) => [incomeClass(t, upToYearlyMinimums), percent(lessPercent)],
  },
  transitionReduction,
  earlyDeduction,
  deferralRates,
  transitionSupplement,
  transitionShare: share('shareOfSupplement'),
  workAfterReferenceAge: limits(({ requests, yearsThatCount, leastPercentOfAverage }, t) => [
    [t('law.values.requests'), times(t, requests)],
    [t('law.values.yearsThatCount'), span(t, yearsThatCount * 12)],
    [t('law.values.leastIncome'), percent(leastPercentOfAverage)],
  ]),
  thirteenthPension: figure('shareOfYear', (divisor) => `1/${divisor}`),
  complementaryWealth: oneOrTwo,
  complementaryLiving: oneOrTwo,
  complementaryRent: {
    heads: ['limits'],
    grid: (limits, t) => ({
      heads: [t('law.heads.region'), t('law.heads.livesAlone'), t('law.heads.livesAsCouple')],
      rows: limits.map(({ region, single, couple }) => [String(region), chf(single), chf(couple)]),
    }),
  },
  complementaryWealthSpent: limits(({ percent: most, wealth, amount: least, yearsBefore }, t) => [
    [t('law.values.spentShare'), percent(most)],
    [t('law.values.spentUnder', { wealth: chf(wealth) }), chf(least)],
    [t('law.values.spentBefore'), span(t, 12 * yearsBefore)],
  ]),
}
