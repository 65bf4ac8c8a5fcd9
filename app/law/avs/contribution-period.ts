import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** Ages reached in the calendar year: contributions count from `countsFrom` on; those from `youthFrom` on fill gaps. */
export type ContributionPeriod = { countsFrom: number; youthFrom: number }

/** Contributions count from 1 January after the 20th birthday; youth years are those after the 17th birthday. */
export const CONTRIBUTION_PERIOD: Table<ContributionPeriod> = {
  id: 'contributionPeriod',
  title: 'AVS years from which contributions count',
  unit: 'age reached in the calendar year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: { countsFrom: 21, youthFrom: 18 },
      source: lavs('art. 29bis al. 2, art. 3 al. 2 let. a; RAVS art. 52b', '29_bis'),
      confidence: 'high',
    },
  ],
}
