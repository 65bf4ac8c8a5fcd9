import { lavs, ravs } from './avs-sources'
import { from, type Table } from './table'

/** Ages reached in the calendar year: contributions count from `countsFrom` on; those from `youthFrom` on fill gaps. */
export type ContributionPeriod = { countsFrom: number; youthFrom: number }

/** 1 January after the 20th birthday; youth years are those after the 17th birthday. */
export const CONTRIBUTION_PERIOD: Table<ContributionPeriod> = {
  title: 'AVS years from which contributions count',
  unit: 'age reached in the calendar year',
  checked: from('2026-11-21'),
  enactedUntil: from('2027-12-31'),
  rows: [
    {
      from: from('1997-01-01'),
      value: { countsFrom: 21, youthFrom: 18 },
      source: lavs('art. 29bis; RAVS art. 52b', 'https://droit-bilingue.ch/fr-rm/8/83/831.10-29bis-39.html'),
      sureness: 'high',
    },
  ],
}

/**
 * The least that makes a contribution year: the contribution, and the income that bears it. A spouse who pays
 * `spouseTimes` as much pays for both. The income of 2027 is not published yet.
 */
export type MinimumContribution = { contribution: number; income: number; spouseTimes: number }

export const MINIMUM_CONTRIBUTION: Table<MinimumContribution> = {
  title: 'AVS minimum contribution',
  unit: 'CHF a year',
  checked: from('2026-11-21'),
  enactedUntil: from('2026-12-31'),
  rows: [
    {
      from: from('2025-01-01'),
      value: { contribution: 530, income: 5000, spouseTimes: 2 },
      source: ravs(
        'art. 50; LAVS art. 3 al. 3, art. 29ter al. 2',
        'https://www.koordination.ch/de/online-handbuch/ahvg/ahv-renten/ordentliche-renten/beitragsdauer/',
      ),
      sureness: 'medium',
    },
  ],
}
