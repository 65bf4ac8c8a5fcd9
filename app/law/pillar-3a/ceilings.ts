/**
 * The most that can be paid into pillar 3a in a year: with a pension fund 8 % of the LPP upper limit; without one a
 * fifth of the earned income, at most 40 % of that limit. Written as published, in whole francs; those of 2027 are
 * quoted from the federal tax administration.
 */
import { quotedOf2027, UNTIL_2027 } from '../autumn-2026'
import { type Confidence, lawDay, type Row, type Source, type Table } from '../table'

const opp3 = (article: string): Source => ({
  act: 'OPP 3',
  article,
  address: 'https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/fr#art_7',
})

const rows = (source: Source, confidence: Confidence, values: [`${number}-01-01`, number][]): Row<number>[] =>
  values.map(([start, value]) => ({ from: lawDay(start), value, source, confidence }))

/** Their sum is in the federal office's table of the largest possible 3a balances (OPP 2 art. 60a), whose first year is 1987. */
const CONFIRMED = rows(opp3('art. 7 al. 1 let. a'), 'medium', [
  ['1987-01-01', 4_147],
  ['1988-01-01', 4_320],
  ['1990-01-01', 4_608],
  ['1992-01-01', 5_184],
  ['1993-01-01', 5_414],
  ['1995-01-01', 5_587],
  ['1997-01-01', 5_731],
  ['1999-01-01', 5_789],
  ['2001-01-01', 5_933],
  ['2003-01-01', 6_077],
  ['2005-01-01', 6_192],
  ['2007-01-01', 6_365],
  ['2009-01-01', 6_566],
  ['2011-01-01', 6_682],
  ['2013-01-01', 6_739],
  ['2015-01-01', 6_768],
])

export const PILLAR_3A_CEILING_WITH_FUND: Table<number> = {
  id: 'pillar3aCeilingWithFund',
  title: 'Pillar 3a ceiling with a pension fund',
  unit: 'CHF a year',
  checked: lawDay('2026-11-21'),
  enactedUntil: UNTIL_2027,
  rows: [
    ...CONFIRMED,
    ...rows(opp3('art. 7 al. 1 let. a'), 'medium', [
      ['2019-01-01', 6_826],
      ['2021-01-01', 6_883],
      ['2023-01-01', 7_056],
      ['2025-01-01', 7_258],
    ]),
    ...rows(quotedOf2027('OPP 3', 'art. 7 al. 1 let. a'), 'medium', [['2027-01-01', 7_373]]),
  ],
}

export const PILLAR_3A_CEILING_WITHOUT_FUND: Table<number> = {
  id: 'pillar3aCeilingWithoutFund',
  title: 'Pillar 3a ceiling without a pension fund',
  unit: 'CHF a year',
  checked: lawDay('2026-11-21'),
  enactedUntil: UNTIL_2027,
  rows: [
    ...rows(opp3('art. 7 al. 1 let. b'), 'medium', [
      ['2007-01-01', 31_824],
      ['2009-01-01', 32_832],
      ['2011-01-01', 33_408],
      ['2013-01-01', 33_696],
      ['2015-01-01', 33_840],
      ['2019-01-01', 34_128],
      ['2021-01-01', 34_416],
      ['2023-01-01', 35_280],
      ['2025-01-01', 36_288],
    ]),
    ...rows(quotedOf2027('OPP 3', 'art. 7 al. 1 let. b'), 'medium', [['2027-01-01', 36_864]]),
  ],
}

/** Percent of the earned income, for people without a pension fund. */
export const PILLAR_3A_INCOME_SHARE: Table<number> = {
  id: 'pillar3aIncomeShare',
  title: 'Pillar 3a share of earned income without a pension fund',
  unit: '% of the earned income',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: rows(opp3('art. 7 al. 1 let. b'), 'high', [['2007-01-01', 20]]),
}
