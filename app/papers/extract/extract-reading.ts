/**
 * What the reading of an extract of the individual account gives. Nothing of it holds a number of a person or of an
 * account: they are thrown away as the text is read.
 */
import type { Franc } from '~/pillars/money'

/** Both months included, 1 to 12. */
export type MonthRange = { from: number; to: number }

/**
 * What a line stands for:
 * - `reversal`: takes back an earlier entry, its amount is negative;
 * - `share`: what the splitting moved from or to a spouse (RAVS art. 50b), it moves no months;
 * - `careCredit`: a year of care for a relative, without an amount;
 * - `afterReferenceAge`: earned after the reference age, negative where it takes back;
 * - `noContribution`: a spouse without work abroad, neither income nor months.
 */
export type RowKind = 'income' | 'reversal' | 'share' | 'careCredit' | 'afterReferenceAge' | 'noContribution'

/** One line as read. */
export type ExtractRow = {
  /** Of the text, from 1. */
  line: number
  year: number
  /** null: the line names none. */
  months: MonthRange | null
  /** Whole CHF of that year, with its sign. */
  amount: Franc
  kind: RowKind
  /** The year is divided with a spouse already (RAVS art. 50h). */
  split: boolean
  /** Which account of this text: 1 for the one that comes first; null: the line names none. */
  payer: number | null
}

export type UnreadReason =
  /** A letter stands where a digit should: O for 0, l or I for 1. */
  | 'lettersInNumber'
  /** Digits of another script, raised figures, or signs that are no text. */
  | 'oddSigns'
  | 'noYear'
  /** Before the year of the 17th birthday, or after this year. */
  | 'yearOutside'
  /** Two numbers could be the year. */
  | 'twoYears'
  | 'noAmount'
  | 'amountUnclear'
  /** Above 10 million. */
  | 'amountTooLarge'
  /** One number more than a line has. */
  | 'extraNumber'
  | 'monthsUnclear'
  /** `12 345` is twelve months and 345 francs, or twelve thousand. */
  | 'monthsOrThousands'
  | 'codeUnclear'
  /** Words stand where only numbers are expected. */
  | 'wordsBetween'
  | 'twoLines'
  /** A total that is not the sum of the lines above it. */
  | 'total'
  | 'longLine'

/** What the line most likely says: fills the fields in which the person corrects it. null: no guess. */
export type Guess = { year: number | null; months: MonthRange | null; amount: Franc | null; split: boolean }

/** What a line does not say itself, and what makes it readable. */
export type Supposition =
  /** The number in front, or behind the year, is an office's: no code of the income, no months and no amount. */
  | 'office'
  /** Behind the number of the account a code is missing: nothing is taken back. */
  | 'noCode'
  /** The two numbers beside the year are the first and the last month. */
  | 'monthColumns'
  /** `98` is 1998. */
  | 'shortYear'
  /** Years and amounts stand in columns, one line each, and belong together in their order. */
  | 'columns'

/** What a line says if all of `supposes` is so. `with`: the lines of other columns that say the rest. */
export type Proposal = Pick<ExtractRow, 'year' | 'months' | 'amount' | 'kind' | 'split'> & {
  supposes: Supposition[]
  with: number[]
}

/**
 * A line with a digit that was not understood. `text`: as it was, without numbers of persons, at most 120 characters.
 * `guess`: fills its fields; `proposal`: how it is read together with others, where one answer is enough for all.
 */
export type UnreadLine = { line: number; text: string; reason: UnreadReason; guess: Guess; proposal: Proposal | null }

/** Lines with a digit that are no entries: recognised by a short list (furniture.ts). */
export type Furniture =
  | 'address'
  | 'birthDate'
  | 'columnNumbers'
  | 'heading'
  | 'noEntry'
  | 'office'
  | 'pageNumber'
  | 'paperDate'
  | 'personNumber'
  | 'phone'
  | 'total'

export type NoteKey =
  /** `1,234` is read as 1234. */
  | 'commaAsThousands'
  /** Centimes, rounded to the franc. */
  | 'centimesRounded'
  /** The code is of a kind that is not established: taken as income. */
  | 'codeUnknown'
  /** Only the number of months is told: taken from January on. */
  | 'monthsCounted'
  /** The two numbers before the year are taken for the first and the last month. */
  | 'monthsInColumns'
  /** The two lines cancel each other, neither counts: the entry and what takes it back. */
  | 'cancelled'

export type Note = { key: NoteKey; lines: number[] }

/** Lines with a digit that were not looked at. `size`: the whole text is too long, `lines`: there are more than 500. */
export type Beyond = { reason: 'size' | 'lines'; fromLine: number; lines: number }

/** Every line with a digit stands in one of `rows`, `unread`, `furniture`, a `cancelled` note or, counted, in `beyond`. */
export type ExtractReading = {
  rows: ExtractRow[]
  unread: UnreadLine[]
  furniture: { line: number; as: Furniture }[]
  notes: Note[]
  beyond: Beyond | null
}
