/** The fields of a certificate, and what they show. */
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { amountText, dayText } from '~/language/format'
import type { FormValues } from '~/ui/form/fields'

export const AGES = 'ages'
export const AGE_FIELDS = ['age', 'capital', 'pension'] as const

export const CERTIFICATE_FIELDS = {
  label: '',
  date: '',
  balance: '',
  capital: '',
  pension: '',
  pensionPer: '',
  contribution: '',
  contributionPer: '',
  balanceMandatory: '',
  conversionRate: '',
  interest: '',
  atAge: '',
  maxCapitalShare: '',
  noticeMonths: '',
  insuredSalary: '',
  rate: '',
  buyIn: '',
  withdrawn: '',
  ages: [{ age: '', capital: '', pension: '' }],
} as const
export type CertificateValues = FormValues<typeof CERTIFICATE_FIELDS>

/** Of a certificate that is not copied yet. */
export const emptyValues = (label: string): CertificateValues => ({
  label,
  pensionPer: 'year',
  contributionPer: 'year',
})

export function certificateValues(paper: FundCertificate): CertificateValues {
  const { ages, fundId: _, label, date, pensionPer, contributionPer, ...figures } = paper
  const money = [
    'balance',
    'capital',
    'pension',
    'contribution',
    'balanceMandatory',
    'insuredSalary',
    'buyIn',
    'withdrawn',
  ]
  const texts = Object.entries(figures).map(([name, value]) => [
    name,
    value === null ? '' : money.includes(name) ? amountText(value) : String(value),
  ])
  const amount = (value: number | null) => (value === null ? '' : amountText(value))
  return {
    ...Object.fromEntries(texts),
    label,
    date: dayText(date),
    pensionPer,
    contributionPer,
    ages: ages.map(({ age, capital, pension }) => ({
      age: String(age),
      capital: amount(capital),
      pension: amount(pension),
    })),
  }
}
