import { lawDay, type Table } from '../table'
import { ravs } from './avs-sources'

/**
 * The reduction for each number of months drawn early, from 0 to 36: percent. It applies up to an average income of
 * `upToYearlyMinimums` yearly minimum pensions; null: above all bounds.
 */
export type TransitionReduction = { upToYearlyMinimums: number | null; percentByMonth: readonly number[] }

/** As the ordinance prints them: whole years down, months of a year across. */
const byMonth = (...years: readonly (readonly number[])[]): readonly number[] => years.flat()

/** For women born from 1961 to 1969. The rates of whole years stand in LAVS art. 40c too. */
export const TRANSITION_REDUCTION: Table<readonly TransitionReduction[]> = {
  id: 'transitionReduction',
  title: 'AVS reduction of the transition generation, by average income and months drawn early',
  unit: 'percent; minimum pensions of a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: [
        {
          upToYearlyMinimums: 4,
          percentByMonth: byMonth(
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0.2, 0.3, 0.5, 0.7, 0.8, 1.0, 1.2, 1.3, 1.5, 1.7, 1.8],
            [2.0, 2.1, 2.2, 2.3, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8, 2.8, 2.9],
            [3.0],
          ),
        },
        {
          upToYearlyMinimums: 5,
          percentByMonth: byMonth(
            [0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.3, 1.5, 1.7, 1.9, 2.1, 2.3],
            [2.5, 2.7, 2.8, 3.0, 3.2, 3.3, 3.5, 3.7, 3.8, 4.0, 4.2, 4.3],
            [4.5, 4.7, 4.8, 5.0, 5.2, 5.3, 5.5, 5.7, 5.8, 6.0, 6.2, 6.3],
            [6.5],
          ),
        },
        {
          upToYearlyMinimums: null,
          percentByMonth: byMonth(
            [0, 0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.0, 2.3, 2.6, 2.9, 3.2],
            [3.5, 3.8, 4.0, 4.3, 4.5, 4.8, 5.0, 5.3, 5.5, 5.8, 6.0, 6.3],
            [6.5, 6.8, 7.2, 7.5, 7.8, 8.2, 8.5, 8.8, 9.2, 9.5, 9.8, 10.2],
            [10.5],
          ),
        },
      ],
      source: ravs('art. 56quater al. 1; LAVS art. 40c', '56_quater'),
      confidence: 'high',
    },
  ],
}
