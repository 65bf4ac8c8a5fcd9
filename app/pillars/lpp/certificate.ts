/** A copied pension fund certificate, as a statement for the estimate. */
import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_FUND_EARLIEST_AGE } from '~/law/lpp/drawing'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import type { Day } from '../day'
import { coordinatedSalary } from './coordinated-salary'
import type { FundBenefits, FundStatement } from './fund-statement'
import { projectRetirementSavings } from './projection'
import type { LppAssumptionKey } from './result'
import { ageAtRetirement, retirementDateAt } from './retirement-date'
import { legalCredits } from './savings-credit'

/** A certificate's projection for an age in years: savings and a yearly pension, CHF; null if it does not say. */
export type CertificateAge = { age: number; capital: number | null; pension: number | null }

/**
 * The figures on a certificate, null if missing: `balance` and its mandatory part on `date`, CHF; `contribution`: CHF a
 * year into the savings, from employee and employer together; `interest`: percent a year; `atAge` (years; null: the
 * reference age) with the capital (CHF), the pension (CHF a year) and the conversion rate (percent) of that age;
 * `ages`: others; `maxCapitalShare`: percent; `earliestAge`: years.
 */
export type Certificate = {
  label: string
  date: Day
  balance: number | null
  balanceMandatory: number | null
  contribution: number | null
  interest: number | null
  atAge: number | null
  capital: number | null
  pension: number | null
  conversionRate: number | null
  ages: readonly CertificateAge[]
  maxCapitalShare: number | null
  earliestAge: number | null
}

/** `salary`: CHF a year as paid, on which the mandatory savings grow; null if unknown. */
export type CertificateQuestion = {
  birthDate: Day
  gender: Gender
  computedOn: Day
  salary: number | null
}

/**
 * The statement, and what had to be assumed. If the certificate itself projects an age, its figures apply. Otherwise
 * the savings are continued with its own contribution and interest (LPP art. 15). A conversion rate is never guessed:
 * an age for which it states neither pension nor rate has no figure.
 */
export function statementFromCertificate(
  certificate: Certificate,
  question: CertificateQuestion,
): { statement: FundStatement; assumptions: LppAssumptionKey[] } {
  const statedAges = statedAgesOf(certificate, question)
  const all = agesOf(certificate, question, statedAges).flatMap(
    (age) => benefitsAt(age, certificate, question, statedAges) ?? [],
  )
  // Ages with and without savings cannot be mixed: nothing can be interpolated between a figure and none.
  const withSavings = all.filter(({ capitalBalance }) => capitalBalance > 0)
  const benefits = withSavings.length > 0 ? withSavings : all
  const { balance, balanceMandatory, interest } = certificate
  const named = new Set(statedAges.flatMap((one) => (savingsIn(one) === null ? [] : one.age)))
  return {
    statement: {
      fundName: certificate.label,
      webUrl: null,
      asOf: certificate.date,
      earliestRetirementAge: certificate.earliestAge === null ? null : inMonths(certificate.earliestAge),
      largestCapitalShare: certificate.maxCapitalShare,
      ...(balance !== null && { balance }),
      ...(interest !== null && { projectionRate: interest }),
      benefits,
    },
    assumptions: [
      ...when(
        benefits.some(({ retirementAge, capitalBalance }) => capitalBalance > 0 && !named.has(retirementAge)),
        'contributionsStay',
      ),
      ...when(balanceMandatory !== null && question.salary === null, 'mandatoryPartAtLeast'),
      ...when(
        benefits.some(({ capitalBalance }) => capitalBalance === 0),
        'savingsUnknown',
      ),
    ],
  }
}

/**
 * Savings at one age (months), CHF: as the certificate states them, and as its own contribution and interest give them.
 */
export type ComparedSavings = { age: number; printed: number; projected: number }

/** Both ways to the savings at the main age; null if the certificate lacks what one of them needs. */
export function comparedSavings(certificate: Certificate, question: CertificateQuestion): ComparedSavings | null {
  const [main] = statedAgesOf(certificate, question)
  const printed = main ? savingsIn(main) : null
  if (!main || printed === null || retirementDateAt(question.birthDate, main.age) <= certificate.date) return null
  const projected = projectedSavings(main.age, certificate, question)
  return projected === null ? null : { age: main.age, printed, projected }
}

