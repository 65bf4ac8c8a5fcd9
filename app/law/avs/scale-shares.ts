import { lawDay, type Table } from '../table'
import { ravs } from './avs-sources'

/**
 * What one scale pays: `percent` of the full pension. It applies from the contribution years that are at least
 * `fromYearsPercent` of the cohort's, up to the next scale. The first scale needs one whole year (LAVS art. 29 al. 1).
 */
export type ScaleShare = { scale: number; fromYearsPercent: number; percent: number }

/** As the ordinance prints them, scale 1 first: least percent of the cohort's years, percent of the full pension. */
const PRINTED: readonly (readonly [fromYearsPercent: number, percent: number])[] = [
  [0, 2.27],
  [2.28, 4.55],
  [4.55, 6.82],
  [6.82, 9.09],
  [9.1, 11.36],
  [11.37, 13.64],
  [13.64, 15.91],
  [15.91, 18.18],
  [18.19, 20.45],
  [20.46, 22.73],
  [22.73, 25],
  [25.01, 27.27],
  [27.28, 29.55],
  [29.55, 31.82],
  [31.82, 34.09],
  [34.1, 36.36],
  [36.37, 38.64],
  [38.64, 40.91],
  [40.91, 43.18],
  [43.19, 45.45],
  [45.46, 47.73],
  [47.73, 50],
  [50.01, 52.27],
  [52.28, 54.55],
  [54.55, 56.82],
  [56.82, 59.09],
  [59.1, 61.36],
  [61.37, 63.64],
  [63.64, 65.91],
  [65.91, 68.18],
  [68.19, 70.45],
  [70.46, 72.73],
  [72.73, 75],
  [75.01, 77.27],
  [77.28, 79.55],
  [79.55, 81.82],
  [81.82, 84.09],
  [84.1, 86.36],
  [86.37, 88.64],
  [88.64, 90.91],
  [90.91, 93.18],
  [93.19, 95.45],
  [95.46, 97.73],
  [97.73, 100],
]

/** The engine computes the percentages from the number of scales; a test holds both together. */
export const SCALE_SHARES: Table<readonly ScaleShare[]> = {
  id: 'scaleShares',
  title: 'AVS share of the full pension, by scale',
  unit: 'percent of the cohort’s contribution years; percent of the full pension',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: PRINTED.map(([fromYearsPercent, percent], index) => ({ scale: index + 1, fromYearsPercent, percent })),
      source: ravs('art. 52 al. 1, 2', '52'),
      confidence: 'high',
    },
  ],
}
