/** What is told of a line that was not understood: its text without numbers of persons and accounts, and a best guess. */
import type { Franc } from '~/pillars/money'
import { readAmount } from './amount'
import { amountAt } from './amount-in-line'
import type { ExtractRow, Guess, MonthRange, UnreadLine, UnreadReason } from './extract-reading'
import { headOf } from './line-head'
import type { LineParts, Part } from './line-parts'
import { readRange } from './months'
import { ODD, PERSON } from './one-spelling'
import {
  corrected,
  hasPlainDigit,
  isFraction,
  isYear,
  looksLikeRange,
  looksLikeYear,
  type YearSpan,
} from './part-kinds'

const MOST_SHOWN = 120
const LEFT_OUT = '…'

const digitsIn = (text: string) => text.match(/\p{N}/gu)?.length ?? 0

/** Which parts the guess was taken from; -1: from none. */
type Sources = { year: number; months: number; amount: number; amountEnd: number; francs: Franc | null }

/** Written as only amounts are: with an apostrophe, decimals, a sign or its currency. */
const isMarked = (text: string) => /'\d{3}|[.,](\d\d|--?)$|^[-+]\d|^(chf|s?fr)/i.test(text)

const NO_AMOUNT = { amount: -1, amountEnd: -1, francs: null }
/** Of an amount that came apart, with all its pieces. */
const MOST_DIGITS = 8

const francsOf = (text: string) => {
  const read = readAmount(text)
  return 'francs' in read ? read.francs : null
}

