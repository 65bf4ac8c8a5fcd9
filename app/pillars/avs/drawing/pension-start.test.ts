import { describe, expect, it } from 'vitest'
import { man, single, years } from '../../../../tests/support/lives/life'

/** Born 10 May 1966: reference age on 10 May 2031, pension from 1 June 2031. */
const bornIn1966 = (drawing: string) => single(man('1966-05-10', years(1987, 2025, 60_000), { drawing }))

describe('a start', () => {
  it.each([
    ['2029-05-31', '2029-06-01'],
    ['2029-06-01', '2029-06-01'],
    ['2036-06-01', '2036-06-01'],
    ['2031-05-10', '2031-06-01'],
  ])('[235] wished for %s is on %s', (wished, from) => {
    expect(bornIn1966(wished).person.from).toBe(from)
  })

  it.each([
    ['2029-05-01', 'retirementTooEarly'],
    ['2028-06-01', 'retirementTooEarly'],
    ['2036-06-02', 'retirementTooLate'],
    ['2037-06-01', 'retirementTooLate'],
  ])('[123] [235] wished for %s is refused: %s', (wished, key) => {
    expect(() => bornIn1966(wished)).toThrow(expect.objectContaining({ key, who: 'person' }))
  })
})
