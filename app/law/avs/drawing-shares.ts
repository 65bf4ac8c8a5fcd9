import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/**
 * Limits for drawing early, or deferring, a part of the pension: the smallest and the largest share, percent; how many
 * times a share drawn early can be raised, and a deferred one lowered.
 */
export type DrawingShares = { leastPercent: number; mostPercent: number; raises: number; lowerings: number }

export const DRAWING_SHARES: Table<DrawingShares> = {
  id: 'drawingShares',
  title: 'AVS shares of a pension that is drawn early or deferred in part',
  unit: 'percent of the pension; times',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { leastPercent: 20, mostPercent: 80, raises: 1, lowerings: 1 },
      source: lavs('art. 39 al. 1, 2, art. 40 al. 1, 2', '40'),
      confidence: 'high',
    },
  ],
}
