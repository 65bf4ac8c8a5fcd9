/**
 * An unread line as it is shown and kept: as it was pasted, but without personal numbers. They are left out even with
 * letters for digits, and so is the rest of one that was cut.
 */
import { withDigitsForLetters } from './amount'
import { personNumbersIn, withSignAt } from './person-numbers'

const MOST_SHOWN = 120
export const LEFT_OUT = '…'

/** Digits of an amount, with its centimes; a personal number has eleven or thirteen. */
const MOST_DIGITS = 8
const GROUPS = /^\d{1,3}('\d{3}){2,3}([.,]\d\d)?$/
const TWO_DAYS = /^(\d\d?[./]){1,2}\d{4}-(\d\d?[./]){1,2}\d{4}$/
/** Credits for care have a number of eleven ones, which is nobody's. */
const ONE_DIGIT = /^(\d)\1+$/
/** The beginning of a personal number whose rest stands on another line. */
const BEGINNING = /^756[ .'/-]\d{4}(?:[ .'/-]\d{4}(?:[ .'/-]\d\d?)?|$)/

const OF_NUMBERS = new Set("0123456789OolIiSBZ!'./-")
const hasPlainDigit = (text: string) => /\d/.test(text)

/** A digit for each letter that looks like one, among digits: every character keeps its place. */
function withDigits(line: string): string {
  let [out, run] = ['', '']
  for (const sign of `${line} `) {
    if (OF_NUMBERS.has(sign)) run += sign
    else {
      out += `${run !== '' && hasPlainDigit(run) ? withDigitsForLetters(run) : run}${sign}`
      run = ''
    }
  }
  return out.slice(0, -1)
}

function isTooLong(word: string): boolean {
  if (word.length <= MOST_DIGITS) return false
  const digits = withDigits(word).match(/\p{N}/gu)?.length ?? 0
  return digits > MOST_DIGITS && ![GROUPS, TWO_DAYS, ONE_DIGIT].some((known) => known.test(word))
}

function beginningsIn(digits: string): [start: number, end: number][] {
  const places: [number, number][] = []
  for (let at = digits.indexOf('756'); at >= 0; at = digits.indexOf('756', at + 1)) {
    const [text] = hasPlainDigit(digits[at - 1] ?? '') ? [] : (BEGINNING.exec(digits.slice(at)) ?? [])
    if (text) places.push([at, at + text.length])
  }
  return places
}

function placesIn(digits: string): [start: number, end: number][] {
  const whole = personNumbersIn(digits)
  const others = beginningsIn(digits).filter(([start]) => !whole.some(([from, to]) => from <= start && start < to))
  return [...whole, ...others].toSorted(([a], [b]) => a - b)
}

/** @param line in one spelling, of bounded length */
export function shownLine(line: string): string {
  const without = withSignAt(line, placesIn(withDigits(line)), LEFT_OUT)
  const short = without.replace(/[^\s;|,:=()]{9,}/g, (word) => (isTooLong(word) ? LEFT_OUT : word))
  const words = short.replaceAll('\t', ' ').split(' ').filter(Boolean)
  const signs = [...words.filter((word, i) => word !== LEFT_OUT || words[i - 1] !== LEFT_OUT).join(' ')]
  return signs.length > MOST_SHOWN ? `${signs.slice(0, MOST_SHOWN - 1).join('')}${LEFT_OUT}` : signs.join('')
}
