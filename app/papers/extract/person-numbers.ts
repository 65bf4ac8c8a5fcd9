/**
 * Personal numbers are removed before a line is read: the account number of a splitting line is the spouse's AVS number
 * (RAVS art. 140 al. 1 let. b).
 */
import { PERSON } from './one-spelling'

const DIGITS = 13
/** The most characters between two digits: `756 . 1234`. */
const MOST_BETWEEN = 3
const SEPARATORS = ' \t.,-\'/_:·*"'
/** The old number of eleven digits: name, year, quarter and day of birth, order. */
const OLD_GROUPS = [3, 5, 8]

const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/** `breaks`: after how many digits something stands between, and what it is. */
type Run = { digits: string; ends: number[]; breaks: { at: number; signs: string }[] }

/** Starting at a digit: up to thirteen digits, and where each ends. */
function runFrom(line: string, start: number): Run {
  const run: Run = { digits: '', ends: [], breaks: [] }
  let signs = ''
  for (let at = start; at < line.length && run.digits.length < DIGITS && signs.length <= MOST_BETWEEN; at++) {
    const sign = line[at] as string
    if (isDigit(sign)) {
      if (signs !== '') run.breaks.push({ at: run.digits.length, signs })
      signs = ''
      run.digits += sign
      run.ends.push(at + 1)
    } else if (SEPARATORS.includes(sign)) signs += sign
    else break
  }
  return run
}

function isCheckDigitRight(digits: string) {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** 756 and ten more digits, with the 756 written together or the check digit right, whatever stands between. */
const isNewNumber = ({ digits, breaks }: Run) =>
  digits.length === DIGITS &&
  digits.startsWith('756') &&
  (breaks.every(({ at }) => at >= 3) || isCheckDigitRight(digits))

/**
 * Together, or in the old groups with one character between them. Eleven equal digits belong to nobody: they are a kind
 * of income.
 */
function isOldNumber(digits: string, breaks: Run['breaks']) {
  if (digits.length !== 11) return false
  const isTogether = breaks.length === 0
  const isInGroups = breaks.length === OLD_GROUPS.length && breaks.every(({ at }, i) => at === OLD_GROUPS[i])
  const isEven = breaks.every(({ signs }) => signs === breaks[0]?.signs)
  return (isTogether || (isInGroups && isEven)) && new Set(digits).size > 1
}

/** Where a personal number that starts here ends; null: none starts. */
function endOfNumber(line: string, start: number): number | null {
  const run = runFrom(line, start)
  const endAfter = (count: number) => run.ends[count - 1] as number
  if (isNewNumber(run) && !isDigit(line[endAfter(DIGITS)])) return endAfter(DIGITS)
  const old = run.digits.slice(0, 11)
  const breaks = run.breaks.filter(({ at }) => at < 11)
  if (isOldNumber(old, breaks) && !isDigit(line[endAfter(11)])) return endAfter(11)
  return null
}

/** Start and end of each AVS number in a line, of thirteen or eleven digits, however they are separated. */
export function personNumbersIn(line: string): [start: number, end: number][] {
  const places: [number, number][] = []
  for (let at = 0; at < line.length; at++) {
    if (!isDigit(line[at]) || isDigit(line[at - 1])) continue
    const end = endOfNumber(line, at)
    if (end === null) continue
    places.push([at, end])
    at = end - 1
  }
  return places
}

/** The line with a private-use character in each of those places. */
export function withSignAt(line: string, places: readonly [start: number, end: number][], sign: string): string {
  let out = ''
  let copiedTo = 0
  for (const [start, end] of places) {
    out += `${line.slice(copiedTo, start)} ${sign} `
    copiedTo = end
  }
  return out + line.slice(copiedTo)
}

/** The line with each AVS number replaced by one private-use character. */
export const withoutPersonNumbers = (line: string) => withSignAt(line, personNumbersIn(line), PERSON)
