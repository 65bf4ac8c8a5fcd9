/** Couples of whom one has retired already, before 2025 too: by hand, in the comments. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { couple, man, pensionOf, woman, years } from '../../../../tests/support/lives/life'
import type { IncomeEntry } from '../facts'

// She was born on 10.03.1966: pension from 01.04.2031, window 1987 to 2030, 44 years. He reached 65 on 01.03.2021: first event,
// so 1995 to 2020 are split, 26 years.
const wife = woman('1966-03-10', years(1987, 2025, 40_000))
const husband = (incomes: IncomeEntry[] | null, monthly?: number | null, since = '2021-04-01') =>
  man('1956-03-01', incomes, monthly === undefined ? {} : { pensionPaid: { from: day(since), monthly } })
const married = (him: typeof wife, her = wife) => pensionOf(couple(her, him, '1994-06-01'))

describe('a spouse who retired before 2025', () => {
  it('is computed from their incomes with the rules of that time, brought to today (LAVS art. 31)', () => {
    // He: event 2021, first entry 1977: 44 years apart, as 1981 and 2025: 1.052. 44 x 90000 x 1.052 / 44 = 94680, over 86040 in
    // the table of 2021: the maximum, 2520 today.
    // Split: he gives 26 x 45000 = 1170000 and receives 26 x 20000 = 520000. 3310000 x 1.052 = 3482120, / 44 = 79139; in the
    // table of 2021 (step 1434) row 56, today 56 x 1512 = 84672 -> 2439.
    // She: 44 x 40000 + 650000 = 2410000, / 44 = 54773 -> row 37, 55944 -> 2056. Supplement, born 1966: 81 % of 160, rounded up.
    // 4495 over 3780: 2056 x 3780 / 4495 = 1728.96; 2439 x 3780 / 4495 = 2051.04.
    const { person, partner, periods, range, assumptions } = married(husband(years(1977, 2020, 90_000)))
    expect(person).toMatchObject({ from: '2031-04-01', monthly: 1729, ramd: 55_944, supplement: 130, later: null })
    expect(partner).toMatchObject({
      from: '2021-04-01',
      monthly: 2520,
      later: { monthly: 2051, ramd: 84_672, scale: 44 },
    })
    expect(periods).toEqual([
      { from: '2021-04-01', to: '2031-03-31', person: null, partner: 2520, total: 2520, capped: false },
      { from: '2031-04-01', to: null, person: 1729, partner: 2051, total: 3910, capped: true },
    ])
    expect(range).toBeNull()
    expect(assumptions).toContain('spousePensionComputed')
  })

  it('goes on from the letter where it agrees with the incomes', () => {
    const { person, partner } = married(husband(years(1977, 2020, 90_000), 2520))
    expect([person.monthly, partner?.monthly, partner?.later?.monthly]).toEqual([1729, 2520, 2051])
  })

  it('goes on from the letter where the incomes give another average', () => {
    // The letter says 1915: row 30, up to 45360. The incomes of 90000 give more; the nearest average is 45360. Splitting takes
    // 650000 x 1.052 / 44 = 15541 in francs of 2021 (94680 - 79139), today 16386: 28974 -> row 20, 30240 -> 1588.
    // 2056 + 1588 = 3644: not capped.
    const { person, partner, assumptions } = married(husband(years(1977, 2020, 90_000), 1915))
    expect([person.monthly, partner?.monthly, partner?.later?.monthly]).toEqual([2056, 1915, 1588])
    expect(assumptions).toContain('spousePensionUnlikeIncomes')
  })

  it('keeps what an early start has taken (RAVS art. 56bis al. 3)', () => {
    // Drawn 24 months early: 13.6 % less. 1655 / 0.864 = 1915.5 -> 1916: row 30 as above, and 261 less for life.
    const { partner } = married(husband(years(1977, 2020, 90_000), 1655, '2019-04-01'))
    expect(partner).toMatchObject({ from: '2019-04-01', monthly: 1655, later: { monthly: 1588 - 261 } })
  })

  it('keeps what a deferral has added (RAVS art. 55ter al. 3)', () => {
    // Deferred for 12 months: 5.2 % more. 2651 / 1.052 = 2519.96 -> 2520, and 131 more, beside the cap.
    const { person, partner } = married(husband(years(1977, 2020, 90_000), 2651, '2022-04-01'))
    expect([person.monthly, partner?.monthly, partner?.later?.monthly]).toEqual([1729, 2651, 2051 + 131])
  })

  it('has a partial pension where the letter says so', () => {
    // 900 is under the minimum of 1260: at most scale 31 (1260 x 70.45 % = 888), where the second row pays 911.
    expect(married(husband(null, 900)).partner).toMatchObject({ monthly: 900, scale: 31 })
  })
})

describe('a retired spouse whose incomes are not known', () => {
  it('bounds the pension by what the letter says', () => {
    // 1915: row 30, in 2021 up to 43020 a year over 44 years: at most 43020 x 44 / 26 = 72803 in each common year.
    // Nothing: she has 1760000 - 520000 = 1240000, / 44 = 28182 -> row 19, 28728 -> 1555. He 43849 (just over row 29) + 520000 / 44
    // = 11818, today 12461: 56310 -> row 38 -> 2076. Not capped: 1555 + 130.
    // Most: she has 1240000 + 26 x 36401.50 = 2186439, / 44 = 49692 -> row 33, 49896 -> 1976. He 45360 - 426439 x 1.052 / 44
    // = 10196, today 10751: 34609 -> row 23 -> 1686. Not capped: 1976 + 130.
    const { partner, range } = married(husband(null, 1915))
    expect(partner?.monthly).toBe(1915)
    expect(range).toMatchObject({ withSupplement: { low: 1685, high: 2106 }, causes: ['spouseIncomesByLetter'] })
  })

  it('has no bound where the letter says the maximum', () => {
    // As 86040 a year, the maximum of 2021: she has 1240000 + 26 x 43020 = 2358520, / 44 = 53603 -> row 36, 54432 -> 2036. He:
    // 3785760 - 598520 = 3187240, x 1.052 / 44 = 76204 -> row 54 of 1434, today 81648 -> 2399. Capped: 1735 and 2045.
    // Nothing: 1555 as above, beside 2520: 1555 x 3780 / 4075 = 1442, + 130. Most: both have the maximum: 1890, + 41 (81 % of 50).
    const { person, partner, range } = married(husband(null, 2520))
    expect([person.monthly, partner?.later?.monthly]).toEqual([1735, 2045])
    expect(range?.withSupplement).toEqual({ low: 1572, high: 1931 })
  })

  it('is a range without a letter too', () => {
    const { range, partner } = married(husband(null, null))
    expect(range?.causes).toEqual(['spouseIncomesUnknown'])
    expect(partner?.from).toBe('2021-04-01')
  })
})

describe('a letter of a couple of whom both have a right', () => {
  // She was born on 10.05.1961: 64 years and 3 months on 10.08.2025, pension from 01.09.2025, window 1982 to 2024, 43 years.
  // Her incomes are far above the maximum, with and without splitting: 2520 before the cap.
  const her = woman('1961-05-10', years(1982, 2024, 300_000))

  it('is what the cap has left, and says what it left to the other', () => {
    // 1890 + 2520 over 3780: his was 1890 x 2520 / (3780 - 1890) = 2520, hers is 1890.
    const { person, partner, periods } = married(husband(years(1977, 2020, 90_000), 1890), her)
    expect([person.monthly, partner?.monthly, partner?.later]).toEqual([1890, 1890, null])
    expect(periods).toEqual([
      expect.objectContaining({ from: '2025-09-01', person: 1890, partner: 1890, capped: true }),
    ])
  })

  it.each([1261, 1500, 1700, 2100])('leaves exactly the rest of the cap beside %d', (monthly) => {
    const { person, partner } = married(husband(null, monthly), her)
    expect(partner?.monthly).toBe(monthly)
    expect(Math.abs(person.monthly + monthly - 3780)).toBeLessThanOrEqual(1)
  })

  it('is not capped where both together are not over it', () => {
    // 1260 + 2520 = 3780.
    const { person, partner } = married(husband(null, 1260), her)
    expect([person.monthly, partner?.monthly]).toEqual([2520, 1260])
  })
})

describe.each([1260, 1300, 1588, 1850, 2056, 2300, 2519, 2520])('with a letter of %d', (monthly) => {
  it.each([null, 0, 20_000, 55_000, 90_000, 200_000])(
    'and incomes of %s, the couple stays within its cap',
    (income) => {
      const { person, partner, periods, range } = married(
        husband(income === null ? null : years(1977, 2020, income), monthly),
      )
      expect(partner?.monthly).toBe(monthly)
      expect(periods[0]).toMatchObject({ from: '2021-04-01', person: null, partner: monthly, capped: false })
      const last = periods.at(-1)
      expect((last?.person ?? 0) + (last?.partner ?? 0)).toBeLessThanOrEqual(3780 + 1)
      expect(range === null).toBe(income !== null)
      const { low, high } = range?.withSupplement ?? { low: 0, high: 3780 }
      expect(person.monthly + person.supplement).toBeGreaterThanOrEqual(low)
      expect(person.monthly + person.supplement).toBeLessThanOrEqual(high)
    },
  )
})
