import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { creditYears, yearlyCredit } from './education-credits'

const law = lawOn(day('2026-11-21'))

type Child = [birth: string, death?: string]

const years = (children: Child[], from: number, to: number) => {
  const read = children.map(([birth, death]) => ({ birthDate: day(birth), deathDate: death ? day(death) : null }))
  return creditYears(read, from, to, law).flatMap((has, index) => (has ? [from + index] : []))
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('education credits', () => {
  it('are three yearly minimum pensions', () => {
    expect(yearlyCredit(law)).toBe(45_360)
    expect(yearlyCredit(lawOn(day('2027-01-01')))).toBe(46_080)
  })

  it('run from the year after the birth to that of the 16th birthday: 1986 and 1988 give 1987 to 2004', () => {
    const found = years([['1986-04-01'], ['1988-12-31']], 1983, 2025)
    expect(found).toEqual(range(1987, 2004))
    expect(found).toHaveLength(18)
  })

  it.each<[string, Child[], number[]]>([
    ['do not add up for two children', [['2000-01-01'], ['2000-12-31']], range(2001, 2016)],
    [
      'leave a hole between distant children',
      [['1990-05-05'], ['2010-05-05']],
      [...range(1991, 2006), ...range(2011, 2025)],
    ],
    ['end with the year of a death', [['2000-05-05', '2004-03-01']], range(2001, 2004)],
    ['are none for a child who died in the year of birth', [['2000-01-05', '2000-12-01']], []],
    ['do not go on after the 16th year because of a later death', [['2000-05-05', '2020-03-01']], range(2001, 2016)],
    ['are none without children', [], []],
  ])('%s', (_, children, expected) => {
    expect(years(children, 1983, 2025)).toEqual(expected)
  })

  it('count inside the window only', () => {
    expect(years([['1980-05-05']], 1990, 2033)).toEqual(range(1990, 1996))
    expect(years([['2025-05-05']], 1990, 2033)).toEqual(range(2026, 2033))
  })
})
