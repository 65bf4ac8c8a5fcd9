/**
 * The five limits between which a salary is insured by law. They follow the largest yearly AVS pension (3/4, 7/8, 1/8,
 * 3 and 17/8 of it; until 2004 threshold and deduction were all of it) and are written here as published. Those from
 * 1987 to 2014 agree with the ceilings of pillar 3a of these years, which are 8 % of the upper limit. Those of 2027
 * were decided on 2.10.2026 and are quoted; the largest coordinated salary is the difference of two of them. They are
 * the same fractions of 30'720, the largest yearly pension of 2027.
 */

import { quotedOf2027, UNTIL_2027 } from '../autumn-2026'
import { type Confidence, lawDay, type Row, type Source, type Table } from '../table'
import type { TableId } from '../table-values'
import { lpp, opp2 } from './lpp-sources'

/** The years in which the limits changed. */
const CHANGES = [
  1985, 1986, 1988, 1990, 1992, 1993, 1995, 1997, 1999, 2001, 2003, 2005, 2007, 2009, 2011, 2013, 2015, 2019, 2021,
] as const

type Limits = Record<(typeof CHANGES)[number] | 2023 | 2025 | 2027, number>

const row = (
  start: `${number}-01-01`,
  value: number,
  source: Source,
  confidence: Confidence = 'medium',
): Row<number> => ({
  from: lawDay(start),
  value,
  source,
  confidence,
})

/** For the limits in force and the previous ones, which the same table names. */
const OPP2_5 = opp2('art. 5', '5')

/** The Federal Council raises the limits with the minimum AVS pension. */
const RAISED = quotedOf2027('LPP', 'art. 9')

/** `read`: whether the figures since 2023 were read in the texts themselves. */
const limit = (
  { id, title, source, read = true }: { id: TableId; title: string; source: Source; read?: boolean },
  values: Limits,
): Table<number> => ({
  id,
  title,
  unit: 'CHF a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: UNTIL_2027,
  rows: [
    ...CHANGES.map((year) => row(`${year}-01-01`, values[year], source)),
    row('2023-01-01', values[2023], read ? OPP2_5 : source, read ? 'high' : 'medium'),
    row('2025-01-01', values[2025], source, read ? 'high' : 'medium'),
    row('2027-01-01', values[2027], RAISED),
  ],
})

/** A salary must be above it to be insured at all. */
export const LPP_ENTRY_THRESHOLD = limit(
  { id: 'lppEntryThreshold', title: 'LPP entry threshold', source: lpp('art. 2 al. 1, art. 7 al. 1', '7') },
  {
    1985: 16_560,
    1986: 17_280,
    1988: 18_000,
    1990: 19_200,
    1992: 21_600,
    1993: 22_560,
    1995: 23_280,
    1997: 23_880,
    1999: 24_120,
    2001: 24_720,
    2003: 25_320,
    2005: 19_350,
    2007: 19_890,
    2009: 20_520,
    2011: 20_880,
    2013: 21_060,
    2015: 21_150,
    2019: 21_330,
    2021: 21_510,
    2023: 22_050,
    2025: 22_680,
    2027: 23_040,
  },
)

export const LPP_COORDINATION_DEDUCTION = limit(
  { id: 'lppCoordinationDeduction', title: 'LPP coordination deduction', source: lpp('art. 8 al. 1', '8') },
  {
    1985: 16_560,
    1986: 17_280,
    1988: 18_000,
    1990: 19_200,
    1992: 21_600,
    1993: 22_560,
    1995: 23_280,
    1997: 23_880,
    1999: 24_120,
    2001: 24_720,
    2003: 25_320,
    2005: 22_575,
    2007: 23_205,
    2009: 23_940,
    2011: 24_360,
    2013: 24_570,
    2015: 24_675,
    2019: 24_885,
    2021: 25_095,
    2023: 25_725,
    2025: 26_460,
    2027: 26_880,
  },
)

/** The minimum for which a salary above the threshold is insured. */
export const LPP_MINIMUM_COORDINATED_SALARY = limit(
  {
    id: 'lppMinimumCoordinatedSalary',
    title: 'LPP minimum coordinated salary',
    source: lpp('art. 8 al. 2; OPP 2 art. 3a', '8'),
  },
  {
    1985: 2_070,
    1986: 2_160,
    1988: 2_250,
    1990: 2_400,
    1992: 2_700,
    1993: 2_820,
    1995: 2_910,
    1997: 2_985,
    1999: 3_015,
    2001: 3_090,
    2003: 3_165,
    2005: 3_225,
    2007: 3_315,
    2009: 3_420,
    2011: 3_480,
    2013: 3_510,
    2015: 3_525,
    2019: 3_555,
    2021: 3_585,
    2023: 3_675,
    2025: 3_780,
    2027: 3_840,
  },
)

/** The part of a salary above it is not insured by law. */
export const LPP_UPPER_LIMIT = limit(
  { id: 'lppUpperLimit', title: 'LPP upper limit', source: lpp('art. 8 al. 1', '8') },
  {
    1985: 49_680,
    1986: 51_840,
    1988: 54_000,
    1990: 57_600,
    1992: 64_800,
    1993: 67_680,
    1995: 69_840,
    1997: 71_640,
    1999: 72_360,
    2001: 74_160,
    2003: 75_960,
    2005: 77_400,
    2007: 79_560,
    2009: 82_080,
    2011: 83_520,
    2013: 84_240,
    2015: 84_600,
    2019: 85_320,
    2021: 86_040,
    2023: 88_200,
    2025: 90_720,
    2027: 92_160,
  },
)

/** The upper limit minus the coordination deduction. */
export const LPP_MAXIMUM_COORDINATED_SALARY = limit(
  {
    id: 'lppMaximumCoordinatedSalary',
    title: 'LPP maximum coordinated salary',
    source: lpp('art. 8 al. 1', '8'),
    read: false,
  },
  {
    1985: 33_120,
    1986: 34_560,
    1988: 36_000,
    1990: 38_400,
    1992: 43_200,
    1993: 45_120,
    1995: 46_560,
    1997: 47_760,
    1999: 48_240,
    2001: 49_440,
    2003: 50_640,
    2005: 54_825,
    2007: 56_355,
    2009: 58_140,
    2011: 59_160,
    2013: 59_670,
    2015: 59_925,
    2019: 60_435,
    2021: 60_945,
    2023: 62_475,
    2025: 64_260,
    2027: 65_280,
  },
)
