/** The columns of a table, as the line above its figures names them. */
import { type LabelReading, narrowed, readLabel } from './labels'
import type { Cell, PaperLine } from './paper-lines'

export type Column = { from: number; to: number; reading: LabelReading }

const isYear = (value: number) => Number.isInteger(value) && value >= 1900 && value <= 2100

/** No figures but ages, days, years, and rates in words (`mit Zins 2 %`): the line names what stands below it. */
export const isHeading = ({ cells }: PaperLine): boolean =>
  cells.every(({ figures, isValue }) =>
    figures.every((one) => {
      if (one.kind !== 'number') return true
      return one.isPercent ? !isValue && cells.length > 1 : !one.isAmount && isYear(one.value)
    }),
  )

/** @param above the columns of the line directly above, if it is a heading too */
export function columnsOf({ cells, number }: PaperLine, above: readonly Column[]): Column[] {
  const own = cells.map(({ text, from, to }) => ({ from, to, reading: { ...readLabel(text), line: number } }))
  const joined = own.map((column) => {
    const upper = columnAt(above, column)
    return upper ? { ...column, reading: { ...narrowed(column.reading, upper.reading), line: number } } : column
  })
  return [...joined, ...above.filter((column) => !columnAt(own, column))]
}

/** Signs by which a figure may miss its column: proportional letters are wider or narrower than the average. */
const TOLERANCE = 2

const overlapOf = (one: Place, other: Place) => Math.min(one.to, other.to) - Math.max(one.from, other.from)
type Place = Pick<Cell, 'from' | 'to'>

/** The column that a cell stands in; undefined: none. */
export function columnAt(columns: readonly Column[], place: Place): Column | undefined {
  const near = columns
    .map((column) => ({ column, overlap: overlapOf(column, place), miss: Math.abs(column.to - place.to) }))
    .filter(({ overlap }) => overlap >= -TOLERANCE)
    .toSorted((one, other) => other.overlap - one.overlap || one.miss - other.miss)
  return near[0]?.column
}

/**
 * The column of each figure of a line: by its place, or, where none stands in one, in order, if there are as many
 * columns (or one more, that of the labels).
 */
export function columnsFor(places: readonly Place[], columns: readonly Column[]): (Column | undefined)[] {
  const found = places.map((place) => columnAt(columns, place))
  const isDistinct = new Set(found).size === found.length
  if (isDistinct && found.some((column) => column !== undefined)) return found
  const inOrder = columns.toSorted((one, other) => one.from - other.from)
  const surplus = inOrder.length - places.length
  return surplus === 0 || surplus === 1
    ? places.map((_, index) => inOrder[index + surplus])
    : places.map(() => undefined)
}
