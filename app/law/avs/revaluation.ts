import { lawDay, type Table } from '../table'
import { ravsReadAt, TRANSCRIPTION_FF, TRANSCRIPTION_WW } from './avs-sources'

/** The factor for a first entry in that year or later, up to the next. */
export type RevaluationFactor = { firstEntry: number; factor: number }

const column = (...pairs: readonly (readonly [firstEntry: number, factor: number])[]): RevaluationFactor[] =>
  pairs.map(([firstEntry, factor]) => ({ firstEntry, factor }))

/**
 * One column for each year of the insured event, one factor for each year of the first entry in the individual
 * account. Only these two columns are published; the last factor of a column applies to all later entries.
 */
export const REVALUATION_FACTORS: Table<readonly RevaluationFactor[]> = {
  id: 'revaluationFactors',
  title: 'AVS revaluation factors, by year of the first entry',
  unit: 'factor',
  checked: lawDay('2026-11-21'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: column(
        [1976, 1.11],
        [1977, 1.098],
        [1978, 1.086],
        [1979, 1.075],
        [1980, 1.063],
        [1981, 1.052],
        [1982, 1.042],
        [1983, 1.032],
        [1984, 1.022],
        [1985, 1.013],
        [1986, 1.004],
        [1987, 1],
      ),
      source: ravsReadAt('art. 51bis', TRANSCRIPTION_WW),
      confidence: 'medium',
    },
    {
      from: lawDay('2026-01-01'),
      value: column(
        [1977, 1.09],
        [1978, 1.079],
        [1979, 1.067],
        [1980, 1.056],
        [1981, 1.045],
        [1982, 1.035],
        [1983, 1.025],
        [1984, 1.016],
        [1985, 1.007],
        [1986, 1],
      ),
      source: ravsReadAt('art. 51bis', TRANSCRIPTION_FF),
      confidence: 'medium',
    },
  ],
}
