/** A certificate that prints pensions and no savings at all, as funds with a promised benefit do. */

import { type CertificateSavings, type StatedFacts, savingsInCertificate } from './certificate-savings'
import { alongPoints, movedRate, USUAL_RATES } from './conversion-by-age'
import type { FundBenefits } from './fund-statement'
import type { LppAssumptionKey } from './result'
import { retirementDateAt } from './retirement-date'

const printedPensions = ({ stated }: StatedFacts) =>
  stated.flatMap(({ age, pension }) => (pension === null ? [] : { age, value: pension }))

/** The rate by which a pension stands for savings, percent: the middle of the usual ones. */
const USUAL = (USUAL_RATES.lowest + USUAL_RATES.highest) / 2

/**
 * The savings for which a printed pension stands, by the usual rate; only to carry it on to another age or pay. null: neither
 * a contribution nor a pay is known, or nothing is printed.
 */
function savingsBehind(facts: StatedFacts): CertificateSavings | null {
  const { certificate, question } = facts
  const [main] = printedPensions(facts)
  if (!main) return null
  const on = retirementDateAt(question.birthDate, main.age)
  if (on <= certificate.date) return null
  const behind = savingsInCertificate(certificate, question, [{ amount: (main.value / USUAL) * 100, on }])
  return behind && !behind.assumed.includes('contributionsUnknown') ? behind : null
}

export const canCarryOn = (facts: StatedFacts): boolean => savingsBehind(facts) !== null

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
  const left = question.otherPay && behind ? behind.on(day) / behind.on(day, () => 1) : 1
  const assumed: LppAssumptionKey[] = question.otherPay && behind ? behind.assumed : []
  return {
    ...{ retirementAge: age, capitalBalance: 0, pension: pension * left, conversionRateEnveloping: 0 },
    sureness: at && !question.otherPay ? 'printed' : 'computed',
    assumed: ['savingsUnknown', ...(at ? [] : (['pensionBetweenPrinted'] as const)), ...assumed],
  }
}

function movedPension(
  age: number,
  main: { age: number; value: number },
  behind: CertificateSavings,
  { question: { birthDate } }: StatedFacts,
): FundBenefits {
  const { rate, halfWidth, assumed } = movedRate({ age: main.age, value: USUAL }, age)
  const pension = (behind.on(retirementDateAt(birthDate, age)) * rate) / 100
  return {
    ...{ retirementAge: age, capitalBalance: 0, pension, conversionRateEnveloping: 0 },
    sureness: 'computed',
    spread: rate > 0 ? halfWidth / rate : 0,
    assumed: ['savingsUnknown', 'rateAssumed', ...assumed, ...behind.assumed],
  }
}
