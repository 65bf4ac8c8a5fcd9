/** How the entries on the page of the family become a `Family`. */
import { z } from 'zod'
import { type Family, type FamilyPart, MOST_MARRIAGES } from '~/dossier/shape/family'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { namesOf } from '~/ui/form/declaration/form-of'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { appendRows, emptyRow, type FormRow, postedRows, rowPressedIn, rowsAfter, showAgain } from '~/ui/form/rows'
import { readDay } from '~/ui/form/values/day-value'
import { FAMILY } from './form'
import { childRowsIn, isOfNow, MARRIAGE_ROWS, type PageQuestions } from './posted-questions'

const MARRIAGES = MARRIAGE_ROWS.list
type MarriageRow = FormRow<string>
type FamilyEntries = z.output<typeof FAMILY.schema>

/** A child without an answer is left to the law. */
const answered = (children: FamilyEntries['children']): Family['children'] =>
  children.flatMap(({ birthDate, credits }) => (credits ? [{ birthDate, credits }] : []))

const familyOf = ({ children, partner, ...family }: AskedEntries): Family => ({
  ...family,
  children: answered(children),
  ...(partner && Object.values(partner).some((value) => value !== null) && { partner }),
})

type AskedEntries = Omit<FamilyEntries, 'partner'> & { partner?: FamilyEntries['partner'] | null }

const PARTNER_NAMES = namesOf({ partner: FAMILY.fields.partner })

/** A spouse's pension that nobody typed is not there to be read. */
const schemaFor = (typed: FormData) =>
  PARTNER_NAMES.some((name) => textOf(typed, name).trim() !== '')
    ? FAMILY.schema
    : FAMILY.schema.extend({
        partner: z
          .unknown()
          .optional()
          .transform(() => null),
      })

/**
 * Reads a posted form. For the present marriage only a separation by a judge is asked: its other facts are those of the AVS
 * form. Without a status, a button of the rows was pressed and nothing is to be saved. `unread`: the part that could be read.
 */
export function readFamilyForm(posted: FormData, questions: PageQuestions) {
  const typed = knownFields(posted, [
    ...(questions.survivorsPension ? (['survivorsPension'] as const) : []),
    ...(questions.partnerPension ? PARTNER_NAMES : []),
  ])
  appendRows(typed, MARRIAGES, marriageRows(posted, questions))
  appendRows(typed, 'children', creditRows(posted, questions.children))
  if (rowPressedIn(posted, MARRIAGES)) showAgain(typed)
  const schema = schemaFor(typed)
  const submission = readForm(typed, schema.transform(familyOf))
  const { partner, ...part } = fittingPart(schema, submission.payload) as Partial<AskedEntries>
  const unread: FamilyPart = {
    marriages: [],
    ...part,
    children: answered(part.children ?? []),
    ...(partner && { partner }),
  }
  return { submission, unread }
}

/**
 * Former marriages in their order, then the present one. There is at least one row if the civil status implies that a marriage
 * ended.
 */
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

/** Recognises the present marriage by its dates, for programs that write it out in full, unlike our page. */
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

/** Matches children by birth date, which our page posts too, or else by position. */
function creditRows(posted: FormData, children: readonly Day[]): FormRow<string>[] {
  const rows = childRowsIn(posted)
  const byPlace = rows.every((row) => row.birthDate === undefined)
  return children.map((birthDate, index) => {
    const row = byPlace ? rows[index] : rows.find((one) => one.birthDate === birthDate)
    return { birthDate, credits: row?.credits ?? '' }
  })
}
