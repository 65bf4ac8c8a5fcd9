/** The AVS form: what is typed, and how it becomes Info. */

import { formatPaths } from '@conform-to/dom'
import { z } from 'zod'
import { civilStatusIn, isNeverMarried, requiresSpouse } from '~/dossier/shape/civil-status'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { type Info, type InfoPart, MAX_CHILDREN } from '~/dossier/shape/shape'
import { FundAnswer, WorkKind } from '~/dossier/shape/work'
import { textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { avsNumber } from '~/ui/form/values/avs-number'
import { civilStatus, gender, readYesNo, yesNo } from '~/ui/form/values/choice-value'
import { optionalDay, requiredDay } from '~/ui/form/values/day-value'
import { asTyped, optional, type Reader, reader, required } from '~/ui/form/values/piece'
import { readChildCount, withChildRows } from './child-rows'
import { AVS_FIELDS } from './field-values'
import { addInsurance, insuranceOf, insuranceSchema } from './insurance-form'

/** Read by themselves: what has fields of its own, or rows. */
const IN_PARTS = ['partner', 'children', 'insuredSince', 'insuredSinceYear', 'abroad']
const PARTNER_FIELDS = Object.keys(AVS_FIELDS.partner).map((name) => formatPaths(['partner', name]))
const FIELDS = [...Object.keys(AVS_FIELDS).filter((name) => !IN_PARTS.includes(name)), ...PARTNER_FIELDS]

const child = z.object({
  birthDate: requiredDay,
  // A box that is not ticked is not posted.
  alive: optional(readYesNo).transform((alive) => alive === true),
  deathDate: optionalDay,
})

const nothing = z
  .unknown()
  .optional()
  .transform(() => null)
const none = z
  .unknown()
  .optional()
  .transform(() => [])

/** As many children as rows: a filled row too many is not thrown away unasked. */
const countOf = (rows: number): Reader<number> =>
  reader(readChildCount.longest, (text) => {
    const reading = readChildCount(text)
    return 'value' in reading && reading.value !== rows ? { problem: 'childCountRows' } : reading
  })

/**
 * What is asked depends on two answers: a bachelor has no partner and no dates, only who is married must have
 * a partner, and rows of children count only where there are children.
 */
function schemaFor(typed: FormData, { asksNumbers }: { asksNumbers: boolean }) {
  const status = civilStatusIn(textOf(typed, 'status'))
  const hasPartner = requiresSpouse(status) || PARTNER_FIELDS.some((name) => textOf(typed, name).trim() !== '')
  const answer = readYesNo(textOf(typed, 'hasChildren'))
  const hasChildren = 'value' in answer && answer.value
  const rows = [...typed.keys()].filter((name) => /^children\[\d+\]\.birthDate$/.test(name)).length
  const relationshipDay = isNeverMarried(status) ? nothing : optionalDay
  const navs = asksNumbers ? avsNumber : nothing
  const partner = z.object({
    navs,
    birthDate: requiredDay,
    gender,
    deathDate: optionalDay,
  })
  return z.object({
    navs,
    birthDate: requiredDay,
    gender,
    status: civilStatus,
    relationshipStartDate: relationshipDay,
    relationshipEndDate: relationshipDay,
    partner: !isNeverMarried(status) && hasPartner ? partner : nothing,
    hasChildren: yesNo,
    work: optional(asTyped).pipe(WorkKind.nullable()),
    fund: optional(asTyped).pipe(FundAnswer.nullable()),
    childCount: hasChildren ? required(countOf(rows)) : nothing,
    children: hasChildren ? z.array(child).max(MAX_CHILDREN, { error: 'tooManyChildren' }).default([]) : none,
    ...insuranceSchema(typed),
  })
}

type ParsedForm = z.output<ReturnType<typeof schemaFor>>

function infoOf(form: ParsedForm): Info {
  const { partner, children, hasChildren: _, childCount: __, ...others } = form
  return { person: personOf(others), partner, children }
}

/** What is not told of insurance and work is left out. */
function personOf<Form extends ToldFields>({ insuredSince, insuredSinceYear, abroad, work, fund, ...person }: Form) {
  const insurance = insuranceOf({ insuredSince, insuredSinceYear, abroad })
  return { ...person, ...insurance, ...(work && { work }), ...(fund && { fund }) }
}

type ToldFields = Partial<Pick<ParsedForm, 'insuredSince' | 'insuredSinceYear' | 'abroad' | 'work' | 'fund'>>

/** As much as could be read. Children whose number could not be are left out: nobody knows whether these are all. */
function partOf(form: Partial<ParsedForm>): InfoPart {
  const { partner, children, hasChildren, childCount, ...others } = form
  return {
    person: personOf(others),
    partner,
    children: hasChildren === undefined || childCount === undefined ? undefined : children,
  }
}

/**
 * Reads a posted form. Without a status, a button of the rows was pressed: conform has done what it asks, and nothing is to
 * be saved. `unread`: as much of the form as could be read, where that is not all of it; what is left out keeps any call
 * from saving it.
 */
export function readAvsForm(posted: FormData) {
  const typed = withChildRows(posted, FIELDS)
  addInsurance(typed, posted)
  // Of who has not signed in no number is asked, and so none is posted.
  const fields = schemaFor(typed, { asksNumbers: posted.has('navs') })
  const submission = readForm(typed, fields.transform(infoOf))
  const unread = partOf(fittingPart(fields, submission.payload) as Partial<ParsedForm>)
  return { submission, unread }
}
