import { lawDay, type Table } from '../table'
import type { LppAges } from './ages'
import { olp } from './lpp-sources'

/**
 * When vested benefits are paid: from five years before the reference age, and up to five years after it to those who go
 * on working. Women born before 1964 have a reference age below 65; the years around it stay the same.
 */
export const LPP_VESTED_AGES: Table<LppAges> = {
  id: 'lppVestedAges',
  title: 'Vested benefits, pay-out ages',
  unit: 'years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { earliest: 60, reference: 65, latest: 70 },
      source: olp('art. 16 al. 1', '16'),
      confidence: 'high',
    },
  ],
}
