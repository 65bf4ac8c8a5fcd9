/** Rates, salaries, buy-ins, advances for a home and notice periods of a certificate. */
import type { Projection } from './by-age'
import { CERTIFICATE_LABELS, type CertificateField, PLAN_WORDS } from './certificate-labels'
import type { FoundValues } from './certificate-reading'
import { agreed, type Candidate, type FoundValue } from './found'
import { labelFinder } from './labels'
import { type NumbersOf, ofLaw } from './old-age-figures'
import type { PaperLine } from './paper-lines'
import { phraseFinder, wordsOf } from './words'

type One = Candidate<CertificateField, number>

/** Percent, of conversion and interest. */
const HIGHEST_RATE = 10

/** One rate for all, or two: of the mandatory part and of what is above it. */
function ratePair(candidates: readonly One[]): { one: FoundValue | null; above: FoundValue | null } {
  const plain = candidates.filter(({ reading: { roles } }) => !roles.has('mandatory') && !roles.has('above'))
  if (plain.length > 0) return { one: agreed(plain), above: null }
  const { mandatory, above } = ofLaw(candidates)
  // That of the mandatory part alone is not the fund's.
  return mandatory && above ? { one: mandatory, above } : { one: null, above: null }
}

export function ratesIn(of: NumbersOf, { atAge }: Projection): FoundValues {
  const ofMainAge = ({ reading: { ages } }: One) =>
    ages.length === 0 || (ages.length === 1 && ages[0] === (atAge?.value ?? USUAL_AGE))
  const possible = ({ value }: One) => value <= HIGHEST_RATE
  const conversion = ratePair(of('conversionRate').filter((one) => possible(one) && ofMainAge(one)))
  const interest = ratePair(of('interest').filter(possible))
  return {
    conversionRate: conversion.one,
    conversionRateAbove: conversion.above,
    interest: interest.one,
    interestAbove: interest.above,
  }
}

const USUAL_AGE = 65
const FULL_TIME = 100
const findPlan = phraseFinder(PLAN_WORDS.map((phrase) => ['plan', phrase] as const))

/** A salary at full time is not what is insured part time. Several are taken where each names its plan. */
export function salariesIn(of: NumbersOf): FoundValues {
  const rate = agreed(of('rate').filter(({ value }) => value <= FULL_TIME))
  const salaries = of('insuredSalary').filter(({ reading: { roles } }) => {
    const isAtFullTime = roles.has('fullTime') && rate?.value !== FULL_TIME
    return !roles.has('month') && !isAtFullTime
  })
  const one = agreed(salaries)
  const most = Math.max(...salaries.map(({ rank }) => rank))
  const several = one ? [] : salaries.filter(({ rank }) => rank === most)
  const isByPlan = several.every(({ reading }) => findPlan(reading.words).length > 0)
  const list = isByPlan ? several : []
  return {
    rate,
    insuredSalary: one,
    ...Object.fromEntries(list.map((salary, index) => [`insuredSalaries[${index}].amount`, salary] as const)),
  }
}

export function singlesIn(of: NumbersOf): FoundValues {
  return {
    buyIn: agreed(of('buyIn')),
    divorceBuyIn: agreed(of('divorceBuyIn')),
    withdrawn: agreed(of('withdrawn')),
    pledged: agreed(of('pledged')),
    maxCapitalShare: agreed(of('maxCapitalShare').filter(({ value }) => value <= FULL_TIME)),
  }
}

const findLabel = labelFinder(CERTIFICATE_LABELS)
const MOST_MONTHS = 60

/** The number before the word months, on the line of the period of notice. */
export function noticeIn(lines: readonly PaperLine[]): FoundValue | null {
  const found = lines.flatMap(({ text, number }) => {
    const words = wordsOf(text)
    if (!findLabel(words, ['months'])) return []
    const at = words.findIndex((word) => word.startsWith('monat') || word === 'mois')
    const months = Number(words[at - 1])
    return months >= 0 && months <= MOST_MONTHS ? [{ value: months, line: number, rank: 1 }] : []
  })
  return agreed(found)
}
