/** What somebody lives on from month to month: the salary until retirement, then the pensions, each while it runs. */

import type { PensionResult } from '../avs/result'
import { addYears, type Day, dayOf, endOfPreviousMonth, firstOfNextMonth, monthsBetween, yearOf } from '../day'
import { type Franc, franc, NO_FRANC } from '../money'
import { partOfPayOn, type WorkInSteps } from '../work-in-steps'
import { type LppPayments, lppPaidOn, lppStarts } from './payments'

/** The 90th birthday, up to which incomes are shown and capital is spread. */
export const LAST_AGE = 90

/** A gross salary as paid, CHF a year, and the activity rate for which it is paid, percent (null: not known). */
export type Salary = { salary: number; rate: number | null }

/** Completed years of life, and months beyond them. */
export type Age = { years: number; months: number }

/**
 * The payments that run at the same time from a day on, CHF a month; `null`: not paid. No step includes the 13th AVS
 * pension.
 */
export type IncomeStep = {
  from: Day
  /** The last day before the next step; null: for life. */
  to: Day | null
  age: Age
  /** The age at which the next step begins; null: for life. */
  untilAge: Age | null
  salary: Franc | null
  /** The person's own pension with the supplement of the transition generation. */
  avs: number | null
  lpp: Franc | null
  total: Franc
}

/** One column of the synthesis. A null salary is unknown: the steps then begin with the first pension. */
export type IncomeFacts = {
  birthDate: Day
  computedOn: Day
  /** The first of the month without a salary. */
  worksUntil: Day
  current: Salary | null
  /** CHF a year, paid from next January on; null: as today. */
  desiredSalary: number | null
  /** Work in steps: from each step on, the salary follows the rate; null: there are none. */
  workInSteps?: WorkInSteps | null
  pension: PensionResult | null
  lpp: LppPayments | null
}

/**
 * The steps in order of time, from the day of computation on; none if neither salary nor pension is known. If no pension
 * is known, they end with the salary.
 */
export function incomeOverTime(facts: IncomeFacts): IncomeStep[] {
  const steps: IncomeStep[] = []
  for (const from of daysOfChange(facts)) {
    const step = stepFrom(facts, from)
    const last = steps.at(-1)
    if (last ? isSame(last, step) : isEmpty(step)) continue
    if (last) {
      last.to = dayBefore(from)
      last.untilAge = step.age
    }
    steps.push(step)
  }
  const last = steps.at(-1)
  return last && isEmpty(last) ? steps.slice(0, -1) : steps
}

/** Every day on which something may begin, end or change. Payments that began earlier begin today. */
function daysOfChange(facts: IncomeFacts): Day[] {
  const { computedOn, workInSteps } = facts
  const steps = workInSteps?.steps.map(({ on }) => on) ?? []
  const days = [computedOn, nextJanuary(computedOn), ...steps, ...startsIn(facts)]
  return [...new Set(days.filter((day) => day >= computedOn))].toSorted()
}

/** The end of work, and each day on which another amount is paid. */
function startsIn({ worksUntil, pension, lpp }: IncomeFacts): Day[] {
  const pensions = pension?.periods.map(({ from }) => from) ?? []
  return [worksUntil, ...pensions, ...(lpp ? lppStarts(lpp) : [])]
}

const nextJanuary = (day: Day) => dayOf(yearOf(day) + 1, 1, 1)

/** All but today are the first of a month. */
const dayBefore = endOfPreviousMonth

function stepFrom(facts: IncomeFacts, from: Day): IncomeStep {
  const [salary, avs, lpp] = [salaryOn(facts, from), avsOn(facts, from), lppOn(facts, from)]
  return {
    from,
    to: null,
    age: ageOf(facts, from),
    untilAge: null,
    salary,
    avs,
    lpp,
    total: franc((salary ?? 0) + (avs ?? 0) + (lpp ?? 0)),
  }
}

/**
 * A day on which work ends or a pension starts is shown with the age of that start, every other one with the age by
 * birthday.
 */
function ageOf(facts: IncomeFacts, on: Day): Age {
  const { birthDate, computedOn } = facts
  return on !== computedOn && startsIn(facts).includes(on)
    ? ageAtStart(birthDate, on)
    : inYears(monthsBetween(birthDate, on))
}

/**
 * The age at which a pension starts on the first of a month. For a birthday on the first of a month, a pension at 65
 * starts a month later (LAVS art. 21 al. 2), when the person is 65 and a month.
 */
export const ageAtStart = (birthDate: Day, start: Day): Age =>
  inYears(monthsBetween(firstOfNextMonth(birthDate), start))

const inYears = (months: number): Age => ({ years: Math.floor(months / 12), months: months % 12 })

function salaryOn(facts: IncomeFacts, on: Day): Franc | null {
  const { current, desiredSalary, computedOn, worksUntil, workInSteps = null } = facts
  if (!current || on >= worksUntil) return null
  const yearly = desiredSalary !== null && on >= nextJanuary(computedOn) ? desiredSalary : current.salary
  return franc((yearly * partOfPayOn(on, workInSteps)) / 12)
}

/** A pension of 0 counts as none: there is no whole contribution year behind it. */
function avsOn({ pension }: IncomeFacts, on: Day): number | null {
  const paid = pension?.periods.findLast(({ from }) => from <= on)?.person ?? NO_FRANC
  return pension && paid > 0 ? paid + pension.person.supplement : null
}

function lppOn({ lpp }: IncomeFacts, on: Day): Franc | null {
  const paid = lpp && lppPaidOn(on, lpp)
  return paid || null
}

const isEmpty = ({ salary, avs, lpp }: IncomeStep) => salary === null && avs === null && lpp === null

const isSame = (one: IncomeStep, other: IncomeStep) =>
  one.salary === other.salary && one.avs === other.avs && one.lpp === other.lpp

/** The 90th birthday, up to which a capital is spread. */
export const lastBirthday = (birthDate: Day): Day => addYears(birthDate, LAST_AGE)
