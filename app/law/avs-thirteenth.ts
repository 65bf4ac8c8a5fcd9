import { lavs } from './avs-sources'
import { from, type Table } from './table'

/** Paid in December, for the first time in December 2026. */
export const THIRTEENTH_PENSION: Table<number> = {
  id: 'thirteenthPension',
  title: 'AVS 13th old-age pension: the pensions of the calendar year, divided by',
  unit: 'divisor',
  checked: from('2026-11-21'),
  enactedUntil: from('9999-12-31'),
  rows: [
    {
      from: from('2026-01-01'),
      value: 12,
      source: lavs('art. 34ter', 'https://bundesblatt.weblaw.ch/?method=dump&bbl_id=139320&format=htm'),
      sureness: 'high',
    },
  ],
}
