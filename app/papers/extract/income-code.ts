/**
 * The code of an entry (RAVS art. 140 al. 1 let. c): one digit for its kind, before it one that says whether it takes
 * back, after it one that has not been printed since about 2008.
 */
import type { RowKind } from './extract-reading'

export type IncomeCode = {
  kind: Exclude<RowKind, 'reversal' | 'noContribution' | 'careCredit'> | 'careOrVoluntary' | 'withoutWork'
  /** 1, 3, 5 or 7 at the start: the amount is subtracted. */
  reversed: boolean
  /** The kind is not established. */
  unknown: boolean
}

const KINDS: Record<string, IncomeCode['kind']> = {
  // Credits for care, or the voluntary insurance of Swiss citizens abroad: the account number tells.
  '0': 'careOrVoluntary',
  '4': 'withoutWork',
  '7': 'afterReferenceAge',
  '8': 'share',
}
const NOT_ESTABLISHED = '6'
const REVERSALS = '1357'

/** null if the text is no code of one to three digits. */
export function readCode(text: string): IncomeCode | null {
  if (!/^\d{1,3}$/.test(text)) return null
  const kind = text.length === 1 ? text : (text[1] as string)
  const reversed = text.length > 1 && REVERSALS.includes(text[0] as string)
  return { kind: KINDS[kind] ?? 'income', reversed, unknown: kind === NOT_ESTABLISHED }
}
