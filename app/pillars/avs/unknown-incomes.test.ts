import { describe, expect, it } from 'vitest'
import { couple, formerMarriage, life, man, pensionOf, woman, years } from '../../../tests/support/lives/life'
import type { IncomeEntry } from './facts'

/** Born in April 1970: both reference ages in April 2035, window 1991 to 2034. */
const person = man('1970-04-12', years(1991, 2025, 60_000))
const partner = woman('1970-04-30', null, { insured: 1991 })

/** The person's pension for life, with a partner who earns so much. */
const withPartnerEarning = (amount: number) => {
  const known = woman('1970-04-30', years(1991, 2025, amount), { insured: 1991 })
  return pensionOf(couple(person, known, '2000-07-01')).periods.at(-1)?.person ?? 0
}

describe('a spouse whose incomes are unknown', () => {
  const result = pensionOf(couple(person, partner, '2000-07-01'))

  it('is taken to have earned nothing, and the result says so', () => {
    // 34 x 30000 given: 1620000 / 44 = 36818 -> 37800 -> 1751.
    expect(result.person.monthly).toBe(1751)
    expect(result.assumptions).toContain('spouseIncomesUnknown')
    expect(pensionOf(couple(person, { ...partner, incomes: [] }, '2000-07-01')).assumptions).not.toContain(
      'spouseIncomesUnknown',
    )
  })

  it.each([0, 8000, 20_000, 30_000, 50_000, 60_000, 100_000, 300_000])(
    'gives a range that holds what %d a year gives',
    (amount) => {
      expect(result.range?.pension?.low).toBeLessThanOrEqual(withPartnerEarning(amount))
      expect(result.range?.pension?.high).toBeGreaterThanOrEqual(withPartnerEarning(amount))
    },
  )

  it('tells the two ends: what nothing gives, and what the most gives', () => {
    const ends = { whose: 'partner', nothing: withPartnerEarning(0), most: withPartnerEarning(10_000_000) }
    expect(result.range?.spouse).toEqual(ends)
    expect(ends.nothing).toBeLessThan(ends.most)
  })

  it('gives the pension without splitting as the highest where the spouse may not have been insured', () => {
    // 60000 -> 60480 -> 2117
    const { range } = pensionOf(couple(person, woman('1970-04-30', null), '2000-07-01'))
    expect(range?.pension).toEqual({ low: 1751, high: 2117 })
  })

  it('gives no such pension where the spouse is known to be insured', () => {
    expect(result.range?.pension?.high).toBeLessThan(2117)
  })

  // Whether somebody without work has to pay the minimum contribution depends on the spouse (LAVS art. 3 al. 3).
  it('of somebody who stops working gives what each income gives by itself', () => {
    const stops = man('1970-04-12', years(1991, 2025, 60_000), { insured: 1991, stopsOn: '2027-01-01' })
    const beside = (earned: IncomeEntry[] | null) =>
      pensionOf(couple(stops, woman('1970-04-30', earned, { insured: 1991 }), '2000-07-01'))
    const amounts = Array.from({ length: 48 }, (_, at) => (at + 1) * 2500)
    const each = [0, ...amounts, 200_000, 400_000, 10_000_000].map(
      (amount) => beside(years(1991, 2025, amount)).periods.at(-1)?.person ?? 0,
    )
    const { range } = beside(null)
    expect(range?.pension).toEqual({ low: Math.min(...each), high: Math.max(...each) })
  })

  it('of a former marriage gives a range too', () => {
    // 1997 to 2009 = 13 years: 2640000 - 390000 = 2250000, / 44 = 51136 -> 34 x 1512 = 51408 -> 1996; at most 2520.
    const former = { ...partner, insured: null }
    const { range } = pensionOf(life(person, { marriages: [formerMarriage(former, '1996-06-01', '2010-06-01')] }))
    expect(range?.pension).toEqual({ low: 1996, high: 2520 })
    expect(range?.spouse).toEqual({ whose: 'former', nothing: 1996, most: 2520 })
  })

  it('changes nothing where nothing is shared', () => {
    const former = { ...partner, insured: null }
    const { range, assumptions } = pensionOf(
      life(person, { marriages: [formerMarriage(former, '2010-06-01', '2011-03-01')] }),
    )
    expect(range).toBeNull()
    expect(assumptions).toContain('spouseIncomesWithoutEffect')
    expect(assumptions).not.toContain('spouseIncomesUnknown')
  })

  // Average incomes up to 60480, up to 75600 and above have different supplements, and the pension rises within each.
  it.each([
    ['a low average', 30_000],
    ['an average that crosses the supplements', 75_000],
    ['a high average', 100_000],
  ])('of a woman of the transition generation bounds pension and supplement together: %s', (_name, amount) => {
    const own = woman('1966-04-12', years(1987, 2025, amount))
    const paidBeside = (earned: IncomeEntry[] | null) => {
      const spouse = man('1966-04-30', earned, { insured: 1987 })
      return pensionOf(life(own, { marriages: [formerMarriage(spouse, '1990-07-01', '2015-07-01')] }))
    }
    const { range } = paidBeside(null)
    const paid = [0, 10_000, 30_000, 50_000, 70_000, 90_000, 120_000, 400_000].map((earned) => {
      const { person: pension } = paidBeside(years(1987, 2025, earned))
      return [pension.monthly, pension.supplement] as const
    })
    const bounds = (amounts: number[]) => {
      const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
      return low === high ? null : { low, high }
    }
    const together = paid.map(([monthly, supplement]) => monthly + supplement)
    expect(range).toEqual({
      pension: bounds(paid.map(([monthly]) => monthly)),
      supplement: bounds(paid.map(([, supplement]) => supplement)),
      withSupplement: bounds(together),
      causes: ['spouseIncomesUnknown'],
      spouse: { whose: 'former', nothing: together.at(0), most: together.at(-1) },
    })
  })
})
