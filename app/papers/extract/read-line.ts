/**
 * One line, by the column orders of extracts, overviews and people. The order of these attempts matters: the most
 * certain first. What fits none is unread, with a reason.
 */
import { amountAt, doubtAfter } from './amount-in-line'
import { type Entry, type EntryPlace, entryOf, type LineReading } from './entry'
import type { MonthRange, UnreadReason } from './extract-reading'
import { headOf, type LineHead } from './line-head'
import type { LineParts, Part } from './line-parts'
import { areMonths, withMonthsJoined } from './month-columns'
import { countedMonths, isMonthWord, monthsInUnion, readRange } from './months'
import { PERSON } from './one-spelling'
import {
  corrected,
  hasOddSign,
  hasPlainDigit,
  isFraction,
  isSlip,
  isSlippedGroup,
  isYear,
  looksLikeRange,
  looksLikeYear,
  type YearSpan,
} from './part-kinds'

/** Which of two numbers is the year, if a heading says so. */
export type ColumnOrder = 'yearFirst' | 'amountFirst'
export type LineFacts = { span: YearSpan; order: ColumnOrder | null }

const NO_HEAD: LineHead = { code: null, isCare: false, account: null }
const textAt = (parts: readonly Part[], at: number) => parts[at]?.text

/** Splitting moves no months, and a credit for care may name none. */
const needsNoMonths = ({ code, isCare }: LineHead) => isCare || code?.kind === 'share'

/** `months` as printed: a range that does not exist is refused; `00-00` names no month. */
function withRange(place: Omit<EntryPlace, 'months'>, text: string): LineReading {
  const months = readRange(text)
  if (months === null || (months === 'none' && !needsNoMonths(place.head))) return { reason: 'monthsUnclear' }
  return entryOf({ ...place, months: months === 'none' ? null : months })
}

/** `2015 01-12 54000` */
function yearThenRange({ parts }: LineParts, { span }: LineFacts): LineReading | null {
  const range = textAt(parts, 1)
  if (!isYear(textAt(parts, 0), span) || !looksLikeRange(range)) return null
  const year = Number(textAt(parts, 0))
  return withRange({ year, head: NO_HEAD, parts, at: 2, span, employer: false }, range as string)
}

/** `25 123.456 1 01-12 2015 54'000 Muster AG`, the layout of the extract */
function extractLine({ parts, strict }: LineParts, { span }: LineFacts): LineReading | null {
  const anchors = parts.flatMap(({ text }, i) =>
    looksLikeRange(text) && looksLikeYear(textAt(parts, i + 1)) ? [i] : [],
  )
  const [at] = anchors
  if (at === undefined) return null
  if (anchors.length > 1) return { reason: 'twoLines' }
  if (!isYear(textAt(parts, at + 1), span)) return { reason: 'yearOutside' }
  const head = headOf(parts.slice(0, at), strict)
  if ('reason' in head) return head
  const year = Number(textAt(parts, at + 1))
  return withRange({ year, head, parts, at: at + 2, span, employer: true }, textAt(parts, at) as string)
}

/** First and last month in two columns of a table, after a code: they are joined. */
function withMonthColumns(line: LineParts): LineParts {
  const { parts } = line
  const at = parts.findIndex(({ text, cell }, i) => {
    const areBeside = parts[i - 2]?.cell === cell - 2 && parts[i - 1]?.cell === cell - 1
    return looksLikeYear(text) && cell >= 5 && areBeside && isCodePlace(parts[i - 3]) && areMonths(parts, i - 2)
  })
  return line.strict && at >= 0 ? withMonthsJoined(line, at - 2) : line
}

const isCodePlace = (part: Part | undefined) => part !== undefined && /^\d{1,2}$/.test(part.text)

/**
 * The same where blanks separate the columns: a code, the first month, the last, the year. null: they do not stand so.
 */
function withMonthsInLine(line: LineParts): LineParts | null {
  const { parts } = line
  const at = parts.findIndex(
    ({ text }, i) => looksLikeYear(text) && isCodePlace(parts[i - 3]) && areMonths(parts, i - 2),
  )
  return at < 0 ? null : withMonthsJoined(line, at - 2)
}

/** `25 <number of the spouse> 08 2005 12'000` */
function lineWithoutMonths({ parts, strict }: LineParts, { span }: LineFacts): LineReading | null {
  if (looksLikeYear(textAt(parts, 0))) return null
  const isPlace = (at: number) => {
    const code = isFraction(textAt(parts, at - 1)) ? at - 2 : at - 1
    const isCode = /^\d{1,2}$/.test(textAt(parts, code) ?? '') && looksLikeYear(textAt(parts, at))
    return isCode && parts.slice(0, code).some(({ text }) => hasPlainDigit(text) || text === PERSON)
  }
  const places = parts.flatMap((_, at) => (isPlace(at) ? [at] : []))
  const [at] = places
  if (at === undefined) return null
  if (places.length > 1) return { reason: 'twoYears' }
  if (!isYear(textAt(parts, at), span)) return { reason: 'yearOutside' }
  const head = headOf(parts.slice(0, at), strict)
  if ('reason' in head) return head
  const year = Number(textAt(parts, at))
  const read = entryOf({ year, months: null, head, parts, at: at + 1, span, employer: true })
  if ('reason' in read || needsNoMonths(head) || read.entries[0]?.kind === 'noContribution') return read
  return { reason: 'monthsUnclear' }
}

/** `2012 1/2 54000`: an overview, one line a year, with a credit for care. */
function overviewLine({ parts }: LineParts, { span }: LineFacts): LineReading | null {
  if (!isYear(textAt(parts, 0), span) || !isFraction(textAt(parts, 1))) return null
  const year = Number(textAt(parts, 0))
  const read = entryOf({ year, months: null, head: NO_HEAD, parts, at: 2, span, employer: false })
  if ('reason' in read) return read
  const [income] = read.entries as [Entry]
  return { ...read, entries: [income, { ...income, amount: 0 as Entry['amount'], kind: 'careCredit' }] }
}

