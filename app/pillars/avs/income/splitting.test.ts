import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { accountOf } from '../contributions/individual-account'
import type { IncomeEntry } from '../facts'
import { splitIncomes } from './splitting'

const law = lawOn(day('2026-11-21'))

const years = (from: number, to: number, amount: number): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

/** Born 1961 and 1962; both windows end in 2025. */
const husband = (entries: IncomeEntry[]) =>
  accountOf(
    entries,
    { birthYear: 1961, referenceYear: 2026, thisYear: 2026, newIncome: null, earlyStart: null },
    law.contributionPeriod,
  )
const wife = (entries: IncomeEntry[]) =>
  accountOf(
    entries,
    { birthYear: 1962, referenceYear: 2026, thisYear: 2026, newIncome: null, earlyStart: null },
    law.contributionPeriod,
  )

const split = (
  a: IncomeEntry[],
  b: IncomeEntry[],
  marriage: { start: string; end?: string },
  firstReferenceDay = '2026-08-17',
) =>
  splitIncomes(
    husband(a),
    wife(b),
    { start: day(marriage.start), end: marriage.end ? day(marriage.end) : null },
    day(firstReferenceDay),
  )

describe('splitting', () => {
  const full = [years(1982, 2025, 80_000), years(1983, 2025, 20_000)] as const

  it('takes the years after the wedding to the year before the first reference age', () => {
    const { a, b } = split(...full, { start: '1984-06-01' })
    expect(a).toEqual({
      from: 1985,
      to: 2025,
      years: 41,
      yearsOnAccount: 41,
      given: 1_640_000,
      received: 410_000,
      firstReceived: 1985,
    })
    expect(b).toEqual({
      from: 1985,
      to: 2025,
      years: 41,
      yearsOnAccount: 41,
      given: 410_000,
      received: 1_640_000,
      firstReceived: 1985,
    })
  })

  it.each([
    ['a wedding on 1 January leaves its year out too', { start: '2000-01-01' }, 2001, 2025],
    ['a wedding on 31 December takes the next year', { start: '2000-12-31' }, 2001, 2025],
    ['the year of the end is left out', { start: '2000-05-01', end: '2010-01-01' }, 2001, 2009],
    ['nobody is split before both are past 20', { start: '1979-05-01' }, 1983, 2025],
  ])('%s', (_, marriage, from, to) => {
    expect(split(...full, marriage).a).toMatchObject({ from, to, years: to - from + 1 })
  })

  it('stops at 31 December before the year of the spouse who is first entitled', () => {
    expect(split(...full, { start: '1984-06-01' }, '2025-12-31').a).toMatchObject({ to: 2024, years: 40 })
    expect(split(...full, { start: '1984-06-01' }, '2026-01-01').a).toMatchObject({ to: 2025, years: 41 })
  })

  it('takes only years in which both have an entry; an entry of 0 is one', () => {
    const withGap = [...years(1983, 1999, 20_000), ...years(2003, 2010, 0), ...years(2011, 2025, 20_000)]
    const { a, b } = split(full[0], withGap, { start: '1994-06-01' })
    expect(a.years).toBe(28)
    expect(a.given).toBe(28 * 40_000)
    expect(a.received).toBe(20 * 10_000)
    expect(b.received).toBe(28 * 40_000)
  })

  it('says when the first income was received', () => {
    const { a, b } = split(full[0], [...years(1983, 1989, 0), ...years(1990, 2025, 20_000)], { start: '1984-06-01' })
    expect(b.firstReceived).toBe(1985)
    expect(a.firstReceived).toBe(1990)
  })

  it('is nothing for a couple married in the last year', () => {
    expect(split(...full, { start: '2025-06-01' }).a).toMatchObject({
      years: 0,
      given: 0,
      received: 0,
      firstReceived: null,
    })
  })
})
