/** The legal minimum of the second pillar from the salaries of a life, where no certificate is known. */
import { LPP_AGES } from '~/law/lpp/ages'
import { LPP_FUND_EARLIEST_AGE } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import { retirementOf } from '~/pillars/avs'
import { type Day, dayAfter, dayOf, yearOf } from '~/pillars/day'
import { type FundStatement, type LegalMinimumQuestion, legalMinimumFromSalaries, type Salary } from '~/pillars/lpp'
import { movedRate } from '~/pillars/lpp/conversion-by-age'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { countedYears } from '~/pillars/savings'
import type { Situation } from '~/pillars/synthesis/change'
import { partOfPayOn, type WorkInSteps } from '~/pillars/work-in-steps'
import type { Case } from '../case'
import { lastSalary, newSalaryFrom } from '../known-work'

/**
 * The legal minimum as a statement without a fund, with the figures of one day. The law has a rate for the reference age
 * alone (LPP art. 14 al. 2): at others it is assumed to fall and rise as with funds, and the fund to pay from 58.
 */
export function legalMinimum(known: Case, situation: Situation, retirementDate: Day): FundStatement {
  const question = legalMinimumQuestion(known, situation, retirementDate)
  const { years, assumptions } = legalMinimumFromSalaries(question)
  const capital = years.at(-1)?.balance ?? 0
  const { birthDate, gender } = question
  const reference = retirementOf(question).start
  const [age, referenceAge] = [retirementDate, reference].map((day) => ageAtRetirement(birthDate, day)) as [
    number,
    number,
  ]
  const legal = { age: referenceAge, value: minimumConversionRate(gender, reference) }
  const { rate, halfWidth, assumed } = movedRate(legal, age)
  const isEarly = age < rowOn(LPP_AGES, question.computedOn).value.earliest * 12
  return {
    fundName: 'legalMinimum',
    isByLaw: true,
    webUrl: null,
    asOf: question.computedOn,
    earliestRetirementAge: rowOn(LPP_FUND_EARLIEST_AGE, question.computedOn).value * 12,
    largestCapitalShare: null,
    benefits:
      capital === 0
        ? []
        : [
            {
              ...{ retirementAge: age, capitalBalance: capital, capitalBalanceMandatory: capital },
              conversionRateEnveloping: rate,
              sureness: retirementDate === reference ? 'floor' : 'computed',
              spread: rate > 0 ? halfWidth / rate : 0,
              assumed: [...assumptions, ...assumed, ...(isEarly ? (['fundPaysFrom58'] as const) : [])],
            },
          ],
  }
}

/** The salaries of the account, without those divided after a marriage; years not known yet repeat the last one. */
function legalMinimumQuestion(
  { person: { birthDate, gender }, avs, day }: Case,
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
