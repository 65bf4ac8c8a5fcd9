/** When savings that are bound to old age may be paid out: pillar 3a and vested benefits. */
import { retirementOf } from './avs/drawing/reference-age'
import type { InsuredPerson } from './avs/facts'
import { addYears, type Day } from './day'

/** Ages for people whose reference age is `reference`; the years before and after apply to everybody. */
type PayOutAges = { earliest: number; reference: number; latest: number }

/** `due`: the start of the AVS pension, on which they are paid unless work goes on. */
export type PayOutWindow = { earliest: Day; due: Day; latest: Day }

export type WhoIsPaid = Pick<InsuredPerson, 'birthDate' | 'gender'>

/**
 * From so many years before the own reference age to so many after it, which women of the transition generation reach
 * before 65 (OPP 3 art. 3 al. 1; OLP art. 16 al. 1; OPP 2 art. 62d).
 */
export function payOutWindow(person: WhoIsPaid, { earliest, reference, latest }: PayOutAges): PayOutWindow {
  const { referenceDay, start } = retirementOf(person)
  return {
    earliest: addYears(referenceDay, earliest - reference),
    due: start,
    latest: addYears(referenceDay, latest - reference),
  }
}

/** After the reference age a pay-out is possible only while working (`worksUntil`: the first day without work). */
export function latestWhileWorking({ due, latest }: PayOutWindow, worksUntil: Day): Day {
  if (worksUntil <= due) return due
  return worksUntil < latest ? worksUntil : latest
}
