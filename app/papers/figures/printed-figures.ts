/**
 * Figures as they are printed: `64'083.90`, `Fr. 201 540.–`, `28'000.-`, `5,4 %`, `1. Januar 2026`, `64/6`. Read sign
 * by sign; what could be read in two ways (`1.234`) is no figure.
 */
import { monthNamed } from '~/language/month-name'
import type { Day } from '~/pillars/day'

/** Where it stands in its text; `to`: the first sign after it, without a sign of percent. */
type Place = { from: number; to: number }

/**
 * A number: `isAmount` if it is written as one (groups of three, centimes, currency), `isPercent` if a sign of percent
 * follows it.
 */
type PrintedNumber = Place & { kind: 'number'; value: number; isAmount: boolean; isPercent: boolean }
export type PrintedFigure =
  | PrintedNumber
  /** Half and other part years of age are decimals: `64.5`. */
  | (Place & { kind: 'age'; value: number })
  | (Place & { kind: 'day'; value: Day })

/** The ages for which funds print a pension. */
const [YOUNGEST, OLDEST] = [58, 70]
const isAge = (value: number) => value >= YOUNGEST && value <= OLDEST

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'
const isLetter = (sign: string | undefined) => sign !== undefined && /\p{L}/u.test(sign)

/** All figures of a text, in its order. @param text in one spelling, of bounded length */
export function printedFigures(text: string): PrintedFigure[] {
  const found: PrintedFigure[] = []
  for (let at = 0; at < text.length; at++) {
    if (!isDigit(text[at])) continue
    const figure = isPartOfWord(text, at) ? null : (dayAt(text, at) ?? ageAt(text, at) ?? numberAt(text, at))
    if (figure) found.push(figure)
    at = (figure?.to ?? endOfDigits(text, at)) - 1
  }
  return found
}

/** `A12`, `756.1`, `12/34`: of a number of something else. `CHF412` is an amount. */
function isPartOfWord(text: string, at: number): boolean {
  const before = text[at - 1]
  return (
    (isLetter(before) && !hasCurrencyBefore(text, at)) ||
    (before !== undefined && "'/.,_".includes(before) && isDigit(text[at - 2]))
  )
}

/** Past a number that is none of ours, with all its signs. */
function endOfDigits(text: string, at: number): number {
  let end = at
  while (isDigit(text[end]) || (end > at && "'./".includes(text[end] ?? '') && isDigit(text[end + 1]))) end++
  return Math.max(end, at + 1)
}

const DAY = /(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/y
const STORED = /(\d{4})-(\d{2})-(\d{2})(?!\d)/y
const IN_WORDS = /(\d{1,2})(?:\.|er)? ?(\p{L}{3,9})\.? (\d{4})(?!\d)/uy

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function dayAt(text: string, from: number): PrintedFigure | null {
  const written = at(DAY, text, from)
  const inWords = written ? null : at(IN_WORDS, text, from)
  const stored = written || inWords ? null : at(STORED, text, from)
  const found = written ?? inWords ?? stored
  if (!found) return null
  const [year, month, date] = written
    ? [written[4], Number(written[3]), written[1]]
    : inWords
      ? [inWords[3], monthNamed(inWords[2] ?? ''), inWords[1]]
      : [stored?.[1], Number(stored?.[2]), stored?.[3]]
  const value = month === null ? null : dayIn(Number(year), month, Number(date))
  return value && { kind: 'day', value, from, to: from + found[0].length }
}

/** null: the calendar has no such day. */
function dayIn(year: number, month: number, date: number): Day | null {
  const made = new Date(Date.UTC(year, month - 1, date))
  const isInCalendar = made.getUTCMonth() === month - 1 && made.getUTCDate() === date
  return isInCalendar && year >= 1900 ? (made.toISOString().slice(0, 10) as Day) : null
}

/** `64/6`, `64 Jahre und 6 Monate`, `64 ans 6 mois`, `64 6/12`. */
const IN_MONTHS =
  /(\d\d)(?: ?\/ ?(\d{1,2})(?![\d/])| (\d{1,2})\/12(?!\d)| ?(?:J\.?|Jahren?|ans?)(?: ?(?:und|et|,))? (\d{1,2}) ?(?:M\.|Mt\.?|Monaten?|mois)(?!\p{L}))/uy
const WHOLE = /(\d\d)(?:[.,]5)?(?![\d'%/]|[.,]\d| ?%| \d{3}(?![\d'])|\p{L})/uy

