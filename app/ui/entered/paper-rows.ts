/** What stands on a copied paper, line by line; what it does not say is left out. */
import type { FundCertificate, PaidPer, Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import { chf, dayText, percent } from '~/language/format'
import type { T } from '../frame/text'
import type { SummaryRow } from '../summary-list'

const row = (term: string, value: string | null): SummaryRow[] => (value === null ? [] : [{ term, value }])
const told = <Figure>(figure: Figure | null, textOf: (figure: Figure) => string) =>
  figure === null ? null : textOf(figure)

export function certificateRows(t: T, certificate: FundCertificate): SummaryRow[] {
  const { pension, pensionPer, contribution, contributionPer } = certificate
  const per = (amount: number, paidPer: PaidPer) =>
    `${chf(amount)} ${t(paidPer === 'month' ? 'words.perMonth' : 'words.perYear')}`
  const money = (name: 'balance' | 'balanceMandatory' | 'capital' | 'insuredSalary' | 'buyIn' | 'withdrawn') =>
    row(t(`certificate.${name}`), told(certificate[name], chf))
  const rate = (name: 'conversionRate' | 'interest' | 'maxCapitalShare' | 'rate') =>
    row(t(`certificate.${name}`), told(certificate[name], percent))
  const count = (name: 'atAge' | 'noticeMonths') => row(t(`certificate.${name}`), told(certificate[name], String))
  return [
    ...money('balance'),
    ...money('balanceMandatory'),
    ...money('capital'),
    ...row(
      t('certificate.pension'),
      told(pension, (amount) => per(amount, pensionPer)),
    ),
    ...count('atAge'),
    ...row(
      t('certificate.contribution'),
      told(contribution, (amount) => per(amount, contributionPer)),
    ),
    ...rate('conversionRate'),
    ...rate('interest'),
    ...certificate.ages.flatMap(({ age, capital, pension: atThatAge }) => [
      ...row(t('ownCheck.capitalAt', { age }), told(capital, chf)),
      ...row(
        t('ownCheck.pensionAt', { age }),
        told(atThatAge, (amount) => per(amount, pensionPer)),
      ),
    ]),
    ...rate('maxCapitalShare'),
    ...count('noticeMonths'),
    ...money('insuredSalary'),
    ...rate('rate'),
    ...money('buyIn'),
    ...money('withdrawn'),
  ]
}

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
