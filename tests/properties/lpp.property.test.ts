/** General rules of the second pillar: more never gives less, parts make the whole, and order does not matter. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addMonths, day, firstOfNextMonth } from '~/pillars/day'
import {
  advanceEffect,
  divorceHalving,
  type FundStatement,
  type LppQuestion,
  legalMinimumFromSalaries,
  lppFromStatements,
  lppInSteps,
  vestedBenefits,
  withBuyIn,
} from '~/pillars/lpp'
import { property } from './runs'

const BORN = day('1966-03-20')
const ON = day('2026-11-21')
const REFERENCE_AGE = 65 * 12

/** Whole francs of several figures, each rounded separately. */
const ROUNDING = 1

const gender = fc.constantFrom('MALE' as const, 'FEMALE' as const)
const age = fc.oneof(fc.constant(REFERENCE_AGE), fc.integer({ min: 63 * 12, max: 70 * 12 }))
const percent = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10)

const rates = fc.oneof(
  fc.record({ conversionRateEnveloping: percent(8) }),
  fc.record({ conversionRateMandatory: fc.constant(6.8), conversionRateSupplementary: percent(6) }),
)
const fund = fc.record({
  capital: fc.integer({ min: 0, max: 2_000_000 }),
  mandatoryPart: percent(100),
  rates,
  largestCapitalShare: fc.option(percent(100)),
})
type Fund = typeof fund extends fc.Arbitrary<infer One> ? One : never

const statementOf = ({ capital, mandatoryPart, rates, largestCapitalShare }: Fund, at: number): FundStatement => ({
  fundName: 'Caisse Alpha',
  webUrl: null,
  asOf: ON,
  earliestRetirementAge: null,
  largestCapitalShare,
  projectionRate: 1.5,
  benefits: [
    { retirementAge: at, capitalBalance: capital, capitalBalanceMandatory: (capital * mandatoryPart) / 100, ...rates },
  ],
})

const questionOf = (at: number, capitalShare: number): LppQuestion => ({
  birthDate: BORN,
  gender: 'MALE',
  retirementDate: addMonths(firstOfNextMonth(BORN), at),
  computedOn: ON,
  capitalShare,
})

const drawing = fc.record({ fund, age, share: percent(25), more: fc.integer({ min: 0, max: 500_000 }) })

function figuresOf(one: Fund, at: number, share: number) {
  const { result } = lppFromStatements([statementOf(one, at)], questionOf(at, share))
  if (!result) throw new Error('the fund has a figure')
  return result
}

