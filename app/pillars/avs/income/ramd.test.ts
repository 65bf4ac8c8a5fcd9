import { describe, expect, it } from 'vitest'
import { lawOn, revaluationFactorOf, revaluationIn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { shownRamd, tableRamd, tableStep, timesFactor, yearlyAverage } from './ramd'

const law = lawOn(day('2026-11-21'))

describe('the determining average income', () => {
  it('moves in steps of a tenth of the yearly minimum pension', () => {
    expect(tableStep(law)).toBe(1512)
    expect(tableStep(lawOn(day('2027-01-01')))).toBe(1536)
  })

  it.each([
    [0, 15_120],
    [15_120, 15_120],
    [15_120.01, 16_632],
    [35_477, 36_288],
    [46_268, 46_872],
    [45_360, 45_360],
    [90_720, 90_720],
    [120_731, 120_960],
  ])('of %d stands in the row %d', (average, ramd) => {
    expect(tableRamd(average, law)).toBe(ramd)
  })

  it.each([
    ['2026-11-21', 90_720, 90_720],
    ['2026-11-21', 92_232, 90_720],
    ['2026-11-21', 1_310_904, 90_720],
    ['2027-01-01', 1_310_904, 92_160],
    ['2026-11-21', 15_120, 15_120],
  ] as const)('on %s of %d is told as %d', (on, ramd, told) => {
    expect(shownRamd(franc(ramd), lawOn(day(on)))).toBe(told)
  })

  it.each([
    [1_090_000, 1983, 1_117_250],
    [1_477_500, 1983, 1_514_438],
    [1_572_500, 1982, 1_627_538],
    [1_545_197.5, 1993, 1_545_198],
  ])('comes from the sum %d, first entry %d, revalued to %d', (sum, firstEntry, expected) => {
    expect(timesFactor(sum, revaluationFactorOf(firstEntry, revaluationIn(2026).factors))).toBe(expected)
  })

  it.each([
    [1_117_250, 516, 25_983],
    [1_627_538, 528, 36_990],
    [408_240, 516, 9494],
    [2_687_860, 495, 65_160],
    [100, 0, 0],
  ])('divides %d by %d months: %d a year', (sum, months, expected) => {
    expect(yearlyAverage(sum, months)).toBe(expected)
  })
})
