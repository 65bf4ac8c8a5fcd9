import { UNTIL_2027 } from '../autumn-2026'
import { lawDay, type Table } from '../table'
import { ravs } from './avs-sources'

/** The rise of a pension deferred for at least so many months, up to the next row: percent. */
export type DeferralRate = { fromMonths: number; percent: number }

/** For each whole year of deferral, the rate with 0, 3, 6 and 9 further months. */
const PERCENT_BY_QUARTER = [
  5.2, 6.6, 8.0, 9.4, 10.8, 12.3, 13.9, 15.5, 17.1, 18.8, 20.5, 22.2, 24.0, 25.8, 27.7, 29.6, 31.5,
]

export const DEFERRAL_RATES: Table<readonly DeferralRate[]> = {
  id: 'deferralRates',
  title: 'AVS increase of a deferred pension, by months',
  unit: 'percent',
  checked: lawDay('2026-11-23'),
  enactedUntil: UNTIL_2027,
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: PERCENT_BY_QUARTER.map((percent, index) => ({ fromMonths: 12 + 3 * index, percent })),
      source: ravs('art. 55ter al. 1', '55_ter'),
      confidence: 'high',
    },
  ],
}
