import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { type AvsResult, computeAvs } from '../compute-avs'
import type { IncomeEntry } from '../facts'
import { withoutPartnerAccount } from './partner-account'

const TODAY = day('2026-11-21')

const years = (from: number, to: number, amount: number): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

const married = (start: string, partnerBorn = '1972-04-30', sharesIncomes = true) =>
  computeAvs(
    {
      person: { navs: '756.9217.0769.85', birthDate: day('1970-04-12'), gender: 'MALE' },
      incomes: years(1991, 2025, 60_000),
      marriage: { start: day(start), end: null, sharesIncomes },
      children: [],
      partner: {
        navs: '756.1234.5678.97',
        birthDate: day(partnerBorn),
        gender: 'FEMALE',
        deathDate: null,
        incomes: years(1993, 2025, 91_234),
      },
    },
    lawOn(TODAY),
    TODAY,
  )

const keysIn = ({ person }: Pick<AvsResult, 'person'>) => person.steps.map(({ key }) => key)

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
      expect(keysIn(result).filter((one) => one === key)).toHaveLength(2)
      expect(keysIn(told).filter((one) => one === key)).toHaveLength(1)
    }
  })

  it('are left as they are where nothing is shared', () => {
    const result = married('2038-06-01')
    expect(withoutPartnerAccount(result)).toMatchObject({ assumptions: result.assumptions })
    expect(keysIn(withoutPartnerAccount(result))).toEqual(keysIn(result))
  })
})

describe('of the partner', () => {
  it('nothing is told but days, amounts and the scale', () => {
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
    const capOf = ({ person }: Pick<AvsResult, 'person'>) => person.steps.findLast(({ key }) => key === 'coupleCap')
    expect(capOf(result)?.inputs).toHaveProperty('other')
    expect(Object.keys(capOf(withoutPartnerAccount(result))?.inputs ?? {})).toEqual(['own', 'cap', 'scale'])
  })
})

it('incomes are not shared where the register does not know the wedding day, whichever day is typed', () => {
  const [one, other] = ['1998-06-01', '2024-11-20'].map((start) => married(start, '1972-04-30', false))
  expect(one).toEqual(other)
  expect(one?.assumptions).toContain('weddingDayNotRegistered')
  expect(keysIn(one as AvsResult)).not.toContain('splitting')
})
