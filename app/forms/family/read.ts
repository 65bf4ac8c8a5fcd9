/** How what is typed into the page of the family becomes the family. */
import type { z } from 'zod'
import { type Family, type FamilyPart, MOST_MARRIAGES } from '~/dossier/shape/family'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { appendRows, emptyRow, postedRows, type Row, rowPressedIn, rowsAfter, showAgain } from '~/ui/form/rows'
import { readDay } from '~/ui/form/values/day-value'
import { FAMILY } from './form'
import { childRowsIn, isOfNow, MARRIAGE_ROWS, type PageQuestions } from './posted-questions'

const MARRIAGES = MARRIAGE_ROWS.list
type MarriageRow = Row<string>
type Typed = z.output<typeof FAMILY.schema>

/** A child about whom nothing was answered is left to the law. */
const answered = (children: Typed['children']): Family['children'] =>
  children.flatMap(({ birthDate, credits }) => (credits ? [{ birthDate, credits }] : []))

const familyOf = ({ children, ...family }: Typed): Family => ({
  ...family,
  children: answered(children),
})

/**
 * Reads a posted form. Of the marriage of now only the judge's separation is asked: its other facts are those of the AVS
 * form. Without a status, a button of the rows was pressed, and nothing is to be saved. `unread`: as much as could be read.
 */
export function readFamilyForm(posted: FormData, questions: PageQuestions) {
  const typed = knownFields(posted, questions.survivorsPension ? ['survivorsPension'] : [])
  appendRows(typed, MARRIAGES, marriageRows(posted, questions))
  appendRows(typed, 'children', creditRows(posted, questions.children))
  if (rowPressedIn(posted, MARRIAGES)) showAgain(typed)
  const submission = readForm(typed, FAMILY.schema.transform(familyOf))
  const part = fittingPart(FAMILY.schema, submission.payload) as Partial<Typed>
  const unread: FamilyPart = { marriages: [], ...part, children: answered(part.children ?? []) }
  return { submission, unread }
}

/** Those that are over, in their order, then the one of now; at least one where the civil status says that one ended. */
function marriageRows(posted: FormData, { present, marriages }: PageQuestions): MarriageRow[] {
  const rows = postedRows(posted, { ...MARRIAGE_ROWS, most: MOST_MARRIAGES })
  const ofNow =
    present && (rows.find(isOfNow) ?? rows.find((row) => present !== 'unknown' && isSame(row, present.start)))
  const others = rowsAfter(
    posted,
    MARRIAGE_ROWS,
    rows.filter((row) => row !== ofNow),
  )
  const former = others.length === 0 && marriages ? [emptyRow(MARRIAGE_ROWS.fields)] : others
  return present ? [...former, rowOfNow(present, ofNow?.separatedSince ?? '')] : former
}

/** Typed out by whoever does not post what our page does. */
function isSame({ start = '', end = '' }: Partial<MarriageRow>, wedding: Day): boolean {
  const reading = readDay(start.trim())
  return end.trim() === '' && 'value' in reading && reading.value === wedding
}

function rowOfNow(present: NonNullable<PageQuestions['present']>, separatedSince: string): MarriageRow {
  const row = { ...emptyRow(MARRIAGE_ROWS.fields), separatedSince }
  if (present === 'unknown') return row
  return {
    ...row,
    start: dayText(present.start),
    'partner.birthDate': dayText(present.birthDate),
    'partner.gender': present.gender,
  }
}

/** Found by the day of birth, which our page posts too; else by their place. */
function creditRows(posted: FormData, children: readonly Day[]): Row<string>[] {
  const rows = childRowsIn(posted)
  const byPlace = rows.every((row) => row.birthDate === undefined)
  return children.map((birthDate, index) => {
    const row = byPlace ? rows[index] : rows.find((one) => one.birthDate === birthDate)
    return { birthDate, credits: row?.credits ?? '' }
  })
}
