/** The form of a 3a statement. */
import { fittingPart } from '~/dossier/shape/fitting-part'
import { Statement3a } from '~/dossier/shape/savings-papers'
import { CONFIRMED_NAMES } from '~/ui/form/confirmed'
import { enteredRows } from '~/ui/form/declaration/entered'
import { formOf, typedIn } from '~/ui/form/declaration/form-of'
import { choice, day, hidden, money, percent, text } from '~/ui/form/declaration/kinds'
import type { FieldsFor } from '~/ui/form/declaration/spec'
import { readForm } from '~/ui/form/read-form'
import { partyId } from '~/ui/form/values/party-id'
import type { T } from '~/ui/frame/text'

const { shape } = Statement3a

export const STATEMENT = formOf({
  kind: choice(shape.kind, {
    label: 'account3a.kind',
    choices: {
      account: 'account3a.kinds.account',
      securities: 'account3a.kinds.securities',
      policy: 'account3a.kinds.policy',
    },
    usual: 'account',
  }),
  solde: money(shape.solde, {
    label: 'account3a.solde',
    hint: 'account3a.soldeHint',
    example: "12'500",
    mark: 1,
  }),
  amount: money(shape.amount, {
    label: 'account3a.amount',
    hint: 'account3a.amountHint',
    example: "3'600",
    mark: 2,
  }),
  rate: percent(shape.rate, {
    label: 'account3a.rate',
    hint: 'account3a.rateHint',
    example: '0.5',
    mark: 3,
    row: { after: 'paidThisYear' },
  }),
  paidThisYear: money(shape.paidThisYear, {
    label: 'account3a.paidThisYear',
    hint: 'account3a.paidHint',
    example: "3'600",
  }),
  paydate: day(shape.paydate, {
    label: 'account3a.paydate',
    hint: 'account3a.paydateHint',
    example: '01.06.2046',
    row: { after: 'maturity' },
  }),
  maturity: money(shape.maturity, {
    label: 'account3a.maturity',
    hint: 'account3a.maturityHint',
    example: "90'000",
  }),
  label: text(shape.label, { label: 'ownPapers.label', hint: 'ownPapers.labelHint', usual: '', row: false }),
  entityId: hidden(partyId),
} satisfies FieldsFor<Statement3a>)

export function readStatementForm(posted: FormData) {
  const submission = readForm(typedIn(STATEMENT, posted, CONFIRMED_NAMES), STATEMENT.schema)
  return { submission, unread: fittingPart(STATEMENT.schema, submission.payload) }
}

/** A policy pays a fixed sum, so any rate that was typed is left out. */
export const statementRows = (t: T, statement: Statement3a, names?: readonly (keyof Statement3a)[]) =>
  enteredRows(t, STATEMENT, statement.kind === 'policy' ? { ...statement, rate: null } : statement, { names })
