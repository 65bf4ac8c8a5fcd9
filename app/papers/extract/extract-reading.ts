/**
 * What reading an extract of the individual account yields. It contains no number of a person or of an account: these
 * are discarded as the text is read.
 */
import type { Franc } from '~/pillars/money'

/** Both months included, 1 to 12. */
export type MonthRange = { from: number; to: number }

/**
 * What a line stands for:
 * - `reversal`: takes back an earlier entry, its amount is negative;
 * - `share`: what the splitting moved from or to a spouse (RAVS art. 50b), without months;
 * - `careCredit`: a year of care for a relative, without an amount;
 * - `afterReferenceAge`: earned after the reference age, negative if it takes back;
 * - `noContribution`: a spouse without work abroad, with neither income nor months.
 */
export type RowKind = 'income' | 'reversal' | 'share' | 'careCredit' | 'afterReferenceAge' | 'noContribution'

/** One line as read. */
export type ExtractRow = {
  /** Line of the text, from 1. */
  line: number
  year: number
  /** null: the line names none. */
  months: MonthRange | null
  /** Whole CHF of that year, with its sign. */
  amount: Franc
  kind: RowKind
  /** The year is already divided with a spouse (RAVS art. 50h). */
  split: boolean
  /** Which account of this text: 1 for the first one; null: the line names none. */
  payer: number | null
}

export type UnreadReason =
  /** A letter stands where a digit should: O for 0, l or I for 1. */
  | 'lettersInNumber'
  /** Digits of another script, superscripts, or characters that are no text. */
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
  /** One number too many for a line. */
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

/** What the line most likely says: prefills the fields in which the person corrects it. null: no guess. */
export type Guess = { year: number | null; months: MonthRange | null; amount: Franc | null; split: boolean }

/** What a line does not say itself, and what would make it readable. */
export type Supposition =
  /**
   * The number at the start, or after the year, is an office's: not the code of the income, not months and not an
   * amount.
   */
  | 'office'
  /** After the account number a code is missing: nothing is taken back. */
  | 'noCode'
  /** The two numbers beside the year are the first and the last month. */
  | 'monthColumns'
  /** `98` is 1998. */
  | 'shortYear'
  /** Years and amounts stand in columns, one per line, and belong together in their order. */
  | 'columns'

/** What a line says if all of `supposes` is true. `with`: the lines of other columns that say the rest. */
export type Proposal = Pick<ExtractRow, 'year' | 'months' | 'amount' | 'kind' | 'split'> & {
  supposes: Supposition[]
  with: number[]
}

/**
 * A line with a digit that was not understood. `text`: the original without personal numbers, at most 120 characters.
 * `guess`: prefills its fields; `proposal`: how it would be read together with others, if one answer settles all of
 * them.
 */
export type UnreadLine = { line: number; text: string; reason: UnreadReason; guess: Guess; proposal: Proposal | null }

/** Lines with a digit that are not entries: recognised by a short list (furniture.ts). */
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
  /** The code's kind is not established: taken as income. */
  | 'codeUnknown'
  /** Only the number of months is given: counted from January on. */
  | 'monthsCounted'
  /** The two numbers before the year are read as the first and the last month. */
  | 'monthsInColumns'
  /** The two lines, an entry and its reversal, cancel each other: neither counts. */
  | 'cancelled'

export type Note = { key: NoteKey; lines: number[] }

/** Lines with a digit that were not read. `size`: the whole text is too long, `lines`: there are more than 500. */
export type Beyond = { reason: 'size' | 'lines'; fromLine: number; lines: number }

/** Every line with a digit is in `rows`, `unread`, `furniture`, a `cancelled` note or, only counted, in `beyond`. */
export type ExtractReading = {
  rows: ExtractRow[]
  unread: UnreadLine[]
  furniture: { line: number; as: Furniture }[]
  notes: Note[]
  beyond: Beyond | null
}
