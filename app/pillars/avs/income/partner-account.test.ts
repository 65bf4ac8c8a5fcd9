import { describe, expect, it } from 'vitest'
import { couple, keysOf, lastStep, man, pensionOf, woman, years } from '../../../../tests/support/lives/life'
import { withoutPartnerAccount } from './partner-account'

const married = (start: string, partnerBorn = '1972-04-30') =>
  pensionOf(couple(man('1970-04-12', years(1991, 2025, 60_000)), woman(partnerBorn, years(1993, 2025, 91_234)), start))

describe('totals of the years of marriage', () => {
  it.each([
    ['2021-06-01', false],
    ['2022-12-31', false],
    ['2023-01-01', true],
    ['2024-11-20', true],
    ['2026-06-01', true],
  ])('of a wedding on %s would tell a single year: %s', (start, tells) => {
    const { assumptions, person } = withoutPartnerAccount(married(start))
    expect(assumptions.includes('sharedTotalsHidden')).toBe(tells)
    expect(person.steps.some(({ key }) => key === 'splitting')).toBe(!tells)
  })

  it('are in no step once they are hidden, nor the average after them, and the amounts stay', () => {
    const result = married('2024-11-20')
    const told = withoutPartnerAccount(result)
    const average = result.person.steps.findLast(({ key }) => key === 'ramd')?.inputs.averageIncome
    expect(average).toBeGreaterThan(0)
    for (const figure of ['45617', `:${average},`]) {
      expect(JSON.stringify(result)).toContain(figure)
      expect(JSON.stringify(told)).not.toContain(figure)
    }
    expect(told.periods).toEqual(result.periods)
    for (const key of ['incomeSum', 'ramd'] as const) {
      expect(keysOf(result.person).filter((one) => one === key)).toHaveLength(2)
      expect(keysOf(told.person).filter((one) => one === key)).toHaveLength(1)
    }
  })

  it('are left as they are where nothing is shared', () => {
    const result = married('2038-06-01')
    expect(withoutPartnerAccount(result)).toMatchObject({ assumptions: result.assumptions })
    expect(keysOf(withoutPartnerAccount(result).person)).toEqual(keysOf(result.person))
  })
})

describe('of the partner', () => {
  it('nothing is given but days, amounts and the scale', () => {
    const { partner } = withoutPartnerAccount(married('1998-06-01'))
    expect(Object.keys(partner ?? {}).toSorted()).toEqual(
      ['from', 'later', 'monthly', 'referenceDate', 'scale', 'supplement', 'thirteenth', 'to'].toSorted(),
    )
    expect(Object.keys(withoutPartnerAccount(married('1998-06-01', '1966-04-30')).partner?.later ?? {})).toEqual([
      'from',
      'monthly',
      'scale',
    ])
  })

  it('the pension before the cap is in no step, which the table of pensions would lead to an average', () => {
    const result = married('1998-06-01')
    expect(lastStep(result.person, 'coupleCap')?.inputs).toHaveProperty('other')
    const told = lastStep(withoutPartnerAccount(result).person, 'coupleCap')
    expect(Object.keys(told?.inputs ?? {})).toEqual(['own', 'cap', 'percent'])
  })
})
