/**
 * Pensions drawn early, in shares and late, worked out by hand. By the law of 2026: minimum pension 1260 a month,
 * 15'120 a year, table steps of 1512, credit 45'360.
 */
import { describe, expect, it } from 'vitest'
import type { AvsFacts, IncomeEntry, InsuredPerson } from '~/pillars/avs/facts'
import { day } from '~/pillars/day'
import { TODAY } from '../calendar'
import {
  drawing,
  firstBasis,
  lastBasis,
  lifeOf,
  man,
  manOf2027,
  marriage,
  paid,
  paidToPerson,
  somebody,
  years,
} from './hand-made'
import { referencePension } from './reference'
import { ReferenceRefusal } from './refusal'

describe('early, in shares, late', () => {
  it('pays the scale at the start, less the rate, then less a fixed amount', () => {
    // August 2025: 1983 to 2024 are 42 of 44 years: 2520 x 95.45 % = 2405; 18 months 10.2 %: 2159.69.
    // Reference age: 43 x 95'000 + 5000 (2026, no work any more) = 4'090'000 x 1.025 / 44 = 95'278: 2520 - 2405 x 10.2
    // % = 2274.69.
    const facts = lifeOf(manOf2027({ drawing: drawing(['2025-08-01', 100]) }))
    expect(paidToPerson(facts, '2025-08-01')).toBe(2160)
    expect(paidToPerson(facts, '2027-01-01')).toBe(2160)
    expect(paidToPerson(facts, '2027-02-01')).toBe(2275)
  })

  it('pays 40 percent early, and takes off the fixed amount of that share alone', () => {
    // 2405 x 40 % x 89.8 % = 863.88; 2520 - 962 x 10.2 % = 2421.88.
    const facts = lifeOf(manOf2027({ drawing: drawing(['2025-08-01', 40]) }))
    expect([paidToPerson(facts, '2025-08-01'), paidToPerson(facts, '2027-02-01')]).toEqual([864, 2422])
  })

  it('raises a share once, with a rate of its own', () => {
    // From August 2026 40 % more, 6 months early: 3.4 %. 2405 x (40 % x 89.8 % + 40 % x 96.6 %) = 1793.17.
    // 2520 - 962 x 10.2 % - 962 x 3.4 % = 2389.17.
    const facts = lifeOf(manOf2027({ drawing: drawing(['2025-08-01', 40], ['2026-08-01', 80]) }))
    expect([paidToPerson(facts, '2026-08-01'), paidToPerson(facts, '2027-02-01')]).toEqual([1793, 2389])
  })

  it('fills no years to the reference age with youth', () => {
    // 24 months early, February 2025: 42 years, and 24 months of youth that fill nothing.
    const incomes = years(1981, 2025, 95_000)
    const facts = lifeOf(manOf2027({ incomes, drawing: drawing(['2025-02-01', 100]) }))
    expect(firstBasis(facts)).toMatchObject({ scale: 42, contributionYears: 42 })
  })

  // 65 on 15 June 2025, right from July.
  const manOf2025 = (changes: Partial<InsuredPerson>) =>
    lifeOf(somebody('MALE', '1960-06-15', { incomes: years(1981, 2025, 95_000), ...changes }))

  it('raises a pension that is deferred for a year by 5.2 percent', () => {
    const facts = manOf2025({ drawing: drawing(['2026-07-01', 100]) })
    expect(referencePension(facts, TODAY).months[0]?.month).toBe('2026-07-01')
    expect(paidToPerson(facts, '2026-07-01')).toBe(2651)
  })

  it('defers nothing for eleven months', () => {
    const facts = manOf2025({ drawing: drawing(['2026-06-01', 100]) })
    expect(paidToPerson(facts, '2025-07-01')).toBe(2520)
  })

  it('raises each deferred part by its own rate', () => {
    // 20 % at once: 504. 30 % more after 12 months: 1260 + 756 x 5.2 % = 1299.31. The rest after 24 months: 2520 +
    // 39.312 + 1260 x 10.8 % = 2695.39.
    const facts = manOf2025({ drawing: drawing(['2025-07-01', 20], ['2026-07-01', 50], ['2027-07-01', 100]) })
    expect(['2025-07-01', '2026-07-01', '2027-07-01'].map((month) => paidToPerson(facts, month))).toEqual([
      504, 1299, 2695,
    ])
  })

  it('pays the rest after five years where nothing else is said', () => {
    // 2520 + 1260 x 31.5 % = 2916.90 from July 2030 on.
    const facts = manOf2025({ drawing: drawing(['2025-07-01', 50]) })
    expect(['2030-06-01', '2030-07-01'].map((month) => paidToPerson(facts, month))).toEqual([1260, 2917])
  })

  it('draws a part early, and defers the rest', () => {
    // 40 % early as above, nothing more at the reference age: 2520 x 40 % - 98.124 = 909.88.
    // The rest after 24 months: 2520 - 98.124 + 1512 x 10.8 % = 2585.17.
    const early = lifeOf(manOf2027({ drawing: drawing(['2025-08-01', 40], ['2029-02-01', 100]) }))
    expect([paidToPerson(early, '2027-02-01'), paidToPerson(early, '2029-02-01')]).toEqual([910, 2585])
  })

  it('caps a share drawn early by both scales, before the rate', () => {
    // She: 64 years 3 months on 10 June 2025, 43 of 43 years, 2520. He: 80 % of 2405 (scale 42), 1924, from August
    // 2025.
    // Cap: 3780 x (95.45 + 2 x 100) / 3 percent = 3722.67, by the higher share, 100 %. Together 4444.
    // She 2520 x 3722.67 / 4444 = 2110.97. He 1924 x 3722.67 / 4444 = 1611.71, less 10.2 %: 1447.31.
    // From February 2027: 1890 each; he less 1611.71 x 10.2 % = 164.39: 1725.61.
    const wife = somebody('FEMALE', '1961-03-10', { incomes: years(1982, 2024, 95_000) })
    const facts = lifeOf(manOf2027({ drawing: drawing(['2025-08-01', 80]) }), {
      partner: wife,
      marriages: [marriage('1990-01-01', null, {})],
    })
    expect(paid(facts, '2025-07-01')).toEqual([null, 2520])
    expect(paid(facts, '2025-08-01')).toEqual([1447, 2111])
    expect(paid(facts, '2027-02-01')).toEqual([1726, 1890])
  })

  it('caps from the month after the wedding on', () => {
    const facts = lifeOf(manOf2025({}).person, {
      partner: somebody('FEMALE', '1961-03-10', { incomes: years(1982, 2024, 95_000) }),
      marriages: [marriage('2026-03-14', null, {})],
    })
    expect([paid(facts, '2026-03-01'), paid(facts, '2026-04-01')]).toEqual([
      [2520, 2520],
      [1890, 1890],
    ])
  })

  it('raises what was deferred with its cap', () => {
    const facts = lifeOf(manOf2025({ drawing: drawing(['2027-07-01', 100]) }).person, {
      partner: somebody('FEMALE', '1961-12-15', {
        incomes: years(1982, 2025, 95_000),
        drawing: drawing(['2027-07-01', 100]),
      }),
      marriages: [marriage('1990-01-01', null, {})],
    })
    // Her right begins in April 2026 (64 years 3 months on 15 March 2026), though she defers it: nine months at 2520.
    // (9 x 2520 + 15 x 1890) / 24 = 2126.25 x 10.8 % = 229.64; she 15 months: 1890 x 6.6 %.
    expect(paid(facts, '2027-07-01')).toEqual([2120, 2015])
  })

  it('calculates once anew with work after the reference age', () => {
    // 44 x 50'000 x 1.052 (first entry 1981, event 2025) / 44 = 52'600, step 52'920: 2016.
    // With 2 x 40'000, not revalued: 2'394'400 / 44 = 54'418, step 54'432: 2036, from the month after the request.
    const facts = lifeOf(
      somebody('MALE', '1960-01-15', {
        incomes: years(1981, 2024, 50_000),
        workAfterReferenceAge: { incomes: years(2025, 2026, 40_000), asksOn: day('2026-12-15') },
      }),
    )
    expect([paidToPerson(facts, '2026-12-01'), paidToPerson(facts, '2027-01-01')]).toEqual([2016, 2036])
  })

  it('closes gaps with years of 40 percent of the average', () => {
    // 40 years of 70'000 from 1985 on and January 2025: 40 of 44. The rest of 2025 with 28'000 (40 %) closes 11 months,
    // 2026 with 27'999 none.
    const facts = (amount: number) =>
      lifeOf(
        somebody('MALE', '1960-01-15', {
          incomes: [...years(1985, 2024, 70_000), ...years(2025, 2025, 6_000, 1)],
          workAfterReferenceAge: {
            incomes: [...years(2025, 2025, 28_000), ...years(2026, 2026, amount)],
            asksOn: day('2026-12-15'),
          },
        }),
      )
    expect([lastBasis(facts(27_999)), lastBasis(facts(28_000))]).toMatchObject([
      { contributionYears: 41, scale: 41 },
      { contributionYears: 42, scale: 42 },
    ])
  })

  it('closes no gap with less than the minimum, nor after five years', () => {
    // Average 10'000, 40 % are 4000; the minimum of a year is 5000. Reference age in January 2025: until January 2030.
    const facts = (incomes: IncomeEntry[]) =>
      lifeOf(
        somebody('MALE', '1960-01-15', {
          incomes: years(1985, 2024, 10_000),
          workAfterReferenceAge: { incomes, asksOn: day('2032-06-15') },
        }),
      )
    const closed = (incomes: IncomeEntry[]) => lastBasis(facts(incomes)).contributionYears
    expect(closed(years(2026, 2026, 4_500))).toBe(40)
    expect(closed(years(2026, 2026, 5_000))).toBe(41)
    expect(closed(years(2031, 2031, 50_000))).toBe(40)
  })

  it('founds no right by work after the reference age', () => {
    const workAfterReferenceAge = { incomes: years(2025, 2026, 40_000), asksOn: day('2027-06-15') }
    expect(lastBasis(lifeOf(somebody('MALE', '1960-01-15', { workAfterReferenceAge }))).scale).toBe(0)
  })
})

