/** The AVS form: what is typed, and how it becomes Info. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { fittingPart } from '~/dossier/fitting-part'
import type { InfoPart } from '~/dossier/info-rules'
import type { Info } from '~/dossier/shape'
import { avsNumber } from './avs-number'
import { readChildCount, rowIntentOf, withChildRows } from './child-rows'
import { civilStatus, gender, readYesNo, yesNo } from './choice'
import { optionalDay, requiredDay } from './day'
import { textOf } from './known-fields'
import { optional, type Reader, required } from './piece'

const PERSON_FIELDS = ['navs', 'birthDate', 'gender', 'status', 'relationshipStartDate', 'relationshipEndDate']
const PARTNER_FIELDS = ['partner.navs', 'partner.birthDate', 'partner.gender', 'partner.deathDate']
const FIELDS = [...PERSON_FIELDS, ...PARTNER_FIELDS, 'hasChildren', 'childCount']

const partner = z.object({ navs: avsNumber, birthDate: requiredDay, gender, deathDate: optionalDay })
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
const countOf =
  (rows: number): Reader<number> =>
  (text) => {
    const reading = readChildCount(text)
    return 'value' in reading && reading.value !== rows ? { problem: 'childCountRows' } : reading
  }

/**
 * What is asked depends on two answers: a bachelor has no partner and no dates, only who is married must have
 * a partner, and rows of children count only where there are children.
 */
function schemaFor(typed: FormData) {
  const status = textOf(typed, 'status')
  const hasPartner = status === 'married' || PARTNER_FIELDS.some((name) => textOf(typed, name).trim() !== '')
  const answer = readYesNo(textOf(typed, 'hasChildren'))
  const hasChildren = 'value' in answer && answer.value
  const rows = [...typed.keys()].filter((name) => /^children\[\d+\]\.birthDate$/.test(name)).length
  const relationshipDay = status === 'bachelor' ? nothing : optionalDay
  return z.object({
    navs: avsNumber,
    birthDate: requiredDay,
    gender,
    status: civilStatus,
    relationshipStartDate: relationshipDay,
    relationshipEndDate: relationshipDay,
    partner: status !== 'bachelor' && hasPartner ? partner : nothing,
    hasChildren: yesNo,
    childCount: hasChildren ? required(countOf(rows)) : nothing,
    children: hasChildren ? z.array(child).default([]) : none,
  })
}

type Typed = z.output<ReturnType<typeof schemaFor>>

const infoOf = ({ partner, children, hasChildren: _, childCount: __, ...person }: Typed): Info => ({
  person,
  partner,
  children,
})

/** As much as could be read. Children whose number could not be are left out: nobody knows whether these are all. */
const partOf = ({ partner, children, hasChildren, childCount, ...person }: Partial<Typed>): InfoPart => ({
  person,
  partner,
  children: hasChildren === undefined || childCount === undefined ? undefined : children,
})

/**
 * Reads a posted form. `rowsChanged`: a button of the rows was pressed, nothing is to be saved. `unread`: as much of the
 * form as could be read, where that is not all of it; what is left out keeps any call from saving it.
 */
export function readAvsForm(posted: FormData) {
  const intent = rowIntentOf(posted)
  const typed = withChildRows(posted, FIELDS, intent)
  const fields = schemaFor(typed)
  const submission = parseWithZod(typed, { schema: fields.transform(infoOf), disableAutoCoercion: true })
  const unread = partOf(fittingPart(fields, submission.payload) as Partial<Typed>)
  return { rowsChanged: intent !== null, submission, unread }
}
