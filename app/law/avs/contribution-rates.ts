import { quotedOf2027, SINCE_2027 } from '../autumn-2026'
import { lawDay, type Table } from '../table'
import { lavs, ravs } from './avs-sources'

const CHECKED = lawDay('2026-11-23')
/**
 * The limits are raised with the minimum pension. For 2027 only the ends are quoted: the scale for the self-employed
 * starts at 10'300 francs, and the full rate at 61'500. The Federal Council sets the steps in between by no rule, so
 * they are not known.
 */
const KNOWN_UNTIL = lawDay('2026-12-31')

/** The employee's contribution, percent of the salary; the employer pays as much (LAVS art. 13). */
export const WAGE_CONTRIBUTION: Table<number> = {
  id: 'wageContribution',
  title: 'AVS contribution of an employee',
  unit: 'percent of the salary',
  checked: CHECKED,
  enactedUntil: lawDay('9999-12-31'),
  rows: [{ from: lawDay('2020-01-01'), value: 4.35, source: lavs('art. 5 al. 1', '5'), confidence: 'high' }],
}

/**
 * The contributions of self-employed people. Below the first income of `rates` they are `minimum`, CHF a year. The
 * income is first rounded down to a multiple of `roundedTo`, CHF.
 */
export type SelfEmployedRates = {
  minimum: number
  roundedTo: number
  rates: readonly { fromIncome: number; percent: number }[]
}

/** As the ordinance prints it: the income from which a rate applies, CHF a year, and the rate in percent. */
const SLIDING_SCALE: readonly (readonly [fromIncome: number, percent: number])[] = [
  [10_100, 4.35],
  [17_600, 4.45],
  [23_000, 4.55],
  [25_500, 4.65],
  [28_000, 4.75],
  [30_500, 4.85],
  [33_000, 5.05],
  [35_500, 5.25],
  [38_000, 5.45],
  [40_500, 5.65],
  [43_000, 5.85],
  [45_500, 6.05],
  [48_000, 6.35],
  [50_500, 6.65],
  [53_000, 6.95],
  [55_500, 7.25],
  [58_000, 7.55],
]
/** The full rate of the act. */
const FROM_60_500 = [60_500, 8.1] as const

export const SELF_EMPLOYED_RATES: Table<SelfEmployedRates> = {
  id: 'selfEmployedRates',
  title: 'AVS contribution of the self-employed, by income',
  unit: 'CHF a year; percent of the income',
  checked: CHECKED,
  enactedUntil: KNOWN_UNTIL,
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: {
        minimum: 435,
        roundedTo: 100,
        rates: [...SLIDING_SCALE, FROM_60_500].map(([fromIncome, percent]) => ({ fromIncome, percent })),
      },
      source: ravs('art. 21 al. 1; LAVS art. 8', '21'),
      confidence: 'high',
    },
  ],
}

/**
 * The contributions of people without work. They depend on a base, CHF: wealth plus `pensionTimes` the yearly pension
 * income. Below the first step they are `minimum`; from a step on, its `contribution`, and `perStep` more for each
 * further `stepWidth`. CHF a year.
 */
export type NonEmployedSteps = {
  pensionTimes: number
  stepWidth: number
  minimum: number
  steps: readonly { fromBase: number; contribution: number; perStep: number }[]
}

/**
 * For 2027 the bases (360'000 and 1'760'000) and the highest contribution are quoted: 27'050 francs, fifty times 541 as
 * before. The amounts follow from the minimum of 444 by the rule of 2025: each step adds a fifth of it, and one and a
 * half times that in the upper part.
 */
export const NON_EMPLOYED_STEPS: Table<NonEmployedSteps> = {
  id: 'nonEmployedSteps',
  title: 'AVS contribution of people without work, by wealth and pension income',
  unit: 'CHF a year; CHF',
  checked: CHECKED,
  enactedUntil: KNOWN_UNTIL,
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: {
        pensionTimes: 20,
        stepWidth: 50_000,
        minimum: 435,
        steps: [
          { fromBase: 350_000, contribution: 522, perStep: 87 },
          { fromBase: 1_750_000, contribution: 2958, perStep: 130.5 },
          { fromBase: 8_950_000, contribution: 21_750, perStep: 0 },
        ],
      },
      source: ravs('art. 28 al. 1 à 4; LAVS art. 10 al. 1', '28'),
      confidence: 'high',
    },
    {
      from: SINCE_2027,
      value: {
        pensionTimes: 20,
        stepWidth: 50_000,
        minimum: 444,
        steps: [
          { fromBase: 360_000, contribution: 532.8, perStep: 88.8 },
          { fromBase: 1_760_000, contribution: 3019.2, perStep: 133.2 },
          { fromBase: 8_960_000, contribution: 22_200, perStep: 0 },
        ],
      },
      source: quotedOf2027('RAVS', 'art. 28 al. 1 à 4; LAVS art. 10 al. 1'),
      confidence: 'derived',
    },
  ],
}

/** The part of a salary on which nothing is paid after the reference age, per employer, CHF a year. */
export const ALLOWANCE_AFTER_REFERENCE_AGE: Table<number> = {
  id: 'allowanceAfterReferenceAge',
  title: 'AVS allowance after the reference age, per employer',
  unit: 'CHF a year',
  checked: CHECKED,
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: 16_800,
      source: ravs('art. 6quater al. 1, 4', '6_quater'),
      confidence: 'high',
    },
  ],
}
