/** General rules of the third pillar. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { day } from '~/pillars/day'
import { latePurchase, type Pillar3aAccount, pillar3aFromAccounts, type YearOf3a } from '~/pillars/pillar-3a'
import { property } from './runs'

const ON = day('2032-06-15')
const PERSON = { birthDate: day('1980-03-20'), gender: 'FEMALE' } as const

const account: fc.Arbitrary<Pillar3aAccount> = fc.record({
  entityName: fc.constant(null),
  solde: fc.integer({ min: 0, max: 500_000 }),
  rate: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
  amount: fc.integer({ min: 0, max: 36_000 }),
  paydate: fc.constantFrom(day('2040-03-20'), day('2045-04-01'), day('2050-03-20')),
  paidThisYear: fc.integer({ min: 0, max: 36_000 }),
})
const accounts = fc.array(account, { minLength: 1, maxLength: 5 })
const until = fc.constantFrom(null, day('2035-01-01'), day('2045-04-01'), day('2047-01-01'))

describe('3a accounts', () => {
  const told = (some: readonly Pillar3aAccount[], worksUntil: typeof ON | null) => {
    const { result } = pillar3aFromAccounts({ accounts: some, person: PERSON, worksUntil, computedOn: ON })
    if (!result) throw new Error('the accounts are known')
    return result
  }

  property('stand each by itself, in any order', fc.record({ accounts, until }), ({ accounts: some, until: stop }) => {
    const all = told(some, stop)
    const alone = some.map((one) => told([one], stop).projected)
    expect(all.projected).toBe(alone.reduce((sum, projected) => sum + projected, 0))
    expect(told(some.toReversed(), stop).projected).toBe(all.projected)
  })

  property(
    'grow with balance, payment and work, and shrink with what is paid already',
    fc.record({ account, more: fc.integer({ min: 1, max: 10_000 }), until }),
    ({ account: one, more, until: stop }) => {
      const { projected } = told([one], stop)
      const of = (changes: Partial<Pillar3aAccount>) => told([{ ...one, ...changes }], stop).projected
      expect(of({ solde: (one.solde ?? 0) + more })).toBeGreaterThan(projected)
      expect(of({ amount: (one.amount ?? 0) + more })).toBeGreaterThanOrEqual(projected)
      expect(of({ paidThisYear: one.paidThisYear + more })).toBeLessThanOrEqual(projected)
      expect(told([one], day('2060-01-01')).projected).toBeGreaterThanOrEqual(projected)
    },
  )
})

const year: fc.Arbitrary<YearOf3a> = fc.record({
  year: fc.integer({ min: 2020, max: 2033 }),
  paid: fc.integer({ min: 0, max: 8_000 }),
  withFund: fc.boolean(),
  earnedIncome: fc.integer({ min: 0, max: 200_000 }),
  isBought: fc.boolean(),
})
const years = fc.uniqueArray(year, { selector: ({ year: of }) => of, maxLength: 14 })

describe('a late purchase', () => {
  const asked = (some: readonly YearOf3a[], wished: number | null) =>
    latePurchase({
      person: PERSON,
      on: ON,
      years: some,
      thisYear: { withFund: true, earnedIncome: 80_000, paid: 7_373 },
      isDrawn: false,
      wished,
    })

  property(
    'closes gaps of as much as is paid, in any order, and none twice',
    fc.record({ years, part: fc.double({ min: 0, max: 1, noNaN: true }) }),
    ({ years: some, part }) => {
      const { largest, gaps } = asked(some, null)
      const told = asked(some, largest * part)
      expect(asked(some.toReversed(), largest * part)).toEqual(told)
      expect(told.bought === null).toBe(gaps.length === 0)
      if (told.bought === null) return
      expect(told.bought.reduce((sum, { bought }) => sum + bought, 0)).toBeCloseTo(largest * part, 6)
      for (const { bought, forfeited, gap, year: of } of told.bought) {
        expect(bought + forfeited).toBeCloseTo(gap, 6)
        expect(of).toBeGreaterThanOrEqual(2025)
      }
      const closed = new Set(told.bought.map(({ year: of }) => of))
      const later = asked(
        some.map((one) => ({ ...one, isBought: one.isBought || closed.has(one.year) })),
        null,
      )
      expect(later.gaps.filter(({ year: of }) => closed.has(of))).toEqual([])
    },
  )
})
