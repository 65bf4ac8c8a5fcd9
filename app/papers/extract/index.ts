/** The individual account, as its extract on paper shows it: text to rows, rows to one entry a year. */
export {
  type Account,
  type AccountAssumption,
  type AccountFacts,
  type AccountProblem,
  type AccountQuestion,
  type AccountYear,
  accountOf,
} from './account'
export { type AccountSummary, type SummaryFacts, summaryOf, type YearRun } from './account-summary'
export type {
  Beyond,
  ExtractReading,
  ExtractRow,
  Furniture,
  Guess,
  MonthRange,
  Note,
  NoteKey,
  RowKind,
  UnreadLine,
  UnreadReason,
} from './extract-reading'
export { monthsText } from './months'
export { type ExtractFacts, MOST_BYTES, MOST_LINES, readExtract } from './read-extract'
export { readTypedRow, type TypedProblem, type TypedReading, type TypedRow } from './typed-row'
