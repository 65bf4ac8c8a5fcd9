/** A copied pension fund certificate, as a statement for the estimate. */
import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_FUND_EARLIEST_AGE } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Day } from '../day'
import type { Certificate, CertificateQuestion } from './certificate-figures'
import {
  type CertificateSavings,
  mandatoryAt,
  type StatedAge,
  type StatedFacts,
  savingsInCertificate,
} from './certificate-savings'
import { movedRate, rateAtAge } from './conversion-by-age'
import type { FundBenefits, FundStatement } from './fund-statement'
import { canCarryOn, pensionAlone } from './pension-alone'
import { projectRetirementSavings } from './projection'
import type { LppAssumptionKey } from './result'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

/**
 * The statement. What the certificate prints for an age counts there. Other ages, from 58 to 70, are computed from it: the
 * savings by its contribution and the interest that its own projection implies (LPP art. 15), the conversion rate from the
 * rates that it prints. What had to be assumed stands with each age.
 */
export function statementFromCertificate(certificate: Certificate, question: CertificateQuestion): FundStatement {
  const stated = statedAgesOf(certificate, question)
  const savings = savingsInCertificate(certificate, question, pointsOf(stated, certificate, question))
  const { balance, interest } = certificate
  const [first, last] = [
    rowOn(LPP_FUND_EARLIEST_AGE, question.computedOn).value,
    rowOn(LPP_AGES, question.computedOn).value.latest,
  ]
  const whole = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * YEAR)
  const facts: StatedFacts = {
    certificate,
    question,
    stated,
    savings,
    rates: printedRates(stated, savings, question),
    reference: referenceAge(question),
  }
  const ages = [...new Set([...whole, ...stated.map(({ age }) => age)])]
    .filter((age) => retirementDateAt(question.birthDate, age) > certificate.date)
    .toSorted((one, other) => one - other)
  const rate = (certificate.interestAbove === null ? interest : null) ?? savings?.interest ?? null
  const today = balance ?? savings?.on(certificate.date)
  return {
    fundName: certificate.label,
    webUrl: null,
    isTyped: true,
    ...(certificate.isCapitalOnly && { isCapitalOnly: true }),
    ...(question.otherPay && (savings || canCarryOn(facts)) && { isForOtherWork: true }),
    asOf: certificate.date,
    earliestRetirementAge: first * YEAR,
    largestCapitalShare: certificate.maxCapitalShare,
    ...(today != null && { balance: today }),
    ...(rate !== null && { projectionRate: rate }),
    benefits: ages.flatMap((age) => {
      const at = benefitsAt(age, facts)
      return at ? { ...at, assumed: [...(at.assumed ?? []), ...fromRules(age, certificate, question.computedOn)] } : []
    }),
  }
}

const YEAR = 12

const referenceAge = ({ birthDate, gender }: CertificateQuestion) =>
  ageAtRetirement(birthDate, retirementOf({ birthDate, gender }).start)

/**
 * Savings at one age (months), CHF: as the certificate states them, and as its own contribution and interest give them.
 */
export type ComparedSavings = { age: number; printed: number; projected: number }

/** Both ways to the savings at the main age; null if the certificate lacks what one of them needs. */
export function comparedSavings(certificate: Certificate, question: CertificateQuestion): ComparedSavings | null {
  const [main] = statedAgesOf(certificate, question)
  const printed = main ? savingsIn(main) : null
  const { balance, contribution, interest, interestAbove, date } = certificate
  if (!main || printed === null || interestAbove !== null) return null
  const retirementDate = retirementDateAt(question.birthDate, main.age)
  if (retirementDate <= date || balance === null || contribution === null || interest === null) return null
  const input = { balance, balanceDate: date, retirementDate, interestRate: interest, creditOf: () => contribution }
  return { age: main.age, printed, projected: projectRetirementSavings(input).capital }
}

const when = (holds: boolean, ...keys: LppAssumptionKey[]): LppAssumptionKey[] => (holds ? keys : [])

const inMonths = (years: number) => Math.round(years * YEAR)

/** The main age first; an age that stands twice counts once. */
function statedAgesOf(certificate: Certificate, question: CertificateQuestion): [StatedAge, ...StatedAge[]] {
  const { atAge, capital, pension, conversionRate, conversionRateAbove, ages } = certificate
  const ofAll = conversionRateAbove === null ? conversionRate : null
  const main = {
    age: atAge === null ? referenceAge(question) : inMonths(atAge),
    capital,
    pension,
    conversionRate: ofAll,
  }
  const others = ages.map((one) => ({ ...one, age: inMonths(one.age), conversionRate: null }))
  const isEmpty = capital === null && pension === null && ofAll === null
  const same = isEmpty ? others.find(({ age }) => age === main.age) : undefined
  const rest = others.filter(
    ({ age }, index) => age !== main.age && others.findIndex((one) => one.age === age) === index,
  )
  return [same ?? main, ...rest]
}

