/** How the entries of the AVS form become Info. */

import { z } from 'zod'
import { civilStatusIn, isNeverMarried, requiresSpouse } from '~/dossier/shape/civil-status'
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { Info, InfoPart } from '~/dossier/shape/info'
import { namesOf, schemaOf } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { readYesNo } from '~/ui/form/values/choice-value'
import { type Reader, reader, required } from '~/ui/form/values/piece'
import { readChildCount } from './child-count'
import { withChildRows } from './child-rows'
import { AVS } from './form'
import { addInsurance, insuranceOf, insuranceSchema } from './insurance'
import { workIn } from './work'

/** The date of insurance is read separately, from two fields. */
const { insuredSince: _, insuredSinceYear: __, ...inOneText } = AVS.fields
const { partner } = AVS.fields
const PARTNER_NAMES = namesOf({ partner })
const PARTNER = schemaOf(partner.fields)
const NAMES = namesOf(inOneText)

const nothing = z
  .unknown()
  .optional()
  .transform(() => null)
const none = z
  .unknown()
  .optional()
  .transform(() => [])

const PARTNER_WITHOUT_NUMBER = PARTNER.extend({ navs: nothing })

/** The number must match the filled rows: a surplus row is never dropped without asking. */
const countOf = (rows: number): Reader<number> =>
  reader(readChildCount.longest, (text) => {
    const reading = readChildCount(text)
    return 'value' in reading && reading.value !== rows ? { problem: 'childCountRows' } : reading
  })

/**
 * Some answers decide what is required, and what counts: a bachelor has no partner and no dates, only married people must have a
 * partner, their marriage has not ended, and rows of children count only if there are children. The page hides what does not
 * apply and sends it all the same, so that it is there again after another answer.
 */
function schemaFor(typed: FormData, { asksNumbers }: { asksNumbers: boolean }) {
  const status = civilStatusIn(textOf(typed, 'status'))
  const hasPartner = requiresSpouse(status) || PARTNER_NAMES.some((name) => textOf(typed, name).trim() !== '')
  const answer = readYesNo(textOf(typed, 'hasChildren'))
  const hasChildren = 'value' in answer && answer.value
  const rows = [...typed.keys()].filter((name) => /^children\[\d+\]\.birthDate$/.test(name)).length
  const { navs, relationshipStartDate, relationshipEndDate, children, ...asked } = AVS.schema.shape
  return z.object({
    ...asked,
    navs: asksNumbers ? navs : nothing,
    relationshipStartDate: isNeverMarried(status) ? nothing : relationshipStartDate,
    relationshipEndDate: isNeverMarried(status) || requiresSpouse(status) ? nothing : relationshipEndDate,
    partner: !isNeverMarried(status) && hasPartner ? (asksNumbers ? PARTNER : PARTNER_WITHOUT_NUMBER) : nothing,
    childCount: hasChildren ? required(countOf(rows)) : nothing,
    children: hasChildren ? children : none,
    ...insuranceSchema(typed),
  })
}

type ParsedForm = z.output<ReturnType<typeof schemaFor>>

function infoOf(form: ParsedForm): Info {
  const { partner, children, hasChildren: _, childCount: __, ...others } = form
  return { person: personOf(others), partner, children }
}

/** Leaves out answers on insurance and work that are not given. */
function personOf<Form extends OptionalAnswers>({
  insuredSince,
  insuredSinceYear,
  abroad,
  work,
  fund,
  ...person
}: Form) {
  const insurance = insuranceOf({ insuredSince, insuredSinceYear, abroad })
  // Whoever does not work is not asked for a fund.
  const isInsuredWork = work !== 'none'
  return { ...person, ...insurance, ...(work && { work }), ...(fund && isInsuredWork && { fund }) }
}

type OptionalAnswers = Partial<Pick<ParsedForm, 'insuredSince' | 'insuredSinceYear' | 'abroad' | 'work' | 'fund'>>

/**
 * The readable part of the form. If the number of children is unreadable, the children are left out, since they may not be all.
 */
function partOf(form: Partial<ParsedForm>): InfoPart {
  const { partner, children, hasChildren, childCount, ...others } = form
  return {
    person: personOf(others),
    partner,
    children: hasChildren === undefined || childCount === undefined ? undefined : children,
  }
}

/**
 * Reads a posted form. Without a status, a button of the rows was pressed: conform has already acted on it, and nothing is to
 * be saved. `unread` is the readable part of a form that could not be read completely; since fields are missing in it, no call
 * would save it.
 */
export function readAvsForm(posted: FormData) {
  const typed = withChildRows(posted, NAMES)
  addInsurance(typed, posted)
  typed.set('work', workIn(posted))
  // Visitors who have not signed in are not asked for a number, so none is posted.
  const fields = schemaFor(typed, { asksNumbers: posted.has('navs') })
  const submission = readForm(typed, fields.transform(infoOf))
  const unread = partOf(fittingPart(fields, submission.payload) as Partial<ParsedForm>)
  return { submission, unread }
}
