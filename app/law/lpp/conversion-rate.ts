/**
 * The rate at which the legal minimum of the retirement savings becomes a yearly pension, by the year in which
 * the ordinary retirement age of the time is reached. Above the minimum a fund sets its own rate.
 */

import { type Confidence, lawDay, type Row, type Table } from '../table'
import type { TableId } from '../table-values'
import { lpp, opp2 } from './lpp-sources'

const TRANSITION = opp2('art. 62c; LPP disp. trans. 3.10.2003 let. b', '62_c')

const before2005: Row<number> = {
  from: lawDay('1985-01-01'),
  value: 7.2,
  source: lpp('art. 14 al. 1', '14'),
  confidence: 'medium',
}

const transition = (start: `${number}-01-01`, value: number, confidence: Confidence): Row<number> => ({
  from: lawDay(start),
  value,
  source: TRANSITION,
  confidence,
})

const today: Row<number> = {
  from: lawDay('2014-01-01'),
  value: 6.8,
  source: lpp('art. 14 al. 2', '14'),
  confidence: 'high',
}

const table = (id: TableId, title: string, rows: Row<number>[]): Table<number> => ({
  id,
  title,
  unit: '% of the retirement savings a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows,
})

export const LPP_MINIMUM_CONVERSION_RATE_MEN = table('lppConversionRateMen', 'LPP minimum conversion rate, men', [
  before2005,
  transition('2005-01-01', 7.15, 'medium'),
  transition('2006-01-01', 7.1, 'medium'),
  transition('2008-01-01', 7.05, 'medium'),
  transition('2010-01-01', 7, 'medium'),
  transition('2011-01-01', 6.95, 'medium'),
  transition('2012-01-01', 6.9, 'medium'),
  transition('2013-01-01', 6.85, 'medium'),
  today,
])

/** Women reached their ordinary age a year earlier, so their rate was 6.8 % from 2013 on. */
export const LPP_MINIMUM_CONVERSION_RATE_WOMEN = table('lppConversionRateWomen', 'LPP minimum conversion rate, women', [
  before2005,
  transition('2007-01-01', 7.15, 'high'),
  transition('2008-01-01', 7.1, 'high'),
  transition('2009-01-01', 7, 'high'),
  transition('2010-01-01', 6.95, 'high'),
  transition('2011-01-01', 6.9, 'high'),
  transition('2012-01-01', 6.85, 'high'),
  transition('2013-01-01', 6.8, 'high'),
  today,
])
