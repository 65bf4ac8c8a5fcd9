import { lawDay, type Table } from '../table'
import { lavs } from './avs-sources'

/** The supplement to the old-age pension of widowed persons, percent of it (LAVS art. 35bis). */
export const WIDOWED_SUPPLEMENT_PERCENT = 20

/** `percent` of the own pension; pension and supplement together at most `ceilingPercent` of the maximum pension. */
export type WidowedSupplement = { percent: number; ceilingPercent: number }

export const WIDOWED_SUPPLEMENT: Table<WidowedSupplement> = {
  id: 'widowedSupplement',
  title: 'AVS supplement of widowed pensioners',
  unit: 'percent of the own pension; percent of the maximum pension',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: { percent: WIDOWED_SUPPLEMENT_PERCENT, ceilingPercent: 100 },
      source: lavs('art. 35bis', '35_bis'),
      confidence: 'high',
    },
  ],
}
