import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { transitionSupplement } from './supplement'

const law = lawOn(day('2026-11-21'))
/** Whole contribution years, and those of the age class. */
const of = (years: number, cohortYears = 44) => ({ years, cohortYears })
const woman = (birthDate: string) => ({ birthDate: day(birthDate), gender: 'FEMALE' as const })

describe('the supplement of the transition generation', () => {
  it.each([
    ['1961-07-01', 60_480, 40],
    ['1961-07-01', 90_720, 13],
    ['1962-07-01', 60_480, 80],
    ['1963-07-01', 61_992, 75],
    ['1964-07-01', 60_480, 160],
    ['1964-07-01', 61_992, 100],
    ['1965-07-01', 75_600, 100],
    ['1965-07-01', 77_112, 50],
    ['1966-07-01', 15_120, 130],
    ['1967-07-01', 90_720, 32],
    ['1968-07-01', 15_120, 71],
    ['1969-07-01', 75_600, 25],
    ['1970-01-01', 15_120, 0],
    ['1960-12-31', 15_120, 0],
  ])('of a woman born %s with an average income of %d is %d', (birthDate, ramd, amount) => {
    expect(transitionSupplement(woman(birthDate), ramd, of(44), law).amount).toBe(amount)
  })

  it('is reduced where years are missing, and then rounded up (RAVS art. 53quater al. 3, 4)', () => {
    // 160 x 35/44 = 127.27
    expect(transitionSupplement(woman('1964-07-01'), 15_120, of(35), law).amount).toBe(128)
    // 160 x 11/44 = 40 exactly
    expect(transitionSupplement(woman('1964-07-01'), 15_120, of(11), law).amount).toBe(40)
    // 160 x 44 % x 20/44 = 32 exactly
    expect(transitionSupplement(woman('1968-07-01'), 15_120, of(20), law).amount).toBe(32)
    // 160 x 81 % x 22/44 = 64.80
    expect(transitionSupplement(woman('1966-07-01'), 15_120, of(22), law).amount).toBe(65)
  })

  it('is reduced by whole years over those of the age class, not by the scale (RAVS art. 53quater al. 3)', () => {
    // 160 x 21/43 = 78.14; scale 22 would give 160 x 22/44 = 80
    expect(transitionSupplement(woman('1964-07-01'), 15_120, of(21, 43), law).amount).toBe(79)
    expect(transitionSupplement(woman('1964-07-01'), 15_120, of(43, 43), law).amount).toBe(160)
  })

  it('is rounded once, after the part', () => {
    // 50 x 25 % = 12.50; x 43/44 = 12.22, and not 13 x 43/44 = 12.70
    expect(transitionSupplement(woman('1961-07-01'), 90_720, of(43), law).amount).toBe(13)
    // 160 x 44 % = 70.40; x 43/44 = 68.80, and not 71 x 43/44 = 69.39
    expect(transitionSupplement(woman('1968-07-01'), 15_120, of(43), law).amount).toBe(69)
  })

  it('follows the minimum pension of the law year', () => {
    const law2027 = lawOn(day('2027-01-01'))
    expect(transitionSupplement(woman('1964-07-01'), 61_440, of(44), law2027).amount).toBe(160)
    expect(transitionSupplement(woman('1964-07-01'), 76_800, of(44), law2027).amount).toBe(100)
  })

  it('is not for men, nor without a pension', () => {
    expect(transitionSupplement({ birthDate: day('1964-07-01'), gender: 'MALE' }, 15_120, of(44), law).amount).toBe(0)
    expect(transitionSupplement(woman('1964-07-01'), 15_120, of(0), law).amount).toBe(0)
  })
})
