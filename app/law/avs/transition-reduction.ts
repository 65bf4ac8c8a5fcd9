import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** Percent for one, two and three whole years, up to an average income in minimum pensions of a year; null: above all bounds. */
export type TransitionReduction = { upToYearlyMinimums: number | null; percentByYear: readonly number[] }

/** For women born from 1961 to 1969. RAVS art. 56quater, which also has the rates by month, is not listed. */
export const TRANSITION_REDUCTION: Table<readonly TransitionReduction[]> = {
  id: 'transitionReduction',
  title: 'AVS reduction of the transition generation, by average income and whole years drawn early',
  unit: 'percent; minimum pensions of a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: [
        { upToYearlyMinimums: 4, percentByYear: [0, 2, 3] },
        { upToYearlyMinimums: 5, percentByYear: [2.5, 4.5, 6.5] },
        { upToYearlyMinimums: null, percentByYear: [3.5, 6.5, 10.5] },
      ],
      source: lavs('art. 40c', '40_c'),
      sureness: 'high',
    },
  ],
}