/** An amount of which the signs are wrong: `054'000`, `1.234.50`, `54.00.0`. */
function francsWithin(text: string): Franc | null {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits === '' || digits.length > MOST_DIGITS || /[^\d.,' -]/.test(text)) return null
  const isCentimes = /[.,]\d\d$/.test(text)
  return francsOf(isCentimes ? `${digits.slice(0, -2)}.${digits.slice(-2)}` : digits)
}

/** Pieces of one number right behind the year: `5 4'000`, `54' 000`. */
function piecesAt(parts: readonly Part[], start: number): Omit<Sources, 'year' | 'months'> | null {
  let end = start
  while (/^[\d.,'-]+$/.test(parts[end]?.text ?? '') && hasPlainDigit(parts[end]?.text ?? '')) end++
  const [first, joined] = [parts[start]?.text ?? '', parts.slice(start, end).map(({ text }) => text)]
  if (end === start || (end > start + 1 && !/^\d{1,3}['.,]?$/.test(first))) return null
  const francs = francsWithin(joined.join(''))
  return francs === null ? null : { amount: start, amountEnd: end, francs }
}

/** Where the amount stands: behind the year, or in front where nothing else does; a marked one first. */
function amountIn(parts: readonly Part[], year: number, months: number): Omit<Sources, 'year' | 'months'> {
  const candidates = parts.flatMap((part, i) => {
    const isNumber = i !== year && i !== months && hasPlainDigit(part.text) && francsOf(part.text) !== null
    return isNumber ? [i] : []
  })
  const isMarkedAt = (i: number) => isMarked(parts[i]?.text ?? '')
  const taken = (at: number | undefined) => {
    const read = at === undefined ? null : amountAt(parts, at)
    if (at === undefined || !read || !('francs' in read)) return null
    return { amount: at, amountEnd: read.next, francs: read.francs as Franc }
  }
  // Without a year a bare number, or one with points, may as well be an account's.
  if (year < 0) return taken(candidates.find((i) => isMarkedAt(i) && !parts[i]?.text.includes('.'))) ?? NO_AMOUNT
  const start = Math.max(year, months) + 1
  const behind = candidates.filter((i) => i >= start)
  if (behind[0] === start && behind.length === 1) return taken(start) ?? NO_AMOUNT
  const isPair = parts.filter(({ text }) => digitsIn(text) > 0).length === 2
  const inFront = isPair && year === 1 ? candidates[0] : undefined
  return (
    piecesAt(parts, start) ?? taken(behind.find(isMarkedAt) ?? (behind[0] === start ? start : inFront)) ?? NO_AMOUNT
  )
}

/** The months in front of the year or behind it; elsewhere only what is a range of the calendar. */
function placeOfMonths(parts: readonly Part[]): number {
  const ranges = parts.flatMap(({ text }, i) => (looksLikeRange(text) ? [i] : []))
  const besideYear = ranges.find((i) => looksLikeYear(parts[i + 1]?.text)) ?? ranges.find((i) => i === 1)
  return besideYear ?? ranges.findLast((i) => rangeIn(parts[i]?.text ?? '') !== null) ?? -1
}

/** Beside the months where there are any: elsewhere it may be an account number that looks like a year. */
function placeOfYear(parts: readonly Part[], months: number, span: YearSpan): number {
  if (months < 0) return parts.findIndex(({ text }) => isYear(text, span))
  return [months + 1, ...(months === 1 ? [0] : [])].find((i) => isYear(parts[i]?.text, span)) ?? -1
}

function sourcesOf(parts: readonly Part[], span: YearSpan, reason: UnreadReason): Sources {
  const months = placeOfMonths(parts)
  const year = placeOfYear(parts, months, span)
  const amount = reason === 'noAmount' ? NO_AMOUNT : amountIn(parts, year, months)
  return { year, months, ...amount }
}

function rangeIn(text: string): MonthRange | null {
  const range = readRange(text)
  return range === 'none' ? null : range
}

function guessOf(parts: readonly Part[], { year, months, francs }: Sources, strict: boolean): Guess {
  const head = headOf(parts.slice(0, Math.max(0, months >= 0 && months < year ? months : year)), strict)
  const code = 'code' in head ? head.code : null
  const isShare = code?.kind === 'share'
  const isReversed = francs !== null && francs > 0 && code?.reversed
  return {
    year: year < 0 ? null : Number(parts[year]?.text),
    months: months < 0 || isShare ? null : rangeIn(parts[months]?.text ?? ''),
    amount: (isReversed ? -francs : francs) as Franc | null,
    split: isShare || (year >= 0 && parts.some(({ text }) => text === PERSON)),
  }
}

const isWord = (text: string) => digitsIn(text) === 0 && !/^[OolI]{4,}$/.test(text) && !text.includes(PERSON)

/** In front of the months or the year only the code, of the account number not even a short piece. */
function isCodePlace(parts: readonly Part[], i: number, { year, months }: Sources): boolean {
  const anchor = months >= 0 && (year < 0 || months < year) ? months : year
  return i > anchor || i === (isFraction(parts[anchor - 1]?.text) ? anchor - 2 : anchor - 1)
}

function shownText(parts: readonly Part[], sources: Sources, reason: UnreadReason): string {
  const { year, months, amount, amountEnd } = sources
  // Of two entries glued together the second has an account number too.
  const isPlaced = reason !== 'twoLines' && (year >= 0 || months >= 0)
  const yearBehind = months >= 0 && looksLikeYear(parts[months + 1]?.text) ? months + 1 : year
  const isTold = (i: number) => i === yearBehind || i === months || (amount >= 0 && i >= amount && i < amountEnd)
  const isShort = (i: number, text: string) =>
    isPlaced && digitsIn(text) <= 2 && !text.includes(PERSON) && isCodePlace(parts, i, sources)
  const shown = parts.map(({ text }, i) => (isTold(i) || isWord(text) || isShort(i, text) ? text : LEFT_OUT))
  const words = shown.filter((text, i) => text !== LEFT_OUT || shown[i - 1] !== LEFT_OUT)
  const signs = [...words.join(' ').replaceAll(ODD, '�')]
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN - 1).join('')}${LEFT_OUT}` : signs.join('')
}

/** A footnote's mark. */
const MARK_BEHIND = /(?<=\d)\ufffd$/

export type UnreadFacts = { line: number; reason: UnreadReason; span: YearSpan }

export function unreadLine({ parts, strict }: LineParts, { line, reason, span }: UnreadFacts): UnreadLine {
  const fixed = parts.map((part) => ({ ...part, text: corrected(part.text.replace(MARK_BEHIND, '')) }))
  const sources = sourcesOf(fixed, span, reason)
  return { line, text: shownText(parts, sources, reason), reason, guess: guessOf(fixed, sources, strict) }
}

/** Of a line that is too long to be one entry nothing is guessed. */
export const longLine = (line: number): UnreadLine => ({
  line,
  text: LEFT_OUT,
  reason: 'longLine',
  guess: { year: null, months: null, amount: null, split: false },
})

/** An entry that was read, and which something else in the text puts in doubt. */
export const doubtfulRow = ({ line, year, months, amount, split }: ExtractRow, reason: UnreadReason): UnreadLine => ({
  line,
  text: String(year),
  reason,
  guess: { year, months, amount, split },
})
