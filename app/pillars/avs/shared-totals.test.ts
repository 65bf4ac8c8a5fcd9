import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs-law'
import { day } from '../day'
import { computeAvs } from './compute-avs'
import type { IncomeEntry } from './facts'
import { tellsSingleYears, withoutSharedTotals } from './shared-totals'

const TODAY = day('2026-11-21')

const years = (from: number, to: number, amount: number): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

const married = (start: string) =>
  computeAvs(
    {
      person: { navs: '756.9217.0769.85', birthDate: day('1970-04-12'), gender: 'MALE' },
      incomes: years(1991, 2025, 60_000),
      marriage: { start: day(start), end: null },
      children: [],
      partner: {
        navs: '756.1234.5678.97',
        birthDate: day('1972-04-30'),
        gender: 'FEMALE',
        deathDate: null,
        incomes: years(1993, 2025, 91_234),
      },
    },
    lawOn(TODAY),
    TODAY,
  )

describe('totals of the years of marriage', () => {
  it.each([
    ['2021-06-01', false],
    ['2022-12-31', false],
    ['2023-01-01', true],
    ['2024-11-20', true],
    ['2026-06-01', true],
  ])('of a wedding on %s would tell a single year: %s', (start, tells) => {
    expect(tellsSingleYears(married(start))).toBe(tells)
  })

  it('are in no step once they are hidden, and the amounts stay', () => {
    const result = married('2024-11-20')
    const hidden = withoutSharedTotals(result)
    expect(JSON.stringify(result)).toContain('45617')
    expect(JSON.stringify(hidden)).not.toContain('45617')
    expect(hidden.periods).toEqual(result.periods)
    expect(hidden.assumptions).toContain('sharedTotalsHidden')
    const keys = (one: typeof result) => one.person.steps.map(({ key }) => key)
    expect(keys(hidden).filter((key) => key === 'incomeSum')).toHaveLength(1)
    expect(keys(result).filter((key) => key === 'incomeSum')).toHaveLength(2)
  })

  it('are left as they are where nothing is shared', () => {
    const result = married('2038-06-01')
    expect(withoutSharedTotals(result)).toBe(result)
  })
})
