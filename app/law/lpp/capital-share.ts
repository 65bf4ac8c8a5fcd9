import { lawDay, type Table } from '../table'
import { lpp } from './lpp-sources'

/** The part of the retirement savings that everybody may ask for as capital; a fund's rules may allow more (al. 4). */
export const LPP_CAPITAL_SHARE: Table<number> = {
  id: 'lppCapitalShare',
  title: 'LPP share that may be drawn as capital',
  unit: '% of the retirement savings',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [{ from: lawDay('2005-01-01'), value: 25, source: lpp('art. 37 al. 2', '37'), confidence: 'high' }],
}
