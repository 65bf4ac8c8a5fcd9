import { describe, expect, it } from 'vitest'
import { bornIn1966 } from '../../../../tests/support/lives/lives-with-plans'

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
