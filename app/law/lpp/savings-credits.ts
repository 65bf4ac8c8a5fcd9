import { lawDay, type Table } from '../table'
import { lpp } from './lpp-sources'

/** The rate from an LPP age (calendar year less year of birth) until the next bracket, in percent of the coordinated salary. */
export type CreditBracket = { fromAge: number; rate: number }

/**
 * The last bracket runs until the reference age. Before 2005 women had brackets of their own, which are not listed.
 */
export const LPP_SAVINGS_CREDITS: Table<readonly CreditBracket[]> = {
  id: 'lppSavingsCredits',
  title: 'LPP savings credits by LPP age',
  unit: '% of the coordinated salary',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2005-01-01'),
      value: [
        { fromAge: 25, rate: 7 },
        { fromAge: 35, rate: 10 },
        { fromAge: 45, rate: 15 },
        { fromAge: 55, rate: 18 },
      ],
      source: lpp('art. 16', '16'),
      sureness: 'high',
    },
  ],
}
