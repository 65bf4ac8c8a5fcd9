/** What stands before the months or the year: office, account number, code, part of a care credit. */
import type { UnreadReason } from './extract-reading'
import { type IncomeCode, readCode } from './income-code'
import type { Part } from './line-parts'
import { PERSON } from './one-spelling'
import { hasPlainDigit, isFraction, isSlip } from './part-kinds'

export type LineHead = {
  /** null: the line has no such column, its kind is income. */
  code: IncomeCode | null
  /** A credit for care: recognised by its account number of eleven ones, or by its part. */
  isCare: boolean
  /** Compared while the text is read, then discarded; null: none is named. */
  account: string | null
}

const NO_HEAD: LineHead = { code: null, isCare: false, account: null }
const CARE_ACCOUNT = '11111111111'
const isShort = ({ text }: Part) => /^\d{1,3}$/.test(text)

/** A two-digit code may change the sign: it must not be an office or a piece of an account number. */
function isCodeSure(code: Part, earlier: readonly Part[], strict: boolean): boolean {
  if (code.text.length === 1) return true
  if (code.text.length === 3) return strict && earlier.length >= 2
  return strict ? code.cell > 0 : earlier.length >= 2 || earlier.some((part) => !isShort(part))
}

const slippedCode = (text: string) => /^[\dOolI]{1,2}$/.test(text) && !/^\d+$/.test(text)

export function headOf(before: readonly Part[], strict: boolean): LineHead | { reason: UnreadReason } {
  if (before.length === 0) return NO_HEAD
  if (!before.some(({ text }) => hasPlainDigit(text) || text === PERSON)) return { reason: 'wordsBetween' }
  const fraction = isFraction(before.at(-1)?.text)
  const columns = fraction ? before.slice(0, -1) : before
  const part = columns.at(-1)
  const earlier = columns.slice(0, -1)
  if (!part) return { reason: 'codeUnclear' }
  if (slippedCode(part.text)) return { reason: 'lettersInNumber' }
  const code = readCode(part.text)
  if (!code || !isCodeSure(part, earlier, strict)) return { reason: 'codeUnclear' }
  if (fraction && code.kind !== 'careOrVoluntary') return { reason: 'codeUnclear' }
  // A line that is no care credit is income: the account number decides, so it must be read with certainty.
  if (code.kind === 'careOrVoluntary' && earlier.some(({ text }) => isSlip(text) || /^[OolI]{4,}$/.test(text)))
    return { reason: 'lettersInNumber' }
  const isCare = code.kind === 'careOrVoluntary' && (fraction || earlier.some(({ text }) => text === CARE_ACCOUNT))
  return { code, isCare, account: earlier.map(({ text }) => text).join(' ') || null }
}
