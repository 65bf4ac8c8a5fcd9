/** The savings of a certificate at any age, and its mandatory part. */
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Day } from '../day'
import type { AtAge } from './between-ages'
import type { Certificate, CertificateQuestion } from './certificate-figures'
import { coordinatedSalary } from './coordinated-salary'
import { projectRetirementSavings } from './projection'
import type { LppAssumptionKey } from './result'
import { legalCredits } from './savings-credit'
import { type PathTerms, type SavingsOn, savingsPath } from './savings-path'

type CreditOf = (year: number) => number

/**
 * `on`: CHF on a day, with the part of each year's credits that the pay leaves, or another one; `interest`: percent a year;
 * `assumed`: for each amount that is not printed.
 */
export type CertificateSavings = {
  interest: number
  on: (day: Day, partOf?: CreditOf) => number
  assumed: LppAssumptionKey[]
}

/** The figures that a certificate states, by age in months. */
export type StatedAge = {
  age: number
  capital: number | null
  pension: number | null
  conversionRate: number | null
}

/** A certificate with its ages, savings and printed rates; `reference`: the reference age in months. */
export type StatedFacts = {
  certificate: Certificate
  question: CertificateQuestion
  stated: readonly StatedAge[]
  savings: CertificateSavings | null
  rates: readonly AtAge[]
  reference: number
}

/** From today's savings and those stated for some days (CHF, in order of time); null: neither is known. */
export function savingsInCertificate(
  certificate: Certificate,
  question: CertificateQuestion,
  stated: readonly SavingsOn[],
): CertificateSavings | null {
  const { balance, date, interest, contribution } = certificate
  const byLaw = contribution === null ? creditsByLaw(certificate, question) : null
  const credits: CreditOf | null = contribution === null ? byLaw : () => contribution
  const inTwo = stated.length === 0 ? savingsInTwo(certificate, question, credits) : null
  // Without a contribution, a projection tells more about it than the law does.
  const creditOf = contribution === null && balance !== null && stated.length > 0 ? null : credits
  const terms: PathTerms = { creditOf, interest, otherwise: minimumInterest(question) }
  const path = inTwo ?? savingsPath(balance === null ? null : { amount: balance, on: date }, stated, date, terms)
  if (!path) return null
  const { otherPay } = question
  const left: CreditOf = (year) => (otherPay && year >= otherPay.fromYear ? otherPay.part : 1)
  const solved = 'solved' in path ? path.solved : null
  const assumed: LppAssumptionKey[] = [
    ...(solved === 'interest' ? (['interestOfProjection'] as const) : []),
    ...(solved === 'contribution' ? (['contributionOfProjection'] as const) : []),
    ...(contribution !== null && solved !== 'contribution' ? (['contributionsStay'] as const) : []),
    ...(solved === null && contribution === null
      ? [byLaw ? ('contributionsByLaw' as const) : ('contributionsUnknown' as const)]
      : []),
    ...(interest === null && solved !== 'interest' ? (['minimumInterestToCome'] as const) : []),
    ...(otherPay ? (['contributionsFollowInsured'] as const) : []),
  ]
  return { interest: path.interest, on: (day, partOf = left) => path.on(day, partOf), assumed }
}

const minimumInterest = ({ computedOn }: CertificateQuestion) => rowOn(LPP_MINIMUM_INTEREST, computedOn).value

/** The credits of the law on the insured salary, or else on the pay (LPP art. 8, 16); null: neither is known. */
function creditsByLaw({ insuredSalary }: Certificate, question: CertificateQuestion): CreditOf | null {
  const { pay = null, computedOn } = question
  const insured = insuredSalary ?? (pay === null ? null : coordinatedSalary(pay, computedOn).salary)
  return insured === null ? null : legalCredits(question, insured, computedOn)
}

type Savings = Pick<CertificateSavings, 'interest' | 'on'>

/** Each part with its own interest, where both are printed; null: they are not, or the parts are not known. */
function savingsInTwo(
  certificate: Certificate,
  question: CertificateQuestion,
  credits: CreditOf | null,
): Savings | null {
  const { balance, balanceMandatory, interest, interestAbove, date } = certificate
  if (balance === null || balanceMandatory === null || interest === null || interestAbove === null) return null
  const creditOf = credits ?? (() => 0)
  const ofMandatory = creditsOfMandatory(certificate, question, creditOf).creditOf
  const on = (day: Day, partOf: CreditOf = () => 1): number => {
    const part = (amount: number, interestRate: number, creditOf: CreditOf) =>
      projectRetirementSavings({
        ...{ balance: amount, balanceDate: date, retirementDate: day, interestRate },
        creditOf: (year) => creditOf(year) * partOf(year),
      }).capital
    if (day <= date) return balance
    const above = balance - balanceMandatory
    return (
      part(balanceMandatory, interest, ofMandatory) +
      part(above, interestAbove, (year) => creditOf(year) - ofMandatory(year))
    )
  }
  const mean =
    balance > 0 ? (balanceMandatory * interest + (balance - balanceMandatory) * interestAbove) / balance : interest
  return { interest: mean, on }
}

/** Those of the law on a known salary, never more than all; else in the proportion of today's savings. */
function creditsOfMandatory({ balance, balanceMandatory }: Certificate, question: CertificateQuestion, all: CreditOf) {
  const { salary, computedOn } = question
  if (salary !== null) {
    const legal = legalCredits(question, coordinatedSalary(salary, computedOn).salary, computedOn)
    return { creditOf: (year: number) => Math.min(all(year), legal(year)), isDivided: false }
  }
  const part = balance ? (balanceMandatory ?? 0) / balance : 0
  return { creditOf: (year: number) => all(year) * part, isDivided: true }
}

/**
 * The mandatory part on a day, CHF; null: it is not printed. With one conversion rate for all it is a guarantee, and grows
 * at least by the minimum interest and the credits of a known salary (LPP art. 15, 16). With a rate of its own it grows by
 * its own interest and its part of the contribution.
 */
export function mandatoryAt(
  retirementDate: Day,
  certificate: Certificate,
  question: CertificateQuestion,
): { amount: number; assumed: LppAssumptionKey[] } | null {
  const { balanceMandatory, balance, contribution, interest, interestAbove, conversionRateAbove, date } = certificate
  if (balanceMandatory === null) return null
  const { birthDate, gender, salary, computedOn, otherPay } = question
  const reference = retirementOf({ birthDate, gender }).start
  const hasOwnRate = conversionRateAbove !== null && balance !== null
  const all = contribution === null ? creditsByLaw(certificate, question) : () => contribution
  const divided = hasOwnRate && all ? creditsOfMandatory(certificate, question, all) : null
  const legal =
    salary === null ? () => 0 : legalCredits(question, coordinatedSalary(salary, computedOn).salary, computedOn)
  const creditOf = divided?.creditOf ?? legal
  const { capital } = projectRetirementSavings({
    balance: balanceMandatory,
    balanceDate: date,
    retirementDate: hasOwnRate || retirementDate < reference ? retirementDate : reference,
    interestRate: (interestAbove !== null ? interest : null) ?? minimumInterest(question),
    creditOf: (year) => creditOf(year) * (otherPay && year >= otherPay.fromYear ? otherPay.part : 1),
  })
  if (hasOwnRate) return { amount: capital, assumed: divided?.isDivided ? ['contributionsDivided'] : [] }
  return { amount: capital, assumed: salary === null ? ['mandatoryPartAtLeast'] : [] }
}
