import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import type { IncomeEntry } from '../facts'
import { accountOf, accountYear } from './individual-account'

const law = lawOn(day('2026-11-21'))
const entry = (year: number, amount = 60_000, months = 12): IncomeEntry => ({ year, amount, months })

/** Born 1990, reference age in 2055: window 2011 to 2054, youth years 2008 to 2010. */
const open = (entries: IncomeEntry[]) =>
  accountOf(
    entries,
    { birthYear: 1990, referenceYear: 2055, thisYear: 2026, newIncome: null, earlyStart: null },
    law.contributionPeriod,
  )

describe('the individual account', () => {
  it('knows youth years, window and retirement year', () => {
    const account = open([entry(2025)])
    expect(account.youth.map(({ year }) => year)).toEqual([2008, 2009, 2010])
    expect([account.windowFrom, account.windowTo, account.window.length]).toEqual([2011, 2054, 44])
    expect(account.window.map(({ year }) => year)).toEqual(Array.from({ length: 44 }, (_, index) => 2011 + index))
    expect(account.retirementYear.year).toBe(2055)
  })

  it('carries the last complete year on, and leaves earlier years missing', () => {
    const account = open([entry(2023, 50_000), entry(2024, 70_000), entry(2025, 20_000, 4)])
    expect(account.carriedOn).toBe(70_000)
    expect(accountYear(account, 2022)).toEqual({ year: 2022, amount: 0, months: 0, kind: 'missing' })
    expect(accountYear(account, 2025)).toEqual({ year: 2025, amount: 20_000, months: 4, kind: 'entered' })
    expect(accountYear(account, 2026)).toEqual({ year: 2026, amount: 70_000, months: 12, kind: 'toCome' })
    expect(accountYear(account, 2054)).toEqual({ year: 2054, amount: 70_000, months: 12, kind: 'toCome' })
    expect(account.retirementYear).toEqual({ year: 2055, amount: 70_000, months: 12, kind: 'toCome' })
  })

  it('takes the unfinished current year as one to come', () => {
    const account = open([entry(2025, 80_000), entry(2026, 55_000, 9)])
    expect(accountYear(account, 2026)).toEqual({ year: 2026, amount: 80_000, months: 12, kind: 'toCome' })
  })

  it('keeps a current year that is complete', () => {
    const account = open([entry(2025, 80_000), entry(2026, 90_000)])
    expect(accountYear(account, 2026)).toMatchObject({ amount: 90_000, kind: 'entered' })
    expect(account.carriedOn).toBe(90_000)
  })

  it('takes years since the last entry as years to come', () => {
    expect(accountYear(open([entry(2023)]), 2024)?.kind).toBe('toCome')
  })

  it('adds several entries of a year, up to twelve months', () => {
    const account = open([entry(2020, 10_000, 8), entry(2020, 20_000, 8), entry(2025)])
    expect(accountYear(account, 2020)).toEqual({ year: 2020, amount: 30_000, months: 12, kind: 'entered' })
  })

  it('reads entries in any order', () => {
    const entries = [entry(2023, 50_000), entry(2024, 70_000), entry(2025, 20_000, 4)]
    expect(open(entries.toReversed())).toEqual(open(entries))
  })

  it('carries on an income of 0: insured without income', () => {
    expect(open([entry(2025, 0)]).carriedOn).toBe(0)
  })

  it('knows no income to carry on without a complete year', () => {
    const account = open([])
    expect(account.carriedOn).toBeNull()
    expect(accountYear(account, 2025)?.kind).toBe('missing')
    expect(accountYear(account, 2026)).toMatchObject({ amount: 0, months: 12, kind: 'toCome' })
  })

  it('leaves out entries before the age of 18 and after the reference age', () => {
    const account = open([entry(2007), entry(2008, 5000, 12), entry(2060)])
    expect(accountYear(account, 2007)).toBeUndefined()
    expect(accountYear(account, 2008)?.amount).toBe(5000)
    expect(accountYear(account, 2055)).toEqual({ year: 2055, amount: 5000, months: 12, kind: 'toCome' })
    expect(accountYear(account, 2056)).toBeUndefined()
  })

  it('knows from an entry after the reference age that missing years before it are gaps', () => {
    const span = { birthYear: 1960, referenceYear: 2025, thisYear: 2026, newIncome: null, earlyStart: null }
    const account = accountOf([entry(2020), entry(2026)], span, law.contributionPeriod)
    expect(accountYear(account, 2023)?.kind).toBe('missing')
    expect(accountYear(account, 2026)).toBeUndefined()
  })

  it('leaves out entries dated ahead of today', () => {
    const account = open([entry(2025, 60_000), entry(2030, 90_000)])
    expect(accountYear(account, 2030)).toMatchObject({ amount: 60_000, kind: 'toCome' })
  })
})