const when = (holds: boolean, key: LppAssumptionKey): LppAssumptionKey[] => (holds ? [key] : [])

const inMonths = (years: number) => Math.round(years * 12)

/** The figures that the certificate itself states, by age in months. */
type StatedAge = { age: number; capital: number | null; pension: number | null; conversionRate: number | null }

function statedAgesOf(certificate: Certificate, { birthDate, gender }: CertificateQuestion): StatedAge[] {
  const { atAge, capital, pension, conversionRate, ages } = certificate
  const ordinary = ageAtRetirement(birthDate, retirementOf({ birthDate, gender }).start)
  const main = { age: atAge === null ? ordinary : inMonths(atAge), capital, pension, conversionRate }
  const others = ages.map((one) => ({ ...one, age: inMonths(one.age), conversionRate: null }))
  return [main, ...others.filter(({ age }) => age !== main.age)]
}

/** The ages on the certificate, and every whole age at which a fund may pay. */
function agesOf(certificate: Certificate, question: CertificateQuestion, statedAges: readonly StatedAge[]): number[] {
  const [first, last] = [
    rowOn(LPP_FUND_EARLIEST_AGE, question.computedOn).value,
    rowOn(LPP_AGES, question.computedOn).value.latest,
  ]
  const whole = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 12)
  const all = [...whole, ...statedAges.map(({ age }) => age)]
  return [...new Set(all)]
    .filter((age) => retirementDateAt(question.birthDate, age) > certificate.date)
    .toSorted((one, other) => one - other)
}

function benefitsAt(
  age: number,
  certificate: Certificate,
  question: CertificateQuestion,
  statedAges: readonly StatedAge[],
): FundBenefits | null {
  const stated = statedAges.find((one) => one.age === age)
  const [pension, rate] = [stated?.pension ?? null, stated?.conversionRate ?? null]
  const capital = (stated && savingsIn(stated)) ?? projectedSavings(age, certificate, question)
  // A pension without savings still counts; with unknown savings its rate is 0.
  if (capital === null)
    return pension === null ? null : { retirementAge: age, capitalBalance: 0, pension, conversionRateEnveloping: 0 }
  const mandatory = mandatoryAt(age, certificate, question)
  const isStated = pension !== null || (stated !== undefined && savingsIn(stated) !== null)
  return {
    retirementAge: age,
    capitalBalance: capital,
    ...(!isStated && { sureness: 'computed' as const }),
    ...(mandatory !== null && { capitalBalanceMandatory: Math.min(mandatory, capital) }),
    ...(pension !== null && { pension }),
    ...(pension === null && rate !== null && { conversionRateEnveloping: rate }),
  }
}

/** The savings at an age, CHF: stated, or derived from its pension and rate. */
function savingsIn({ capital, pension, conversionRate: rate }: StatedAge): number | null {
  if (capital !== null) return capital
  return pension !== null && rate !== null && rate > 0 ? (pension / rate) * 100 : null
}

/** With the certificate's own contribution and interest; null if one of them is missing. */
function projectedSavings(
  age: number,
  { balance, contribution, interest, date }: Certificate,
  { birthDate }: CertificateQuestion,
) {
  if (balance === null || contribution === null || interest === null) return null
  return projectRetirementSavings({
    balance,
    balanceDate: date,
    retirementDate: retirementDateAt(birthDate, age),
    interestRate: interest,
    creditOf: () => contribution,
  }).capital
}

/** The mandatory part: with the minimum interest and, where the salary is known, the credits of the law (LPP art. 15, 16). */
function mandatoryAt(age: number, { balanceMandatory, date }: Certificate, question: CertificateQuestion) {
  if (balanceMandatory === null) return null
  const { birthDate, gender, computedOn, salary } = question
  const reference = retirementOf({ birthDate, gender }).start
  const retirementDate = retirementDateAt(birthDate, age)
  return projectRetirementSavings({
    balance: balanceMandatory,
    balanceDate: date,
    retirementDate: retirementDate < reference ? retirementDate : reference,
    interestRate: rowOn(LPP_MINIMUM_INTEREST, computedOn).value,
    creditOf:
      salary === null
        ? () => 0
        : legalCredits({ birthDate, gender }, coordinatedSalary(salary, computedOn).salary, computedOn),
  }).capital
}
