/** The legal minimum of the second pillar from the salaries of a life, where no certificate is known. */
import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_FUND_EARLIEST_AGE } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import { retirementOf } from '~/pillars/avs'
import { type Day, dayAfter, dayOf, yearOf } from '~/pillars/day'
import { type FundStatement, type LegalMinimumQuestion, legalMinimumFromSalaries, type Salary } from '~/pillars/lpp'
import { movedRate } from '~/pillars/lpp/conversion-by-age'
import type { FundBenefits } from '~/pillars/lpp/fund-statement'
import { legalMinimumInParts } from '~/pillars/lpp/legal-minimum'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import type { LppAssumptionKey } from '~/pillars/lpp/result'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { partsOfBenefit } from '~/pillars/lpp/work-in-steps'
import { countedYears } from '~/pillars/savings'
import type { Situation } from '~/pillars/synthesis/change'
import { partOfPayOn, stepsBefore, type WorkInSteps } from '~/pillars/work-in-steps'
import type { Case } from '../case'
import { lastSalary, newSalaryFrom } from '../known-work'

/**
 * The legal minimum as a statement without a fund, with the figures of one day. The law has a rate for the reference age
 * alone (LPP art. 14 al. 2): at others it is assumed to fall and rise as with funds, and the fund to pay from 58.
 */
export function legalMinimum(known: Case, situation: Situation, retirementDate: Day): FundStatement {
  const isOpen = known.secondPillar.legalMinimum?.isSalaryOpen ?? false
  const parts = partsDrawn(known, situation, retirementDate)
  const { computedOn } = legalMinimumQuestion(known, situation, retirementDate)
  return {
    fundName: 'legalMinimum',
    isByLaw: true,
    webUrl: null,
    asOf: computedOn,
    earliestRetirementAge: rowOn(LPP_FUND_EARLIEST_AGE, computedOn).value * 12,
    largestCapitalShare: null,
    ...(parts && { isInParts: true }),
    benefits: isOpen
      ? []
      : (parts ?? [wholeOn(known, situation, retirementDate)]).flatMap((part) => benefitsOf(part, known)),
  }
}

/** CHF on the day of a pension. */
type Savings = { on: Day; capital: number; assumptions: readonly LppAssumptionKey[] }

function wholeOn(known: Case, situation: Situation, on: Day): Savings {
  const { years, assumptions } = legalMinimumFromSalaries(legalMinimumQuestion(known, situation, on))
  return { on, capital: years.at(-1)?.balance ?? 0, assumptions }
}

/** Where a part is drawn at each step of work; null: all is drawn at once. */
function partsDrawn(known: Case, situation: Situation, retirementDate: Day): Savings[] | null {
  const work = situation.steps?.drawsFund ? stepsBefore(situation.steps, retirementDate) : null
  if (!work) return null
  const parts = partsOfBenefit(work, retirementDate)
  const asked = parts.map(({ on, share }) => ({ share, question: legalMinimumQuestion(known, situation, on) }))
  const amounts = legalMinimumInParts(asked)
  const { assumptions } = wholeOn(known, situation, retirementDate)
  return parts.map(({ on }, index) => ({ on, capital: amounts[index] as number, assumptions }))
}

function benefitsOf({ on, capital, assumptions }: Savings, { person, day }: Case): FundBenefits[] {
  if (capital === 0) return []
  const { birthDate, gender } = person
  const reference = retirementOf(person).start
  const [age, referenceAge] = [ageAtRetirement(birthDate, on), ageAtRetirement(birthDate, reference)]
  const legal = { age: referenceAge, value: minimumConversionRate(gender, reference) }
  const { rate, halfWidth, assumed } = movedRate(legal, age)
  const isEarly = age < rowOn(LPP_AGES, day).value.earliest * 12
  return [
    {
      ...{ retirementAge: age, capitalBalance: capital, capitalBalanceMandatory: capital },
      conversionRateEnveloping: rate,
      sureness: on === reference ? 'floor' : 'computed',
      spread: rate > 0 ? halfWidth / rate : 0,
      assumed: [...assumptions, ...assumed, ...(isEarly ? (['fundPaysFrom58'] as const) : [])],
    },
  ]
}

/** The salaries of the account, without those divided after a marriage; years not known yet repeat the last one. */
function legalMinimumQuestion(
  { person: { birthDate, gender }, avs, secondPillar, day }: Case,
  situation: Situation,
  retirementDate: Day,
): LegalMinimumQuestion {
  const { incomes, incomeToCome } = avs.facts?.person ?? {}
  const { stopsOn } = situation
  const known = (incomes ?? []).filter(({ amount, months, split }) => amount > 0 && months > 0 && !split)
  const last = lastSalary(known)
  const isRecent = last !== null && last.year >= yearOf(day) - MOST_YEARS_UNKNOWN
  const carriedOn = incomeToCome?.amount ?? (isRecent ? last.amount : null)
  const lastYear = Math.max(0, ...known.map(({ year }) => year))
  const unknown: Salary[] =
    carriedOn === null || lastYear === 0 ? [] : wholeYears(lastYear + 1, yearOf(day) - 1, carriedOn)
  const fromNextYear = situation.work !== null && retirementDate > newSalaryFrom(day)
  const salaryToCome = fromNextYear ? (situation.work?.salary ?? null) : carriedOn
  const firstYear = Math.max(lastYear, yearOf(day) - (fromNextYear ? 0 : 1)) + 1
  const until = stopsOn && stopsOn < retirementDate ? dayAfter(stopsOn) : retirementDate
  return {
    ...{ birthDate, gender, retirementDate, computedOn: day },
    salaries: [
      ...known,
      ...unknown,
      // Another salary begins next January, so this year keeps the present one.
      ...(fromNextYear && carriedOn !== null && lastYear < yearOf(day)
        ? wholeYears(yearOf(day), yearOf(day), carriedOn)
        : []),
      ...(situation.steps && salaryToCome !== null
        ? salariesInSteps(situation.steps, salaryToCome, { firstYear, until })
        : []),
    ],
    salaryToCome,
    stopsOn: stopsOn && dayAfter(stopsOn),
    outside: secondPillar.vested.reduce((sum, { balance }) => sum + balance, 0),
    outlook: situation.outlook,
  }
}

/** The pay of each year to come, by the months at each rate. `until`: the first day without work. */
function salariesInSteps(
  work: WorkInSteps,
  yearly: number,
  { firstYear, until }: { firstYear: number; until: Day },
): Salary[] {
  return countedYears(dayOf(firstYear, 1, 1), until).map(({ year, months }) => {
    const parts = Array.from({ length: months }, (_, index) => partOfPayOn(dayOf(year, index + 1, 1), work))
    return { year, months, amount: (yearly * parts.reduce((sum, part) => sum + part, 0)) / 12 }
  })
}

/** A record reaches at least to the year before last. */
const MOST_YEARS_UNKNOWN = 2

const wholeYears = (from: number, to: number, amount: number): Salary[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ year: from + index, amount, months: 12 }))
