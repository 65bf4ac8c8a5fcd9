import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import {
  claimantsOf,
  couple,
  lastStep,
  man,
  pensionOf,
  single,
  woman,
  years,
} from '../../../../tests/support/lives/life'

/** Born 10 May 1966: window 1987 to 2030. */
const stopping = (stopsOn: string, amount = 60_000) => man('1966-05-10', years(1987, 2025, amount), { stopsOn })

describe('somebody who stops work before the reference age', () => {
  it('owes contributions without work until then (LAVS art. 3 al. 1bis)', () => {
    // 41 x 60000, 30000 until June 2028, and twice the minimum's 5000: 2500000 / 44 = 56818 -> 38 x 1512 = 57456 -> 2076.
    const result = single(stopping('2028-06-30'))
    expect(lastStep(result.person, 'incomeSum')).toMatchObject({
      inputs: { yearsToCome: 2, partYearIncome: 30_000, yearsNonEmployed: 2, nonEmployedIncome: 10_000 },
      output: 2_500_000,
    })
    expect(result.person).toMatchObject({ contributionYears: 44, ramd: 57_456, monthly: 2076 })
    expect(result.assumptions).toContain('nonEmployedContributions')
    expect(result.assumptions).not.toContain('stopsWithDrawing')
  })

  it('has at least the minimum in the year in which work ends', () => {
    // 24000 / 12 = 2000 for January 2029: raised to 5000, as the whole of 2030.
    const step = lastStep(single(stopping('2029-01-31', 24_000)).person, 'incomeSum')
    expect(step?.inputs).toMatchObject({ yearsNonEmployed: 2, nonEmployedIncome: 10_000 })
  })

  it.each([
    // The wife pays twice the minimum, 10000 francs, or not (LAVS art. 3 al. 3).
    [10_000, 0],
    [9999, 10_000],
  ])('owes none where the spouse with %d a year pays enough for both: %d', (income, nonEmployedIncome) => {
    const wife = woman('1970-05-10', years(1991, 2025, income))
    const facts = couple(stopping('2028-12-31'), wife, '2000-05-05')
    const { person } = pensionOf(facts)
    expect(lastStep(person, 'incomeSum')?.inputs).toMatchObject({ yearsNonEmployed: 2, nonEmployedIncome })
    expect(person.contributionYears).toBe(44)
    expect(claimantsOf(facts)[0].career.contributions.missing).toBe(0)
  })

  it('owes nothing once no longer insured here', () => {
    // Abroad from 2028 on: 1987 to 2027 are 41 years.
    const leaving = man('1966-05-10', years(1987, 2025, 60_000), { insured: [['1987-01-01', '2027-12-31']] })
    const { person, assumptions } = single(leaving)
    expect(person).toMatchObject({ contributionYears: 41, scale: 41, ramd: 60_480 })
    expect(assumptions).not.toContain('nonEmployedContributions')
  })

  it('owes none where a spouse past the reference age works on (LAVS art. 3 al. 4 let. b)', () => {
    // Her husband reached 65 in March 2025 and earns 60000 in 2026 to 2028; she stopped at the end of 2025.
    const workAfterReferenceAge = { incomes: years(2026, 2028, 60_000), asksOn: day('2029-01-10') }
    const husband = man('1960-03-10', years(1981, 2024, 60_000), { workAfterReferenceAge })
    const wife = woman('1964-03-10', years(1985, 2025, 30_000), { stopsOn: '2025-12-31' })
    const { person } = pensionOf(couple(wife, husband, '1990-05-05'))
    expect(lastStep(person, 'incomeSum')?.inputs).toMatchObject({ nonEmployedIncome: 0 })
  })
})
