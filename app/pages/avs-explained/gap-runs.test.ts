import { describe, expect, it } from 'vitest'
import type { MissingYear } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { gapRuns } from './gap-runs'

const TODAY = day('2026-11-21')

/** Whole years, payable if they are 2021 or later. */
const missing = (from: number, to: number, other: Partial<MissingYear> = {}): MissingYear[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const year = from + index
    const payableUntil = year >= 2021 ? day(`${year + 5}-12-31`) : null
    return { year, months: 12, insuredMonths: 12, isUnderMinimum: false, payableUntil, ...other }
  })

const ABROAD = { insuredMonths: 0, payableUntil: null }

describe('runs of missing years', () => {
  it.each<[name: string, years: MissingYear[], runs: string[]]>([
    ['none', [], []],
    ['one year', missing(2003, 2003), ['2003-2003 12 notPaid']],
    ['years that follow each other', missing(2003, 2008), ['2003-2008 72 notPaid']],
    [
      'a year between them',
      [...missing(2003, 2004), ...missing(2006, 2006)],
      ['2003-2004 24 notPaid', '2006-2006 12 notPaid'],
    ],
    ['the last year before the deadline', missing(2019, 2020), ['2019-2020 24 notPaid']],
    ['one that can still be paid', missing(2019, 2021), ['2019-2021 36 notPaid, 2021-2021 until 2026-12-31']],
    ['some that can still be paid', missing(2018, 2025), ['2018-2025 96 notPaid, 2021-2025 until 2026-12-31']],
    ['all can still be paid', missing(2022, 2023), ['2022-2023 24 notPaid, 2022-2023 until 2027-12-31']],
    [
      'the year of today has begun, the next has not',
      missing(2025, 2028),
      ['2025-2026 24 notPaid, 2025-2026 until 2030-12-31', '2027-2028 24 toCome, 2027-2028 until 2032-12-31'],
    ],
    [
      'years abroad before unpaid ones: two reasons',
      [...missing(2019, 2021, ABROAD), ...missing(2022, 2023)],
      ['2019-2021 36 notInsured', '2022-2023 24 notPaid, 2022-2023 until 2027-12-31'],
    ],
    ['years to come abroad', missing(2026, 2029, ABROAD), ['2026-2029 48 notInsured']],
    [
      'the year of the arrival',
      [...missing(2021, 2021, ABROAD), ...missing(2022, 2022, { insuredMonths: 9 })],
      ['2021-2021 12 notInsured', '2022-2022 12 partlyInsured, 2022-2022 until 2027-12-31'],
    ],
    [
      'too small an income between years without one',
      [...missing(2010, 2010), ...missing(2011, 2012, { isUnderMinimum: true })],
      ['2010-2010 12 notPaid', '2011-2012 24 underMinimum'],
    ],
    ['parts of years add up', missing(2003, 2004, { months: 5, insuredMonths: 5 }), ['2003-2004 10 notPaid']],
  ])('%s', (_, years, expected) => {
    const runs = gapRuns(years, TODAY).map(({ from, to, months, reason, payable }) => {
      const open = payable ? `, ${payable.from}-${payable.to} until ${payable.until}` : ''
      return `${from}-${to} ${months} ${reason}${open}`
    })
    expect(runs).toEqual(expected)
  })

  it('add up the months insured', () => {
    const [run] = gapRuns(missing(2003, 2004, { insuredMonths: 4 }), TODAY)
    expect(run).toMatchObject({ months: 24, insuredMonths: 8 })
  })
})
