/** The rows of the children: each is a line of the form, and works without script. */
import { formatPaths, INTENT } from '@conform-to/dom'
import { MAX_CHILDREN } from '~/dossier/shape/info'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readYesNo } from '~/ui/form/values/choice-value'
import { readChildCount } from './child-count'
import { type ChildRow, heeded, NEW_ROW, pressedIn } from './row-buttons'

const FIELDS = Object.keys(NEW_ROW) as (keyof ChildRow)[]
const nameOf = (index: number, field: string) => formatPaths(['children', index, field])
const isEmpty = (row: ChildRow) => row.birthDate.trim() === '' && row.deathDate.trim() === ''

/** The posted rows, in their order. One row more than allowed is kept, so that too many can be reported. */
function postedRows(posted: FormData): ChildRow[] {
  const indexes = Array.from({ length: MAX_CHILDREN + 1 }, (_, index) => index)
  return indexes
    .filter((index) => FIELDS.some((field) => posted.has(nameOf(index, field))))
    .map((index) => ({
      birthDate: textOf(posted, nameOf(index, 'birthDate')),
      alive: boxText(textOf(posted, nameOf(index, 'alive'))),
      deathDate: textOf(posted, nameOf(index, 'deathDate')),
    }))
}

/** How many rows the page had when it was sent. */
export const rowsSent = (posted: FormData): number => postedRows(posted).length

/** Our page posts `yes` for a ticked box, or nothing. Other programs write yes and no in other words. */
function boxText(text: string): string {
  const reading = readYesNo(text)
  return 'value' in reading ? (reading.value ? 'yes' : '') : text
}

const countText = (rows: number) => (rows > 0 ? String(rows) : '')

/** The rows and their number, ready to be read and shown: as many rows as the number says. */
function settledRows(rows: ChildRow[], typed: string): { rows: ChildRow[]; childCount: string } {
  if (typed === '') return { rows, childCount: countText(rows.length) }
  const reading = readChildCount(typed)
  return { rows: 'value' in reading ? asManyAs(reading.value, rows) : rows, childCount: typed }
}

/** Adds new rows where there are too few. Where there are too many, drops empty rows at the end and keeps filled ones. */
function asManyAs(count: number, rows: ChildRow[]): ChildRow[] {
  const kept = [...rows]
  while (kept.length > count && kept.at(-1) && isEmpty(kept.at(-1) as ChildRow)) kept.pop()
  return [...kept, ...Array.from({ length: Math.max(0, count - kept.length) }, () => NEW_ROW)]
}

/**
 * The known fields of a form, with its rows numbered from 0 without gaps. If a button of the rows was pressed, it is passed on
 * for conform to act on, and the number of children follows from the rows that result.
 */
export function withChildRows(posted: FormData, names: readonly string[]): FormData {
  const known = knownFields(posted, names)
  const found = postedRows(posted)
  const pressed = pressedIn(posted)
  if (!pressed) {
    const typed = textOf(posted, 'childCount').trim()
    const { rows, childCount } = settledRows(found, typed)
    known.set('childCount', childCount)
    // Giving a number of children implies that there are some.
    if ('value' in readChildCount(typed) && textOf(posted, 'hasChildren') === '') known.set('hasChildren', 'yes')
    return withRows(known, rows)
  }
  const { intent, left } = heeded(pressed, found.length)
  known.set(INTENT, intent)
  known.set('childCount', countText(left))
  if (pressed.type === 'insert') known.set('hasChildren', 'yes')
  return withRows(known, found)
}

function withRows(known: FormData, rows: ChildRow[]): FormData {
  rows.forEach((row, index) => {
    for (const field of FIELDS) known.append(nameOf(index, field), row[field])
  })
  return known
}