/** The savings at an age, CHF: stated, or derived from its pension and rate. */
function savingsIn({ capital, pension, conversionRate: rate }: StatedAge): number | null {
  if (capital !== null) return capital
  return pension !== null && rate !== null && rate > 0 ? (pension / rate) * 100 : null
}

const pointsOf = (stated: readonly StatedAge[], { date }: Certificate, { birthDate }: CertificateQuestion) =>
  stated
    .flatMap((one) => {
      const amount = savingsIn(one)
      return amount === null ? [] : { amount, on: retirementDateAt(birthDate, one.age) }
    })
    .filter(({ on }) => on > date)
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))

/** Before the first age that is printed, and before the age of the law, only the fund's rules decide (LPP art. 13). */
function fromRules(age: number, { earliestAge }: Certificate, on: Day): LppAssumptionKey[] {
  const legal = rowOn(LPP_AGES, on).value.earliest
  return when(age < Math.min(legal, earliestAge ?? legal) * YEAR, 'fundPaysFrom58')
}

function benefitsAt(age: number, facts: StatedFacts): FundBenefits | null {
  const { certificate, question, stated, savings } = facts
  const at = stated.find((one) => one.age === age)
  const retirementDate = retirementDateAt(question.birthDate, age)
  if (!savings) return pensionAlone(age, facts)
  const printed = question.otherPay ? null : at && savingsIn(at)
  const capital = printed ?? savings.on(retirementDate)
  const assumed = printed === null || printed === undefined ? savings.assumed : []
  if (certificate.isCapitalOnly) {
    const sureness = assumed.length > 0 ? ('computed' as const) : ('printed' as const)
    return {
      retirementAge: age,
      capitalBalance: capital,
      conversionRateEnveloping: 0,
      sureness,
      assumed: [...assumed, 'capitalOnlyWhole'],
    }
  }
  const mandatory = mandatoryAt(retirementDate, certificate, question)
  const ofMandatory = mandatory === null ? null : Math.min(mandatory.amount, capital)
  const pension = pensionAt(age, capital, ofMandatory, facts)
  return {
    retirementAge: age,
    capitalBalance: capital,
    ...(ofMandatory !== null && { capitalBalanceMandatory: ofMandatory }),
    ...pension.figures,
    sureness: pension.isPrinted || (assumed.length === 0 && pension.assumed.length === 0) ? 'printed' : 'computed',
    spread: pension.spread,
    assumed: [...assumed, ...(mandatory?.assumed ?? []), ...pension.assumed],
  }
}

type PensionAt = Pick<
  FundBenefits,
  'pension' | 'conversionRateEnveloping' | 'conversionRateMandatory' | 'conversionRateSupplementary'
>

/** The pension as printed, or the rate that gives it. `spread`: the fraction by which it may be lower or higher. */
function pensionAt(
  age: number,
  capital: number,
  mandatory: number | null,
  { certificate, question, stated, savings, rates, reference }: StatedFacts,
): { figures: PensionAt; spread: number; assumed: LppAssumptionKey[]; isPrinted: boolean } {
  const at = stated.find((one) => one.age === age)
  const printed = at?.pension ?? null
  if (printed !== null) {
    const before = savings?.on(retirementDateAt(question.birthDate, age), () => 1) ?? 0
    const pension = question.otherPay && before > 0 ? (printed * capital) / before : printed
    return { figures: { pension }, spread: 0, assumed: [], isPrinted: !question.otherPay }
  }
  const { conversionRate, conversionRateAbove } = certificate
  const main = stated[0]?.age ?? reference
  if (conversionRate !== null && conversionRateAbove !== null && mandatory !== null) {
    const [below, above] = [
      movedRate({ age: main, value: conversionRate }, age),
      movedRate({ age: main, value: conversionRateAbove }, age),
    ]
    const yearly = mandatory * below.rate + (capital - mandatory) * above.rate
    return {
      figures: { conversionRateMandatory: below.rate, conversionRateSupplementary: above.rate },
      spread: yearly > 0 ? (capital * below.halfWidth) / yearly : 0,
      assumed: below.assumed,
      isPrinted: false,
    }
  }
  const { rate, halfWidth, assumed } = rateAtAge(rates, age, reference)
  return {
    figures: { conversionRateEnveloping: rate },
    spread: rate > 0 ? halfWidth / rate : 0,
    assumed,
    isPrinted: false,
  }
}

/** Printed rates, and those from a printed pension to the savings of its age. */
const printedRates = (
  stated: readonly StatedAge[],
  savings: CertificateSavings | null,
  { birthDate }: CertificateQuestion,
) =>
  stated.flatMap((one) => {
    if (one.conversionRate !== null) return { age: one.age, value: one.conversionRate }
    const capital = savingsIn(one) ?? savings?.on(retirementDateAt(birthDate, one.age), () => 1) ?? 0
    return one.pension !== null && capital > 0 ? { age: one.age, value: (one.pension / capital) * 100 } : []
  })
