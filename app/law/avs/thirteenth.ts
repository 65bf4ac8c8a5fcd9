import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** Paid in December, from December 2026 on. */
export const THIRTEENTH_PENSION: Table<number> = {
  id: 'thirteenthPension',
  title: 'AVS 13th old-age pension: the pensions of the calendar year, divided by',
  unit: 'divisor',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2026-01-01'),
      value: 12,
      source: lavs('art. 34ter al. 2', '34_ter'),
      confidence: 'high',
    },
  ],
}
