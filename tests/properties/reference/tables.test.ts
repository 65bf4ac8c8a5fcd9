/** The printed tables, by published pairs and decided cases. */
import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { TODAY } from '../calendar'
import { dueInCouple } from './couple'
import { type Exact, exact, ONE, times, wholeFrancs } from './exact'
import { pensionOf, tableStepOf } from './pension-table'
import { scaleOf } from './scales'

describe('the tables', () => {
  it.each([
    // Published or decided: average income, scale, minimum pension of the year, pension.
    [36_288, 44, 1260, 1719],
    [77_910, 44, 1225, 2313],
    [150_228, 10, 1170, 532],
    [49_140, 4, 1170, 170],
    [32_136, 2, 1030, 66],
    [81_024, 44, 1055, 2110],
    [74_694, 44, 1055, 2093],
    [25_704, 43, 1260, 1455],
    [42_336, 41, 1260, 1723],
    [49_896, 15, 1260, 673],
    [15_120, 1, 1260, 29],
    [90_720, 42, 1260, 2405],
    [14_100, 39, 1175, 1042],
    [84_600, 39, 1175, 2083],
    [60_480, 44, 1260, 2117],
    [45_360, 44, 1260, 1915],
    [16_632, 44, 1260, 1293],
  ])('give for %d at scale %d and a minimum of %d: %d', (average, scale, minimum, pension) =>
    expect(pensionOf(average, scale, minimum)).toBe(pension),
  )

  it('round averages up to a step', () =>
    expect([35_477, 46_268, 15_120, 15_121, 3_000].map((average) => tableStepOf(average, 1260))).toEqual([
      36_288, 46_872, 15_120, 16_632, 15_120,
    ]))

  it('have the scale of years and cohort', () =>
    expect([scaleOf(0, 44), scaleOf(1, 44), scaleOf(43, 44), scaleOf(44, 44), scaleOf(43, 43), scaleOf(4, 43)]).toEqual(
      [0, 1, 43, 44, 44, 5],
    ))

  it('cap partial scales by the mean of their percentages', () => {
    const law = lawOn(TODAY)
    const cut = (one: number, other: number, scales: [number, number], share = ONE) =>
      wholeFrancs(
        dueInCouple({ scale: scales[0], pension: one, share }, { scale: scales[1], pension: other, share }, law),
      )
    // (59.09 + 2 x 86.36) / 3 = 77.27 %: 2921; (47.73 + 200) / 3 = 82.58 %: 3121. Equal pensions have half each.
    expect(cut(2000, 2000, [26, 38])).toBe(1461)
    expect(cut(2000, 2000, [21, 44])).toBe(1561)
    // Below the cap nothing is cut.
    expect(cut(1000, 1500, [44, 44])).toBe(1000)
    // 40 % of both: 40 % of 3780 is 1512 in all.
    expect(cut(2520, 2520, [44, 44], exact(40, 100))).toBe(756)
  })

  it('cut whole pensions to whole francs, shares to none', () => {
    const due = (share: Exact) => {
      const right = { scale: 44, pension: 2_300, share }
      return dueInCouple(right, { ...right, pension: 2_401 }, lawOn(TODAY))
    }
    // 2300 x 3780 / 4701 = 1849.39; 40 % of it 739.76.
    expect(due(ONE)).toEqual(exact(1849))
    expect(due(exact(40, 100))).toEqual(times(exact(2_300 * 3_780, 4_701), exact(4, 10)))
  })
})
