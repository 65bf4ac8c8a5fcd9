import { lpp } from './lpp-sources'
import { from, type Table } from './table'

/** Completed years of life. */
export type LppAges = { earliest: number; reference: number; latest: number }

/**
 * From when and until when everybody may draw the pension of the second pillar. A fund's rules may allow it earlier.
 * Women born before 1964 have a reference age below 65: theirs is in the table of reference ages.
 */
export const LPP_AGES: Table<LppAges> = {
  id: 'lppAges',
  title: 'LPP ages for drawing the pension',
  unit: 'years of age',
  checked: from('2026-11-23'),
  enactedUntil: from('2026-12-31'),
  rows: [
    {
      from: from('2024-01-01'),
      value: { earliest: 63, reference: 65, latest: 70 },
      source: lpp('art. 13', '13'),
      sureness: 'high',
    },
  ],
}
