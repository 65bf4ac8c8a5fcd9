import { UNTIL_2027 } from '../autumn-2026'
import { lawDay, type Table } from '../table'
import { lavs, ravs, ravsReadAt } from './avs-sources'

/**
 * The ages between which a pension may start, years, and how far before and after the reference age: years, months.
 * `earliestAgeTransition`: for women born from 1961 to 1969.
 */
export type DrawingLimits = {
  earliestAge: number
  earliestAgeTransition: number
  latestAge: number
  earlyYears: number
  deferralYears: number
  shortestDeferralMonths: number
}

export const DRAWING_LIMITS: Table<DrawingLimits> = {
  id: 'drawingLimits',
  title: 'AVS ages between which a pension may start',
  unit: 'years of age; years and months before or after the reference age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: {
        earliestAge: 63,
        earliestAgeTransition: 62,
        latestAge: 70,
        earlyYears: 2,
        deferralYears: 5,
        shortestDeferralMonths: 12,
      },
      source: lavs('art. 39 al. 1, art. 40 al. 1, art. 40c', '40'),
      confidence: 'high',
    },
  ],
}

/** The reduction of a pension that starts so many months early: percent. */
export type EarlyReduction = { months: number; percent: number }

const PERCENT_BY_MONTH = [
  0.6, 1.1, 1.7, 2.3, 2.8, 3.4, 4.0, 4.5, 5.1, 5.7, 6.2, 6.8, 7.4, 7.9, 8.5, 9.1, 9.6, 10.2, 10.8, 11.3, 11.9, 12.5,
  13.0, 13.6,
]

/**
 * Until 2023 a pension could be drawn early by one or two whole years. The rates of 2027 are quoted as unchanged. No
 * rates are known for later years: those of 2024 continue, marked as assumed.
 */
export const EARLY_REDUCTION: Table<readonly EarlyReduction[]> = {
  id: 'earlyReduction',
  title: 'AVS reduction of a pension drawn early, by months',
  unit: 'percent',
  checked: lawDay('2026-11-23'),
  enactedUntil: UNTIL_2027,
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: [
        { months: 12, percent: 6.8 },
        { months: 24, percent: 13.6 },
      ],
      source: ravsReadAt('art. 56', 'https://droit-bilingue.ch/fr-it/8/83/831.101-56-116.html'),
      confidence: 'medium',
    },
    {
      from: lawDay('2024-01-01'),
      value: PERCENT_BY_MONTH.map((percent, index) => ({ months: index + 1, percent })),
      source: ravs('art. 56bis al. 1; LAVS art. 40a', '56_bis'),
      confidence: 'high',
    },
  ],
}

/**
 * By how many percent the rates themselves are lower, for an average income of up to so many yearly minimum pensions.
 */
export type LowIncomeEarlyReduction = { lessPercent: number; upToYearlyMinimums: number }

/**
 * The act has this rule, yet the ordinance, which fixes the rates, has one table for all incomes (RAVS art. 56bis). No
 * date of entry into force was found: the row begins on the date of the text that was read.
 */
export const LOW_INCOME_EARLY_REDUCTION: Table<LowIncomeEarlyReduction> = {
  id: 'lowIncomeEarlyReduction',
  title: 'AVS lower reduction of an early pension for low incomes',
  unit: 'percent of the rates; minimum pensions of a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2026-01-01'),
      value: { lessPercent: 40, upToYearlyMinimums: 4 },
      source: lavs('art. 40a al. 3', '40_a'),
      confidence: 'medium',
    },
  ],
}
