/** What a part of a line can be, taken by itself. */
import { withDigitsForLetters } from './amount'
import { ODD } from './one-spelling'

/** A year of contributions: from the year of the 17th birthday to this one. */
export type YearSpan = { first: number; last: number }

export const looksLikeYear = (text: string | undefined) => text !== undefined && /^\d{4}$/.test(text)
export const isYear = (text: string | undefined, { first, last }: YearSpan) =>
  looksLikeYear(text) && Number(text) >= first && Number(text) <= last

/** Written as only amounts are: with an apostrophe, decimals, a sign or a currency. */
export const isMarked = (text: string) => /'\d{3}|[.,](\d\d|--?)$|^[-+]\d|^(chf|s?fr)/i.test(text)

/** `1/2`: the part of a care credit. Months with a slash have two digits: `01/12`. */
export const isFraction = (text: string | undefined) => text !== undefined && /^\d\/\d$/.test(text)
export const looksLikeRange = (text: string | undefined) =>
  text !== undefined && /^\d\d?[-/]\d\d?$/.test(text) && !isFraction(text)

/** A digit from 0 to 9; digits of other scripts occur in no number here. */
export const hasPlainDigit = (text: string) => /\d/.test(text)
export const hasOddSign = (text: string) => text.includes(ODD) || /(?!\d)\p{Nd}/u.test(text)

/** Digits and number characters with letters among them that look like digits: `2O15`, `54'O00`, `l2`. */
export const isSlip = (text: string) => /^[\dOolIiSBZ!'./-]+$/.test(text) && /\d/.test(text) && /[OolIiSBZ!]/.test(text)
/** `OOO`, `lOO`: three letters that look like a group of digits. */
export const isSlippedGroup = (text: string) => /^[OolI]{3}$/.test(text)
export const corrected = (text: string) => (isSlip(text) || isSlippedGroup(text) ? withDigitsForLetters(text) : text)
