import { describe, expect, it } from 'vitest'
import { couple, keysOf, lastStep, man, pensionOf, single, woman, years } from '../../../tests/support/lives/life'
import type { PersonPension } from './result'

/** Each revaluation: the factor and the year of the event it is taken from. */
const factorsOf = ({ steps }: PersonPension) =>
  steps.filter(({ key }) => key === 'revaluation').map(({ inputs }) => [inputs.factor, inputs.eventYear])

describe('the revaluation factor', () => {
  it.each<[string, PersonPension, [number, number][]]>([
    ['is that of 2025, first entry 1981', single(man('1960-06-10', years(1981, 2024, 60_000))).person, [[1.052, 2025]]],
    ['is that of 2026, first entry 1982', single(man('1961-05-05', years(1982, 2025, 60_000))).person, [[1.035, 2026]]],
    [
      'goes by the first entry, not by the first year',
      single(man('1961-05-05', years(1985, 2025, 60_000), { insured: 1982 })).person,
      [[1.007, 2026]],
    ],
    [
      'is that of the year of an early start, and at the reference age that year’s (RAVS art. 56 al. 4)',
      single(man('1961-05-05', years(1982, 2025, 60_000), { drawing: '2025-06-01' })).person,
      [
        [1.042, 2025],
        [1.035, 2026],
      ],
    ],
    [
      'is that of the year of the 21st birthday where youth years fill',
      single(man('1961-05-05', [...years(1979, 1981, 9000), ...years(1985, 2025, 60_000)], { insured: 1979 })).person,
      [[1.035, 2026]],
    ],
  ])('%s', (_, person, factors) => {
    expect(factorsOf(person)).toEqual(factors)
  })

  it('stays after splitting for the one who is a pensioner first, and is the other one’s own (LAVS art. 31)', () => {
    // He: event 2025; his first entry is that of 1985, and he receives half of hers of 1984. She: event 2026.
    const his = man('1960-06-10', years(1985, 2024, 80_000), { insured: 1981 })
    const hers = woman('1961-10-15', years(1982, 2025, 30_000))
    const { person, partner } = pensionOf(couple(his, hers, '1983-05-05'))
    expect(factorsOf(person)).toEqual([
      [1.013, 2025],
      [1.013, 2025],
    ])
    expect(partner && factorsOf(partner)).toEqual([[1.035, 2026]])
  })
})

describe('a person with less than one contribution year', () => {
  it('has the average of every month since the year of the 18th birthday (RAVS art. 52a)', () => {
    // 10 months of 1985 with 20000, 6 of 1990 with 30000, 5 of 2031 with the minimum's 2083: 52083 in 21 months are
    // 29762 a year -> 30240; 0.74 x 1260 + 13/600 x 30240 = 1587.60, on scale 1 x 2.27 % = 36.04.
    const insured: [string, string | null][] = [
      ['1985-01-01', '1985-10-31'],
      ['1990-01-01', '1990-06-30'],
      ['2031-01-01', null],
    ]
    const entries = [...years(1985, 1985, 20_000, 10), ...years(1990, 1990, 30_000, 6)]
    const { person } = single(man('1966-05-10', entries, { insured }))
    expect(person).toMatchObject({ contributionYears: 1, scale: 1, ramd: 30_240, monthly: 36 })
    expect(lastStep(person, 'averageIncome')?.inputs).toMatchObject({ incomeSum: 52_083, months: 21 })
    expect(keysOf(person)).toContain('partialPension')
  })
})
