/** The couple of the leaflet, as two whole lives: the engine itself divides their incomes. */
import { lawOn } from '~/law/avs/avs-law'
import { type Child, computeAvs, type IncomeEntry, type InsuredPerson } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import { addYears, type Day, dayOf } from '~/pillars/day'
import type { StepKey } from '~/pillars/result'
import { NOTHING_SAID } from '../../case/avs/facts'

/** `ownIncomeBeforeMarriage`: up to and including the year of the wedding, without gaps. Incomes are sums, CHF. */
export type LeafletSpouse = {
  birthDate: Day
  firstIkYear: number
  ownIncomeBeforeMarriage: number
  incomeDuringMarriage: number
  educationCreditYears: number
}
type LeafletCouple = {
  wife: LeafletSpouse
  husband: LeafletSpouse
  marriedSince: number
  splittingFrom: number
  splittingTo: number
}

/** The engine's figures for one of the two, CHF. */
export type SpouseFigures = {
  pensionStart: Day
  splitSum: number
  ramd: number
  uncapped: number
  pension: number
  cap: number
  /** Years of half a credit. */
  halfCredits: number
}

/** A credit is due from the year after a birth to that of the sixteenth birthday. */
const CREDIT_YEARS_OF_A_CHILD = 16

export function computeCouple(couple: LeafletCouple, year: number): { wife: SpouseFigures; husband: SpouseFigures } {
  const facts = {
    person: insured(couple.wife, couple),
    partner: insured(couple.husband, couple),
    marriages: [
      {
        start: dayOf(couple.marriedSince, 6, 15),
        end: null,
        endedBy: null,
        separatedSince: null,
        spouse: 'partner' as const,
      },
    ],
    children: childrenFor(couple.wife.educationCreditYears, couple.splittingFrom),
  }
  const on = dayOf(year, 12, 31)
  const { person, partner } = computeAvs(facts, lawOn(on), on)
  if (!partner) throw new RangeError('no pension of the husband')
  return { wife: figuresOf(person), husband: figuresOf(partner) }
}

/** Only sums are published, and only sums count for the average, so each is spread evenly over its years. */
function insured(spouse: LeafletSpouse, couple: LeafletCouple): InsuredPerson {
  const gender = spouse === couple.wife ? 'FEMALE' : 'MALE'
  const { splittingFrom, splittingTo } = couple
  return {
    birthDate: spouse.birthDate,
    gender,
    insured: null,
    incomes: [
      ...spread(spouse.ownIncomeBeforeMarriage, spouse.firstIkYear, splittingFrom - 1),
      ...spread(spouse.incomeDuringMarriage, splittingFrom, splittingTo),
    ],
    incomesAsOf: dayOf(splittingTo + 1, 11, 21),
    ...NOTHING_SAID,
  }
}

/** The same whole francs in each year, with the remainder in the last. */
function spread(sum: number, from: number, to: number): IncomeEntry[] {
  const count = to - from + 1
  const each = Math.floor(sum / count)
  return Array.from({ length: count }, (_, at) => ({
    year: from + at,
    amount: at === count - 1 ? sum - each * at : each,
    months: 12,
  }))
}

/** Two children of the couple, with as many years of credits as in the leaflet. */
function childrenFor(creditYears: number, from: number): Child[] {
  const first = dayOf(from + 1, 3, 1)
  return [first, addYears(first, creditYears - CREDIT_YEARS_OF_A_CHILD)].map((birthDate) => ({
    birthDate,
    deathDate: null,
    parents: 'both',
  }))
}

function figuresOf(one: PersonPension): SpouseFigures {
  const last = (key: StepKey) => {
    const step = one.steps.findLast((step) => step.key === key)
    if (!step) throw new RangeError(`no step ${key}`)
    return step
  }
  const { inputs, output } = last('coupleCap')
  return {
    pensionStart: one.from,
    splitSum: Number(last('incomeSum').output),
    ramd: Number(last('ramd').output),
    uncapped: Number(last('fullPension').output),
    pension: Number(output),
    cap: Number(inputs.cap),
    halfCredits: Number(last('educationCredits').inputs.half),
  }
}
