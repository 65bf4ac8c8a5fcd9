/** The form of capital and its tax. */
import { parseWithZod } from '@conform-to/zod/v4'
import { z } from 'zod'
import { Decision } from '~/dossier/shape/decision'
import { fittingPart } from '~/dossier/shape/fitting-part'
import type { FormValues } from '~/ui/form/fields'
import { knownFields } from '~/ui/form/known-fields'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readShare } from '~/ui/form/values/rate'

export const DECIDE_FIELDS = {
  lppCapitalShare: '',
  canton: '',
  municipality: '',
  status: '',
} as const satisfies Record<keyof Decision, ''>

const { shape } = Decision
const Fields = z.object({
  lppCapitalShare: optional(readShare).pipe(shape.lppCapitalShare.unwrap()),
  canton: required(asTyped).pipe(shape.canton),
  municipality: required(asTyped).pipe(shape.municipality),
  status: required(asTyped).pipe(shape.status),
})

export function readDecideForm(posted: FormData) {
  const typed = knownFields(posted, Object.keys(DECIDE_FIELDS))
  const submission = parseWithZod(typed, { schema: Fields, disableAutoCoercion: true })
  if (submission.status === 'success') return { decision: submission.value, submission, unread: null } as const
  const part = fittingPart(Fields, submission.payload) as Partial<Decision>
  return { decision: null, submission, unread: { ...submission.payload, ...part } } as const
}

export const decideValues = ({ lppCapitalShare, ...others }: Decision): FormValues<typeof DECIDE_FIELDS> => ({
  ...others,
  lppCapitalShare: lppCapitalShare === null ? '' : String(lppCapitalShare),
})
