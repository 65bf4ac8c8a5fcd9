import { lawDay, type Table } from '../table'
import { lpp } from './lpp-sources'

/** Completed years of life. */
export type LppAges = { earliest: number; reference: number; latest: number }

/**
 * The ages between which everybody may draw the pension of the second pillar. A fund's rules may allow an earlier
 * start. Women born before 1964 have a reference age below 65, which is in the table of reference ages.
 */
export const LPP_AGES: Table<LppAges> = {
  id: 'lppAges',
  title: 'LPP ages for drawing the pension',
  unit: 'years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { earliest: 63, reference: 65, latest: 70 },
      source: lpp('art. 13', '13'),
      confidence: 'high',
    },
  ],
}
