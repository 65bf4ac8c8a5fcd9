import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { child, life, man, single, years as yearsOf } from '../../../../tests/support/lives/life'
import { computeAvs } from '../compute-avs'
import type { IncomeEntry } from '../facts'

const years = (from: number, to: number, amount = 50_000) => yearsOf(from, to, amount)

/** Born 15 January 1975: window 1996 to 2039, one month of 2040. */
const gapsOf = (incomes: IncomeEntry[], words?: Parameters<typeof man>[2]) =>
  single(man('1975-01-15', incomes, words)).person

describe('contribution gaps', () => {
  const withoutThreeYears = [...years(1996, 2019), ...years(2023, 2025)]

  it('are listed, with those that can still be paid and what they cost', () => {
    // 2020 to 2022 missing: 528 - 36 + 1 = 493 months = 41 years -> scale 41. Average 41 x 50000 / 41 -> 51408:
    // 1995.84, cut to 1995.80: scale 44 1996, scale 41 x 93.18 % = 1859.69 -> 1860.
    const { monthly, gaps } = gapsOf(withoutThreeYears)
    expect(gaps).toEqual({
      years: [
        { year: 2020, months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil: null },
        { year: 2021, months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil: '2026-12-31' },
        { year: 2022, months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil: '2027-12-31' },
      ],
      coveredYears: [],
      filledMonths: 1,
      monthlyCost: 1996 - 1860,
    })
    expect(monthly).toBe(1860)
  })

  it('of years abroad can never be paid', () => {
    const { gaps, monthly } = gapsOf(withoutThreeYears, {
      insured: [
        ['1996-01-01', '2020-12-31'],
        ['2022-04-01', null],
      ],
    })
    expect(monthly).toBe(1860)
    expect(gaps.years).toEqual([
      { year: 2020, months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil: null },
      { year: 2021, months: 12, insuredMonths: 0, isUnderMinimum: false, payableUntil: null },
      { year: 2022, months: 12, insuredMonths: 9, isUnderMinimum: false, payableUntil: '2027-12-31' },
    ])
  })

  it('know a year whose income does not bear the minimum contribution', () => {
    const { gaps } = gapsOf([...years(1996, 2021), ...years(2022, 2022, 900), ...years(2023, 2025)])
    expect(gaps.years).toEqual([
      { year: 2022, months: 12, insuredMonths: 12, isUnderMinimum: true, payableUntil: '2027-12-31' },
    ])
  })

  it.each([
    ['2025-12-31', 2020, '2025-12-31'],
    ['2026-01-01', 2020, null],
    ['2026-01-01', 2021, '2026-12-31'],
    ['2026-12-31', 2021, '2026-12-31'],
    ['2027-01-01', 2021, null],
  ])('on %s, %i can be paid until %s: five years after its end', (today, year, until) => {
    const facts = life(man('1975-01-15', withoutThreeYears))
    const { person } = computeAvs(facts, lawOn(day(today)), day(today))
    expect(person.gaps.years.find((one) => one.year === year)?.payableUntil).toBe(until)
  })

  it('cost nothing where youth years fill them', () => {
    const { gaps, scale } = gapsOf([...years(1993, 1995, 9000), ...years(1996, 2009), ...years(2012, 2025)])
    expect(scale).toBe(44)
    expect(gaps).toMatchObject({ filledMonths: 24, monthlyCost: 0 })
    expect(gaps.years.map(({ year }) => year)).toEqual([2010, 2011])
  })

  it('are not years that a credit fills, which are named beside them', () => {
    const claimant = man('1975-01-15', withoutThreeYears)
    const { gaps } = single(claimant, [
      child('2010-03-01', { parents: 'person', credits: 'person', custody: 'person' }),
    ]).person
    expect(gaps).toMatchObject({ years: [], coveredYears: [2020, 2021, 2022] })
  })

  it('are none without a missing year', () => {
    expect(gapsOf(years(1996, 2025)).gaps).toEqual({ years: [], coveredYears: [], filledMonths: 0, monthlyCost: 0 })
  })
})
