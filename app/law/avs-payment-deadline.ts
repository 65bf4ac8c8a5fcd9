import { lavs } from './avs-sources'
import { from, type Table } from './table'

/** Until so many years after the end of a calendar year its missing contributions can be paid. */
export const PAYMENT_DEADLINE: Table<number> = {
  id: 'paymentDeadline',
  title: 'AVS years within which missing contributions can be paid',
  unit: 'years after the end of the calendar year',
  checked: from('2026-11-23'),
  enactedUntil: from('9999-12-31'),
  rows: [
    {
      from: from('1997-01-01'),
      value: 5,
      source: lavs('art. 16 al. 1', '16'),
      sureness: 'high',
    },
  ],
}
