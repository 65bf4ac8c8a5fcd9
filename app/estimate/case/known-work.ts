/** What a person earns, according to outside parties or the visitor. */
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { IncomeEntry } from '~/dossier/shape/register-record'
import type { Dossier } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { type Day, dayOf, yearOf } from '~/pillars/day'
import { paidSalary } from '~/pillars/lpp/salary-change'
import { accountOfCareer } from './avs/career'
import { insuredWorkOf } from './lpp/fund-statement'

/** The day from which another salary is assumed: next 1 January. */
export const newSalaryFrom = (today: Day): Day => dayOf(yearOf(today) + 1, 1, 1)

/** Salary (CHF a year, gross, as paid) and activity rate (percent): the sum over the pension funds; null: they give none. */
export function workAtFunds({ policies }: FundPolicies): KnownWork | null {
  const works = policies.map(insuredWorkOf)
  const salary = works.reduce((sum, work) => sum + paidSalary(work), 0)
  if (salary === 0) return null
  const rate = works.reduce((sum, { employmentLevel }) => sum + employmentLevel, 0)
  return { salary: Math.round(salary), rate: Math.min(100, rate), source: 'funds', year: null }
}

/** null: nothing is earned now, a forecast gives no salary, and an extract may not cover a whole year. */
export function workSaid({ firstPillar: { careers, info } }: Dossier, today: Day): KnownWork | null {
  const { person: career } = careers
  if (career?.way === 'quick' && (info?.person.work === 'none' || career.salary === 0)) return null
  if (career?.way === 'quick') return { salary: career.salary, rate: career.rate, source: 'typed', year: null }
  if (career?.way !== 'extract' || !info) return null
  const { birthDate, gender } = info.person
  return workOfLastYear(accountOfCareer(career, { birthDate, gender, insured: null, today })?.incomes ?? [])
}

/** The account contains no activity rate. */
export function workOfLastYear(incomes: readonly IncomeEntry[]): KnownWork | null {
  const last = lastSalary(incomes)
  return last && { salary: Math.round(last.amount), rate: null, source: 'account', year: last.year }
}

/**
 * The income of the last complete year, CHF; null: there is none, or it is no higher than that of the minimum contribution,
 * which people without work pay (LAVS art. 10 al. 1): the account does not tell the two apart.
 */
export function lastSalary(incomes: readonly IncomeEntry[]): IncomeEntry | null {
  const complete = incomes.filter(({ months }) => months === 12)
  const last = complete.toSorted((one, other) => one.year - other.year).at(-1)
  return last && last.amount > minimumContributionOf(last.year).income ? last : null
}
