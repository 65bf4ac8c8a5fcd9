/** Checks of tables of the second and third pillar; tables.test.ts has those of all tables. */
import { describe, expect, it } from 'vitest'
import { MINIMUM_PENSION } from './avs/minimum-pension'
import { LPP_MINIMUM_CONVERSION_RATE_MEN, LPP_MINIMUM_CONVERSION_RATE_WOMEN } from './lpp/conversion-rate'
import {
  LPP_COORDINATION_DEDUCTION,
  LPP_ENTRY_THRESHOLD,
  LPP_MAXIMUM_COORDINATED_SALARY,
  LPP_MINIMUM_COORDINATED_SALARY,
  LPP_UPPER_LIMIT,
} from './lpp/limits'
import { LPP_TABLES } from './lpp/lpp-tables'
import { LPP_MINIMUM_INTEREST } from './lpp/minimum-interest'
import { LPP_SAVINGS_CREDITS_MEN, LPP_SAVINGS_CREDITS_WOMEN } from './lpp/savings-credits'
import { PILLAR_3A_CEILING_WITH_FUND, PILLAR_3A_CEILING_WITHOUT_FUND } from './pillar-3a/ceilings'
import { PILLAR_3A_TABLES } from './pillar-3a/pillar-3a-tables'
import { lawDay, rowOn, type Table } from './table'

const tables: [string, Table<unknown>][] = [LPP_TABLES, PILLAR_3A_TABLES].flatMap((pillar) => Object.entries(pillar))

