import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn, pensionLawOn } from '~/law/avs/avs-law'
import { deferralSupplement, drawingLimits, earlyReductionPercent, reducedBy } from '~/pillars/avs'
import { addYears, dateOf, monthsBetween } from '~/pillars/day'
import { amount } from './accounts'
import { computationDay, dayAt, place, TODAY } from './calendar'
import { FIRST_BIRTH, isTransition } from './lives'
import { property } from './runs'

describe('the supplement of a deferral', () => {
  const deferred = fc.array(
    fc.record({ monthly: fc.integer({ min: 0, max: 2_600 }), months: fc.integer({ min: 1, max: 30 }) }),
    { minLength: 1, maxLength: 4 },
  )
  property('is the rate on an average between the lowest and the highest pension deferred', deferred, (pensions) => {
    const law = pensionLawOn(TODAY)
    const { months, percent, supplement } = deferralSupplement(pensions, law)
    const amounts = pensions.map(({ monthly }) => monthly)
    expect(months).toBe(pensions.reduce((sum, one) => sum + one.months, 0))
    expect(percent > 0).toBe(months >= 12)
    expect(percent).toBeLessThanOrEqual(31.5)
    expect(supplement).toBeGreaterThanOrEqual((Math.min(...amounts) * percent) / 100 - 0.5)
    expect(supplement).toBeLessThanOrEqual((Math.max(...amounts) * percent) / 100 + 0.5 + 1e-9)
  })

  property('does not depend on how the months are told, and doubles with the pensions', deferred, (pensions) => {
    const law = pensionLawOn(TODAY)
    const { supplement } = deferralSupplement(pensions, law)
    const monthByMonth = pensions.flatMap(({ monthly, months }) =>
      Array.from({ length: months }, () => ({ monthly, months: 1 })),
    )
    expect(deferralSupplement(monthByMonth, law).supplement).toBe(supplement)
    const doubled = pensions.map(({ monthly, months }) => ({ monthly: 2 * monthly, months }))
    expect(Math.abs(deferralSupplement(doubled, law).supplement - 2 * supplement)).toBeLessThanOrEqual(1)
  })
})

describe('a reduction for an early start', () => {
  property(
    'takes more for more months, and leaves more of more',
    fc.record({ months: fc.integer({ min: 1, max: 24 }), amounts: fc.tuple(amount, amount) }),
    ({ months, amounts }) => {
      const law = pensionLawOn(TODAY)
      const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
      const percent = earlyReductionPercent(months, law)
      if (months > 1) expect(percent).toBeGreaterThan(earlyReductionPercent(months - 1, law))
      expect(reducedBy(low, percent)).toBeLessThanOrEqual(reducedBy(high, percent))
      expect(reducedBy(high, percent)).toBeLessThanOrEqual(high)
      expect(reducedBy(low, percent)).toBeGreaterThanOrEqual(0)
    },
  )
})

describe('the days between which a pension may start', () => {
  property(
    'are firsts of a month from 63 to 70, or from 62 for the transition generation, the reference age two years later',
    fc.record({ on: computationDay, gender: fc.constantFrom('MALE' as const, 'FEMALE' as const), born: place }),
    ({ on, gender, born }) => {
      const birthDate = dayAt(born, FIRST_BIRTH[gender], addYears(on, -18))
      const { earliest, reference, latest } = drawingLimits({ birthDate, gender }, lawOn(on))
      const earlier = isTransition({ birthDate, gender }) ? 12 : 0
      expect([earliest, reference, latest].map(dateOf)).toEqual([1, 1, 1])
      expect(monthsBetween(earliest, latest)).toBe(84 + earlier)
      expect(monthsBetween(earliest, reference)).toBeGreaterThanOrEqual(15 + earlier)
      expect(monthsBetween(earliest, reference)).toBeLessThanOrEqual(24 + earlier)
    },
  )
})
