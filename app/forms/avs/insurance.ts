/** Since when somebody has been insured, and their years abroad: how these fields are read. */
import { z } from 'zod'
import type { Info } from '~/dossier/shape/info'
import { rowListOf } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import type { ReturnedForm } from '~/ui/form/revision'
import { appendRows, postedRows, rowPressedIn, rowsAfter, showAgain } from '~/ui/form/rows'
import { AVS, INSURED_SINCE } from './form'

export const ABROAD = 'abroad'
const ROWS = rowListOf(ABROAD, AVS.fields.abroad)

type InsuredSinceChoice = (typeof INSURED_SINCE)[number]
const isChoice = (text: string): text is InsuredSinceChoice => INSURED_SINCE.some((choice) => choice === text)

/** The page hides a year beside another answer: it is sent, and does not count. */
const noYear = z
  .unknown()
  .optional()
  .transform(() => null)

/** Adds these fields to the known fields of a form. If a button of the rows was pressed, the rows are as they are afterwards. */
export function addInsurance(known: FormData, posted: FormData) {
  for (const [name, text] of Object.entries(insuredSinceIn(posted))) known.set(name, text)
  appendRows(known, ABROAD, rowsAfter(posted, ROWS, postedRows(posted, ROWS)))
  if (rowPressedIn(posted, ABROAD)) showAgain(known)
}

/** A typed year is an answer even if the choice `year` is not ticked. Other programs send the year in place of the choice. */
function insuredSinceIn(posted: FormData) {
  const [insuredSince, insuredSinceYear] = [textOf(posted, 'insuredSince').trim(), textOf(posted, 'insuredSinceYear')]
  if (isChoice(insuredSince)) return { insuredSince, insuredSinceYear }
  if (insuredSince) return { insuredSince: 'year', insuredSinceYear: insuredSince }
  return { insuredSince: insuredSinceYear.trim() ? 'year' : '', insuredSinceYear }
}

/** @param typed the form with the fields of `addInsurance` */
export function insuranceSchema(typed: FormData) {
  const { insuredSince, insuredSinceYear, abroad } = AVS.schema.shape
  return {
    insuredSince,
    insuredSinceYear: textOf(typed, 'insuredSince') === 'year' ? insuredSinceYear : noYear,
    abroad,
  }
}

type InsuranceFields = {
  insuredSince?: string | null
  insuredSinceYear?: number | null
  abroad?: Info['person']['abroad']
}

/** Leaves out what is not given. */
export function insuranceOf({ insuredSince, insuredSinceYear, abroad = [] }: InsuranceFields) {
  const since: Info['person']['insuredSince'] | null = insuredSince === 'always' ? 'always' : insuredSinceYear
  return { ...(since && { insuredSince: since }), ...(abroad.length > 0 && { abroad }) }
}

/** A problem with the year is shown at the field where it was typed. */
export function withYearProblem(form: ReturnedForm): ReturnedForm {
  const { insuredSince, ...others } = form.error ?? {}
  return insuredSince ? { ...form, error: { ...others, insuredSinceYear: insuredSince } } : form
}
