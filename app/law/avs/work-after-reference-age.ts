import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/**
 * How work after the reference age counts: for how many years its contributions do (RAVS art. 52dbis), and which
 * percentage of the average income before it a year must reach to close a gap (LAVS art. 29bis al. 4 let. a).
 */
export const WORK_AFTER_REFERENCE_AGE = { yearsThatCount: 5, leastPercentOfAverage: 40 } as const

/** `requests`: how many times a new computation can be asked for. */
export type WorkAfterReferenceAge = { requests: number; yearsThatCount: number; leastPercentOfAverage: number }

export const WORK_AFTER_REFERENCE_AGE_TABLE: Table<WorkAfterReferenceAge> = {
  id: 'workAfterReferenceAge',
  title: 'AVS work after the reference age that counts for the pension',
  unit: 'requests; years after the reference age; percent of the average income before',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { requests: 1, ...WORK_AFTER_REFERENCE_AGE },
      source: lavs('art. 29bis al. 3, 4; RAVS art. 52dbis, 52dquater', '29_bis'),
      confidence: 'high',
    },
  ],
}
