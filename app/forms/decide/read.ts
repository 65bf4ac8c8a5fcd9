/** How entries become a decision between pension and capital, and what the form shows of a decision. */
import { z } from 'zod'
import type { Decision } from '~/dossier/shape/decision'
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { Place } from '~/dossier/shape/place'
import { DecisionForm } from '~/dossier/shape/simulation'
import { namesOf, typedIn, valuesOf } from '~/ui/form/declaration/form-of'
import type { FormValues } from '~/ui/form/fields'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import type { ReturnedForm } from '~/ui/form/revision'
import { appendRows, emptyRow, postedRows } from '~/ui/form/rows'
import { DECIDE, MAX_SHARE, SPOUSE_ROWS, SPREAD_ROWS } from './form'

/** The hidden field with the share that the form was filled from. */
export const SHOWN_SHARE = 'shownShare'

const { shape } = DecisionForm
const { spouse, spread, ...asked } = DECIDE.schema.shape
const Fields = z.object({
  ...asked,
  spouse: spouse.pipe(shape.spouse.unwrap()),
  spread: spread
    .transform((parts) => parts.flatMap(({ what, year }) => (year === null ? [] : [{ what, year }])))
    .pipe(shape.spread.unwrap()),
})

const NAMES = namesOf(DECIDE.fields)

/** The hidden field with the number of the certificate that does not state its maximum share. */
export const MAX_SHARE_OF = 'number'

/** null: another form was posted. */
export const readMaxShareForm = (posted: FormData) =>
  posted.has('maxCapitalShare') ? readForm(typedIn(MAX_SHARE, posted), MAX_SHARE.schema) : null

/** Whether this form was posted. */
export const isMaxShareForm = (form: ReturnedForm | undefined) => 'maxCapitalShare' in (form?.initialValue ?? {})

/**
 * Empty rows of the spouse are dropped. Parts without a year stay, so that each part keeps its position.
 * @param share of the pressed button
 */
export function readDecideForm(posted: FormData, share = '') {
  const typed = knownFields(posted, NAMES)
  if (share !== '') typed.set('lppCapitalShare', share)
  const filled = postedRows(posted, SPOUSE_ROWS)
    .map((row) => ({ ...emptyRow(SPOUSE_ROWS.fields), ...row }))
    .filter((row) => Object.values(row).some((text) => text.trim() !== ''))
  appendRows(typed, SPOUSE_ROWS.list, filled)
  const parts = postedRows(posted, SPREAD_ROWS).map((row) => ({ ...emptyRow(SPREAD_ROWS.fields), ...row }))
  appendRows(typed, SPREAD_ROWS.list, parts)
  const submission = readForm(typed, Fields)
  if (submission.status === 'success') return { decision: submission.value, submission, unread: null } as const
  const part = fittingPart(Fields, submission.payload) as Partial<DecisionForm>
  // Unreadable rows already have their own problems.
  const unread = { ...submission.payload, spouse: [], spread: [], ...part }
  return { decision: null, submission, unread } as const
}

/** Whether the share is still the one that the form showed. If so, it must not replace a share chosen on another page since. */
export function isShareAsShown(posted: FormData, { lppCapitalShare }: DecisionForm): boolean {
  return posted.has(SHOWN_SHARE) && textOf(posted, SHOWN_SHARE) === String(lppCapitalShare ?? '')
}

/**
 * The field values. The share comes from the change, and the home from the place, which another page may have saved; without
 * a decision, the status for tax is filled in from what is known.
 */
export const decideValues = ({ decision, place, share, knownStatus }: SavedChoice): FormValues<typeof DECIDE.shape> =>
  valuesOf(DECIDE, { lppCapitalShare: share, status: knownStatus, ...place, ...decision })

type SavedChoice = {
  place: Place | null
  decision: Decision | null
  share: number | null
  knownStatus: Decision['status'] | null
}
