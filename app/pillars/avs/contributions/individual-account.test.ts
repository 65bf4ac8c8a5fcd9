import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { claimantsOf, insuredPerson, life, single, TODAY } from '../../../../tests/support/lives/life'
import type { IncomeEntry } from '../facts'

const entry = (year: number, amount = 60_000, months = 12): IncomeEntry => ({ year, amount, months })

/** Born 15 June 1990, reference age in June 2055: window 2011 to 2054, youth years 2008 to 2010. */
const bornIn1990 = (entries: IncomeEntry[], asOf = TODAY) =>
  insuredPerson('MALE', '1990-06-15', entries, { incomesAsOf: asOf })

const open = (entries: IncomeEntry[], asOf = TODAY) => claimantsOf(life(bornIn1990(entries, asOf)))[0].account

const inYear = ({ amounts, months, insuredMonths, firstYear }: ReturnType<typeof open>, year: number) => ({
  amount: amounts[year - firstYear],
  months: months[year - firstYear],
  insured: insuredMonths[year - firstYear],
})

describe('the individual account', () => {
  it('knows the year of the 18th birthday, that of the 21st and that of the reference age', () => {
    const account = open([entry(2025)])
    expect(account).toMatchObject({ firstYear: 2008, windowFrom: 2011, referenceYear: 2055, referenceMonth: 6 })
    expect(account.amounts).toHaveLength(48)
  })

  it('carries the last complete year on, and leaves earlier years missing', () => {
    const account = open([entry(2023, 50_000), entry(2024, 70_000), entry(2025, 20_000, 4)])
    expect(account).toMatchObject({ carriedOnIncome: 70_000, toComeFrom: 2026 })
    expect(inYear(account, 2022)).toEqual({ amount: 0, months: 0, insured: 0 })
    // Insured since the first entry: the income of four months reaches the minimum contribution of the year (RAVS art.
    // 50).
    expect(inYear(account, 2025)).toEqual({ amount: 20_000, months: 12, insured: 12 })
    expect(inYear(account, 2026)).toEqual({ amount: 70_000, months: 12, insured: 12 })
    expect(inYear(account, 2054)).toEqual({ amount: 70_000, months: 12, insured: 12 })
    // January to June: later months of the year of the reference age never count (RAVS art. 52c).
    expect(inYear(account, 2055)).toEqual({ amount: 35_000, months: 6, insured: 6 })
  })

  it('takes the unfinished current year as one to come', () => {
    const account = open([entry(2025, 80_000), entry(2026, 55_000, 9)])
    expect(inYear(account, 2026)).toEqual({ amount: 80_000, months: 12, insured: 12 })
  })

  it('keeps a current year that is complete', () => {
    const account = open([entry(2025, 80_000), entry(2026, 90_000)])
    expect(inYear(account, 2026)).toMatchObject({ amount: 90_000 })
    expect(account).toMatchObject({ toComeFrom: 2027, carriedOnIncome: 90_000 })
  })

  // Employers report until 31 October (RAVS art. 140 al. 2): until then a record lacks the previous year too.
  it.each([
    ['2026-11-01', 2025, 2026],
    ['2026-10-31', 2025, 2026],
    ['2026-11-01', 2024, 2026],
    ['2026-10-31', 2024, 2025],
    ['2026-10-31', 2023, 2025],
  ])('of %s whose last entry is that of %d: years to come begin with %d', (asOf, last, toComeFrom) => {
    expect(open([entry(last)], day(asOf)).toComeFrom).toBe(toComeFrom)
  })

  it('goes on where one of the last two known years has an income, and else nothing is assumed', () => {
    const recent = open([entry(2024, 50_000)])
    expect(inYear(recent, 2025)).toEqual({ amount: 0, months: 0, insured: 12 })
    expect(inYear(recent, 2026)).toEqual({ amount: 50_000, months: 12, insured: 12 })
    for (const entries of [[entry(2023)], [entry(2023), entry(2025, 0)], []]) {
      const old = open(entries)
      expect(old.carriedOnIncome).toBeNull()
      expect(inYear(old, 2026)).toMatchObject({ amount: 0, months: 0 })
    }
  })

  it('adds several entries of a year, up to twelve months', () => {
    const account = open([entry(2020, 10_000, 8), entry(2020, 20_000, 8), entry(2025)])
    expect(inYear(account, 2020)).toEqual({ amount: 30_000, months: 12, insured: 12 })
  })

  it('reads entries in any order', () => {
    const entries = [entry(2023, 50_000), entry(2024, 70_000), entry(2025, 20_000, 4)]
    expect(open(entries.toReversed())).toEqual(open(entries))
  })

  it('says so where an income is recent and no year is complete, so that none can be carried on', () => {
    const { assumptions } = single(bornIn1990([entry(2025, 20_000, 4)]))
    expect(assumptions).toContain('noIncomeKnown')
  })

  it('leaves out entries before the year of the 18th birthday and those dated ahead of the record', () => {
    const account = open([entry(2007), entry(2008, 5000), entry(2025, 60_000), entry(2030, 90_000)])
    expect(account.firstYear).toBe(2008)
    expect(inYear(account, 2008)).toEqual({ amount: 5000, months: 12, insured: 12 })
    expect(inYear(account, 2030)).toMatchObject({ amount: 60_000 })
  })

  it('knows from an entry after the reference age that missing years before it are gaps', () => {
    const older = insuredPerson('MALE', '1960-03-10', [entry(2020), entry(2026)])
    const { account } = claimantsOf(life(older))[0]
    expect(account.toComeFrom).toBe(2027)
    expect(inYear(account, 2023)).toMatchObject({ amount: 0, months: 0 })
  })
})