describe('a fund', () => {
  property('pays no less for more savings', drawing, ({ fund: one, age: at, share, more }) => {
    const [less, larger] = [figuresOf(one, at, share), figuresOf({ ...one, capital: one.capital + more }, at, share)]
    expect(larger.monthly).toBeGreaterThanOrEqual(less.monthly)
    expect(larger.capital).toBeGreaterThanOrEqual(less.capital)
  })

  property(
    'pays no more pension and no less capital for a larger share of capital',
    fc.record({ drawing, other: percent(25) }),
    ({ drawing: { fund: one, age: at, share }, other }) => {
      const [smaller, larger] = [Math.min(share, other), Math.max(share, other)].map((part) => figuresOf(one, at, part))
      expect(larger?.monthly).toBeLessThanOrEqual(smaller?.monthly ?? 0)
      expect(larger?.capital).toBeGreaterThanOrEqual(smaller?.capital ?? 0)
    },
  )

  property(
    'is added to others in any order',
    fc.record({ funds: fc.array(fund, { maxLength: 4 }), age }),
    ({ funds, age: at }) => {
      const told = (some: Fund[]) =>
        lppFromStatements(
          some.map((one) => statementOf(one, at)),
          questionOf(at, 10),
        ).result
      const [one, other] = [told(funds), told(funds.toReversed())]
      expect([one?.monthly, one?.capital, one?.capitalAtRetirement]).toEqual([
        other?.monthly,
        other?.capital,
        other?.capitalAtRetirement,
      ])
    },
  )

  property(
    'gives back after a repayment what an advance took, and no less for a larger buy-in',
    fc.record({ fund, age, amount: fc.integer({ min: 0, max: 50_000 }), more: fc.integer({ min: 0, max: 50_000 }) }),
    ({ fund: one, age: at, amount, more }) => {
      const rich = { ...one, capital: one.capital + 200_000, largestCapitalShare: 100 }
      const [statement, question] = [statementOf(rich, at), questionOf(at, 0)]
      const on = day('2027-01-01')
      const [none, small, large] = [0, amount, amount + more].map((sum) => {
        const bought = withBuyIn(statement, { amount: sum, on }, question)
        return bought && lppFromStatements([bought], question).result
      })
      if (!none || !small || !large) throw new Error('the fund has a figure')
      expect(small.monthly).toBeGreaterThanOrEqual(none.monthly)
      expect(large.monthly).toBeGreaterThanOrEqual(small.monthly)
      const taken = [amount, amount + more].map((sum) => advanceEffect(statement, { amount: sum, on }, question))
      const [less, moreTaken] = taken
      if (!less || !moreTaken || 'missing' in less || 'missing' in moreTaken) throw new Error('the fund has a figure')
      expect(less.monthly).toBeGreaterThanOrEqual(0)
      expect(moreTaken.monthly).toBeGreaterThanOrEqual(less.monthly)
    },
  )
})

