import { lawDay, type Row, type Table } from '../table'
import { opp2 } from './lpp-sources'

const row = (start: `${number}-01-01`, value: number): Row<number> => ({
  from: lawDay(start),
  value,
  source: opp2('art. 12; LPP art. 15', '12'),
  confidence: 'high',
})

/**
 * What the legal minimum of the retirement savings earns in a year, as the ordinance lists it. The rate of 2027 is not
 * known yet.
 */
export const LPP_MINIMUM_INTEREST: Table<number> = {
  id: 'lppMinimumInterest',
  title: 'LPP minimum interest rate',
  unit: '% a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    row('1985-01-01', 4),
    row('2003-01-01', 3.25),
    row('2004-01-01', 2.25),
    row('2005-01-01', 2.5),
    row('2008-01-01', 2.75),
    row('2009-01-01', 2),
    row('2012-01-01', 1.5),
    row('2014-01-01', 1.75),
    row('2016-01-01', 1.25),
    row('2017-01-01', 1),
    row('2024-01-01', 1.25),
  ],
}
