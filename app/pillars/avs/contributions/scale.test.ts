import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { hundredthsOfPercent, scaleOf, weightedScale } from './scale'

const law = lawOn(day('2026-11-21'))

/** RAVS art. 52: from this percentage of the cohort's years on, scale 2, 3, 4, ... (percent). */
const THRESHOLDS = [
  2.28, 4.55, 6.82, 9.1, 11.37, 13.64, 15.91, 18.19, 20.46, 22.73, 25.01, 27.28, 29.55, 31.82, 34.1, 36.37, 38.64,
  40.91, 43.19, 45.46, 47.73, 50.01, 52.28, 54.55, 56.82, 59.1, 61.37, 63.64, 65.91, 68.19, 70.46, 72.73, 75.01, 77.28,
  79.55, 81.82,
]

describe('the scale', () => {
  it('meets every printed threshold, for every cohort of 38 to 45 years', () => {
    for (let cohort = 38; cohort <= 45; cohort++) {
      for (let years = 1; years <= cohort; years++) {
        const percent = (100 * years) / cohort
        const reached = THRESHOLDS.filter((threshold) => percent >= threshold).length + 1
        if (percent < 84.1) expect(scaleOf(years, cohort, law)).toBe(reached)
      }
    }
  })

  it.each([
    [44, 44, 44],
    [43, 44, 43],
    [43, 43, 44],
    [42, 43, 43],
    [4, 43, 5],
    [4, 44, 4],
    [2, 44, 2],
    [1, 44, 1],
    [0, 44, 0],
  ])('%d of %d years: scale %d', (years, cohort, scale) => {
    expect(scaleOf(years, cohort, law)).toBe(scale)
  })

  it.each([
    [1, 227],
    [2, 455],
    [5, 1136],
    [8, 1818],
    [11, 2500],
    [39, 8864],
    [44, 10_000],
  ])('scale %d is %d hundredths of a percent', (scale, hundredths) => {
    expect(hundredthsOfPercent(scale, law)).toBe(hundredths)
  })

  it.each([
    [26, 38, 34],
    [21, 44, 37],
    [44, 21, 37],
    [44, 44, 44],
    [40, 38, 40],
    [1, 1, 1],
  ])('the scales %d and %d weigh as %d', (a, b, weighted) => {
    expect(weightedScale(a, b, law)).toBe(weighted)
  })
})
