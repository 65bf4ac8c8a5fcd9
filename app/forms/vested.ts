/** The form of vested benefits. */
import { fittingPart } from '~/dossier/shape/fitting-part'
import { VestedStatement } from '~/dossier/shape/savings-papers'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { money, percent, text } from '~/ui/form/declaration/kinds'
import type { FieldsFor } from '~/ui/form/declaration/spec'
import { readForm } from '~/ui/form/read-form'

const { shape } = VestedStatement

export const VESTED = formOf({
  balance: money(shape.balance, {
    label: 'vested.balance',
    hint: 'vested.balanceHint',
    example: "150'000",
    mark: 1,
  }),
  rate: percent(shape.rate, { label: 'vested.rate', hint: 'vested.rateHint', example: '0.5', mark: 2 }),
  label: text(shape.label, { label: 'ownPapers.label', hint: 'ownPapers.labelHint', usual: '', row: false }),
} satisfies FieldsFor<VestedStatement>)

export function readVestedForm(posted: FormData) {
  const submission = readForm(typedIn(VESTED, posted, CONFIRMED_NAMES), VESTED.schema)
  return { submission, unread: fittingPart(VESTED.schema, submission.payload) }
}
