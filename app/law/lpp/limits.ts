/**
 * The five limits between which a salary is insured by law. They follow the largest yearly AVS pension
 * (3/4, 7/8, 1/8, 3 and 17/8 of it) and are written here as published. The limits of 2027 are not published yet: they are
 * these fractions of 30'720, the largest yearly pension of 2027 (LPP art. 9).
 */

import { lawDay, type Row, type Source, type Sureness, type Table } from '../table'
import type { TableId } from '../table-values'
import { lpp, opp2 } from './lpp-sources'

type Limits = { 2015: number; 2019: number; 2021: number; 2023: number; 2025: number; 2027: number }

const row = (start: `${number}-01-01`, value: number, source: Source, sureness: Sureness = 'medium'): Row<number> => ({
  from: lawDay(start),
  value,
  source,
  sureness,
})

/** For the limits in force and for the ones before, which the same table names. */
const OPP2_5 = opp2('art. 5', '5')

/** The Federal Council raises the limits with the minimum AVS pension. */
const OF_THE_PENSION = lpp('art. 9', '9')

/** `read`: whether the figures since 2023 were read in the texts themselves. */
const limit = (
  { id, title, source, read = true }: { id: TableId; title: string; source: Source; read?: boolean },
  values: Limits,
): Table<number> => ({
  id,
  title,
  unit: 'CHF a year',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    row('2015-01-01', values[2015], source),
    row('2019-01-01', values[2019], source),
    row('2021-01-01', values[2021], source),
    row('2023-01-01', values[2023], read ? OPP2_5 : source, read ? 'high' : 'medium'),
    row('2025-01-01', values[2025], source, read ? 'high' : 'medium'),
    row('2027-01-01', values[2027], OF_THE_PENSION, 'derived'),
  ],
})

/** A salary must be above it to be insured at all. */
export const LPP_ENTRY_THRESHOLD = limit(
  { id: 'lppEntryThreshold', title: 'LPP entry threshold', source: lpp('art. 2 al. 1, art. 7 al. 1', '7') },
  {
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
  { 2015: 3_525, 2019: 3_555, 2021: 3_585, 2023: 3_675, 2025: 3_780, 2027: 3_840 },
)

/** The part of a salary above it is not insured by law. */
export const LPP_UPPER_LIMIT = limit(
  { id: 'lppUpperLimit', title: 'LPP upper limit', source: lpp('art. 8 al. 1', '8') },
  {
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
    2015: 59_925,
    2019: 60_435,
    2021: 60_945,
    2023: 62_475,
    2025: 64_260,
    2027: 65_280,
  },
)
