import fc from 'fast-check'
import { expect } from 'vitest'
import { leftAfter, monthlyFrom, monthsUntilSpent, yieldNeeded } from '~/pillars/lpp/capital-over-life'
import { property } from './runs'

const spreads = fc.record({
  capital: fc.integer({ min: 1_000, max: 5_000_000 }),
  months: fc.integer({ min: 1, max: 480 }),
  yearly: fc.double({ min: 0, max: 10, noNaN: true }),
})

/** CHF: a rounding of binary numbers over many months. */
const NOTHING = 0.01

property('what capital pays a month for n months leaves nothing, and lasts exactly n months', spreads, (spread) => {
  const { capital, months, yearly } = spread
  const monthly = monthlyFrom(capital, months, yearly)
  expect(Math.abs(leftAfter(capital, monthly, spread))).toBeLessThan(NOTHING)
  expect(monthsUntilSpent(capital, monthly, yearly)).toBe(months)
})

property('with the yield that is needed, capital lasts exactly n months', spreads, ({ capital, months, yearly }) => {
  const monthly = monthlyFrom(capital, months, yearly)
  const needed = yieldNeeded(capital, monthly, months)
  if (needed === null) throw new Error('a yield that was used is enough')
  expect(monthsUntilSpent(capital, monthly, needed)).toBe(months)
  // One month needs no interest: all of it is taken at once.
  if (months > 1) expect(needed).toBeCloseTo(yearly, 4)
})

property('more yield never pays less, and a longer time never more', spreads, ({ capital, months, yearly }) => {
  const monthly = monthlyFrom(capital, months, yearly)
  expect(monthlyFrom(capital, months, yearly + 0.5)).toBeGreaterThanOrEqual(monthly)
  expect(monthlyFrom(capital, months + 1, yearly)).toBeLessThanOrEqual(monthly)
})