describe('what is refused', () => {
  const of = (changes: Partial<InsuredPerson>) => lifeOf(manOf2027(changes))
  // Right from February 2027, earliest from February 2025, latest in February 2032.
  it.each<[string, AvsFacts]>([
    ['underEighteen', lifeOf(somebody('MALE', '2009-01-01'))],
    ['pensionBefore2025', lifeOf(somebody('MALE', '1959-11-01'))],
    ['pensionBefore2025', lifeOf(somebody('MALE', '1959-11-01', { drawing: drawing(['2026-01-01', 100]) }))],
    ['pensionBefore2025', lifeOf(man({ drawing: drawing(['2024-12-01', 100]) }))],
    ['retirementTooEarly', of({ drawing: drawing(['2025-01-01', 100]) })],
    ['retirementTooLate', of({ drawing: drawing(['2032-03-01', 100]) })],
    ['noEarlyPension', of({ incomes: [], drawing: drawing(['2026-01-01', 100]) })],
    ['incomesUnknown', of({ incomes: null })],
    ['sharesNotAllowed', of({ drawing: drawing(['2026-01-01', 19]) })],
    ['sharesNotAllowed', of({ drawing: drawing(['2026-01-01', 81]) })],
    ['sharesNotAllowed', of({ drawing: drawing(['2026-01-01', 50], ['2026-03-01', 40]) })],
    ['sharesNotAllowed', of({ drawing: drawing(['2025-03-01', 20], ['2025-04-01', 30], ['2025-05-01', 40]) })],
    ['sharesNotAllowed', of({ drawing: drawing(['2027-02-01', 20], ['2028-02-01', 30], ['2029-02-01', 40]) })],
    ['sharesNotAllowed', of({ drawing: drawing(['2026-01-01', 20], ['2026-03-01', 30], ['2028-03-01', 40]) })],
  ])('%s', (key, facts) => {
    expect(() => referencePension(facts, TODAY)).toThrow(new ReferenceRefusal(key as never))
  })

  it.each([
    [
      ['2026-01-01', 20],
      ['2026-03-01', 30],
      ['2028-03-01', 100],
    ],
    [
      ['2027-02-01', 20],
      ['2028-02-01', 30],
      ['2029-02-01', 100],
    ],
    [['2025-02-01', 100]],
    [['2032-02-01', 100]],
  ] as [string, number][][])('and what is not: %j …', (...steps) => {
    expect(() => referencePension(of({ drawing: drawing(...steps) }), TODAY)).not.toThrow()
  })
})
