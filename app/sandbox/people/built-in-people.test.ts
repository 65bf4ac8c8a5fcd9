import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs } from '~/pillars/avs'
import { ageOn, day, yearOf } from '~/pillars/day'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import { child, couple, insuredPerson, life } from '../../../tests/support/lives/life'
import { asItStands, mandatorySalaryOf, referenceDateOf } from '../funds/fund-plan'
import { benefitsOf } from '../funds/fund-projection'
import type { Person } from './people'
import { readPeople } from './read-people'

const today = day('2026-11-21')
const people = readPeople(null)
const find = (navs: string | null) => people.find((person) => person.navs === navs)

describe('the built-in persons', () => {
  it('[140] [141] are three persons and two spouses, with AVS numbers that are valid and fictional', () => {
    expect(people.map((person) => person.firstName)).toEqual(['Claire', 'Philippe', 'Reto', 'Sofia', 'Nadia'])
    for (const person of people) expect(person.navs).toMatch(/^756\.0000\.0000\.\d{2}$/)
    expect(people.filter((person) => person.partnerNavs === null)).toHaveLength(1)
  })

  it('[141] link spouses to each other, with the same wedding day and the same children', () => {
    for (const person of people.filter(({ civilStatus }) => civilStatus === 'married')) {
      const partner = find(person.partnerNavs)
      expect(partner?.partnerNavs).toBe(person.navs)
      expect(partner?.relationshipStartDate).toBe(person.relationshipStartDate)
      expect(partner?.children).toEqual(person.children)
    }
  })

  it('sign in with their first name and a shared password', () => {
    for (const person of people)
      expect(person).toMatchObject({ email: `${person.firstName.toLowerCase()}@exemple.ch`, password: 'demo' })
  })

  it.each(people)(
    '$firstName is of an age at which an estimate makes sense, outside the transition generation',
    (person) => {
      expect(ageOn(person.birthDate, today)).toBeGreaterThan(40)
      expect(ageOn(person.birthDate, today)).toBeLessThan(63)
      if (person.gender === 'FEMALE') expect(yearOf(person.birthDate)).toBeGreaterThanOrEqual(1970)
    },
  )

  it.each(people)('$firstName has an account without a year twice, from youth or arrival until last year', (person) => {
    const years = person.incomes.map((income) => income.year)
    expect(years).toEqual([...new Set(years)].sort((a, b) => a - b))
    expect(years[0]).toBeGreaterThanOrEqual(yearOf(person.birthDate) + 18)
    expect(years.at(-1)).toBe(2025)
  })

  function pensionOf(firstName: string) {
    const person = people.find((candidate) => candidate.firstName === firstName) as Person
    const partner = find(person.partnerNavs)
    const asInsured = ({ gender, birthDate, incomes }: Person) => insuredPerson(gender, birthDate, [...incomes])
    const one = asInsured(person)
    const births = person.children.map(({ birthDate }) => birthDate)
    const facts =
      partner && person.relationshipStartDate
        ? couple(
            one,
            asInsured(partner),
            person.relationshipStartDate,
            births.map((birth) => child(birth)),
          )
        : life(one, { children: births.map((birth) => child(birth, { parents: 'person' })) })
    return computeAvs(facts, lawOn(today), today)
  }

  it('show what the estimate has to show: two full pensions and the couple’s cap', () => {
    const { person, partner, periods } = pensionOf('Claire')
    expect([person.scale, partner?.scale]).toEqual([44, 44])
    expect(periods.at(-1)).toMatchObject({ capped: true, total: 3780 })
  })

  it('show what the estimate has to show: partial pensions, and a change when the younger spouse’s begins', () => {
    const { person, partner } = pensionOf('Reto')
    expect(person.scale).toBeLessThan(44)
    expect(partner?.scale).toBeLessThan(person.scale)
    expect(yearOf(partner?.from ?? today) - yearOf(person.from)).toBeGreaterThanOrEqual(7)
    expect(person.later?.monthly).not.toBe(person.monthly)
  })

  it('show what the estimate has to show: a gap that youth years fill', () => {
    const { person } = pensionOf('Nadia')
    expect(person.steps.find(({ key }) => key === 'gapsFilled')?.inputs.youth).toBeGreaterThan(0)
    expect(person.scale).toBe(44)
  })

  const policies = people.flatMap((person) =>
    person.policies.map((policy, i) => ({ person, policy, name: person.firstName, i })),
  )

  it.each(people.filter((person) => person.policies.length > 0))(
    '$firstName declares to the funds what stands in the account',
    (person) => {
      const paid = person.policies.reduce(
        (sum, policy) => sum + (policy.declaredSalary * policy.employmentLevel) / 100,
        0,
      )
      expect(paid).toBe(person.incomes.at(-1)?.amount)
    },
  )

  it.each(policies)('$name, policy $i: the fund’s pension is never below the legal one', ({ person, policy }) => {
    const at65 = benefitsOf(person, asItStands(policy), today).find(({ retirementAge }) => retirementAge === 780)
    const legal = ((at65?.capitalBalanceMandatory ?? 0) * minimumConversionRate(person.gender, today)) / 100
    expect(at65?.pension).toBeGreaterThanOrEqual(legal)
    expect(at65?.capitalBalance).toBeGreaterThan(at65?.capitalBalanceMandatory ?? 0)
  })

  it.each(policies)(
    '$name, policy $i: a fund with a low rate pays the legal pension at 65, and its own before',
    (one) => {
      const { person, policy } = one
      const conversionRates = Object.fromEntries(Object.keys(policy.conversionRates).map((age) => [age, 1]))
      const benefits = benefitsOf(person, asItStands({ ...policy, conversionRates }), today)
      const at = (age: number) => benefits.find(({ retirementAge }) => retirementAge === age * 12)
      expect(at(65)?.pension).toBeCloseTo((at(65)?.capitalBalanceMandatory ?? 0) * 0.068, 1)
      expect(at(64)?.pension).toBeCloseTo((at(64)?.capitalBalance ?? 0) * 0.01, 1)
    },
  )

  it.each(policies)('$name, policy $i: the yearly savings reach the highest legal credit of 18 %', ({ policy }) => {
    const legal = mandatorySalaryOf(policy, referenceDateOf(policy, today)) * 0.18
    expect(policy.savingsContributionYear).toBeGreaterThanOrEqual(legal)
  })
})
