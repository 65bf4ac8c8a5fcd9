import { describe, expect, it } from 'vitest'
import { MINIMUM_CONTRIBUTION, minimumContributionIn, minimumContributionOf } from './minimum-contribution'

describe('the minimum contribution of a year', () => {
  it.each([
    [1985, 2500],
    [2003, 4202],
    [2006, 4202],
    [2007, 4405],
    [2010, 4548],
    [2012, 4607],
    [2015, 4667],
    [2018, 4667],
    [2019, 4702],
    [2020, 4701],
    [2022, 4747],
    [2024, 4851],
    [2026, 5000],
    [2027, 5103],
  ])('%i is borne by an income of %i', (year, income) => {
    expect(minimumContributionOf(year)).toEqual({ income, spouseTimes: 2, assumed: false })
  })

  it.each([
    [1948, 2500],
    [1984, 2500],
    [1986, 2500],
    [2002, 2500],
    [2028, 5103],
    [2071, 5103],
  ])('%i is not known: an income of %i is assumed', (year, income) => {
    expect(minimumContributionOf(year)).toEqual({ income, spouseTimes: 2, assumed: true })
  })

  it('is never higher in an assumed year than in the next known one', () => {
    for (let year = 1948; year < 2003; year++)
      expect(minimumContributionOf(year).income).toBeLessThanOrEqual(minimumContributionOf(2003).income)
  })

  it.each([
    [2030, 2026, 5000],
    [2030, 2027, 5103],
    [2027, 2026, 5000],
    [2024, 2026, 4851],
  ])('of %i is, by the law of %i, borne by %i', (year, lawYear, income) => {
    expect(minimumContributionIn(year, lawYear).income).toBe(income)
  })

  it('makes no new object for each question', () => {
    expect(minimumContributionOf(1999)).toBe(minimumContributionOf(1999))
    expect(minimumContributionOf(2071)).toBe(minimumContributionOf(2072))
  })
})

describe('the incomes of the table', () => {
  /** The AVS part of the contribution, CHF a year, and twice the rate of LAVS art. 5 al. 1, as found for these years. */
  it.each([
    ['2003-01-01', 353, 8.4],
    ['2007-01-01', 370, 8.4],
    ['2009-01-01', 382, 8.4],
    ['2011-01-01', 387, 8.4],
    ['2013-01-01', 392, 8.4],
    ['2019-01-01', 395, 8.4],
    ['2020-01-01', 409, 8.7],
    ['2021-01-01', 413, 8.7],
    ['2023-01-01', 422, 8.7],
    ['2025-01-01', 435, 8.7],
    ['2027-01-01', 444, 8.7],
  ] as const)('bear the AVS part: %s, %i francs at %d percent', (start, avsPart, percent) => {
    const row = MINIMUM_CONTRIBUTION.rows.find(({ from }) => from === start)
    expect(row?.value.income).toBe(Math.round((avsPart * 100) / percent))
  })
})

/**
 * How the AVS part of 2027 was found: only the total of 541 and the start of the scale for the self-employed are
 * quoted.
 */
describe('of 2027', () => {
  const whole = MINIMUM_CONTRIBUTION.rows.at(-1)?.value.contribution ?? 0
  const [AVS, AI, APG] = [8.7, 1.4, 0.5]

  it('444 francs are the part of the AVS by the rates, and no other number of francs', () => {
    const part = (whole * AVS) / (AVS + AI + APG)
    expect([443, 444, 445].filter((francs) => Math.abs(francs - part) < 0.5)).toEqual([444])
  })

  it('the scale of the self-employed, which begins above it, is quoted from the next hundred on', () =>
    expect(Math.ceil((444 * 100) / 4.35 / 100) * 100).toBe(10_300))

  it('a spouse pays for both from 1082 francs on', () =>
    expect(whole * (MINIMUM_CONTRIBUTION.rows.at(-1)?.value.spouseTimes ?? 0)).toBe(1082))
})
