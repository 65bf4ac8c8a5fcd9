import { opp2 } from './lpp-sources'
import { from, type Row, type Sureness, type Table } from './table'

const row = (start: `${number}-01-01`, value: number, sureness: Sureness): Row<number> => ({
  from: from(start),
  value,
  source: opp2('art. 12; LPP art. 15', '12'),
  sureness,
})

/**
 * What the legal minimum of the retirement savings earns in a year. The rates of 1997 to 2015 are confirmed by the
 * federal office's table of the largest possible 3a balances, which is made of them. The rate of 2027 is not known yet.
 */
export const LPP_MINIMUM_INTEREST: Table<number> = {
  id: 'lppMinimumInterest',
  title: 'LPP minimum interest rate',
  unit: '% a year',
  checked: from('2026-11-21'),
  enactedUntil: from('2026-12-31'),
  rows: [
    row('1985-01-01', 4, 'high'),
    row('2003-01-01', 3.25, 'high'),
    row('2004-01-01', 2.25, 'high'),
    row('2005-01-01', 2.5, 'high'),
    row('2008-01-01', 2.75, 'high'),
    row('2009-01-01', 2, 'high'),
    row('2012-01-01', 1.5, 'high'),
    row('2014-01-01', 1.75, 'high'),
    row('2016-01-01', 1.25, 'medium'),
    row('2017-01-01', 1, 'medium'),
    row('2024-01-01', 1.25, 'medium'),
  ],
}
