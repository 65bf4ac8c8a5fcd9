import { lawDay, type Table } from '../table'
import { lavs, ravs } from './avs-sources'

export const COUPLE_CAP: Table<number> = {
  id: 'coupleCap',
  title: 'AVS cap on the two pensions of a couple',
  unit: 'percent of the maximum pension',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: 150,
      source: lavs('art. 35 al. 1', '35'),
      confidence: 'high',
    },
  ],
}

/** The weights of the two scales when at least one is partial. */
export type ScaleWeights = { lower: number; higher: number }

export const COUPLE_SCALE_WEIGHTS: Table<ScaleWeights> = {
  id: 'coupleScaleWeights',
  title: 'AVS cap of a couple with partial pensions: weight of each scale',
  unit: 'weight',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: { lower: 1, higher: 2 },
      source: ravs('art. 53bis', '53_bis'),
      confidence: 'high',
    },
  ],
}
