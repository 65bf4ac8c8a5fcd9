import { describe, expect, it } from 'vitest'
import { ageAtStart, retirementDayReader, startFrom } from './retirement-day'

/** Born on 14.03.1971. */
const read = retirementDayReader({ day: '2041-04-01', age: 70 })

describe('a day of retirement', () => {
  it.each([
    ['63', '2034-04-01'],
    ['63 ans', '2034-04-01'],
    ['63 Jahre', '2034-04-01'],
    ['mit 63', null],
    ['63.5', '2034-10-01'],
    ['64,5 ans', '2035-10-01'],
    ['65.0', '2036-04-01'],
    ['63 ans et 7 mois', '2034-11-01'],
    ['63 Jahre 7 Monate', '2034-11-01'],
    // Too early and too late: the law's limits report it, with the day that was understood.
    ['62', '2033-04-01'],
    ['71', '2042-04-01'],
    ['63.25', null],
    ['163', null],
    ['6', null],
    ['01.05.2034', '2034-05-01'],
    ['1/5/2034', '2034-05-01'],
  ])('of %s is %s', (text, value) => expect(read(text)).toEqual(value ? { value } : { problem: 'dayOrAgeForm' }))

  it('ends a year in December and begins the next in January', () => {
    const born = retirementDayReader({ day: '2041-01-01', age: 70 })
    expect(born('64.5')).toEqual({ value: '2035-07-01' })
    expect(retirementDayReader({ day: '2041-07-01', age: 70 })('64.5')).toEqual({ value: '2036-01-01' })
  })

  it('is no age where nobody knows when a pension starts', () =>
    expect(retirementDayReader(null)('63')).toEqual({ problem: 'dayOrAgeForm' }))

  it('keeps its own sentence for a year cut short', () => expect(read('01.05.34')).toEqual({ problem: 'yearCutShort' }))
})

it.each([
  ['2034-04-01', '2034-04-01', { years: 63, months: 0 }],
  ['2034-04-02', '2034-05-01', { years: 63, months: 1 }],
  ['2034-12-15', '2035-01-01', { years: 63, months: 9 }],
])('whoever retires on %s is paid from %s on', (day, start, age) => {
  expect(startFrom(day)).toBe(start)
  expect(ageAtStart(start, { day: '2041-04-01', age: 70 })).toEqual(age)
})
