import { lawDay, type Table } from '../table'
import { ravs } from './avs-sources'

/** How the deduction from the reference age on is calculated, step by step. */
export const DEDUCTION_PARTS = ['sum', 'divided', 'rate', 'added', 'indexed'] as const
export type DeductionPart = (typeof DEDUCTION_PARTS)[number]

/**
 * The reduction of a pension drawn early becomes a fixed amount at the reference age. The law gives rules for it, but
 * no figure.
 */
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
