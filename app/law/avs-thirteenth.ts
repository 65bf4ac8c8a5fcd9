import { lavs } from './avs-sources'
import { from, type Table } from './table'

/** Paid in December, for the first time in December 2026. */
export const THIRTEENTH_PENSION: Table<number> = {
  id: 'thirteenthPension',
  title: 'AVS 13th old-age pension: the pensions of the calendar year, divided by',
  unit: 'divisor',
  checked: from('2026-11-23'),
  enactedUntil: from('9999-12-31'),
  rows: [
    {
      from: from('2026-01-01'),
      value: 12,
      source: lavs('art. 34ter al. 2', '34_ter'),
      sureness: 'high',
    },
  ],
}