/** `2015 9 54000`: how many months, not which. */
function yearThenCount({ parts }: LineParts, { span }: LineFacts): LineReading | null {
  const [year, count, amount] = parts
  const months = count && countedMonths(count.text)
  if (!year || !months || !amount || !isYear(year.text, span)) return null
  const at = isMonthWord(amount.text) ? 3 : 2
  const isOneColumn = at === 2 && count.cell === amount.cell
  if (isOneColumn && /^\d{3}(?!\d)/.test(amount.text)) return { reason: 'monthsOrThousands' }
  if (!hasPlainDigit(textAt(parts, at) ?? '')) return { reason: 'noAmount' }
  const read = entryOf({ year: Number(year.text), months, head: NO_HEAD, parts, at, span, employer: false })
  return 'reason' in read ? read : { ...read, notes: [...read.notes, 'monthsCounted'] }
}

/** `2015 54000` */
function yearThenAmount({ parts }: LineParts, { span, order }: LineFacts): LineReading | null {
  const [year, amount] = parts
  if (!year || !amount || !isYear(year.text, span)) return null
  if (isYear(amount.text, span) && order !== 'yearFirst') {
    // Both could be the year.
    return order === 'amountFirst' ? null : { reason: 'twoYears' }
  }
  // A number of months whose amount is lost.
  if (countedMonths(amount.text)) return { reason: 'noAmount' }
  return entryOf({ year: Number(year.text), months: null, head: NO_HEAD, parts, at: 1, span, employer: false })
}

/** `54000 2015` */
function amountThenYear({ parts }: LineParts, { span }: LineFacts): LineReading | null {
  const amount = amountAt(parts, 0)
  if ('reason' in amount || !isYear(textAt(parts, amount.next), span)) return null
  const doubt = doubtAfter(parts, amount.next + 1, { span, employer: false })
  if (doubt) return { reason: doubt }
  const year = Number(textAt(parts, amount.next))
  return entryOf({
    year,
    months: null,
    head: NO_HEAD,
    parts: parts.slice(0, amount.next),
    at: 0,
    span,
    employer: false,
  })
}

const ATTEMPTS = [
  yearThenRange,
  extractLine,
  lineWithoutMonths,
  overviewLine,
  yearThenCount,
  yearThenAmount,
  amountThenYear,
]

/** Why a line of unknown order is unread. */
function reasonOf({ parts }: LineParts, { span }: LineFacts): UnreadReason {
  const texts = parts.map(({ text }) => text)
  if (texts.some(hasOddSign)) return 'oddSigns'
  const fixed = texts.map(corrected)
  const years = fixed.filter(looksLikeYear)
  const inSpan = years.filter((text) => isYear(text, span))
  if (texts.some((text) => isSlip(text) || isSlippedGroup(text)) && inSpan.length > 0) return 'lettersInNumber'
  if (years.length === 0) return 'noYear'
  if (inSpan.length === 0) return 'yearOutside'
  if (inSpan.length > 1) return 'twoYears'
  if (fixed.filter(hasPlainDigit).length === 1) return 'noAmount'
  return texts.every(hasPlainDigit) ? 'extraNumber' : 'wordsBetween'
}

/** A bullet before the year. */
function withoutBullet({ parts, strict }: LineParts): LineParts {
  const isBullet = /^[•*·●▪◦-]$/.test(textAt(parts, 0) ?? '') && looksLikeYear(textAt(parts, 1))
  return { strict, parts: isBullet ? parts.slice(1) : parts }
}

function readPlain(parts: LineParts, facts: LineFacts): LineReading {
  for (const attempt of ATTEMPTS) {
    const reading = attempt(parts, facts)
    if (reading) return reading
  }
  return { reason: reasonOf(parts, facts) }
}

/** `2015 54'000 (9 Monate)`: the line without its end, and the number of months in it. null: it has no such end. */
function countAtEnd({ parts, strict }: LineParts): { line: LineParts; months: MonthRange } | null {
  const [count = '', word = ''] = parts.slice(-2).map(({ text }) => text)
  const months = count.startsWith('(') && word.endsWith(')') ? countedMonths(count.slice(1)) : null
  return months && isMonthWord(word.slice(0, -1)) ? { line: { strict, parts: parts.slice(0, -2) }, months } : null
}

export function readLine(line: LineParts, facts: LineFacts): LineReading {
  const end = countAtEnd(line)
  const read = readWhole(end?.line ?? line, facts)
  if (!end || 'reason' in read) return read
  const [entry, another] = read.entries
  if (!entry || another) return { reason: 'monthsUnclear' }
  if (entry.months) return monthsInUnion([entry.months]) === end.months.to ? read : { reason: 'monthsUnclear' }
  return { entries: [{ ...entry, months: end.months }], notes: [...read.notes, 'monthsCounted'] }
}

function readWhole(line: LineParts, facts: LineFacts): LineReading {
  const parts = withoutBullet(withMonthColumns(line))
  const plain = readPlain(parts, facts)
  // A line without months belongs to a spouse, whose number it has: elsewhere `01 08 2005` is January to August.
  const isOfSpouse = parts.parts.some(({ text }) => text === PERSON)
  const joined = parts.strict || ('entries' in plain && isOfSpouse) ? null : withMonthsInLine(parts)
  const columns = joined && extractLine(joined, facts)
  return columns && 'entries' in columns ? { ...columns, notes: [...columns.notes, 'monthsInColumns'] } : plain
}