const plan = fc.record({
  cuts: fc.uniqueArray(fc.integer({ min: 20, max: 90 }), { minLength: 1, maxLength: 2 }),
  months: fc.uniqueArray(fc.integer({ min: 0, max: 7 * 12 }), { minLength: 3, maxLength: 3 }),
  balance: fc.integer({ min: 1, max: 2_000_000 }),
  mandatoryPart: percent(100),
  interestRate: percent(4),
  credit: fc.integer({ min: 10_000, max: 40_000 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never

/** Savings at 63 and at each age after, with interest and a credit a year: about what a fund prints. */
function projectedAt(years: number, { balance, interestRate, credit }: Plan): number {
  const grown = balance * (1 + interestRate / 100) ** (years - 63)
  return Array.from({ length: years - 63 }, (_, index) => credit * (1 + interestRate / 100) ** index).reduce(
    (sum, one) => sum + one,
    grown,
  )
}

/** Up to two steps of work, and the retirement; each part is as large as the cut in pay. */
function drawnInParts(one: Plan) {
  const ends = one.cuts.toSorted((a, b) => a - b)
  const days = one.months.toSorted((a, b) => a - b).map((month) => addMonths(day('2029-04-01'), month))
  const statement: FundStatement = {
    ...{ fundName: 'Caisse Alpha', webUrl: null, asOf: ON, earliestRetirementAge: null, largestCapitalShare: null },
    projectionRate: one.interestRate,
    benefits: [63, 64, 65, 66, 67, 68, 69, 70].map((years) => ({
      retirementAge: years * 12,
      capitalBalance: projectedAt(years, one),
      capitalBalanceMandatory: (projectedAt(years, one) * one.mandatoryPart) / 100,
      conversionRateEnveloping: 5,
    })),
  }
  const steps = ends.map((end, index) => ({ on: days[index] ?? ON, rate: 100 - end }))
  const retirementDate = days[ends.length] ?? ON
  const question: LppQuestion = { birthDate: BORN, gender: 'MALE', computedOn: ON, retirementDate }
  const { result } = lppInSteps([statement], question, { before: 100, steps, drawsFund: true })
  const drawn = result?.steps.filter(({ key }) => key === 'partDrawn') ?? []
  return result && { ...result, parts: result.parts ?? [], savings: drawn.map(({ inputs }) => Number(inputs.savings)) }
}

describe('a drawing in parts', () => {
  property('pays out the whole, no more and no less, where nothing grows', plan, (one) => {
    const told = drawnInParts({ ...one, interestRate: 0, credit: 0 })
    if (!told) throw new Error('the fund has a figure')
    const savings = told.savings.reduce((sum, part) => sum + part, 0)
    expect(Math.abs(savings - one.balance)).toBeLessThanOrEqual(told.parts.length * ROUNDING)
    expect(told.monthly).toBe(told.parts.reduce((sum, part) => sum + part.monthly, 0))
  })

  property('pays no less of any part for more savings', plan, (one) => {
    const [less, more] = [one, { ...one, balance: one.balance + 100_000 }].map(drawnInParts)
    if (!less || !more) throw new Error('the fund has a figure')
    for (const [index, part] of less.parts.entries()) {
      expect(more.parts[index]?.monthly).toBeGreaterThanOrEqual(part.monthly)
      expect(more.savings[index]).toBeGreaterThanOrEqual(less.savings[index] ?? 0)
    }
  })
})

const salaries = fc.array(
  fc.record({
    year: fc.integer({ min: 1985, max: 2025 }),
    amount: fc.integer({ min: 0, max: 200_000 }),
    months: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 20 },
)

describe('the legal minimum', () => {
  const minimumOf = (some: { year: number; amount: number; months: number }[], who: 'MALE' | 'FEMALE', raise: number) =>
    legalMinimumFromSalaries({
      birthDate: BORN,
      gender: who,
      salaries: some.map((salary) => ({ ...salary, amount: salary.amount + raise })),
      salaryToCome: 60_000 + raise,
      stopsOn: null,
      retirementDate: day('2031-04-01'),
      computedOn: ON,
    })
  property(
    'is no less for higher salaries, and the same in any order',
    fc.record({ salaries, gender, raise: fc.integer({ min: 0, max: 50_000 }) }),
    ({ salaries: some, gender: who, raise }) => {
      const told = minimumOf(some, who, 0)
      expect(minimumOf(some, who, raise).capital).toBeGreaterThanOrEqual(told.capital)
      expect(minimumOf(some.toReversed(), who, 0)).toEqual(told)
    },
  )
})

const amounts = fc.record({
  atWedding: fc.integer({ min: 0, max: 300_000 }),
  atProceedings: fc.integer({ min: 0, max: 900_000 }),
})

describe('spouses at a divorce', () => {
  property(
    'have gained as much when they have shared',
    fc.record({ person: amounts, other: amounts }),
    ({ person, other }) => {
      const halves = (one: typeof person, two: typeof other) => {
        const told = divorceHalving({
          wedding: day('2001-05-12'),
          proceedings: day('2025-09-30'),
          person: one,
          other: two,
        })
        if ('refusal' in told) throw new Error(told.refusal)
        return told
      }
      const told = halves(person, other)
      expect(Math.abs(told.person.gain - told.owed - (told.other.gain + told.owed))).toBeLessThanOrEqual(2 * ROUNDING)
      // No franc goes back and forth: without a difference 0, which is not compared with -0.
      expect(halves(other, person).owed + told.owed).toBe(0)
    },
  )
})

const vested = fc.record({
  label: fc.constant('Alpha'),
  balance: fc.integer({ min: 0, max: 900_000 }),
  rate: percent(10),
  paydate: fc.constant(null),
})

describe('vested benefits', () => {
  property(
    'are no less for more, and the same in any order',
    fc.array(vested, { minLength: 1, maxLength: 4 }),
    (accounts) => {
      const question = { birthDate: BORN, gender: 'MALE', computedOn: ON, worksUntil: null, isMarried: false } as const
      const told = (some: typeof accounts) => vestedBenefits(some, question).result?.projected ?? 0
      expect(told(accounts.toReversed())).toBe(told(accounts))
      expect(told(accounts.map((one) => ({ ...one, balance: one.balance + 1_000 })))).toBeGreaterThan(told(accounts))
    },
  )
})
