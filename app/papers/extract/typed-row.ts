/** One row as typed into fields, by the same rules as a line of the text. */
import { type AmountNote, readAmount } from './amount'
import type { ExtractRow, MonthRange, RowKind } from './extract-reading'
import { countedMonths, readRange } from './months'
import { oneSpelling } from './one-spelling'
import { isYear, looksLikeYear } from './part-kinds'
import { type ExtractFacts, spanOf } from './read-extract'

/** Longer fields are refused unread. */
const MOST_SIGNS = 60

/** `kind`: of the row before the change; null: a new one. Only a kind that no field shows is kept. */
export type TypedRow = {
  line: number
  year: string
  amount: string
  /** `01-12`, one number for how many months from January on, or empty. */
  months: string
  split: boolean
  kind: RowKind | null
}

export type TypedProblem =
  | { field: 'year'; key: 'yearForm' | 'yearOutside' }
  | { field: 'amount'; key: 'amountUnclear' | 'amountTooLarge' | 'lettersInNumber' }
  | { field: 'months'; key: 'monthsUnclear' }

export type TypedReading = { row: ExtractRow; notes: (AmountNote | 'monthsCounted')[] } | { problems: TypedProblem[] }

const spelled = (text: string) => (text.length <= MOST_SIGNS ? oneSpelling(text) : '?')

function monthsOf(text: string): MonthRange | null | 'unclear' {
  if (text === '') return null
  const range = readRange(text) ?? countedMonths(text)
  return range === 'none' ? null : (range ?? 'unclear')
}

/** What splitting moved names no months; a negative amount is a reversal. */
function kindOf({ kind, split }: TypedRow, amount: number, months: MonthRange | null): RowKind {
  if (kind === 'afterReferenceAge') return kind
  if ((kind === 'careCredit' || kind === 'noContribution') && amount === 0) return kind
  if (split && months === null) return 'share'
  return amount < 0 ? 'reversal' : 'income'
}

/** A new row with empty months counts for the whole year, unless it is already divided with a spouse. */
export function readTypedRow(typed: TypedRow, facts: ExtractFacts): TypedReading {
  const year = spelled(typed.year)
  const amount = readAmount(spelled(typed.amount))
  const months = monthsOf(spelled(typed.months))
  const problems: TypedProblem[] = []
  if (!isYear(year, spanOf(facts)))
    problems.push({ field: 'year', key: looksLikeYear(year) ? 'yearOutside' : 'yearForm' })
  if ('problem' in amount) problems.push({ field: 'amount', key: amount.problem })
  if (months === 'unclear') problems.push({ field: 'months', key: 'monthsUnclear' })
  if (problems.length > 0 || 'problem' in amount || months === 'unclear') return { problems }
  const kind = kindOf(typed, amount.francs, months)
  const isCounted = months !== null && countedMonths(spelled(typed.months)) !== null
  const row = {
    line: typed.line,
    year: Number(year),
    months,
    amount: amount.francs,
    kind,
    split: typed.split,
    payer: null,
  }
  return { row, notes: isCounted ? [...amount.notes, 'monthsCounted'] : amount.notes }
}