describe.each(tables)('%s', (_, table) => {
  it('stands in the official text, at the address of its article, or is marked as quoted by others', () => {
    for (const { source } of table.rows) {
      expect(source.act).toMatch(/^(LPP|OPP [23]|OLP)$/)
      if (source.secondHand) continue
      expect(source.address).toMatch(/^https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\/[\d/_]+\/fr#art_\w+$/)
    }
  })

  it('is enacted for the year in which it was checked, where it is quoted for 2027 too, and marks the next one', () => {
    const last = table.rows.at(-1)?.source.secondHand ? 2027 : 2026
    expect(table.enactedUntil).toBe(`${last}-12-31`)
    expect(rowOn(table, lawDay(`${last}-12-31`)).assumed).toBe(false)
    expect(rowOn(table, lawDay(`${last + 1}-01-01`)).assumed).toBe(true)
  })
})

describe('figures that must agree with each other', () => {
  it.each([
    '2005-01-01',
    '2007-01-01',
    '2009-01-01',
    '2011-01-01',
    '2013-01-01',
    '2015-01-01',
    '2019-01-01',
    '2021-01-01',
    '2023-01-01',
    '2025-01-01',
    '2027-01-01',
  ] as const)('limits of %s are fractions of the largest yearly AVS pension', (start) => {
    const [day, pension] = [lawDay(start), rowOn(MINIMUM_PENSION, lawDay(start)).value * 2 * 12]
    expect(rowOn(LPP_UPPER_LIMIT, day).value).toBe(pension * 3)
    expect(rowOn(LPP_ENTRY_THRESHOLD, day).value).toBe((pension * 3) / 4)
    expect(rowOn(LPP_COORDINATION_DEDUCTION, day).value).toBe((pension * 7) / 8)
    expect(rowOn(LPP_MINIMUM_COORDINATED_SALARY, day).value).toBe(pension / 8)
    expect(rowOn(LPP_MAXIMUM_COORDINATED_SALARY, day).value).toBe((pension * 17) / 8)
  })

  it.each([
    ['1985-01-01', 16_560],
    ['1992-01-01', 21_600],
    ['2004-12-31', 25_320],
  ] as const)(
    'limits of %s, before the first revision: threshold and deduction are the largest pension %i',
    (on, pension) => {
      const day = lawDay(on)
      expect(rowOn(LPP_ENTRY_THRESHOLD, day).value).toBe(pension)
      expect(rowOn(LPP_COORDINATION_DEDUCTION, day).value).toBe(pension)
      expect(rowOn(LPP_UPPER_LIMIT, day).value).toBe(pension * 3)
      expect(rowOn(LPP_MINIMUM_COORDINATED_SALARY, day).value).toBe(pension / 8)
      expect(rowOn(LPP_MAXIMUM_COORDINATED_SALARY, day).value).toBe(pension * 2)
    },
  )

  it.each([
    ['2004-12-31', [25, 35, 45, 55], [25, 32, 42, 52]],
    ['2005-01-01', [25, 35, 45, 55], [25, 35, 45, 55]],
  ] as const)('savings credits on %s rise at %j for men and at %j for women', (on, men, women) => {
    const agesOf = (table: typeof LPP_SAVINGS_CREDITS_MEN) =>
      rowOn(table, lawDay(on)).value.map(({ fromAge }) => fromAge)
    expect([agesOf(LPP_SAVINGS_CREDITS_MEN), agesOf(LPP_SAVINGS_CREDITS_WOMEN)]).toEqual([men, women])
    expect(rowOn(LPP_SAVINGS_CREDITS_WOMEN, lawDay(on)).value.map(({ rate }) => rate)).toEqual([7, 10, 15, 18])
  })

  it.each([
    ['lppEntryThreshold', 23_040],
    ['lppCoordinationDeduction', 26_880],
    ['lppMinimumCoordinatedSalary', 3_840],
    ['lppUpperLimit', 92_160],
    ['lppMaximumCoordinatedSalary', 65_280],
    ['pillar3aCeilingWithFund', 7_373],
    ['pillar3aCeilingWithoutFund', 36_864],
  ] as const)('%s of 2027 is as decided, and quoted: %s', (id, value) => {
    const table = { ...LPP_TABLES, ...PILLAR_3A_TABLES }[id]
    expect(rowOn(table, lawDay('2027-06-01'))).toMatchObject({
      value,
      confidence: 'medium',
      assumed: false,
      source: { secondHand: true },
    })
  })

  it('the minimum interest of 2027 is not known: the one of 2026, marked as assumed', () => {
    expect(rowOn(LPP_MINIMUM_INTEREST, lawDay('2027-06-01'))).toMatchObject({ value: 1.25, assumed: true })
  })

  it('3a ceilings are 8 % and 40 % of the LPP upper limit, in whole francs', () => {
    for (const { from: start, value } of LPP_UPPER_LIMIT.rows) {
      if (start >= '1987') expect(rowOn(PILLAR_3A_CEILING_WITH_FUND, start).value).toBe(Math.round(value * 0.08))
      if (start >= '2007') expect(rowOn(PILLAR_3A_CEILING_WITHOUT_FUND, start).value).toBe(Math.round(value * 0.4))
    }
  })

  it.each([
    ['2004-12-31', 7.2, 7.2],
    ['2005-06-01', 7.15, 7.2],
    ['2006-06-01', 7.1, 7.2],
    ['2007-06-01', 7.1, 7.15],
    ['2008-06-01', 7.05, 7.1],
    ['2009-06-01', 7.05, 7],
    ['2010-06-01', 7, 6.95],
    ['2011-06-01', 6.95, 6.9],
    ['2012-06-01', 6.9, 6.85],
    ['2013-06-01', 6.85, 6.8],
    ['2014-06-01', 6.8, 6.8],
    ['2026-06-01', 6.8, 6.8],
  ] as const)('minimum conversion rate on %s: men %s, women %s', (day, men, women) => {
    expect(rowOn(LPP_MINIMUM_CONVERSION_RATE_MEN, lawDay(day)).value).toBe(men)
    expect(rowOn(LPP_MINIMUM_CONVERSION_RATE_WOMEN, lawDay(day)).value).toBe(women)
  })

  it.each([
    ['2002-12-31', 4],
    ['2007-12-31', 2.5],
    ['2008-01-01', 2.75],
    ['2013-12-31', 1.5],
    ['2023-12-31', 1],
    ['2026-12-31', 1.25],
  ] as const)('minimum interest on %s: %s %%', (day, rate) => {
    expect(rowOn(LPP_MINIMUM_INTEREST, lawDay(day)).value).toBe(rate)
  })
})
