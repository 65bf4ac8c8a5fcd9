import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { type IncomeEntry, retirementOf } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import { monthOf, yearOf } from '~/pillars/day'
import { amount } from './accounts'
import { drawnOnTime, isTransition, type Life, singleLife } from './lives'
import { inputOf, personPensionOf } from './results'
import { property } from './runs'

const addedYear = fc.record({ life: singleLife, at: fc.nat({ max: 99 }), amount })
type AddedYear = typeof addedYear extends fc.Arbitrary<infer T> ? T : never

const withIncomes = ({ facts, day }: Life, incomes: readonly IncomeEntry[]): PersonPension =>
  personPensionOf({ facts: { ...facts, person: { ...facts.person, incomes: [...incomes] } }, day })

/**
 * The account up to last year, or to the year before the reference age, with one earlier year of it left out: an entry
 * after the last one would show gaps that were years to come before.
 */
function withoutYear({ life: { facts, day }, at }: AddedYear) {
  const { person } = facts
  const first = yearOf(person.birthDate) + 21
  const last = Math.min(yearOf(day), yearOf(retirementOf(person).referenceDay)) - 1
  fc.pre(last > first)
  const year = first + (at % (last - first))
  const others = (person.incomes ?? []).filter((entry) => entry.year !== year && entry.year <= last)
  return { first, year, incomes: [...others, { year: last, amount: 30_000, months: 12 }] }
}

/** Somebody who has said that they were always insured: then an entry only adds. */
const insured = (one: AddedYear): AddedYear => {
  const { person } = one.life.facts
  const periods = [{ from: person.birthDate, to: null }]
  return { ...one, life: { ...one.life, facts: { ...one.life.facts, person: { ...person, insured: periods } } } }
}

describe('a year of contributions added to the account of a single person who was always insured', () => {
  property('never lowers the scale, whatever its income', addedYear.map(insured), (one) => {
    const { year, incomes } = withoutYear(one)
    const without = withIncomes(one.life, incomes)
    const withIt = withIncomes(one.life, [...incomes, { year, amount: one.amount, months: 12 }])
    expect(withIt.scale).toBeGreaterThanOrEqual(without.scale)
    expect(withIt.contributionYears).toBeGreaterThanOrEqual(without.contributionYears)
  })

  property(
    'never lowers the pension, where it has the average income and no youth year fills',
    addedYear.map(insured),
    (one) => {
      const { first, year, incomes: all } = withoutYear(one)
      const incomes = all.filter((entry) => entry.year >= first)
      const without = withIncomes(one.life, incomes)
      const average = Math.max(without.ramd, inputOf(without, 'incomeSum', 'yearlyIncomeToCome'))
      // A hundred francs more, since each part of the average is rounded to the franc by itself.
      const withIt = withIncomes(one.life, [...incomes, { year, amount: average + 100, months: 12 }])
      fc.pre(without.drawing.kind !== 'early' || !isTransition(one.life.facts.person))
      expect(withIt.monthly).toBeGreaterThanOrEqual(without.monthly)
    },
  )

  // n years of an average E become n + 1 years of n / (n + 1) x E at least. From 30 years on, that is one row of the
  // table less at most: 2.6 % of the minimum m. The next scale gives a 44th of the pension, which is at least m:
  // (m - 43 x 2.6 % m) / 44 is 3.4 francs less, before rounding. With fewer years, or from an average of 36 m on, where
  // a row is 1.6 % of m, the next scale gives more than the rows take.
  property('lowers it by four francs at most, where no gap is filled in another way', addedYear.map(insured), (one) => {
    const { person } = one.life.facts
    const onTime = drawnOnTime(one.life)
    const life = { ...onTime, facts: { ...onTime.facts, children: [] } }
    const { first, year, incomes } = withoutYear(one)
    // The months of a retirement year fill a whole one in December.
    fc.pre(monthOf(retirementOf(person).referenceDay) < 12)
    const law = lawOn(life.day)
    const whole = (entry: { year: number; amount: number }) => ({
      ...entry,
      amount: Math.max(law.minimumContribution.income, entry.amount),
      months: 12,
    })
    const account = incomes.filter((entry) => entry.year >= first).map(whole)
    const without = withIncomes(life, account)
    const withIt = withIncomes(life, [...account, whole({ year, amount: one.amount })])
    const most = withIt.ramd >= 36 * law.minimumPension ? 0 : 4
    expect(withIt.monthly).toBeGreaterThanOrEqual(without.monthly - most)
  })
})
