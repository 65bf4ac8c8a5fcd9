/** What stands on a copied paper, line by line; what it does not say is left out. */
import type { Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import { chf, dayText, percent } from '~/language/format'
import type { T } from '../frame/text'
import type { SummaryRow } from '../summary-list'

const row = (term: string, value: string | null): SummaryRow[] => (value === null ? [] : [{ term, value }])
const told = <Figure>(figure: Figure | null, textOf: (figure: Figure) => string) =>
  figure === null ? null : textOf(figure)

export const vestedRows = (t: T, { balance, rate }: VestedStatement): SummaryRow[] => [
  { term: t('vested.balance'), value: chf(balance) },
  { term: t('vested.rate'), value: percent(rate) },
]

export function statementRows(t: T, statement: Statement3a): SummaryRow[] {
  const { kind, solde, amount, paidThisYear, rate, paydate, maturity } = statement
  return [
    { term: t('account3a.kind'), value: t(`account3a.kinds.${kind}`) },
    { term: t('account3a.solde'), value: chf(solde) },
    { term: t('account3a.amount'), value: chf(amount) },
    ...row(t('account3a.paidThisYear'), told(paidThisYear, chf)),
    ...row(t('account3a.rate'), kind === 'policy' ? null : told(rate, percent)),
    ...row(t('account3a.maturity'), told(maturity, chf)),
    ...row(t('account3a.paydate'), told(paydate, dayText)),
  ]
}
