/** An estimate from few figures lies between its bounds, and is no longer a range once there is an account. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { choice, estimated } from './few-figures'
import { anyLife, type Life } from './lives'
import { resultOf } from './results'
import { property } from './runs'

const estimatedLife = fc
  .record({ life: anyLife, own: choice, other: fc.option(choice, { freq: 2 }) })
  .map(({ life: { facts, day }, own, other }): Life => {
    const partner = facts.partner && other ? estimated(facts.partner, other) : facts.partner
    return { day, facts: { ...facts, person: estimated(facts.person, own), partner } }
  })

describe('few figures', () => {
  property('give expected incomes between the low and the high ones, year by year', estimatedLife, ({ facts }) => {
    const { incomes, incomeBounds } = facts.person
    incomes?.forEach(({ year, amount, months }, index) => {
      const [low, high] = [incomeBounds?.low[index], incomeBounds?.high[index]]
      expect([low?.year, high?.year, low?.months, high?.months]).toEqual([year, year, months, months])
      expect(low?.amount).toBeLessThanOrEqual(amount)
      expect(high?.amount).toBeGreaterThanOrEqual(amount)
    })
  })

  property('give a pension for life within its range, alone and with the supplement', estimatedLife, (life) => {
    const { range, periods, person, assumptions } = resultOf(life)
    expect(assumptions).toContain('fewFigures')
    if (!range) return
    const monthly = periods.at(-1)?.person ?? 0
    const total = monthly + person.supplement
    for (const [amount, bounds] of [
      [monthly, range.pension],
      [person.supplement, range.supplement],
      [total, range.withSupplement],
    ] as const) {
      if (!bounds) continue
      expect(bounds.low).toBeLessThan(bounds.high)
      expect(amount).toBeGreaterThanOrEqual(bounds.low)
      expect(amount).toBeLessThanOrEqual(bounds.high)
    }
  })

  property('give no range where an account knows the same incomes', estimatedLife, ({ facts, day }) => {
    const known = (person: typeof facts.person) => ({ ...person, incomeBounds: null })
    const { range, assumptions } = resultOf({
      day,
      facts: { ...facts, person: known(facts.person), partner: facts.partner && known(facts.partner) },
    })
    expect(range).toBeNull()
    expect(assumptions).not.toContain('fewFigures')
  })
})
