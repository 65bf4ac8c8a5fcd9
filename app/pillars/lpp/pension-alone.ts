/** A certificate that prints pensions and no savings at all, as funds with a promised benefit do. */

import { type Day, dayOf, yearOf } from '../day'
import type { Certificate, CertificateQuestion } from './certificate-figures'
import { type CertificateSavings, type StatedFacts, savingsInCertificate } from './certificate-savings'
import { alongPoints, movedRate, USUAL_RATES } from './conversion-by-age'
import type { FundBenefits } from './fund-statement'
import { projectRetirementSavings } from './projection'
import type { LppAssumptionKey } from './result'
import { retirementDateAt } from './retirement-date'
import { FIRST_SAVINGS_AGE, legalCredits } from './savings-credit'

const printedPensions = ({ stated }: StatedFacts) =>
  stated.flatMap(({ age, pension }) => (pension === null ? [] : { age, value: pension }))

/** The rate by which a pension stands for savings, percent: the middle of the usual ones. */
const USUAL = (USUAL_RATES.lowest + USUAL_RATES.highest) / 2

/**
 * The savings for which a printed pension stands, by the usual rate; only to carry it on to another age or pay. Two paths
 * between which they lie; one where the contribution is known.
 */
type SavingsBehind = { paths: readonly CertificateSavings[]; assumed: LppAssumptionKey[] }

/** null: no pension is printed for an age ahead. */
function savingsBehind(facts: StatedFacts): SavingsBehind | null {
  const { certificate, question } = facts
  const [main] = printedPensions(facts)
  if (!main) return null
  const on = retirementDateAt(question.birthDate, main.age)
  if (on <= certificate.date) return null
  const amount = (main.value / USUAL) * 100
  const behind = (paper: Certificate) => savingsInCertificate(paper, question, [{ amount, on }])
  const known = behind(certificate)
  if (!known?.assumed.includes('contributionsUnknown')) return known && { paths: [known], assumed: known.assumed }
  const most = behind({ ...certificate, insuredSalary: insuredBehind({ amount, on }, known.interest, question) })
  const others = known.assumed.filter((key) => key !== 'contributionsUnknown')
  return { paths: most ? [known, most] : [known], assumed: [...others, 'contributionsByScale'] }
}

/**
 * The insured salary on which the credits of the law (LPP art. 16) from 25 on, with their interest, would have made all of the
 * savings, CHF a year: more cannot be paid in each year.
 */
function insuredBehind(
  { amount, on }: { amount: number; on: Day },
  interestRate: number,
  question: CertificateQuestion,
): number {
  const ofOneFranc = projectRetirementSavings({
    ...{ balance: 0, balanceDate: dayOf(yearOf(question.birthDate) + FIRST_SAVINGS_AGE, 1, 1) },
    ...{ retirementDate: on, interestRate, creditOf: legalCredits(question, 1, question.computedOn) },
  }).capital
  return ofOneFranc > 0 ? amount / ofOneFranc : 0
}

export const canCarryOn = (facts: StatedFacts): boolean => savingsBehind(facts) !== null

/** The middle between the two paths, and the half of what lies between them, by an amount of each. */
function middleOf({ paths }: SavingsBehind, amountOf: (path: CertificateSavings) => number) {
  const amounts = paths.map(amountOf)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return { middle: (least + most) / 2, halfWidth: (most - least) / 2 }
}

/**
 * A pension without savings: as printed; along the pensions of two ages; or from the only one as its savings and their rate
 * would change. null: nothing follows for that age.
 */
export function pensionAlone(age: number, facts: StatedFacts): FundBenefits | null {
  const { question } = facts
  const printed = printedPensions(facts)
  const [main] = printed
  if (!main) return null
  const at = printed.find((one) => one.age === age)
  const behind = at && !question.otherPay ? null : savingsBehind(facts)
  if (!at && printed.length < 2) return behind && movedPension(age, main, behind, facts)
  const sorted = printed.toSorted((one, other) => one.age - other.age)
  const pension = at?.value ?? Math.max(0, alongPoints(sorted, age))
  const day = retirementDateAt(question.birthDate, age)
  const left =
    question.otherPay && behind ? middleOf(behind, (path) => path.on(day) / path.on(day, () => 1)) : UNCHANGED
  const assumed: LppAssumptionKey[] = question.otherPay && behind ? behind.assumed : []
  return {
    ...{ retirementAge: age, capitalBalance: 0, pension: pension * left.middle, conversionRateEnveloping: 0 },
    sureness: at && !question.otherPay ? 'printed' : 'computed',
    spread: ratio(left.halfWidth, left.middle),
    assumed: ['savingsUnknown', ...(at ? [] : (['pensionBetweenPrinted'] as const)), ...assumed],
  }
}

const UNCHANGED = { middle: 1, halfWidth: 0 }

function movedPension(
  age: number,
  main: { age: number; value: number },
  behind: SavingsBehind,
  { question: { birthDate } }: StatedFacts,
): FundBenefits {
  const { rate, halfWidth, assumed } = movedRate({ age: main.age, value: USUAL }, age)
  const day = retirementDateAt(birthDate, age)
  const savings = middleOf(behind, (path) => path.on(day))
  return {
    ...{ retirementAge: age, capitalBalance: 0, pension: (savings.middle * rate) / 100, conversionRateEnveloping: 0 },
    sureness: 'computed',
    spread: ratio(halfWidth, rate) + ratio(savings.halfWidth, savings.middle),
    assumed: ['savingsUnknown', 'savingsByUsualRate', ...assumed, ...behind.assumed],
  }
}

const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
