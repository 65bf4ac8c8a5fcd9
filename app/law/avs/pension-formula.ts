import { lawDay, type Table } from '../table'
import { lavs, ravs } from './avs-sources'

/** A fixed part (percent of the monthly minimum) and a variable part (six-hundredths of the yearly average income). */
export type PensionSegment = { fixedPercent: number; variableSixHundredths: number }

/** Bounds are multiples of the monthly minimum pension, compared with the average income of a year. */
export type PensionFormula = {
  minimumUpTo: number
  breakAt: number
  maximumFrom: number
  lower: PensionSegment
  upper: PensionSegment
}

export const PENSION_FORMULA: Table<PensionFormula> = {
  id: 'pensionFormula',
  title: 'AVS pension formula',
  unit: 'multiples and parts of the minimum pension and of the average income',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: {
        minimumUpTo: 12,
        breakAt: 36,
        maximumFrom: 72,
        lower: { fixedPercent: 74, variableSixHundredths: 13 },
        upper: { fixedPercent: 104, variableSixHundredths: 8 },
      },
      source: lavs('art. 34', '34'),
      confidence: 'high',
    },
  ],
}

/** The average income is rounded up to a row of the pension table; this many rows make one yearly minimum pension. */
export const PENSION_TABLE_ROWS: Table<number> = {
  id: 'pensionTableRows',
  title: 'AVS pension table, rows for each yearly minimum pension',
  unit: 'rows',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: 10,
      source: ravs('art. 53 al. 1', '53'),
      // Derived: a step may be 2.6 % of the minimum, which is 13/600 of a tenth of the yearly one.
      confidence: 'medium',
    },
  ],
}

/** The number of scales of partial pensions; the highest is the full pension. */
export const PENSION_SCALES: Table<number> = {
  id: 'pensionScales',
  title: 'AVS pension scales',
  unit: 'scales',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2027-12-31'),
  rows: [
    {
      from: lawDay('1997-01-01'),
      value: 44,
      source: ravs('art. 52 al. 1', '52'),
      confidence: 'high',
    },
  ],
}
