/** General rules of the second pillar: more never gives less, parts make the whole, and order does not matter. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addMonths, day, firstOfNextMonth } from '~/pillars/day'
import {
  advanceEffect,
  buyInEffect,
  type DrawnPart,
  divorceHalving,
  type FundStatement,
  type LppQuestion,
  legalMinimumFromSalaries,
  lppFromStatements,
  NO_RULES,
  partialBenefits,
  vestedBenefits,
} from '~/pillars/lpp'
import { property } from './runs'

const BORN = day('1966-03-20')
const ON = day('2026-11-21')
const REFERENCE_AGE = 65 * 12

/** Whole francs of several figures that are rounded by themselves. */
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
      const [small, large] = [amount, amount + more].map((sum) => buyInEffect(statement, { amount: sum, on }, question))
      if (!small || !large || 'missing' in small || 'missing' in large) throw new Error('the fund has a figure')
      expect(small.monthly).toBeGreaterThanOrEqual(0)
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
  cuts: fc.uniqueArray(fc.integer({ min: 20, max: 90 }), { maxLength: 2 }),
  months: fc.uniqueArray(fc.integer({ min: 0, max: 7 * 12 }), { minLength: 3, maxLength: 3 }),
  balance: fc.integer({ min: 0, max: 2_000_000 }),
  mandatoryPart: percent(100),
  interestRate: percent(4),
  credit: fc.integer({ min: 0, max: 40_000 }),
})
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never

/** Up to three parts that add up to the whole, the pay cut by as much as is drawn. */
function partsOf({ cuts, months }: Plan): DrawnPart[] {
  const ends = [...cuts.toSorted((a, b) => a - b), 100]
  const days = months.toSorted((a, b) => a - b).map((month) => addMonths(day('2029-04-01'), month))
  return ends.map((end, index) => {
    const share = end - (ends[index - 1] ?? 0)
    return { on: days[index] ?? ON, share, payCut: share, capitalShare: 0 }
  })
}

const RATES = [63, 64, 65, 66, 67, 68, 69, 70].map((years) => ({ age: years * 12, value: 5 }))

function benefitsOf(one: Plan, parts: DrawnPart[], grows: boolean) {
  const path = (balance: number) => ({
    balance,
    interestRate: grows ? one.interestRate : 0,
    creditOf: () => (grows ? one.credit : 0),
  })
  const savings = {
    asOf: day('2029-01-01'),
    all: path(one.balance),
    mandatory: path((one.balance * one.mandatoryPart) / 100),
    conversionRates: RATES,
  }
  const rules = { ...NO_RULES, smallestFirstShare: 1 }
  const question = { birthDate: BORN, gender: 'MALE', computedOn: ON, pay: 80_000, rules } as const
  const told = partialBenefits(parts, savings, question)
  if ('refusals' in told) throw new Error(JSON.stringify(told))
  return told
}

describe('a drawing in parts', () => {
  property('pays out the whole, no more and no less, where nothing grows', plan, (one) => {
    const parts = partsOf(one)
    const told = benefitsOf(one, parts, false)
    const savings = told.parts.reduce((sum, part) => sum + part.savings, 0)
    expect(Math.abs(savings - one.balance)).toBeLessThanOrEqual(parts.length * ROUNDING)
    expect(told.monthly).toBe(told.parts.reduce((sum, part) => sum + part.monthly, 0))
  })

  property('pays no less of any part for more savings', plan, (one) => {
    const parts = partsOf(one)
    const [less, more] = [one, { ...one, balance: one.balance + 100_000 }].map((some) => benefitsOf(some, parts, true))
    for (const [index, part] of (less?.parts ?? []).entries()) {
      expect(more?.parts[index]?.monthly).toBeGreaterThanOrEqual(part.monthly)
      expect(more?.parts[index]?.savings).toBeGreaterThanOrEqual(part.savings)
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
