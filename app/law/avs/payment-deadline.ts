import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** The number of years after a calendar year in which its missing contributions can still be paid. */
export const PAYMENT_DEADLINE: Table<number> = {
  id: 'paymentDeadline',
  title: 'AVS years within which missing contributions can be paid',
  unit: 'years after the end of the calendar year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: 5,
      source: lavs('art. 16 al. 1', '16'),
      confidence: 'high',
    },
  ],
}
