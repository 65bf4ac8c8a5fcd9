import { describe, expect, it } from 'vitest'
import {
  claimantsOf,
  couple,
  formerMarriage,
  keysOf,
  LAW,
  lastStep,
  life,
  man,
  pensionOf,
  single,
  woman,
  years,
} from '../../../tests/support/lives/life'
import type { PensionForecast } from './facts'
import { forecastRamd } from './forecast'

const forecast = (ramd: number, scale = 44, year = 2026): PensionForecast => ({ ramd, scale, year })

/** Reference ages in April 2035 and May 2036; both would have 44 years. */
const him = (figures: PensionForecast | null, words: Parameters<typeof man>[2] = {}) =>
  man('1970-04-12', null, { forecast: figures, ...words })
const her = (figures: PensionForecast | null, words: Parameters<typeof woman>[2] = {}) =>
  woman('1971-05-12', null, { forecast: figures, ...words })

describe('the average income of a forecast in the table of today', () => {
  // Rows of a tenth of the yearly minimum: 1512 in 2026, 1470 in 2023, 1536 in 2027, 1194 in 1998.
  it.each([
    ['on a row of today', 60_480, 2026, 60_480],
    ['between two rows', 60_481, 2026, 61_992],
    ['row 40 of 2023', 58_800, 2023, 60_480],
    ['between two rows of 2023: 39.5', 58_000, 2023, 60_480],
    ['row 40 of 2027', 61_440, 2027, 60_480],
    ['row 51 of 1998', 60_894, 1998, 77_112],
    ['below the first row', 10_000, 2024, 15_120],
    ['none', 0, 2026, 15_120],
    ['above the last row', 100_000, 2023, 90_720],
  ])('%s', (_name, ramd, year, row) => expect(forecastRamd({ ramd, year }, LAW)).toBe(row))

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (ramd) =>
    expect(() => forecastRamd({ ramd, year: 2026 }, LAW)).toThrow(RangeError),
  )

  it('refuses a year without a table', () => expect(() => forecastRamd({ ramd: 1, year: 1997 }, LAW)).toThrow())

  it.each([0, 45, 1.5])('refuses the scale %s', (scale) =>
    expect(() => single(him(forecast(60_480, scale)))).toThrow(RangeError),
  )
})

describe('the pension of a forecast', () => {
  it.each([
    // Row 60480: 1310.40 + 806.40 = 2116.80.
    ['whole', forecast(60_480), 2117],
    ['of scale 30: 68.18 % of 2116.80', forecast(60_480, 30), 1443],
    ['of scale 1: 2.27 % of 2116.80', forecast(60_480, 1), 48],
    ['of 2023', forecast(58_800, 44, 2023), 2117],
    ['at most the maximum', forecast(150_000), 2520],
    ['at least the minimum', forecast(0), 1260],
  ])('%s', (_name, figures, monthly) => expect(single(him(figures)).person.monthly).toBe(monthly))

  it('counts no income, no credit and no marriage a second time', () => {
    const { person, assumptions, range } = pensionOf(
      life(man('1970-04-12', years(1991, 2025, 120_000), { forecast: forecast(60_480, 30) }), {
        marriages: [formerMarriage(woman('1971-05-12', null), '1996-06-01', '2010-06-01')],
        children: [{ birthDate: '1998-01-01', deathDate: null, parents: 'person' } as never],
      }),
    )
    expect(person.monthly).toBe(1443)
    expect(keysOf(person)).toEqual(['referenceAge', 'forecast', 'fullPension', 'partialPension', 'thirteenth'])
    expect(lastStep(person, 'forecast')).toMatchObject({ inputs: { ramd: 60_480, scale: 30, year: 2026 } })
    expect(assumptions).toEqual(['lawOfToday', 'forecastAsIs'])
    expect(range).toBeNull()
  })

  it('tells no years that are missing, and what the scale costs', () => {
    const { gaps, contributionYears, cohortYears } = single(him(forecast(60_480, 30))).person
    expect({ ...gaps, contributionYears, cohortYears }).toEqual({
      years: [],
      coveredYears: [],
      filledMonths: 0,
      monthlyCost: 2117 - 1443,
      contributionYears: 30,
      cohortYears: 44,
    })
  })

  it('stays the same with another salary, and with work after the reference age, which it says', () => {
    const work = { incomes: years(2036, 2037, 90_000), asksOn: '2038-05-01' as never }
    const { person, assumptions } = single(
      him(forecast(60_480), { incomeToCome: { amount: 200_000, from: 2028 }, workAfterReferenceAge: work }),
    )
    expect(person).toMatchObject({ monthly: 2117, later: null })
    expect(assumptions).toEqual(['lawOfToday', 'workAfterReferenceAgeLeftOut', 'forecastAsIs'])
  })

  it('gives the supplement of the transition generation by its average income and scale', () => {
    const born1964 = (scale: number) => single(woman('1964-08-12', null, { forecast: forecast(60_480, scale) })).person
    expect(born1964(44).supplement).toBe(160)
    expect(born1964(22).supplement).toBe(80)
  })

  it('gives the supplement of widowed persons, at most the maximum of the scale', () => {
    const widower = (figures: PensionForecast) =>
      pensionOf(
        life(him(figures), {
          marriages: [formerMarriage(woman('1971-05-12', null), '1996-06-01', '2010-06-01', 'death')],
        }),
      ).person.monthly
    expect(widower(forecast(60_480))).toBe(2520)
    // 1588 x 1.2 = 1905.60
    expect(widower(forecast(30_240))).toBe(1906)
  })
})

