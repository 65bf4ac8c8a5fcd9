/**
 * What a line says if one thing is true that it does not say itself. The person is asked once for all lines with the
 * same assumption: whether a number is an office's, a year has two digits, or two numbers are months.
 */
import { isCurrency, readAmount } from './amount'
import type { Proposal, Supposition } from './extract-reading'
import { readCode } from './income-code'
import type { LineParts, Part } from './line-parts'
import { areMonths, withMonthsJoined } from './month-columns'
import { countedMonths } from './months'
import { PERSON } from './one-spelling'
import { hasPlainDigit, isMarked, isYear, looksLikeRange, looksLikeYear } from './part-kinds'
import { type LineFacts, readLine } from './read-line'

/** The most parts of an entry: a longer line contains something else. */
const MOST_PARTS = 16

/** A line, changed by what is assumed about it. */
type SupposedLine = { line: LineParts; supposes: Supposition[] }

const textAt = ({ parts }: LineParts, at: number) => parts[at]?.text ?? ''
/** Not `412.087.33`, an account number. */
const isAmount = (line: LineParts, at: number) =>
  isCurrency(textAt(line, at)) || (isMarked(textAt(line, at)) && 'francs' in readAmount(textAt(line, at)))

/** Two digits after or before the months; without months only before what can be nothing but an amount. */
function isShortYear(line: LineParts, at: number): boolean {
  if (!/^\d\d$/.test(textAt(line, at))) return false
  const isBehindMonths =
    looksLikeRange(textAt(line, at - 1)) || (areMonths(line.parts, at - 2) && isAmount(line, at + 1))
  const isAlone = isAmount(line, 1) && !line.parts.some(({ text }) => looksLikeRange(text))
  const isFirst = at === 0 && (looksLikeRange(textAt(line, 1)) || isAlone)
  return isBehindMonths || isFirst
}

/** The two-digit year in full: no career is as long as a century. */
export function withWholeYear(line: LineParts, { span }: LineFacts): SupposedLine {
  const hasYear = line.parts.some(({ text }) => looksLikeYear(text))
  const at = hasYear ? -1 : line.parts.findLastIndex((_, i) => isShortYear(line, i))
  const year = ['19', '20'].map((century) => century + textAt(line, at)).find((text) => isYear(text, span))
  const part = line.parts[at]
  if (!part || !year) return { line, supposes: [] }
  return { line: { ...line, parts: line.parts.with(at, { ...part, text: year }) }, supposes: ['shortYear'] }
}

/** Two numbers right before the year, or right after one that stands first. */
function withMonths({ line, supposes }: SupposedLine, { span }: LineFacts): SupposedLine {
  const { parts } = line
  if (parts.some(({ text }) => looksLikeRange(text))) return { line, supposes }
  const isPlace = (at: number) => areMonths(parts, at) && (isYear(textAt(line, at + 2), span) || at === 1)
  const at = isYear(textAt(line, 0), span) ? (isPlace(1) ? 1 : -1) : parts.findIndex((_, i) => isPlace(i) && i !== 1)
  const place = at < 0 && isPlace(1) && isYear(textAt(line, 3), span) ? 1 : at
  return place < 0
    ? { line, supposes }
    : { line: withMonthsJoined(line, place), supposes: [...supposes, 'monthColumns'] }
}

const isOffice = ({ text }: Part) => /^\d{1,3}(\.\d{1,3})?$/.test(text)

/** An office alone, or an account: after both a code is missing. */
function headIn(head: readonly Part[]): Supposition | null {
  const [first, last] = [head[0], head.at(-1)]
  if (!first || !last || head.some(({ text }) => text === PERSON)) return null
  if (head.length === 1 && isOffice(first)) return 'office'
  return hasPlainDigit(last.text) && readCode(last.text) === null ? 'noCode' : null
}

/** The line without what stands before the months. */
function withoutHead({ line, supposes }: SupposedLine): SupposedLine | null {
  const at = line.parts.findIndex(({ text }, i) => looksLikeRange(text) && looksLikeYear(textAt(line, i + 1)))
  const head = at > 0 ? headIn(line.parts.slice(0, at)) : null
  return head && { line: { ...line, parts: line.parts.slice(at) }, supposes: [head, ...supposes] }
}

/** `1990 106 45800`: without the number after the year. If two digits follow, they may contain a code or months. */
function withoutOffice({ line, supposes }: SupposedLine, { span }: LineFacts): SupposedLine | null {
  const office = textAt(line, 1)
  if (!isYear(textAt(line, 0), span) || countedMonths(office) || !/^\d{1,3}(\.\d)?$/.test(office)) return null
  if (/^\d{0,2}$/.test(textAt(line, 2))) return null
  return { line: { ...line, parts: line.parts.toSpliced(1, 1) }, supposes: ['office', ...supposes] }
}

/** null: whatever is assumed, the line says nothing certain. */
export function proposalOf(line: LineParts, facts: LineFacts): Proposal | null {
  if (line.parts.length > MOST_PARTS) return null
  const whole = withMonths(withWholeYear(line, facts), facts)
  for (const one of [whole, withoutHead(whole), withoutOffice(whole, facts)]) {
    const read = one && one.supposes.length > 0 ? readLine(one.line, facts) : null
    if (!one || !read || !('entries' in read)) continue
    const [entry, another] = read.entries
    // A line with a credit for care has two entries, or one without an amount.
    if (!entry || another || entry.kind === 'careCredit' || entry.kind === 'noContribution') return null
    const { year, months, amount, kind, split } = entry
    return { supposes: one.supposes, with: [], year, months, amount, kind, split }
  }
  return null
}
