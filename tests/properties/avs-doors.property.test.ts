import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn, pensionLawOn } from '~/law/avs/avs-law'
import { averageIncome, coupleCap, pensionFromRamd, scaleOf, thirteenthPension } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { dayAt, place, TODAY } from './calendar'
import { coupleCapOf, maximumOf, minimumOf } from './law-amounts'
import { property } from './runs'

/** The pension law of any day since 1998. */
const lawDay = place.map((at) => dayAt(at, day('1998-01-01'), day('2027-12-31')))
const scale = fc.integer({ min: 0, max: 44 })
const ramd = fc.integer({ min: 0, max: 160_000 })
const ascending = (a: number, b: number) => (a < b ? [a, b] : [b, a]) as [number, number]

describe('the pension table', () => {
  property(
    'rises with average income and scale, between minimum and maximum of the scale',
    fc.record({ on: lawDay, ramds: fc.tuple(ramd, ramd), scales: fc.tuple(scale, scale) }),
    ({ on, ramds, scales }) => {
      const law = pensionLawOn(on)
      const [low, high] = ascending(...ramds)
      const [lower, higher] = ascending(...scales)
      const pension = pensionFromRamd(low, lower, law)
      expect(pensionFromRamd(high, lower, law)).toBeGreaterThanOrEqual(pension)
      expect(pensionFromRamd(low, higher, law)).toBeGreaterThanOrEqual(pension)
      expect(pension).toBeGreaterThanOrEqual(minimumOf(lower, law))
      expect(pension).toBeLessThanOrEqual(maximumOf(lower, law))
    },
  )

  property(
    'counts scales by the share of the years, whole at the end',
    fc.record({ cohort: fc.integer({ min: 38, max: 45 }), years: fc.tuple(fc.nat({ max: 45 }), fc.nat({ max: 45 })) }),
    ({ cohort, years }) => {
      const [fewer, more] = ascending(...years)
      const law = pensionLawOn(TODAY)
      expect(scaleOf(more, cohort, law)).toBeGreaterThanOrEqual(scaleOf(fewer, cohort, law))
      expect([scaleOf(0, cohort, law), scaleOf(cohort, cohort, law)]).toEqual([0, 44])
    },
  )
})

describe('an average income', () => {
  const years = fc.nat({ max: 44 })
  property(
    'rises with incomes and credits, in rows of the table',
    fc.record({
      on: lawDay,
      sums: fc.tuple(fc.nat({ max: 10_000_000 }), fc.nat({ max: 10_000_000 })),
      months: fc.nat({ max: 528 }),
      credits: fc.tuple(years, years),
      thousandths: fc.integer({ min: 1_000, max: 1_400 }),
    }),
    ({ on, sums, months, credits, thousandths }) => {
      const law = pensionLawOn(on)
      const [low, high] = ascending(...sums)
      const [few, many] = ascending(...credits)
      const rowOf = (incomeSum: number, educationCreditYears: number) =>
        averageIncome({ incomeSum, months, factor: thousandths / 1_000, educationCreditYears }, law).ramd
      const row = rowOf(low, few)
      expect(rowOf(high, few)).toBeGreaterThanOrEqual(row)
      expect(rowOf(low, many)).toBeGreaterThanOrEqual(row)
      expect(row).toBeGreaterThanOrEqual(12 * law.minimumPension)
      expect(row % ((12 * law.minimumPension) / law.tableRows)).toBe(0)
    },
  )
})

describe('the cap of a couple', () => {
  const pension = fc.record({ monthly: fc.integer({ min: 0, max: 2_600 }).map(wholeFranc), scale })
  property(
    'is the same for both, and leaves neither more than before nor both more than the cap and a franc',
    fc.record({ on: lawDay, a: pension, b: pension }),
    ({ on, a, b }) => {
      const law = pensionLawOn(on)
      const { cap, percent, capByScale, capped, ...left } = coupleCap(a, b, law)
      expect(coupleCap(b, a, law)).toEqual({ cap, percent, capByScale, capped, a: left.b, b: left.a })
      expect(cap).toBe(coupleCapOf(a.scale, b.scale, law))
      if (capByScale !== null)
        expect([capByScale, a.monthly + b.monthly > Math.min(cap, capByScale)]).not.toEqual([cap, false])
      expect(left.a).toBeLessThanOrEqual(a.monthly)
      expect(left.b).toBeLessThanOrEqual(b.monthly)
      expect(capped).toBe(a.monthly > 0 && b.monthly > 0 && a.monthly + b.monthly > cap)
      if (capped) expect([cap, cap + 1]).toContain(left.a + left.b)
      else expect(left).toEqual({ a: a.monthly, b: b.monthly })
    },
  )
})

describe('the 13th pension', () => {
  property(
    'of a full year is a month, and never more',
    fc.record({ monthly: fc.nat({ max: 4_000 }), months: fc.nat({ max: 12 }) }),
    ({ monthly, months }) => {
      const law = lawOn(TODAY)
      expect(thirteenthPension(wholeFranc(monthly), law)).toBe(monthly)
      expect(thirteenthPension(wholeFranc(monthly), law, months)).toBeLessThanOrEqual(monthly)
      expect(thirteenthPension(wholeFranc(monthly), law, months)).toBeGreaterThanOrEqual(0)
    },
  )
})
