/** What a fund of the sandbox projects for a policy: savings and pension for each whole age of its rules. */
import { retirementOf } from '~/pillars/avs'
import {
  ageOn,
  type Day,
  dateOf,
  dayOf,
  daysInMonth,
  firstOfMonthFrom,
  firstOfNextMonth,
  monthOf,
  yearOf,
} from '~/pillars/day'
import { minimumConversionRate, pensionWithShadowAccount } from '~/pillars/lpp/pension'
import { projectRetirementSavings } from '~/pillars/lpp/projection'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'
import type { RetirementBenefits } from '~/standards/types'
import type { Person } from '../people/people'
import { creditsBetween, mandatorySavings, type Plan, referenceDateOf, wholeSavings } from './fund-plan'

/** Amounts in a fund's documents are rounded to five centimes, the smallest coin. */
export const toFiveCentimes = (amount: number) => Math.round(amount * 20) / 20

/** CHF, unrounded. */
export type Capital = { capital: number; capitalWithoutInterest: number }

/** All savings and the legal minimum within them, carried to the first of a month. */
export function savingsUntil(person: Person, plan: Plan, today: Day, end: Day): { whole: Capital; mandatory: Capital } {
  const contributed = contributionsUntil(person, plan, today, end)
  const purchased = purchasesUntil(plan, end)
  return {
    whole: {
      capital: contributed.whole.capital + purchased.capital,
      capitalWithoutInterest: contributed.whole.capitalWithoutInterest + purchased.capitalWithoutInterest,
    },
    // The legal minimum has no purchases.
    mandatory: contributed.mandatory,
  }
}

function contributionsUntil(person: Person, plan: Plan, today: Day, end: Day): { whole: Capital; mandatory: Capital } {
  const balanceDate = referenceDateOf(plan.policy, today)
  const project = ({ balance, interestRate, creditOf }: ReturnType<typeof wholeSavings>) =>
    projectRetirementSavings({
      balance,
      balanceDate,
      retirementDate: end,
      interestRate,
      creditOf: creditsBetween(firstOfMonthFrom(balanceDate), end, plan, creditOf),
    })
  return { whole: project(wholeSavings(plan)), mandatory: project(mandatorySavings(person, plan, balanceDate)) }
}

/** A purchase bears interest from the month after it. */
function purchasesUntil({ policy, purchases }: Plan, end: Day): Capital {
  const made = purchases.filter(({ date }) => date < end)
  const carried = made.map(({ date, amount }) =>
    projectRetirementSavings({
      balance: amount,
      balanceDate: date,
      retirementDate: end,
      interestRate: policy.projectionRate,
      creditOf: () => 0,
    }),
  )
  return {
    capital: sumOf(carried.map(({ capital }) => capital)),
    capitalWithoutInterest: sumOf(made.map(({ amount }) => amount)),
  }
}

/**
 * The savings at the end of a day: contributions are credited on the last day of each month, interest on
 * 31 December. CHF, to five centimes.
 */
export function balancesOn(person: Person, plan: Plan, today: Day, on: Day): { whole: number; mandatory: number } {
  const closed = firstOfMonthOf(dayAfter(on))
  const newYear = dayOf(yearOf(closed), 1, 1)
  const thisYear = (until: Day) => contributionsUntil(person, plan, today, until)
  const [opening, now] = [thisYear(newYear), thisYear(closed)]
  const balance = (part: 'whole' | 'mandatory') =>
    opening[part].capital + now[part].capitalWithoutInterest - opening[part].capitalWithoutInterest

  const made = plan.purchases.filter(({ date }) => date <= on)
  const earlier = made.filter(({ date }) => date < newYear)
  const purchased =
    purchasesUntil({ ...plan, purchases: earlier }, newYear).capital +
    sumOf(made.filter(({ date }) => date >= newYear).map(({ amount }) => amount))
  return { whole: toFiveCentimes(balance('whole') + purchased), mandatory: toFiveCentimes(balance('mandatory')) }
}

export const dayAfter = (d: Day): Day =>
  dateOf(d) === daysInMonth(yearOf(d), monthOf(d)) ? firstOfNextMonth(d) : dayOf(yearOf(d), monthOf(d), dateOf(d) + 1)

const firstOfMonthOf = (d: Day) => dayOf(yearOf(d), monthOf(d), 1)

export const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The benefits at each future whole age for which the fund has a rate. */
export const benefitsOf = (person: Person, plan: Plan, today: Day): RetirementBenefits[] =>
  Object.entries(plan.policy.conversionRates)
    .map(([age, rate]) => ({ age: Number(age), rate }))
    .filter(({ age }) => age > ageOn(person.birthDate, today))
    .sort((a, b) => a.age - b.age)
    .map(({ age, rate }) => benefitsAt(person, plan, today, age, rate))

/** Pension = savings as printed x the one rate; at the reference age never less than the law's minimum. */
function benefitsAt(person: Person, plan: Plan, today: Day, age: number, rate: number): RetirementBenefits {
  const from = retirementDateAt(person.birthDate, age * 12)
  const { whole, mandatory } = savingsUntil(person, plan, today, from)
  const capitalBalance = toFiveCentimes(whole.capital)
  const capitalBalanceMandatory = Math.min(toFiveCentimes(mandatory.capital), capitalBalance)
  const minimumRate = from === retirementOf(person).start ? minimumConversionRate(person.gender, from) : 0
  const account = { capital: capitalBalance, mandatoryCapital: capitalBalanceMandatory, fundRate: rate, minimumRate }
  const noInterest = toFiveCentimes(whole.capitalWithoutInterest)
  return {
    retirementAge: age * 12,
    capitalBalance,
    capitalBalanceMandatory,
    capitalBalanceNoInterest: noInterest,
    capitalBalanceNoInterestMandatory: Math.min(toFiveCentimes(mandatory.capitalWithoutInterest), noInterest),
    conversionRateEnveloping: rate,
    pension: toFiveCentimes(pensionWithShadowAccount(account)),
  }
}
