import { describe, expect, it } from 'vitest'
import { lawDay, NoLawError } from '../table'
import { lawOn, pensionLawOn, referenceAgeOf, revaluationFactorOf, revaluationIn, transitionShareOf } from './avs-law'

describe('the law of a day', () => {
  it.each([
    ['1998-01-01', 995],
    ['2000-06-01', 1005],
    ['2002-12-31', 1030],
    ['2004-01-01', 1055],
    ['2006-01-01', 1075],
    ['2008-01-01', 1105],
    ['2010-01-01', 1140],
    ['2012-01-01', 1160],
    ['2014-01-01', 1170],
    ['2018-01-01', 1175],
    ['2020-01-01', 1185],
    ['2022-01-01', 1195],
    ['2024-12-31', 1225],
    ['2025-01-01', 1260],
    ['2026-12-31', 1260],
    ['2027-01-01', 1280],
  ] as const)('on %s has a minimum pension of %d', (day, minimum) => {
    expect(pensionLawOn(lawDay(day)).minimumPension).toBe(minimum)
  })

  it('refuses days for which there is none', () => {
    expect(() => pensionLawOn(lawDay('1996-12-31'))).toThrow(NoLawError)
    expect(() => lawOn(lawDay('2024-12-31'))).toThrow(NoLawError)
  })

  it.each([
    ['2025-06-01', 2025, { pension: false, minimumContribution: false }],
    ['2026-11-21', 2026, { pension: false, minimumContribution: false }],
    ['2027-01-01', 2027, { pension: false, minimumContribution: false }],
    ['2031-03-01', 2027, { pension: true, minimumContribution: true }],
  ] as const)('on %s takes the tables of %d and marks what is older', (day, lawYear, assumed) => {
    expect(lawOn(lawDay(day))).toMatchObject({ lawYear, assumed })
  })

  it('has a 13th pension since 2026', () => {
    expect(lawOn(lawDay('2025-12-31')).thirteenthDivisor).toBeNull()
    expect(lawOn(lawDay('2026-01-01')).thirteenthDivisor).toBe(12)
  })

  it('keeps two days apart', () => {
    const [before, after] = [lawOn(lawDay('2026-12-31')), lawOn(lawDay('2027-01-01'))]
    expect([before.minimumPension, after.minimumPension]).toEqual([1260, 1280])
  })
})

describe('the revaluation factor', () => {
  it.each([
    ['2025-01-01', 1976, 1.11],
    ['2025-01-01', 1981, 1.052],
    ['2025-01-01', 1986, 1.004],
    ['2025-01-01', 1987, 1],
    ['2026-01-01', 1977, 1.09],
    ['2026-01-01', 1982, 1.035],
    ['2026-01-01', 1983, 1.025],
    ['2026-01-01', 1985, 1.007],
    ['2026-01-01', 1986, 1],
    ['2026-01-01', 2044, 1],
    ['2027-01-01', 1983, 1.025],
  ] as const)('of %s for a first entry in %d is %d', (day, firstEntry, factor) => {
    expect(revaluationFactorOf(firstEntry, revaluationIn(Number(day.slice(0, 4))).factors)).toBe(factor)
  })

  it('refuses a first entry that no column has', () => {
    expect(() => revaluationFactorOf(1976, revaluationIn(2026).factors)).toThrow(NoLawError)
  })
})

describe('tables by birth date', () => {
  it.each([
    ['1960-12-31', 'FEMALE', 64, 0],
    ['1961-01-01', 'FEMALE', 64, 3],
    ['1962-12-31', 'FEMALE', 64, 6],
    ['1963-12-31', 'FEMALE', 64, 9],
    ['1964-01-01', 'FEMALE', 65, 0],
    ['1961-01-01', 'MALE', 65, 0],
    ['2008-02-29', 'MALE', 65, 0],
  ] as const)('born %s, %s: reference age %d years and %d months', (birthDate, gender, years, months) => {
    expect(referenceAgeOf(lawDay(birthDate), gender)).toEqual({ years, months })
  })

  it.each([
    ['1960-12-31', 0],
    ['1961-01-01', 25],
    ['1962-01-01', 50],
    ['1963-01-01', 75],
    ['1964-01-01', 100],
    ['1965-12-31', 100],
    ['1966-01-01', 81],
    ['1967-01-01', 63],
    ['1968-01-01', 44],
    ['1969-12-31', 25],
    ['1970-01-01', 0],
  ] as const)('born %s: %d % of the supplement', (birthDate, percent) => {
    expect(transitionShareOf(lawDay(birthDate))).toBe(percent)
  })
})
