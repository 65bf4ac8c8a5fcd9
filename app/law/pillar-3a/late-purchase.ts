import { lawDay, type Table } from '../table'

/** A gap can be filled for `yearsBack` years, and only if its year is `firstYear` or later. */
export type LatePurchaseRules = { firstYear: number; yearsBack: number }

/** Payments into pillar 3a for earlier years. The first year of a gap is that of a transitional provision. */
export const PILLAR_3A_LATE_PURCHASE: Table<LatePurchaseRules> = {
  id: 'pillar3aLatePurchase',
  title: 'Pillar 3a purchase of missed years',
  unit: 'calendar years',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('2026-12-31'),
  rows: [
    {
      from: lawDay('2025-01-01'),
      value: { firstYear: 2025, yearsBack: 10 },
      source: {
        act: 'OPP 3',
        article: 'art. 7a',
        address: 'https://www.fedlex.admin.ch/eli/cc/1985/1778_1778_1778/fr#art_7_a',
      },
      confidence: 'medium',
    },
  ],
}
