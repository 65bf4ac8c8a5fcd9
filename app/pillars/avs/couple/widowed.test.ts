import { describe, expect, it } from 'vitest'
import {
  formerMarriage,
  keysOf,
  lastStep,
  life,
  man,
  marriedSince,
  pensionOf,
  rowsOf,
  woman,
  years,
} from '../../../../tests/support/lives/life'
import type { InsuredPerson } from '../facts'

/** Widowed by the death of the spouse of 1990. */
const widowed = (person: InsuredPerson, death: string, spouse = woman('1962-05-05', years(1983, 2019, 20_000))) =>
  pensionOf(life(person, { marriages: [formerMarriage(spouse, '1990-06-01', death, 'death')] }))

/** Born 5 May 1961: reference age in May 2026, window 1982 to 2025. */
const bornIn1961 = (amount: number, words?: Parameters<typeof man>[2]) =>
  man('1961-05-05', years(1982, 2025, amount), words)

/** Born in 1964, reference age in March 2029, whose husband died in the year after the wedding: nothing is split. */
const widow = (amount: number, survivorsPension: number | null, words: Parameters<typeof woman>[2] = {}) =>
  life(woman('1964-03-10', years(1985, 2025, amount), { survivorsPension, ...words }), {
    marriages: [formerMarriage(man('1960-05-05', []), '2020-06-01', '2021-03-01', 'death')],
  })

describe('a widowed person', () => {
  it('has the incomes of the marriage split at the reference age, and a fifth more (LAVS art. 29quinquies al. 3 let. b, 35bis)', () => {
    // 1991 to 2019 = 29 years, not that of the death: he gives 870000 and receives 290000. 2060000 x 1.035 = 2132100, / 44
    // = 48457 -> 33 x 1512 = 49896: 1.04 x 1260 + 8/600 x 49896 = 1975.68, cut to 1975.60: 1976, x 120 % = 2371.20.
    const result = widowed(bornIn1961(60_000), '2020-03-01')
    expect(rowsOf(result)).toEqual([['2026-06-01', 2371, null, false]])
    expect(lastStep(result.person, 'splitting')?.inputs).toMatchObject({ firstYear: 1991, lastYear: 2019, years: 29 })
    expect(lastStep(result.person, 'widowedSupplement')).toMatchObject({
      inputs: { pension: 1976, percent: 20, supplement: 395 },
      output: 2371,
      article: 'LAVS art. 35bis',
    })
    expect(result.person.thirteenth).toBe(2371)
  })

  it.each([
    // Not more than the maximum of the scale: 2520, and on scale 22 half of it.
    [1982, 100_000, 44, 2520],
    [2004, 100_000, 22, 1260],
  ])('insured since %d with %d a year has at most the maximum of scale %d: %d', (since, amount, scale, monthly) => {
    const person = man('1961-05-05', years(since, 2025, amount), { insured: since })
    const stranger = woman('1962-05-05', [], { insured: [] })
    expect(widowed(person, '2020-03-01', stranger).person).toMatchObject({ scale, monthly })
  })

  it('as a pensioner has both from the month after the death', () => {
    // Born 10.06.1960: 2640000 x 1.052 = 2777280, / 44 = 63120 -> 63504 -> 2157. Wife insured and at work until 2025:
    // 1991 to 2024 = 34 years, 1960000 x 1.052 = 2061920, / 44 = 46862 -> 46872 -> 1935, x 120 % = 2322.
    const wife = woman('1962-05-05', years(1983, 2025, 20_000))
    const result = widowed(man('1960-06-10', years(1981, 2024, 60_000)), '2026-03-10', wife)
    expect(rowsOf(result)).toEqual([
      ['2025-07-01', 2157, null, false],
      ['2026-04-01', 2322, null, false],
    ])
    expect(lastStep(result.person, 'recalculation')?.inputs).toEqual({ from: '2026-04-01', reason: 'widowed' })
  })

  it('who draws early has the fifth from the start, and is split at the reference age only', () => {
    const result = widowed(man('1966-05-10', years(1987, 2025, 60_000), { drawing: '2029-06-01' }), '2020-03-01')
    // 2020 x 120 % = 2424, at most the 2405 of scale 42, less 13.6 % = 2077.92.
    expect(result.person.monthly).toBe(2078)
    const keys = keysOf(result.person)
    expect(keys.indexOf('splitting')).toBeGreaterThan(keys.indexOf('recalculation'))
  })

  it('who has married again has no fifth, and no comparison (LAVS art. 23 al. 4)', () => {
    const { person } = pensionOf(
      life(bornIn1961(30_000, { survivorsPension: 2000 }), {
        partner: woman('1970-05-05', years(1991, 2025, 30_000)),
        marriages: [
          formerMarriage(woman('1962-05-05', []), '2010-06-01', '2011-03-01', 'death'),
          marriedSince('2015-05-05'),
        ],
      }),
    )
    expect(keysOf(person)).not.toContain('widowedSupplement')
    expect(keysOf(person)).not.toContain('survivorsPension')
    // 1320000 x 1.035 / 44 = 31050 -> 31752 -> 1620
    expect(person.monthly).toBe(1620)
  })
})

describe('a widow’s pension beside the old-age pension (LAVS art. 24b)', () => {
  // 44 x 20000 x 1.007 / 44 = 20140 -> 21168: 0.74 x 1260 + 13/600 x 21168 = 1391.04 -> 1391, x 120 % = 1669.20: 1669.
  // Supplement of the transition generation: 160. A year: 13 x 1669 + 12 x 160 = 23617; 12 x 1968 = 23616, 12 x 1969 = 23628.
  it.each([
    [null, 1669, 160, 1669],
    [1968, 1669, 160, 1669],
    [1969, 1969, 0, 0],
  ])(
    'of %s a month: %d is paid, a supplement of %d and %d in December',
    (survivorsPension, monthly, supplement, thirteenth) => {
      const { person, periods } = pensionOf(widow(20_000, survivorsPension))
      expect(person).toMatchObject({ monthly, supplement, thirteenth })
      expect(periods).toMatchObject([{ person: monthly, total: monthly + supplement }])
    },
  )

  it('says how both compare in a year', () => {
    expect(lastStep(pensionOf(widow(20_000, 1969)).person, 'survivorsPension')).toEqual({
      key: 'survivorsPension',
      inputs: { survivorsPension: 1969, pension: 1669, supplement: 160, survivorsAYear: 23_628, oldAgeAYear: 23_617 },
      output: 1969,
      article: 'LAVS art. 24b',
    })
  })
})
