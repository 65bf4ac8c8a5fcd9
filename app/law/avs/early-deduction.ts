import { lawDay, type Table } from '../table'
import { ravs } from './avs-sources'

/** The parts of the amount that is deducted from the reference age on, in the order of the calculation. */
export const DEDUCTION_PARTS = ['sum', 'divided', 'rate', 'added', 'indexed'] as const
export type DeductionPart = (typeof DEDUCTION_PARTS)[number]

/** The reduction of a pension drawn early becomes a fixed amount at the reference age. It has rules, and no figure. */
export const EARLY_DEDUCTION: Table<readonly DeductionPart[]> = {
  id: 'earlyDeduction',
  title: 'AVS deduction from the reference age on, after an early start',
  unit: 'parts of the calculation',
  checked: lawDay('2026-11-23'),
  enactedUntil: lawDay('9999-12-31'),
  rows: [
    {
      from: lawDay('2024-01-01'),
      value: DEDUCTION_PARTS,
      source: ravs('art. 56bis al. 3, 4', '56_bis'),
      confidence: 'high',
    },
  ],
}
