/**
 * Which questions the page of the family asks. A form that was made for another session, or before the AVS form was deleted,
 * comes back with the questions that it had, so that no entry is lost.
 */
import { DayShape } from '~/dossier/shape/day-shape'
import { MOST_MARRIAGES } from '~/dossier/shape/family'
import type { FamilyQuestions } from '~/dossier/shape/family-questions'
import type { Day } from '~/pillars/day'
import { rowListOf } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import { type FormRow, postedRows } from '~/ui/form/rows'
import { FAMILY } from './form'

/** `present` is `unknown` for a present marriage that only the posted form mentions. */
export type PageQuestions = Omit<FamilyQuestions, 'present' | 'lacksSpouse'> & {
  present: NonNullable<FamilyQuestions['present']> | 'unknown' | null
}

/** Former marriages. One row is reserved for the present marriage. */
export const MARRIAGE_ROWS = rowListOf('marriages', { ...FAMILY.fields.marriages, most: MOST_MARRIAGES - 1 })
const CHILD_ROWS = rowListOf('children', FAMILY.fields.children)

/** Today's questions, if any, combined with those of the posted form. */
export function questionsIn(posted: FormData, questions: FamilyQuestions | null): PageQuestions {
  const rows = postedRows(posted, { ...MARRIAGE_ROWS, most: MARRIAGE_ROWS.most + 1 })
  const isPresentPosted = rows.some((row) => isOfNow(row) && row.separatedSince?.trim())
  return {
    marriages: questions?.marriages || rows.some((row) => !isOfNow(row)),
    present: questions?.present ?? (isPresentPosted ? 'unknown' : null),
    children: [...new Set([...(questions?.children ?? []), ...postedChildren(posted)])],
    partnerPension:
      questions?.partnerPension ||
      ['partner.pensionSince', 'partner.pension'].some((name) => textOf(posted, name).trim() !== ''),
    survivorsPension: questions?.survivorsPension || textOf(posted, 'survivorsPension').trim() !== '',
  }
}

/** For the present marriage, our page sends only the separation. */
export const isOfNow = (row: Partial<FormRow<string>>) => row.start === undefined

const postedChildren = (posted: FormData): Day[] =>
  postedRows(posted, CHILD_ROWS).flatMap(({ birthDate }) => {
    const read = DayShape.safeParse(birthDate)
    return read.success ? [read.data] : []
  })

export const asksAnything = ({ marriages, present, children, survivorsPension, partnerPension }: PageQuestions) =>
  partnerPension || marriages || present !== null || children.length > 0 || survivorsPension

export const childRowsIn = (posted: FormData) => postedRows(posted, CHILD_ROWS)
