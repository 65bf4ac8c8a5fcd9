/** What is shown of a line that was not understood: its text without personal numbers, and a best guess. */
import type { Franc } from '~/pillars/money'
import { isCurrency, readAmount } from './amount'
import { amountAt } from './amount-in-line'
import type { ExtractRow, Guess, MonthRange, Proposal, UnreadLine, UnreadReason } from './extract-reading'
import { readCode } from './income-code'
import { headOf } from './line-head'
import type { LineParts, Part } from './line-parts'
import { countedMonths, isMonthWord, readRange } from './months'
import { hasDigit, PERSON } from './one-spelling'
import {
  corrected,
  hasPlainDigit,
  isFraction,
  isMarked,
  isYear,
  looksLikeRange,
  looksLikeYear,
  type YearSpan,
} from './part-kinds'
import { proposalOf, withWholeYear } from './proposed-line'
import type { LineFacts } from './read-line'
import { shownLine } from './shown-line'

/** The parts from which the guess was taken; -1: none. */
type Places = { year: number; months: number }

/** The parts of an amount that was split, with all its pieces. */
const MOST_DIGITS = 8

const francsOf = (text: string) => {
  const read = readAmount(text)
  return 'francs' in read ? read.francs : null
}

/** An amount with wrong separators: `054'000`, `1.234.50`, `54.00.0`. */
function francsWithin(text: string): Franc | null {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits === '' || digits.length > MOST_DIGITS || /[^\d.,' -]/.test(text)) return null
  const isCentimes = /[.,]\d\d$/.test(text)
  return francsOf(isCentimes ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits)
}

/** Pieces of one number right after the year: `5 4'000`, `54' 000`. */
function piecesAt(parts: readonly Part[], start: number): Franc | null {
  let end = start
  while (/^[\d.,'-]+$/.test(parts[end]?.text ?? '') && hasPlainDigit(parts[end]?.text ?? '')) end++
  const [first, joined] = [parts[start]?.text ?? '', parts.slice(start, end).map(({ text }) => text)]
  if (end === start || (end > start + 1 && !/^\d{1,3}['.,]?$/.test(first))) return null
  // `106 45800`: two numbers.
  if (joined.slice(1).some((text) => /\d{4}/.test(text))) return null
  return francsWithin(joined.join(''))
}

/** `francs`: with all groups that belong to it, so that no group of an amount is mistaken for an amount. */
type Candidate = { at: number; francs: Franc; isMarked: boolean }

function candidatesIn(parts: readonly Part[], { year, months }: Places): Candidate[] {
  const found: Candidate[] = []
  for (let at = 0; at < parts.length; at++) {
    const isNumber = at !== year && at !== months && hasPlainDigit(parts[at]?.text ?? '')
    const read = isNumber ? amountAt(parts, at) : null
    if (!read || !('francs' in read)) continue
    // `98 CHF 45'817`: the currency belongs to the next number.
    const isOfNext = isCurrency(parts[read.next - 1]?.text ?? '') && hasPlainDigit(parts[read.next]?.text ?? '')
    if (isOfNext) continue
    const texts = parts.slice(at, read.next).map(({ text }) => text)
    found.push({ at, francs: read.francs as Franc, isMarked: texts.some(isMarked) })
    at = read.next - 1
  }
  return found
}

/** `106 45800`: before a longer number, a small one may be an office's. */
const isOffice = (parts: readonly Part[], { at, francs, isMarked }: Candidate) =>
  francs < 1_000 && !isMarked && parts.slice(at + 1).some(({ text }) => text.replace(/\D/g, '').length > 3)

/** Where the amount stands: after the year, or before it if nothing else does; a marked one first. */
function amountIn(parts: readonly Part[], { year, months }: Places, reason: UnreadReason): Franc | null {
  const candidates = candidatesIn(parts, { year, months })
  const marked = candidates.filter((one) => one.isMarked)
  // A bare number may be a number of months.
  if (reason === 'noAmount') return marked.find(({ at }) => at > Math.max(year, months))?.francs ?? null
  // Without a year, a bare number or one with points may equally be an account number.
  if (year < 0) return marked.find(({ at }) => !parts[at]?.text.includes('.'))?.francs ?? null
  const start = (months === year + 1 || months < year ? Math.max(year, months) : year) + 1
  const behind = candidates.filter(({ at }) => at >= start)
  const first = behind.find((one) => !isOffice(parts, one))
  if (first?.at === start && behind.length === 1) return first.francs
  const isPair = parts.filter(({ text }) => hasDigit(text)).length === 2
  const inFront = isPair && year === 1 ? candidates[0] : undefined
  const chosen = behind.find((one) => one.isMarked) ?? (first?.at === start ? first : inFront)
  const pieces = piecesAt(parts, start) ?? chosen?.francs
  return pieces ?? marked.find(({ at }) => at < year && isCurrency(parts[at - 1]?.text ?? ''))?.francs ?? null
}

/** The months before or after the year; elsewhere only an existing range. */
function placeOfMonths(parts: readonly Part[]): number {
  const ranges = parts.flatMap(({ text }, i) => (looksLikeRange(text) ? [i] : []))
  const besideYear = ranges.find((i) => looksLikeYear(parts[i + 1]?.text)) ?? ranges.find((i) => i === 1)
  return besideYear ?? ranges.findLast((i) => rangeIn(parts[i]?.text ?? '') !== null) ?? -1
}

/**
 * Beside the months or the amount, if there are months: elsewhere it may be an account number that looks like a year.
 */
function placeOfYear(parts: readonly Part[], months: number, span: YearSpan): number {
  if (months < 0) return parts.findIndex(({ text }) => isYear(text, span))
  const second = parts[1]?.text ?? ''
  const isFirst = months === 1 || isCurrency(second) || isMarked(second)
  return [months + 1, ...(isFirst ? [0] : [])].find((i) => isYear(parts[i]?.text, span)) ?? -1
}

function rangeIn(text: string): MonthRange | null {
  const range = readRange(text)
  return range === 'none' ? null : range
}

/**
 * Two digits in the code's place say whether the amount is taken back, but may equally be a month or an office's
 * number; only the code says what came from a spouse or went to one. Then nobody knows the sign, and nothing is
 * prefilled.
 */
function isSignUnknown(head: readonly Part[], isCodeSure: boolean, months: number): boolean {
  const last = head.at(-1)?.text ?? ''
  if (!isCodeSure && head.some(({ text }) => text === PERSON)) return true
  if (isFraction(last)) return false
  return readCode(last)?.reversed === true && !(isCodeSure && (months >= 0 || Number(last) > 12))
}

function guessOf(parts: readonly Part[], places: Places, { strict, reason, counted }: GuessFacts): Guess {
  const { year, months } = places
  const before = parts.slice(0, Math.max(0, months >= 0 && months < year ? months : year))
  const head = headOf(before, strict)
  const code = 'code' in head ? head.code : null
  const isShare = code?.kind === 'share'
  const printed = amountIn(parts, places, reason)
  const isReversed = printed !== null && printed > 0 && code?.reversed
  const amount = (isReversed ? -printed : printed) as Franc | null
  return {
    year: year < 0 ? null : Number(parts[year]?.text),
    months: isShare ? null : months < 0 ? counted : rangeIn(parts[months]?.text ?? ''),
    amount: isSignUnknown(before, code !== null, months) ? null : amount,
    split: isShare || (year >= 0 && parts.some(({ text }) => text === PERSON)),
  }
}
/** `counted`: the line gives the number of months, not which. */
type GuessFacts = { strict: boolean; reason: UnreadReason; counted: MonthRange | null }

/** A footnote's mark. */
const MARK_BEHIND = /(?<=\d)\ufffd$/

/** Words in brackets: `(12 Monate)`. */
const withoutBrackets = (text: string) => text.replace(/^[([]|[)\],]{1,2}$/g, '')

/**
 * `(46'000)`, `(CHF 46'000)`: a minus in bookkeeping, and nothing at all elsewhere. @param bare the parts without
 * brackets
 */
function isInBrackets(amount: Franc, { parts, bare }: { parts: readonly Part[]; bare: readonly Part[] }): boolean {
  return parts.some(({ text }, i) => {
    if (!text.startsWith('(') && !text.startsWith('[')) return false
    const at = bare[i]?.text === '' ? i + 1 : i
    const read = amountAt(bare, at)
    return Math.abs('francs' in read ? read.francs : (piecesAt(bare, at) ?? 0)) === Math.abs(amount)
  })
}

export type UnreadFacts = LineFacts & { line: number; text: string; reason: UnreadReason }

/**
 * A single line is no reason to ask: its fields have what is assumed, except for a sign that the assumption would
 * settle.
 */
function guessWith({ supposes, year, months, amount, split }: Proposal, guess: Guess): Guess {
  const isSignSupposed = supposes.some((one) => one === 'office' || one === 'noCode')
  return { year, months, amount: isSignSupposed && guess.amount !== amount ? null : amount, split }
}

/** @param facts `text`: the line, in one spelling */
export function unreadLine({ parts, strict }: LineParts, { line, text, reason, ...facts }: UnreadFacts): UnreadLine {
  const all = parts.map((part) => ({ ...part, text: corrected(withoutBrackets(part.text.replace(MARK_BEHIND, ''))) }))
  const count = all.findIndex(({ text }, i) => countedMonths(text) && isMonthWord(all[i + 1]?.text ?? ''))
  const counted = countedMonths(all[count]?.text ?? '')
  const { line: whole } = withWholeYear({ strict, parts: counted ? all.toSpliced(count, 2) : all }, facts)
  const fixed = whole.parts
  const months = placeOfMonths(fixed)
  const places = { months, year: placeOfYear(fixed, months, facts.span) }
  const printed = guessOf(fixed, places, { strict, reason, counted })
  const isSignOpen = printed.amount !== null && isInBrackets(printed.amount, { parts, bare: all })
  const guess = isSignOpen ? { ...printed, amount: null } : printed
  const proposal = proposalOf({ parts, strict }, facts)
  return { line, text: shownLine(text), reason, guess: proposal ? guessWith(proposal, guess) : guess, proposal }
}

/** Nothing is guessed about a line that is too long to be one entry. @param text its beginning */
export const longLine = (line: number, text: string): UnreadLine => ({
  line,
  text: shownLine(text),
  reason: 'longLine',
  guess: { year: null, months: null, amount: null, split: false },
  proposal: null,
})

/** An entry that was read, but that something else in the text puts in doubt. */
export function doubtfulRow(row: ExtractRow, { text, reason }: Pick<UnreadFacts, 'text' | 'reason'>): UnreadLine {
  const { line, year, months, amount, split } = row
  return { line, text: shownLine(text), reason, guess: { year, months, amount, split }, proposal: null }
}
