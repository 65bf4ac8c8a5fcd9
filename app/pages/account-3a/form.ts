/** The form of a 3a statement: what is typed, and how it becomes the statement. */
import { z } from 'zod'
import { fittingPart } from '~/dossier/shape/fitting-part'
import { Statement3a } from '~/dossier/shape/savings-papers'
import { amountText, dayText } from '~/language/format'
import type { FormValues } from '~/ui/form/fields'
import { knownFields } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { optionalDay } from '~/ui/form/values/day-value'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readRate } from '~/ui/form/values/rate'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'
import { partyIdOf } from '~/ui/form/values/party-id'

export const STATEMENT_FIELDS = {
  label: '',
  kind: '',
  solde: '',
  amount: '',
  paidThisYear: '',
  rate: '',
  paydate: '',
  maturity: '',
} as const

const { shape } = Statement3a
const Fields = z.object({
  label: required(asTyped).pipe(shape.label),
  kind: required(asTyped).pipe(shape.kind),
  solde: required(readMoney).pipe(shape.solde),
  amount: required(readMoney).pipe(shape.amount),
  paidThisYear: optional(readMoney).pipe(shape.paidThisYear),
  rate: optional(readRate).pipe(shape.rate),
  paydate: optionalDay,
  maturity: optional(readMoney).pipe(shape.maturity),
  entityId: optional(asTyped).transform(partyIdOf),
})

export function readStatementForm(posted: FormData) {
  const typed = knownFields(posted, [...Object.keys(STATEMENT_FIELDS), 'entityId', ...CONFIRMED_NAMES])
  const submission = readForm(typed, Fields)
  return { submission, unread: fittingPart(Fields, submission.payload) }
}

export type StatementValues = FormValues<typeof STATEMENT_FIELDS>

export function statementValues(paper: Statement3a): StatementValues {
  const amount = (value: number | null) => (value === null ? '' : amountText(value))
  const { label, kind, solde, paidThisYear, rate, paydate, maturity } = paper
  return {
    label,
    kind,
    solde: amount(solde),
    amount: amount(paper.amount),
    paidThisYear: amount(paidThisYear),
    rate: rate === null ? '' : String(rate),
    paydate: paydate ? dayText(paydate) : '',
    maturity: amount(maturity),
  }
}
