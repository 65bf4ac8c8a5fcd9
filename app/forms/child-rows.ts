/** The rows of the children: each is a line of the form, and works without script. */
import { MAX_CHILDREN } from '~/dossier/shape'
import { readYesNo } from './choice'
import { knownFields, textOf } from './known-fields'
import type { Reader } from './piece'

const FIELDS = ['birthDate', 'alive', 'deathDate'] as const
export type ChildRow = Record<(typeof FIELDS)[number], string>

const NEW_ROW: ChildRow = { birthDate: '', alive: 'yes', deathDate: '' }
const isEmpty = (row: ChildRow) => row.birthDate.trim() === '' && row.deathDate.trim() === ''

/** Reads how many children there are: 1 to MAX_CHILDREN. */
export const readChildCount: Reader<number> = (text) => {
  if (!/^[1-9]\d?$/.test(text)) return { problem: 'childCountForm' }
  return Number(text) > MAX_CHILDREN ? { problem: 'tooManyChildren' } : { value: Number(text) }
}

/** What a button of the rows asks: a row more, or one less. */
export type RowIntent = { kind: 'add' } | { kind: 'remove'; index: number }

export const ADD_CHILD = 'addChild'
export const removeChild = (index: number) => `removeChild:${index}`

export function rowIntentOf(posted: FormData): RowIntent | null {
  const intent = textOf(posted, 'intent')
  if (intent === ADD_CHILD) return { kind: 'add' }
  const index = /^removeChild:(\d{1,2})$/.exec(intent)?.[1]
  return index ? { kind: 'remove', index: Number(index) } : null
}

/** The rows that were posted, in their order; one more than there may be, so that too many can be told. */
function postedRows(posted: FormData): ChildRow[] {
  const indexes = Array.from({ length: MAX_CHILDREN + 1 }, (_, index) => index)
  return indexes
    .filter((index) => FIELDS.some((field) => posted.has(`children[${index}].${field}`)))
    .map((index) => ({
      birthDate: textOf(posted, `children[${index}].birthDate`),
      alive: boxText(textOf(posted, `children[${index}].alive`)),
      deathDate: textOf(posted, `children[${index}].deathDate`),
    }))
}

/** How our page posts a box: `yes`, or nothing. Other programs write yes and no in other words. */
function boxText(text: string): string {
  const reading = readYesNo(text)
  return 'value' in reading ? (reading.value ? 'yes' : '') : text
}

type Rows = { rows: ChildRow[]; childCount: string }

/** The rows and their number as they are to be read and shown: after the button, and as many as the number says. */
function settledRows(posted: FormData, intent: RowIntent | null): Rows {
  const rows = postedRows(posted)
  if (intent) {
    const changed = afterIntent(rows, intent)
    return { rows: changed, childCount: changed.length > 0 ? String(changed.length) : '' }
  }
  const childCount = textOf(posted, 'childCount').trim()
  if (childCount === '') return { rows, childCount: rows.length > 0 ? String(rows.length) : '' }
  const reading = readChildCount(childCount)
  return { rows: 'value' in reading ? asManyAs(reading.value, rows) : rows, childCount }
}

function afterIntent(rows: ChildRow[], intent: RowIntent): ChildRow[] {
  if (intent.kind === 'remove') return rows.toSpliced(intent.index, 1)
  return rows.length < MAX_CHILDREN ? [...rows, NEW_ROW] : rows
}

/** New rows where there are too few; empty ones go where there are too many, filled ones stay. */
function asManyAs(count: number, rows: ChildRow[]): ChildRow[] {
  const kept = [...rows]
  while (kept.length > count && kept.at(-1) && isEmpty(kept.at(-1) as ChildRow)) kept.pop()
  return [...kept, ...Array.from({ length: Math.max(0, count - kept.length) }, () => NEW_ROW)]
}

/** The known fields of a form with its rows settled, numbered from 0 without a gap. */
export function withChildRows(posted: FormData, names: readonly string[], intent: RowIntent | null): FormData {
  const known = knownFields(posted, names)
  const { rows, childCount } = settledRows(posted, intent)
  known.set('childCount', childCount)
  if (intent?.kind === 'add') known.set('hasChildren', 'yes')
  rows.forEach((row, index) => {
    for (const field of FIELDS) known.append(`children[${index}].${field}`, row[field])
  })
  return known
}
