/** The form of vested benefits: what is typed, and how it becomes the statement. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { VestedStatement } from '~/dossier/shape/savings-papers'
import { amountText } from '~/language/format'
import type { FormValues } from '~/ui/form/fields'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, required } from '~/ui/form/values/piece'
import { readRate } from '~/ui/form/values/rate'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'

export const VESTED_FIELDS = { label: '', balance: '', rate: '' } as const

const { shape } = VestedStatement
const Fields = z.object({
  label: required(asTyped).pipe(shape.label),
  balance: required(readMoney).pipe(shape.balance),
  rate: required(readRate).pipe(shape.rate),
})

export function readVestedForm(posted: FormData) {
  const typed = knownFields(posted, [...Object.keys(VESTED_FIELDS), ...CONFIRMED_NAMES])
  const submission = readForm(typed, Fields)
  return { submission, unread: fittingPart(Fields, submission.payload) }
}

export const vestedValues = ({ label, balance, rate }: VestedStatement): FormValues<typeof VESTED_FIELDS> => ({
  label,
  balance: amountText(balance),
  rate: String(rate),
})
