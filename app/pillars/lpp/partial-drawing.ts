/** Whether the second pillar may be drawn in these parts (LPP art. 13a, 13b). */
import { LPP_PARTIAL_DRAWING } from '~/law/lpp/drawing'
import { rowOn } from '~/law/table'
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import { type Day, yearOf } from '../day'
import { largestCapitalShare } from './capital'
import { earliestRetirementAge, latestRetirementAge } from './estimate'
import { ageAtRetirement } from './retirement-date'

/**
 * A part of the old-age benefit, drawn from the first of a month. `share`: percent of the whole benefit; `payCut`: the
 * cut in pay on that day, percent of the pay before the first part; `capitalShare`: percent of this part as capital.
 */
export type DrawnPart = { on: Day; share: number; payCut: number; capitalShare: number }

/**
 * The fund's rules beyond the law; null if they say nothing. No party provides the last three yet: callers take those
 * of `NO_RULES`.
 */
export type PartialRules = {
  /** Months of age. */
  earliestRetirementAge: number | null
  /** Percent of all savings. */
  largestCapitalShare: number | null
  /** The most parts of a pension, if the fund allows more than the law (art. 13a al. 1). */
  mostPensionParts: number | null
  /** The smallest first part, percent, if the fund allows less than the law (art. 13a al. 3). */
  smallestFirstShare: number | null
  /** Pay (CHF a year) below which the fund requires the whole benefit to be drawn (art. 13a al. 4). */
  wholeBelowPay: number | null
}

export const NO_RULES: PartialRules = {
  earliestRetirementAge: null,
  largestCapitalShare: null,
  mostPensionParts: null,
  smallestFirstShare: null,
  wholeBelowPay: null,
}

/**
 * `pay`: CHF a year before the first part. `otherCapitalYears`: calendar years in which other funds of the same
 * employer pay capital, which count as well (art. 13a al. 2); no source provides them yet.
 */
export type PartialQuestion = {
  birthDate: Day
  gender: Gender
  computedOn: Day
  pay: number
  rules: PartialRules
  otherCapitalYears?: readonly number[]
}

/** Why a part is refused; each with its article. */
export const PARTIAL_REFUSALS = {
  /** Shares must be above 0, cuts and capital from 0 to 100. */
  outOfRange: 'LPP art. 13a',
  notInOrder: 'LPP art. 13a',
  moreThanWhole: 'LPP art. 13a',
  morePayThanWhole: 'LPP art. 13b al. 1',
  tooEarly: 'LPP art. 13 al. 2, 3',
  tooLate: 'LPP art. 13b al. 2',
  /** After the reference age, what is left is due when work ends. */
  workEnded: 'LPP art. 13b al. 2',
  firstPartTooSmall: 'LPP art. 13a al. 3',
  moreThanPayCut: 'LPP art. 13b al. 1',
  tooManyPensionParts: 'LPP art. 13a al. 1',
  tooManyCapitalYears: 'LPP art. 13a al. 2',
  capitalShareTooLarge: 'LPP art. 37 al. 2, 4',
  wholeBelowPay: 'LPP art. 13a al. 4',
} as const
export type PartialRefusalKey = keyof typeof PARTIAL_REFUSALS

/** `part`: the index of the part, from 0. */
export type PartialRefusal = { part: number; key: PartialRefusalKey; article: string }

/** Percentages are typed with decimals, and their sums are not exact. */
const NEARLY = 1e-9
const WHOLE = 100

/**
 * Every reason why these parts cannot be drawn as planned, in the order of the parts; none: the law allows them.
 * @throws {RangeError} if a part does not start on the first of a month
 */
export function partialRefusals(parts: readonly DrawnPart[], question: PartialQuestion): PartialRefusal[] {
  const found = parts.flatMap((part, index) => {
    const upTo = parts.slice(0, index + 1)
    const keys = isInRange(part) ? keysOf(part, upTo, question) : (['outOfRange'] as const)
    return keys.map((key): PartialRefusal => ({ part: index, key, article: PARTIAL_REFUSALS[key] }))
  })
  return found
}

const isInRange = ({ share, payCut, capitalShare }: DrawnPart) =>
  share > 0 && share <= WHOLE && payCut >= 0 && payCut <= WHOLE && capitalShare >= 0 && capitalShare <= WHOLE

const sumOf = (parts: readonly DrawnPart[], field: 'share' | 'payCut') =>
  parts.reduce((sum, part) => sum + part[field], 0)

function keysOf(part: DrawnPart, upTo: readonly DrawnPart[], question: PartialQuestion): PartialRefusalKey[] {
  const before = upTo.slice(0, -1)
  const law = rowOn(LPP_PARTIAL_DRAWING, question.computedOn).value
  const refused: Partial<Record<PartialRefusalKey, boolean>> = {
    notInOrder: before.some(({ on }) => on >= part.on),
    moreThanWhole: sumOf(upTo, 'share') > WHOLE + NEARLY,
    morePayThanWhole: sumOf(upTo, 'payCut') > WHOLE + NEARLY,
    ...ofDay(part, before, question),
    firstPartTooSmall: before.length === 0 && part.share < (question.rules.smallestFirstShare ?? law.firstShare),
    moreThanPayCut: isBeforeReference(part, question) && sumOf(upTo, 'share') > sumOf(upTo, 'payCut') + NEARLY,
    ...ofForm(part, upTo, question, law.steps),
    wholeBelowPay: mustDrawWhole(upTo, question),
  }
  return (Object.keys(refused) as PartialRefusalKey[]).filter((key) => refused[key])
}

const isBeforeReference = ({ on }: DrawnPart, { birthDate, gender }: PartialQuestion) =>
  on < retirementOf({ birthDate, gender }).start

function ofDay(part: DrawnPart, before: readonly DrawnPart[], question: PartialQuestion) {
  const { birthDate, computedOn, rules } = question
  const age = ageAtRetirement(birthDate, part.on)
  const last = before.at(-1)
  const hasStopped = last !== undefined && sumOf(before, 'payCut') >= WHOLE - NEARLY
  return {
    tooEarly: age < earliestRetirementAge(rules, computedOn),
    tooLate: age > latestRetirementAge(computedOn),
    workEnded: hasStopped && part.on > later(last.on, retirementOf(question).start),
  }
}

const later = (one: Day, other: Day) => (one > other ? one : other)

/** All capital of one calendar year counts as one part. */
function ofForm(part: DrawnPart, upTo: readonly DrawnPart[], question: PartialQuestion, steps: number) {
  const { rules, computedOn, otherCapitalYears = [] } = question
  const capitalYears = upTo.filter(({ capitalShare }) => capitalShare > 0).map(({ on }) => yearOf(on))
  const pensionParts = upTo.filter(({ capitalShare }) => capitalShare < WHOLE).length
  return {
    tooManyPensionParts: part.capitalShare < WHOLE && pensionParts > Math.max(steps, rules.mostPensionParts ?? 0),
    tooManyCapitalYears: part.capitalShare > 0 && new Set([...otherCapitalYears, ...capitalYears]).size > steps,
    capitalShareTooLarge: part.capitalShare > largestCapitalShare(rules, computedOn),
  }
}

/** The fund requires the whole benefit if the remaining pay is below its limit; pay of 0 is the end of work. */
function mustDrawWhole(upTo: readonly DrawnPart[], { pay, rules }: PartialQuestion): boolean {
  if (rules.wholeBelowPay === null || sumOf(upTo, 'share') >= WHOLE - NEARLY) return false
  return (pay * (WHOLE - sumOf(upTo, 'payCut'))) / WHOLE < rules.wholeBelowPay
}
