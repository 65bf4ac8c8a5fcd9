import { describe, expect, it } from 'vitest'
import {
  addMonths,
  addYears,
  ageOn,
  dateOf,
  day,
  dayOf,
  endOfPreviousMonth,
  firstOfMonthFrom,
  firstOfNextMonth,
  isDay,
  monthOf,
  monthsBetween,
  yearOf,
} from './day'

describe('a day', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['21.11.2026', false],
    ['', false],
  ])('%s: %s', (text, known) => {
    expect(isDay(text)).toBe(known)
  })

  it('is refused where the calendar has none, without repeating the text', () => {
    expect(() => day('2026-02-30')).toThrow(new RangeError('not a calendar day'))
  })

  it.each([
    [2026, 2, 30],
    [2026, 13, 1],
    [2026, 1, 40],
    [2026, 1, 0],
  ])('is refused where %d, %d and %d make none', (year, month, date) => {
    expect(() => dayOf(year, month, date)).toThrow(RangeError)
  })

  it('has a year, a month and a date', () => {
    const one = dayOf(998, 7, 4)
    expect(one).toBe('0998-07-04')
    expect([yearOf(one), monthOf(one), dateOf(one)]).toEqual([998, 7, 4])
  })

  it.each([
    ['2030-11-30', 3, '2031-02-28'],
    ['2023-11-30', 3, '2024-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-01', 1, '2027-01-01'],
    ['2026-11-21', 0, '2026-11-21'],
    ['1961-02-17', 774, '2025-08-17'],
  ])('%s and %d months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to)
  })

  it('and years: 29 February becomes the 28th', () => {
    expect(addYears(day('1964-02-29'), 65)).toBe('2029-02-28')
  })

  it('has a first of the next month, and an end of the one before', () => {
    expect([firstOfNextMonth(day('2026-12-31')), firstOfNextMonth(day('2026-12-01'))]).toEqual([
      '2027-01-01',
      '2027-01-01',
    ])
    expect([firstOfMonthFrom(day('2026-12-31')), firstOfMonthFrom(day('2026-12-01'))]).toEqual([
      '2027-01-01',
      '2026-12-01',
    ])
    expect([endOfPreviousMonth(day('2026-01-01')), endOfPreviousMonth(day('2024-03-31'))]).toEqual([
      '2025-12-31',
      '2024-02-29',
    ])
  })

  it.each([
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-15', '2026-02-14', 0],
    ['2026-01-15', '2027-01-15', 12],
  ])('from %s to %s are %d whole months', (from, to, months) => {
    expect(monthsBetween(day(from), day(to))).toBe(months)
  })

  it('gives completed years of life', () => {
    expect([ageOn(day('1966-05-10'), day('2031-05-09')), ageOn(day('1966-05-10'), day('2031-05-10'))]).toEqual([64, 65])
  })
})