function ageAt(text: string, from: number): PrintedFigure | null {
  const parted = at(IN_MONTHS, text, from)
  const months = Number(parted?.[2] ?? parted?.[3] ?? parted?.[4])
  if (parted && months < 12) {
    const value = Number(parted[1]) + Math.round((months / 12) * 1000) / 1000
    return isAge(value) ? { kind: 'age', value, from, to: from + parted[0].length } : null
  }
  const whole = at(WHOLE, text, from)
  const value = Number(whole?.[0].replace(',', '.'))
  return whole && isAge(value) && !hasCurrencyBefore(text, from)
    ? { kind: 'age', value, from, to: from + whole[0].length }
    : null
}

const CURRENCY = /(?<!\p{L})(?:CHF|SFr\.?|Fr\.?|francs?)$/iu
const CURRENCY_BEHIND = / ?(?:CHF|SFr\.?|Fr\.?|francs?)(?!\p{L})/iuy
/** Signs before an amount in which its currency is looked for. */
const LONGEST_CURRENCY = 7
const hasCurrencyBefore = (text: string, from: number) =>
  CURRENCY.test(text.slice(Math.max(0, from - LONGEST_CURRENCY), from).trimEnd())

/** The groups of three digits behind the first, parted by the sign; '' if there are none. */
function groupsFrom(text: string, start: number, sign: string): { digits: string; to: number } {
  let [digits, to] = ['', start]
  const isGroup = () =>
    text[to] === sign &&
    [1, 2, 3].every((step) => isDigit(text[to + step])) &&
    !isDigit(text[to + 4]) &&
    // `58 412'300`: an age before its amount.
    (sign === "'" || text[to + 4] !== "'")
  while (isGroup()) {
    digits += text.slice(to + 1, to + 4)
    to += 4
  }
  return { digits, to }
}

/** `.–` and its like, which stand for no centimes. */
const NO_CENTIMES = / ?[.,]-{1,2}(?!\d)/y

function numberAt(text: string, from: number): PrintedNumber | null {
  let to = from
  while (isDigit(text[to])) to++
  let digits = text.slice(from, to)
  const sign = digits.length <= 3 ? (["'", ' ', '.'].find((one) => groupsFrom(text, to, one).digits !== '') ?? '') : ''
  // `6.125 %` has decimals.
  const isRate = sign === '.' && at(/\.\d{3} ?%/y, text, to) !== null
  const groups = isRate ? { digits: '', to } : groupsFrom(text, to, sign)
  digits += groups.digits
  to = groups.to
  const decimals = decimalsAt(text, to)
  to += decimals.length
  const none = at(NO_CENTIMES, text, to)
  if (none) to += none[0].length
  const isPercent = at(/ ?%/y, text, to) !== null
  const hasCurrency = hasCurrencyBefore(text, from) || at(CURRENCY_BEHIND, text, to) !== null
  const number: PrintedNumber = {
    kind: 'number',
    value: Number(`${digits}.${decimals.slice(1) || '0'}`),
    isAmount: !isPercent && (hasCurrency || none !== null || groups.digits !== '' || decimals.length === 3),
    isPercent,
    from,
    to,
  }
  return isSure({ text, from, to, sign: isRate ? '' : sign, groups: groups.digits, decimals, isPercent })
    ? number
    : null
}

/** A point or a comma with up to three digits; '' if there are none. */
function decimalsAt(text: string, at: number): string {
  if (text[at] !== '.' && text[at] !== ',') return ''
  let end = at + 1
  while (isDigit(text[end])) end++
  return end > at + 1 && end <= at + 4 ? text.slice(at, end) : ''
}

type Written = {
  text: string
  from: number
  to: number
  sign: string
  groups: string
  decimals: string
  isPercent: boolean
}

/** Whether it can be read in one way alone. */
function isSure({ text, from, to, sign, groups, decimals, isPercent }: Written): boolean {
  // `1.234` and `1,234`: thousands, or thousandths?
  if (sign === '.' && groups.length === 3 && decimals === '') return false
  if (decimals.length === 4 && !isPercent) return false
  if (sign === '.' && decimals.startsWith('.')) return false
  // The number goes on, or it is a word, or the number of a note: `1)`.
  const next = text[to] ?? ''
  if (isDigit(next) || isLetter(next) || next === '_') return false
  if ("'./,".includes(next) && isDigit(text[to + 1])) return false
  if (next === ')' && to - from <= 1 && text[from - 1] !== '(') return false
  // Negative, or a part of a longer number.
  if (text[from - 1] === '-' && text[from - 2] !== '.') return false
  return !(next === '-' && !/[.,]/.test(text[to - 1] ?? ''))
}
