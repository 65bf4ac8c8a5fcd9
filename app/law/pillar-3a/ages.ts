import { lawDay, type Table } from '../table'

/** Completed years of life. */
export type PayOutAges = { earliest: number; reference: number; latest: number }

/**
 * Pay-out is possible from five years before the reference age, and due at the reference age, or up to five years later
 * for those who go on working. Women born before 1964 have a reference age below 65.
 */
export const PILLAR_3A_PAY_OUT_AGES: Table<PayOutAges> = {
  id: 'pillar3aPayOutAges',
  title: 'Pillar 3a pay-out ages',
  unit: 'years of age',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: { earliest: 60, reference: 65, latest: 70 },
      source: {
        act: 'OPP 3',
        article: 'art. 3 al. 1',
        address: 'https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/fr#art_3',
      },
      confidence: 'high',
    },
  ],
}
