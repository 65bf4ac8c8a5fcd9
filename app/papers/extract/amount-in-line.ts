/** The amount of a line: its first and last part, and whether what follows leaves a doubt. */
import { type AmountNote, isCurrency, readAmount } from './amount'
import type { UnreadReason } from './extract-reading'
import type { Part } from './line-parts'
import { PERSON } from './one-spelling'
import {
  corrected,
  hasOddSign,
  hasPlainDigit,
  isSlip,
  isSlippedGroup,
  isYear,
  looksLikeRange,
  looksLikeYear,
  type YearSpan,
} from './part-kinds'

/** `next`: the first part behind the amount. */
export type AmountInLine = { francs: number; notes: AmountNote[]; next: number }
export type NoAmount = { reason: UnreadReason }

const FIRST_GROUP = /^[-+]?[1-9]\d{0,2}$/
const LATER_GROUP = /^\d{3}([.,](\d{1,2}|--?)|-)?$/

/** Groups of three digits with a blank between them are one amount if they stand in one column. */
function joinGroups(parts: readonly Part[], at: number) {
  const first = parts[at] as Part
  let [text, next] = [first.text, at + 1]
  const goesOn = () => /\d$/.test(text) && parts[next]?.cell === first.cell && LATER_GROUP.test(parts[next]?.text ?? '')
  if (FIRST_GROUP.test(text)) while (goesOn()) text += ` ${parts[next++]?.text}`
  return { text, next }
}

export function amountAt(parts: readonly Part[], start: number): AmountInLine | NoAmount {
  const at = isCurrency(parts[start]?.text ?? '') ? start + 1 : start
  const first = parts[at]
  if (!first) return { reason: 'noAmount' }
  const { text, next } = joinGroups(parts, at)
  const read = readAmount(text)
  if ('francs' in read) {
    const currency = parts[next]?.cell === first.cell && isCurrency(parts[next]?.text ?? '')
    return { francs: read.francs, notes: read.notes, next: currency ? next + 1 : next }
  }
  if (isSlip(text) || isSlippedGroup(text)) return { reason: 'lettersInNumber' }
  if (hasOddSign(text)) return { reason: 'oddSigns' }
  if (hasPlainDigit(text) || /^[-+]/.test(text)) return { reason: read.problem }
  const later = parts.slice(at).some((part) => hasPlainDigit(part.text))
  return { reason: later ? 'wordsBetween' : 'noAmount' }
}

/** Another entry in the same line, joined by text recognition. */
function holdsAnotherEntry(rest: readonly Part[], span: YearSpan): boolean {
  if (rest.some(({ text }) => text.includes(PERSON))) return true
  const texts = rest.map(({ text }) => corrected(text))
  const numbers = texts.filter(hasPlainDigit)
  return (
    numbers.length >= 3 ||
    texts.some((text, i) => looksLikeRange(text) && looksLikeYear(texts[i + 1])) ||
    texts.some((text, i) => isYear(text, span) && hasPlainDigit(texts[i + 1] ?? ''))
  )
}

/** The part right after the amount, in its column: a piece of the number that came off, or the first word of a name. */
function doubtBehind(text: string): UnreadReason | null {
  if (isSlip(text) || isSlippedGroup(text)) return 'lettersInNumber'
  if (/^[-+]/.test(text)) return 'amountUnclear'
  if (/^\p{L}/u.test(text)) return null
  if (hasOddSign(text)) return 'oddSigns'
  return hasPlainDigit(text) || /^[.,']/.test(text) ? 'extraNumber' : null
}

/**
 * What follows the amount: the employer or the kind of income. Where no such column is expected, any digit is too many.
 * @returns why the line leaves a doubt; null: it does not
 */
export function doubtAfter(
  parts: readonly Part[],
  next: number,
  { span, employer }: { span: YearSpan; employer: boolean },
): UnreadReason | null {
  const rest = parts.slice(next)
  const [first] = rest
  if (!first) return null
  if (holdsAnotherEntry(rest, span)) return 'twoLines'
  if (!employer && rest.some(({ text }) => hasPlainDigit(text) || hasOddSign(text))) return 'extraNumber'
  if (first.cell === parts[next - 1]?.cell) return doubtBehind(first.text)
  // A separate column that contains only a number.
  const isAlone = rest[1]?.cell !== first.cell
  return isAlone && (hasOddSign(first.text) || 'francs' in readAmount(corrected(first.text))) ? 'extraNumber' : null
}
