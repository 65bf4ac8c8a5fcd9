import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '../../day'
import { isLowIncome, lowIncomeEarlyReductionPercent, transitionReductionPercent } from './early-reduction'

const law = lawOn(day('2026-11-21'))

describe('the reduction of the transition generation', () => {
  // 60'480 and 75'600 francs: four and five yearly minimum pensions of 2026.
  it.each([
    ['trans-low-12m', 12, 60_480, 0],
    ['trans-low-18m', 18, 60_480, 1.0],
    ['trans-low-27m', 27, 60_480, 2.3],
    ['trans-mid-6m', 6, 75_600, 1.3],
    ['trans-mid-15m', 15, 60_481, 3.0],
    ['trans-mid-24m', 24, 75_600, 4.5],
    ['trans-high-7m', 7, 75_601, 2.0],
    ['trans-high-12m', 12, 75_601, 3.5],
    ['trans-high-26m', 26, 75_601, 7.2],
  ])('%s: by %i months with %i a year it is %d percent', (_, months, ramd, percent) => {
    expect(transitionReductionPercent(months, ramd, law)).toBe(percent)
  })

  it('has a rate for every month from 0 to 36, never lower than that of the month before', () => {
    for (const { percentByMonth } of law.transitionReductions) {
      expect(percentByMonth).toHaveLength(37)
      expect(percentByMonth).toEqual(percentByMonth.toSorted((a, b) => a - b))
    }
  })

  it.each([
    // Each is the act's rate of whole years (LAVS art. 40c).
    [60_480, [0, 2, 3]],
    [75_600, [2.5, 4.5, 6.5]],
    [75_601, [3.5, 6.5, 10.5]],
  ])('with %i a year agrees with the whole years of the act', (ramd, percents) => {
    expect([12, 24, 36].map((months) => transitionReductionPercent(months, ramd, law))).toEqual(percents)
  })

  it.each([37, -1, 1.5])('is refused for %d months', (months) => {
    expect(() => transitionReductionPercent(months, 60_000, law)).toThrow(RangeError)
  })
})

describe('the lower reduction for a low income', () => {
  it.each([
    [1, 0.36],
    [6, 2.04],
    [12, 4.08],
    [23, 7.8],
    [24, 8.16],
  ])('by %i months is %d percent, 40 % less than the table', (months, percent) => {
    expect(lowIncomeEarlyReductionPercent(months, law)).toBe(percent)
  })

  it.each([
    [0, true],
    [60_480, true],
    [60_481, false],
  ])('is for an average income of %i: %s', (ramd, isLow) => expect(isLowIncome(ramd, law)).toBe(isLow))

  it('follows the minimum pension of the day', () => {
    expect(isLowIncome(61_440, lawOn(day('2027-06-01')))).toBe(true)
  })

  it('is not known of a day before the text that was read', () => {
    const before = lawOn(day('2025-12-31'))
    expect(lowIncomeEarlyReductionPercent(12, before)).toBeNull()
    expect(isLowIncome(10_000, before)).toBe(false)
  })

  it('is refused where there is no early start of so many months', () => {
    expect(() => lowIncomeEarlyReductionPercent(25, law)).toThrow(RangeError)
  })
})
