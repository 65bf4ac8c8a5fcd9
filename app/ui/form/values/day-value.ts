import { monthNamed } from '~/language/month-name'
import { LONGEST_FIGURE, type Reader, reader } from './piece'

/** Separated by a dot, slash, dash or spaces; the day comes first, as is usual in Switzerland. */
const AS_WRITTEN = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/
/** `1. Januar 2026`, `1er janvier 2026`, `le 3 févr. 2026`: as printed on papers. */
const IN_WORDS = /^(?:(?:le|den|am)\s+)?(\d{1,2})(?:\.|er)?\s*(\p{L}{3,9})\.?\s+(\d{4}|\d{2})$/iu
const AS_STORED = /^(\d{4})-(\d{2})-(\d{2})$/
/** `21.05.81` is ambiguous: 1981 or 1881? `19` of a child: 1919 or 2019? */
const YEAR_CUT_SHORT = /^\d{1,2}(?:\s*[./-]\s*|\s+)\d{1,2}(?:\s*[./-]\s*|\s+)\d{2}$/

/**
 * Reads `21.05.1981`, `1.5.1981`, `21/05/1981`, `21-05-1981`, `21 05 1981`, `21. Mai 1981`, `21 mai 1981` or `1981-05-21`.
 * DayShape decides whether the day exists in the calendar.
 */
export const readDay: Reader<string> = reader<string>(LONGEST_FIGURE, (typed) => {
  const text = inFigures(typed)
  const written = AS_WRITTEN.exec(text)
  const stored = AS_STORED.exec(text)
  const [year = '', month = '', date = ''] = written ? [written[3], written[2], written[1]] : (stored?.slice(1) ?? [])
  if (!year) return { problem: YEAR_CUT_SHORT.test(text) ? 'yearCutShort' : 'dayForm' }
  return { value: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` }
})

/** The same day with its month as a number; a text without the name of a month is returned as it is. */
function inFigures(text: string): string {
  const [, date, name, year] = IN_WORDS.exec(text) ?? []
  const month = name === undefined ? null : monthNamed(name)
  return month === null ? text : `${date}.${month}.${year}`
}
