/** Papers of the second and third pillar as a visitor copies them. */
import { FundCertificate, type Statement3a } from '~/dossier/shape/savings-papers'
import { day } from '~/pillars/day'

/** From a fund that prints everything: a pension of 5.4 % of the capital at 65. */
export const CERTIFICATE: FundCertificate = FundCertificate.parse({
  label: 'Atelier',
  date: day('2026-01-01'),
  balance: 412_638,
  balanceMandatory: 178_214,
  contribution: 17_627,
  contributionPer: 'year',
  capital: 689_022,
  pension: 37_207,
  pensionPer: 'year',
  atAge: null,
  conversionRate: 5.4,
  interest: 1.75,
  ages: [],
  maxCapitalShare: null,
  noticeMonths: null,
  insuredSalary: null,
  rate: null,
  buyIn: null,
  withdrawn: null,
  fundId: null,
})

export const STATEMENT_3A: Statement3a = {
  label: 'Banque du Lac',
  kind: 'account',
  solde: 48_200,
  amount: 7000,
  paidThisYear: null,
  rate: 0.5,
  paydate: null,
  maturity: null,
  entityId: null,
}
