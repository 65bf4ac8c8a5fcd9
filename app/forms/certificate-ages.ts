/**
 * The ages of a certificate as one block of text: a line for each, with its age, capital and yearly or monthly pension, as it
 * is typed or pasted from a PDF or a spreadsheet.
 */
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { amountText } from '~/language/format'
import { ageIn, ageTyped } from '~/ui/form/values/age'
import { readMoney } from '~/ui/form/values/money'

type AgeRow = FundCertificate['ages'][number]

/** `line`: as it stands in the text. */
export type AgeLine = AgeRow & { line: string }
export type AgesBlock = { rows: AgeLine[]; unread: string[] }

/** A printed line has about thirty characters; nothing longer is one of a table. */
const LONGEST_LINE = 100
/** More blanks would give too many readings. */
const MOST_PARTS = 10

/** `isCapitalOnly`: a single amount is capital. Otherwise nobody knows which of the two it is. */
export function readAges(text: string, { isCapitalOnly }: { isCapitalOnly: boolean }): AgesBlock {
  const [rows, unread]: [AgeLine[], string[]] = [[], []]
  for (const raw of text.split('\n')) {
    // Titles of columns have no digits.
    if (!/\d/.test(raw)) continue
    const row = raw.length > LONGEST_LINE ? null : rowIn(raw, isCapitalOnly)
    const line = raw.trim()
    if (!row) unread.push(line)
    else if (!rows.some((one) => isSame(one, row))) rows.push({ ...row, line })
  }
  return { rows, unread }
}

/** A table that repeats a line says nothing new. */
const isSame = (one: AgeRow, other: AgeRow) =>
  one.age === other.age && one.capital === other.capital && one.pension === other.pension

const NOTHING = '-'

/** The block that reads as these ages. */
export const ageLines = (ages: readonly AgeRow[]): string =>
  ages
    .map(({ age, capital, pension }) => [ageTyped(age), amountOrNothing(capital), amountOrNothing(pension)].join('  '))
    .join('\n')

const amountOrNothing = (amount: number | null) => (amount === null ? NOTHING : amountText(amount))

const BLANKS = /[\u00a0\u2007\u2009\u202f]/g
const CURRENCY = /CHF|Fr\./gi
/** A column of rates between capital and pension: `5.40 %`. */
const RATE = /\d{1,2}(?:[.,]\d{1,3})? ?%/g
/** Between columns. A single blank may also stand between thousands. */
const COLUMNS = /[\t;|]| {2,}/
const EMPTY_CELL = /([\t;|])(?=[\t;|]|$)/g
/** Years, and months where there are some. The rest of the line follows. */
const AGE_FIRST =
  /^(\d{2}(?:[.,][05]0?|\/\d{1,2})?(?: ?(?:ans|jahre?))?(?: (?:(?:et|und) )?\d{1,2} (?:mois|monate?))?)[\s:;|]+([^\s:;|].*)$/i

function rowIn(raw: string, isCapitalOnly: boolean): AgeRow | null {
  const line = raw.replace(/\r$/, '').replace(BLANKS, ' ').replace(RATE, ' ').replace(/^\D+/, '')
  const cells = line.replace(CURRENCY, ' ').replace(EMPTY_CELL, `$1${NOTHING}`)
  const [, ageText = '', rest = ''] = AGE_FIRST.exec(cells.trim()) ?? []
  const age = ageIn(ageText)
  const amounts = onlyReading(rest)
  if (age === null || !amounts) return null
  const [first = null, second] = amounts
  if (second !== undefined) return first === null && second === null ? null : { age, capital: first, pension: second }
  return isCapitalOnly && first !== null ? { age, capital: first, pension: null } : null
}

type Amounts = (number | null)[]

/** The one or two amounts of a line; null: others, or several readings and none or more than one that is usual. */
function onlyReading(rest: string): Amounts | null {
  const cells = rest.split(COLUMNS).map((cell) => cell.split(' ').filter(Boolean))
  if (cells.flat().length > MOST_PARTS) return null
  const readings = cells.reduce<Amounts[]>(
    (before, parts) => before.flatMap((start) => readingsOf(parts).map((more) => [...start, ...more])),
    [[]],
  )
  const fitting = readings.filter(({ length }) => length === 1 || length === 2)
  const usual = fitting.length > 1 ? fitting.filter(isUsual) : fitting
  return usual.length === 1 ? (usual[0] ?? null) : null
}

/** `412 300 20 615`: every way to take blanks as those between thousands. */
function readingsOf(parts: readonly string[]): Amounts[] {
  if (parts.length === 0) return [[]]
  return parts.flatMap((_, index) => {
    const amount = amountIn(parts.slice(0, index + 1).join(' '))
    return amount === undefined ? [] : readingsOf(parts.slice(index + 1)).map((more) => [amount, ...more])
  })
}

function amountIn(text: string): number | null | undefined {
  if (/^[-\u2013\u2014]$/.test(text)) return null
  const read = readMoney(text)
  return 'value' in read ? read.value : undefined
}

/** What funds convert in a year, percent of the capital, with room; and amounts that are capital. */
const RATES = { lowest: 2, highest: 10 }
const CAPITALS = { lowest: 1000, highest: 20_000_000 }

/** Such as no other reading of the same digits is. */
function isUsual([capital, pension]: Amounts): boolean {
  if (!capital || capital < CAPITALS.lowest || capital > CAPITALS.highest) return false
  if (!pension) return true
  const rate = (pension / capital) * 100
  return [rate, rate * 12].some((one) => one >= RATES.lowest && one <= RATES.highest)
}
