import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs, isOfTransition, payableGaps, retirementOf } from '~/pillars/avs'
import { ageOn, type Day, day, yearOf } from '~/pillars/day'
import { minimumConversionRate } from '~/pillars/lpp/pension'
import { child, couple, insuredPerson, life } from '../../../tests/support/lives/life'
import { asItStands, mandatorySalaryOf, referenceDateOf } from '../funds/fund-plan'
import { benefitsOf } from '../funds/fund-projection'
import { TEST_CASE_TEXT, testCaseText } from '../identity/test-case-text'
import type { Person } from './people'
import { readPeople } from './read-people'

const today = day('2026-11-21')
const everybody = readPeople(null)
const people = everybody.slice(0, 5)
const testCases = everybody.slice(5)
const find = (navs: string | null) => everybody.find((person) => person.navs === navs)

describe('the built-in persons', () => {
  it('[140] [141] are three persons and two spouses, with AVS numbers that are valid and fictional', () => {
    expect(people.map((person) => person.firstName)).toEqual(['Claire', 'Philippe', 'Reto', 'Sofia', 'Nadia'])
    for (const person of people) expect(person.navs).toMatch(/^756\.0000\.0000\.\d{2}$/)
    expect(people.filter((person) => person.partnerNavs === null)).toHaveLength(1)
  })

  it('[141] link spouses to each other, with the same wedding day and the same children', () => {
    for (const person of everybody.filter(({ civilStatus }) => civilStatus === 'married')) {
      const partner = find(person.partnerNavs)
      expect(partner?.partnerNavs).toBe(person.navs)
      expect(partner?.relationshipStartDate).toBe(person.relationshipStartDate)
      expect(partner?.children).toEqual(person.children)
    }
  })

  it('sign in with their first name and a shared password', () => {
    for (const person of everybody)
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

  const policies = everybody.flatMap((person) =>
    person.policies.map((policy, i) => ({ person, policy, name: person.firstName, i })),
  )

  it.each(everybody.filter((person) => person.policies.length > 0))(
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

describe('the test cases', () => {
  const named = (firstName: string) => testCases.find((person) => person.firstName === firstName) as Person
  const yearsOf = ({ incomes }: Person) => incomes.map(({ year }) => year)

  it('stand after the five, each with a sentence in both languages and a number that is valid and fictional', () => {
    expect(testCases.map(({ email }) => email).sort()).toEqual(Object.keys(TEST_CASE_TEXT.fr).sort())
    for (const person of testCases) {
      expect(person.navs).toMatch(/^756\.0000\.0001\.\d{2}$/)
      for (const language of ['fr', 'de'] as const)
        expect(testCaseText(language, person.email)).toMatch(/^[^ß"']{60,220}\.$/)
    }
    for (const person of people) expect(testCaseText('fr', person.email)).toBeNull()
  })

  it.each(testCases)(
    '$firstName has a reference age ahead and years without repetition until 2025, of which one is missing to Luca',
    (person) => {
      expect(retirementOf(person).referenceDay > today).toBe(true)
      const years = yearsOf(person)
      const [first, last] = [years[0] ?? 0, years.at(-1) ?? -1]
      const all = Array.from({ length: last - first + 1 }, (_, at) => first + at)
      expect(years).toEqual(all.filter((year) => person.firstName !== 'Luca' || year !== 2023))
      if (years.length > 0) expect(years.at(-1)).toBe(2025)
      for (const { amount, months, year } of person.incomes) {
        expect(year).toBeGreaterThanOrEqual(yearOf(person.birthDate) + 18)
        expect(amount).toBeGreaterThan(0)
        expect(months).toBe(person.firstName === 'Elena' && year === 2013 ? 5 : 12)
      }
    },
  )

  it.each(testCases)('$firstName has marriages that agree with the civil status and its days', (person) => {
    const last = person.marriages?.at(-1)
    const reason = { divorced: 'divorce', widow: 'death', married: null, bachelor: undefined }
    expect(last?.endedBy).toBe(reason[person.civilStatus as keyof typeof reason])
    expect([last?.start ?? null, last?.end ?? null]).toEqual([person.relationshipStartDate, person.relationshipEndDate])
    const spouse = find(person.partnerNavs)
    if (spouse) expect(last?.partner).toEqual({ birthDate: spouse.birthDate, gender: spouse.gender })
    for (const child of person.children) if (last) expect(child.birthDate > last.start).toBe(true)
  })

  it.each<[string, string, (person: Person) => unknown, unknown]>([
    [
      'Isabelle',
      'half of each child’s credits',
      ({ children }) => children.map(({ credits }) => credits),
      ['half', 'half'],
    ],
    [
      'Isabelle',
      'the years between wedding and divorce divided',
      ({ incomes }) => incomes.flatMap(({ year, split }) => (split ? [year] : [])),
      Array.from({ length: 14 }, (_, at) => 2000 + at),
    ],
    ['Martin', 'a wife who died', ({ marriages }) => marriages?.map(({ endedBy }) => endedBy), ['death']],
    [
      'Elena',
      'an arrival at 34, after the births',
      ({ insured, birthDate, children }) => {
        const from = insured?.[0]?.from ?? today
        return [ageOn(birthDate, from), children.every((one) => one.birthDate < from)]
      },
      [34, true],
    ],
    [
      'Vreni',
      'no line on the account, and insured all her life',
      ({ incomes, insured, birthDate }) => [incomes, insured?.[0]?.from === birthDate],
      [[], true],
    ],
    [
      'Daniel',
      'no more than the minimum after the year in which he turned 60',
      ({ birthDate, incomes }) =>
        incomes.filter(({ year }) => year > yearOf(birthDate) + 60).map(({ amount }) => amount),
      [5000],
    ],
    [
      'Ruth',
      'an age of 62 to 64 in the transition generation, nearly at the reference age',
      (person) => [isOfTransition(person), ageOn(person.birthDate, today)],
      [true, 63],
    ],
  ])('%s has %s', (firstName, _, of, expected) => {
    expect(of(named(firstName))).toEqual(expected)
  })

  it('show what the estimate has to show: the spouse at home has a full scale but for the year before the wedding', () => {
    const { person } = pensionAs('Vreni')
    expect(person).toMatchObject({ scale: 43 })
    expect(person.steps.find(({ key }) => key === 'splitting')?.inputs.received).toBeGreaterThan(500_000)
  })

  it('show what the estimate has to show: a missing year that can still be paid, and a full scale once it is', () => {
    const { scale, gaps } = pensionAs('Luca').person
    expect(scale).toBe(43)
    expect(payableGaps(gaps, today)).toEqual([{ year: 2023, months: 12, cost: 514, until: '2028-12-31' }])
  })

  it('show what the estimate has to show: no year is missing to who stopped at 60 and pays the minimum', () => {
    expect(pensionAs('Daniel').person.scale).toBe(44)
  })

  it('show what the estimate has to show: a share drawn early loses the supplement', () => {
    const ruth = named('Ruth')
    const draw = (shares: { from: Day; share: number }[] | null) => {
      const facts = life(insuredPerson(ruth.gender, ruth.birthDate, [...ruth.incomes]))
      return computeAvs({ ...facts, person: { ...facts.person, drawing: shares } }, lawOn(today), today)
    }
    expect(draw(null).person.supplement).toBeGreaterThan(0)
    const early = draw([
      { from: day('2027-03-01'), share: 40 },
      { from: day('2028-04-01'), share: 100 },
    ])
    expect(early.person.supplement).toBe(0)
    expect(early.assumptions).toContain('supplementLostByShare')
  })

  function pensionAs(firstName: string) {
    const one = named(firstName)
    const asInsured = ({ gender, birthDate, incomes, insured }: Person) => ({
      ...insuredPerson(gender, birthDate, [...incomes]),
      insured: insured ?? null,
    })
    const spouse = find(one.partnerNavs)
    const facts =
      spouse && one.relationshipStartDate
        ? couple(
            asInsured(one),
            asInsured(spouse),
            one.relationshipStartDate,
            one.children.map(({ birthDate }) => child(birthDate)),
          )
        : life(asInsured(one))
    return computeAvs(facts, lawOn(today), today)
  }
})