describe('a forecast drawn early or late', () => {
  // Row 75600: 2318. Early 6.8 % and 13.6 %, later 5.2 %.
  it.each([
    ['a year early', '2034-05-01', 2160],
    ['two years early', '2033-05-01', 2003],
    ['a year late', '2036-05-01', 2439],
  ])('%s', (_name, drawing, monthly) => {
    const { person } = single(him(forecast(75_600), { drawing }))
    expect(person.monthly).toBe(monthly)
    expect(person.scale).toBe(44)
  })

  it('keeps its scale until the reference age, and says so', () => {
    const { person, assumptions, periods } = single(him(forecast(75_600), { drawing: '2034-05-01' }))
    // The reduction for life: 6.8 % of 2318 = 157.62.
    expect(periods.map(({ from, person: monthly }) => [from, monthly])).toEqual([['2034-05-01', 2160]])
    expect(keysOf(person)).toEqual([
      'referenceAge',
      'earlyStart',
      'forecast',
      'fullPension',
      'earlyReduction',
      'thirteenth',
      'recalculation',
      'forecast',
      'fullPension',
      'earlyReductionForLife',
    ])
    expect(lastStep(person, 'earlyStart')?.inputs.forecastScale).toBe(44)
    expect(assumptions).toEqual(['lawOfToday', 'forecastAsIs', 'forecastScaleKept'])
  })

  it('in part: half a year early', () => {
    const { periods } = single(him(forecast(75_600), { drawing: [['2034-05-01', 50]] }))
    // 1159 less 6.8 % = 1080.19; then 2318 less 78.81.
    expect(periods.map(({ from, person }) => [from, person])).toEqual([
      ['2034-05-01', 1080],
      ['2035-05-01', 2239],
    ])
  })
})

describe('the forecasts of a couple', () => {
  it('are capped together', () => {
    const { person, partner, periods, assumptions, range } = pensionOf(
      couple(him(forecast(90_720)), her(forecast(90_720)), '2000-07-01'),
    )
    expect(person.monthly).toBe(2520)
    expect(person.later).toMatchObject({ from: '2036-06-01', monthly: 1890 })
    expect(partner?.monthly).toBe(1890)
    expect(periods.at(-1)).toMatchObject({ total: 3780, capped: true })
    // Only the cap changes the pension: the forecast is not shown a second time.
    expect(keysOf(person)).toEqual([
      'referenceAge',
      'forecast',
      'fullPension',
      'thirteenth',
      'recalculation',
      'coupleCap',
    ])
    expect(lastStep(person, 'recalculation')?.inputs.reason).toBe('cap')
    expect(assumptions).toEqual(['lawOfToday', 'forecastAsIs'])
    expect(range).toBeNull()
  })

  it('are capped by both scales: (50 + 2 x 100) / 3 percent of 3780 is 3150', () => {
    const { periods } = pensionOf(couple(him(forecast(90_720)), her(forecast(90_720, 22)), '2000-07-01'))
    expect(periods.at(-1)).toMatchObject({ person: 2100, partner: 1050 })
  })
})

describe('a forecast of one of two', () => {
  const account = years(1991, 2025, 60_000)

  it('of the spouse: what the spouse earned is unknown, and the person has a range', () => {
    const own = man('1970-04-12', account)
    const { periods, assumptions, range, partner } = pensionOf(couple(own, her(forecast(30_240)), '2000-07-01'))
    expect(assumptions).toContain('spouseIncomesUnknown')
    // As if nothing were earned: 34 x 30000 given leave 1620000 / 44 = 36818, row 37800: 1751, under the cap with 1588.
    expect(periods.at(-1)).toMatchObject({ person: 1751, partner: 1588 })
    expect(partner?.ramd).toBe(30_240)
    for (const earned of [0, 15_000, 45_000, 90_000, 300_000]) {
      const spouse = woman('1971-05-12', years(1992, 2025, earned), { forecast: forecast(30_240), insured: 1991 })
      const paid = pensionOf(couple(own, spouse, '2000-07-01')).periods.at(-1)?.person
      expect(range?.pension?.low).toBeLessThanOrEqual(paid as number)
      expect(range?.pension?.high).toBeGreaterThanOrEqual(paid as number)
    }
  })

  it('of the person: the splitting changes the spouse alone, and the person by the cap', () => {
    const spouse = woman('1971-05-12', years(1992, 2025, 100_000))
    const { periods, assumptions, range } = pensionOf(couple(him(forecast(90_720)), spouse, '2000-07-01'))
    expect(assumptions).toEqual(['lawOfToday', 'revaluationFactorAssumed', 'forecastAsIs', 'forecastWithoutIncomes'])
    expect(range?.pension?.low).toBe(1890)
    expect(range?.pension?.high).toBe(periods.at(-1)?.person)
    expect(range?.pension?.high).toBeGreaterThan(1890)
  })

  it('of the person, with an account beside it: the spouse receives from the account', () => {
    const own = him(forecast(90_720), { incomes: account })
    const spouse = woman('1971-05-12', years(1992, 2025, 100_000))
    const { range, assumptions } = pensionOf(couple(own, spouse, '2000-07-01'))
    expect(range).toBeNull()
    expect(assumptions).not.toContain('forecastWithoutIncomes')
    const [, other] = claimantsOf(couple(own, spouse, '2000-07-01'))
    expect(other?.unions[0]?.spouseAccount.amounts.includes(60_000)).toBe(true)
  })
})
