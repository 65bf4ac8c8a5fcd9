import { describe, expect, it } from 'vitest'
import { contributionLawOn } from '~/law/avs/contribution-law'
import { NoLawError } from '~/law/table'
import { day } from '../../day'
import { liablePay } from './after-reference-age'
import { countedIncome, nonEmployedContribution } from './non-employed'
import { selfEmployedContribution } from './self-employed'

const law = contributionLawOn(day('2026-06-01'))
const NO_AMOUNTS = [-1, Number.NaN, Number.POSITIVE_INFINITY]

describe('the contribution of a self-employed person', () => {
  it.each([
    ['self-30000', 30_000, 30_000, 4.75, 1425],
    ['self-17599', 17_599, 17_500, 4.35, 761.25],
    ['self-60499', 60_499, 60_400, 7.55, 4560.2],
    ['the whole rate', 60_500, 60_500, 8.1, 4900.5],
    ['no limit above', 200_099, 200_000, 8.1, 16_200],
    ['the lowest rate', 10_100, 10_100, 4.35, 439.35],
    ['the first step', 17_600, 17_600, 4.45, 783.2],
    // Rounded down first: below 10'100 only the minimum is owed.
    ['just below the scale', 10_099, 10_000, null, 435],
    ['no income', 0, 0, null, 435],
  ])('%s: on %d francs, taken as %d, at %d percent, is %d', (_, income, roundedIncome, percent, contribution) => {
    expect(selfEmployedContribution(income, law)).toEqual({ roundedIncome, percent, contribution })
  })

  it('has a scale that rises with the income', () => {
    const { rates } = law.selfEmployed
    expect(rates).toHaveLength(18)
    for (const field of ['fromIncome', 'percent'] as const) {
      const figures = rates.map((rate) => rate[field])
      expect(figures).toEqual([...new Set(figures)].toSorted((a, b) => a - b))
    }
  })

  it.each(NO_AMOUNTS)('is refused for an income of %d', (income) => {
    expect(() => selfEmployedContribution(income, law)).toThrow(RangeError)
  })
})

describe('the contribution of somebody without work', () => {
  it.each([
    ['nonactive-1', 349_999, 0, false, 349_999, 435, 5000],
    ['nonactive-2', 400_000, 0, false, 400_000, 609, 7000],
    ['nonactive-4', 2_000_000, 0, false, 2_000_000, 3610.5, 41_500],
    ['the first step', 350_000, 0, false, 350_000, 522, 6000],
    ['rounded down to the step', 399_999, 0, false, 399_999, 522, 6000],
    ['pensions count twenty times', 100_000, 20_000, false, 500_000, 783, 9000],
    ['of a couple, half', 600_000, 20_000, true, 500_000, 783, 9000],
    ['the last of the small steps', 1_749_999, 0, false, 1_749_999, 2871, 33_000],
    ['the first of the large steps', 1_750_000, 0, false, 1_750_000, 2958, 34_000],
    ['the last of the large steps', 8_949_999, 0, false, 8_949_999, 21_619.5, 248_500],
    ['the maximum', 8_950_000, 0, false, 8_950_000, 21_750, 250_000],
    ['never more than the maximum', 40_000_000, 0, false, 40_000_000, 21_750, 250_000],
  ])(
    '%s: with %d francs and %d a year, married %s',
    (_, wealth, pensionIncome, married, base, contribution, counted) => {
      expect(nonEmployedContribution({ wealth, pensionIncome, married }, law)).toEqual({
        base,
        contribution,
        countedIncome: counted,
      })
    },
  )

  it('goes on from each step to the next without a jump', () => {
    const { steps, stepWidth } = law.nonEmployed
    for (const [index, { fromBase, contribution, perStep }] of steps.entries()) {
      const next = steps[index + 1]
      if (next) expect(contribution + ((next.fromBase - fromBase) / stepWidth) * perStep).toBe(next.contribution)
    }
  })

  it('is at most fifty times the minimum', () => {
    const { minimum, steps } = law.nonEmployed
    expect(steps.at(-1)).toMatchObject({ contribution: 50 * minimum, perStep: 0 })
  })

  it('counts for the income on which a salary brings as much', () => {
    expect(countedIncome(435, law)).toBe(5000)
    expect(countedIncome(870, { wagePercent: 4.35 })).toBe(10_000)
    expect(countedIncome(840, { wagePercent: 4.2 })).toBe(10_000)
  })

  it.each(NO_AMOUNTS)('is refused for %d francs', (amount) => {
    const means = { wealth: 0, pensionIncome: 0, married: false }
    expect(() => nonEmployedContribution({ ...means, wealth: amount }, law)).toThrow(RangeError)
    expect(() => nonEmployedContribution({ ...means, pensionIncome: amount }, law)).toThrow(RangeError)
  })
})

describe('after the reference age', () => {
  it.each([
    ['after65-allowance-1', 30_000, 12, false, 13_200],
    ['after65-allowance-2', 16_800, 12, false, 0],
    ['less than the allowance', 12_000, 12, false, 0],
    ['half a year', 30_000, 6, false, 21_600],
    ['one month', 1500, 1, false, 100],
    ['the allowance waived', 12_000, 12, true, 12_000],
  ])('%s: of %d francs in %i months, waived %s, contributions are paid on %d', (_, pay, months, waived, liable) => {
    expect(liablePay({ pay, months, isAllowanceWaived: waived }, law)).toBe(liable)
  })

  it.each([
    [-1, 12],
    [Number.NaN, 12],
    [30_000, 0],
    [30_000, 13],
    [30_000, 1.5],
  ] as const)('is refused for %d francs in %d months', (pay, months) => {
    expect(() => liablePay({ pay, months, isAllowanceWaived: false }, law)).toThrow(RangeError)
  })
})

describe('the law of contributions', () => {
  it.each([
    ['2026-12-31', false],
    ['2027-01-01', true],
  ])('on %s: assumed %s', (text, assumed) => expect(contributionLawOn(day(text)).assumed).toBe(assumed))

  it('is not known before 2025', () => {
    expect(() => contributionLawOn(day('2024-12-31'))).toThrow(NoLawError)
  })
})
