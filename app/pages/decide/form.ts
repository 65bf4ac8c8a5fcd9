/** The form of pension and capital, and of the tax on it. */

import { z } from 'zod'
import { type Decision, MOST_SPOUSE_PAYMENTS, MOST_SPREAD } from '~/dossier/shape/decision'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { FundCertificate } from '~/dossier/shape/savings-papers'
import { ToldDecision } from '~/dossier/shape/simulation'
import { amountText } from '~/language/format'
import type { FormValues } from '~/ui/form/fields'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import type { ReturnedForm } from '~/ui/form/revision'
import { appendRows, emptyRow, postedRows, type RowList } from '~/ui/form/rows'
import { readYesNo } from '~/ui/form/values/choice-value'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readRate, readShare } from '~/ui/form/values/rate'
import { wholeNumberReader } from '~/ui/form/values/whole-number'
import { yearReader } from '~/ui/form/values/year'

const SPOUSE_FIELDS = { year: '', amount: '' } as const
const SPREAD_FIELDS = { what: '', year: '' } as const

export const DECIDE_FIELDS = {
  lppCapitalShare: '',
  canton: '',
  municipality: '',
  status: '',
  children: '',
  yield: '',
  until: '',
  spouse: [SPOUSE_FIELDS],
  spread: [SPREAD_FIELDS],
} as const satisfies Record<keyof ToldDecision, '' | readonly [object]>

/** The share that the form was filled from, hidden beside it. */
export const SHOWN_SHARE = 'shownShare'

export const SPOUSE_ROWS: RowList<'year' | 'amount'> = {
  list: 'spouse',
  fields: ['year', 'amount'],
  most: MOST_SPOUSE_PAYMENTS,
}
const SPREAD_ROWS: RowList<'what' | 'year'> = { list: 'spread', fields: ['what', 'year'], most: MOST_SPREAD }

const { shape } = ToldDecision
const year = yearReader('yearForm')
const Fields = z.object({
  lppCapitalShare: optional(readShare).pipe(shape.lppCapitalShare.unwrap()),
  canton: required(asTyped).pipe(shape.canton),
  municipality: required(asTyped).pipe(shape.municipality),
  status: required(asTyped).pipe(shape.status),
  children: optional(readYesNo).transform((lives) => lives ?? false),
  yield: optional(readRate).pipe(shape.yield.unwrap()),
  until: optional(wholeNumberReader('untilRange')).pipe(shape.until.unwrap()),
  spouse: z
    .array(z.object({ year: required(year), amount: required(readMoney) }))
    .max(MOST_SPOUSE_PAYMENTS, { error: 'tooManyRows' })
    .default([])
    .pipe(shape.spouse.unwrap()),
  spread: z
    .array(z.object({ what: required(asTyped), year: optional(year) }))
    .max(MOST_SPREAD, { error: 'tooManyRows' })
    .default([])
    .transform((parts) => parts.flatMap(({ what, year }) => (year === null ? [] : [{ what, year }])))
    .pipe(shape.spread.unwrap()),
})

const NAMES = Object.keys(DECIDE_FIELDS).filter((name) => name !== 'spouse' && name !== 'spread')

const MaxShare = z.object({
  maxCapitalShare: required(readShare).pipe(FundCertificate.shape.maxCapitalShare.unwrap()),
})

/** The form that asks how much a fund pays as capital. */
export const MAX_SHARE_FIELDS = { maxCapitalShare: '' } as const satisfies Record<keyof typeof MaxShare.shape, ''>

/** The hidden field with the number of the certificate that does not say it. */
export const MAX_SHARE_OF = 'number'

/** null: it is not this form that was posted. */
export const readMaxShareForm = (posted: FormData) =>
  posted.has('maxCapitalShare') ? readForm(knownFields(posted, Object.keys(MAX_SHARE_FIELDS)), MaxShare) : null

/** Whether it is this form that comes back. */
export const isMaxShareForm = (form: ReturnedForm | undefined) => 'maxCapitalShare' in (form?.initialValue ?? {})

/**
 * Empty rows of the spouse say nothing; of the parts those without a year stay, so that each keeps its place.
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
  const part = fittingPart(Fields, submission.payload) as Partial<ToldDecision>
  // Rows of which one cannot be read have their problems already.
  const unread = { ...submission.payload, spouse: [], spread: [], ...part }
  return { decision: null, submission, unread } as const
}

/** Whether the share is as the form showed it, which then says nothing of what another page has chosen since. */
export function isShareAsShown(posted: FormData, { lppCapitalShare }: ToldDecision): boolean {
  return posted.has(SHOWN_SHARE) && textOf(posted, SHOWN_SHARE) === text(lppCapitalShare)
}

const text = (value: number | null) => (value === null ? '' : String(value))

/** The share as the change has it; without a decision else only as whom tax is paid, by what is known. */
export const decideValues = (
  decision: Decision | null,
  { share, knownStatus }: { share: number | null; knownStatus: Decision['status'] | null },
): Partial<FormValues<typeof DECIDE_FIELDS>> => ({
  lppCapitalShare: text(share),
  status: knownStatus ?? '',
  ...(decision && {
    canton: decision.canton,
    municipality: decision.municipality,
    status: decision.status,
    children: decision.children ? 'on' : '',
    yield: text(decision.yield),
    until: text(decision.until),
    spouse: decision.spouse.map(({ year, amount }) => ({ year: String(year), amount: amountText(amount) })),
    spread: decision.spread.map(({ what, year }) => ({ what, year: String(year) })),
  }),
})
