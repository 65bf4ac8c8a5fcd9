/** The first and the last month of an entry in two columns, `01 12`, as spreadsheets and copied tables have them. */
import type { LineParts, Part } from './line-parts'
import { rangeOf } from './months'

/** Both with two digits, or both without a leading zero: `1 08` are a code and another one. */
const isMonthPair = (from: string, to: string) =>
  (/^\d\d$/.test(from) && /^\d\d$/.test(to)) || (/^[1-9]$/.test(from) && /^[1-9]\d?$/.test(to))

/** Whether the part and the next one are a first and a last month. */
export function areMonths(parts: readonly Part[], at: number): boolean {
  const [from = '', to = ''] = [parts[at]?.text, parts[at + 1]?.text]
  return isMonthPair(from, to) && rangeOf(Number(from), Number(to)) !== null
}

/** The line with the months from that part on joined into one part. */
export function withMonthsJoined(line: LineParts, at: number): LineParts {
  const [from, to] = [line.parts[at] as Part, line.parts[at + 1] as Part]
  return { ...line, parts: line.parts.toSpliced(at, 2, { text: `${from.text}-${to.text}`, cell: from.cell }) }
}
