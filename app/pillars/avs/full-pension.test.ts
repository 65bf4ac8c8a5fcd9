import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '../day'
import { pensionFromRamd } from './full-pension'

const law = lawOn(day('2026-11-21'))
const law2027 = lawOn(day('2027-01-01'))

/** The rows of the printed tables, whole and partial, are held by app/estimate/answers/checked/checked.test.ts. */
describe('the full pension', () => {
  it.each([
    [0, 1260],
    [15_121, 1293],
    [35_477, 1719],
    [36_288, 1719],
    [36_289, 1751],
    [90_719, 2520],
    [90_721, 2520],
    [500_000, 2520],
  ])('takes the next row of the table: %d gives %d', (average, monthly) => {
    expect(pensionFromRamd(average, 44, law)).toBe(monthly)
  })

  it.each([
    [15_360, 1280],
    [46_080, 1946],
    [92_160, 2560],
  ])('of 2027 for %d is %d', (ramd, monthly) => {
    // 1280 + 0.52 x 1280 = 1945.60 at the break
    expect(pensionFromRamd(ramd, 44, law2027)).toBe(monthly)
  })
})

describe('the partial pension', () => {
  it('is none on scale 0', () => expect(pensionFromRamd(60_480, 0, law)).toBe(0))

  it('never falls where income or scale rises', () => {
    for (let scale = 1; scale <= 44; scale++) {
      for (let ramd = 15_120; ramd < 90_720; ramd += 1512) {
        expect(pensionFromRamd(ramd + 1512, scale, law)).toBeGreaterThanOrEqual(pensionFromRamd(ramd, scale, law))
        expect(pensionFromRamd(ramd, scale, law)).toBeGreaterThan(pensionFromRamd(ramd, scale - 1, law))
      }
    }
  })
})
