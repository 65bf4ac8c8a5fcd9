import { describe, expect, it } from 'vitest'
import { franc } from '../money'
import { type CapitalPayment, waysToPay } from './spread'

const paid = (...years: number[]): CapitalPayment[] =>
  years.map((year, at) => ({ what: `account ${at}`, year, amount: franc(1000 * (at + 1)) }))

describe('the same payments', () => {
  it.each<[string, CapitalPayment[], number, number[], number[]]>([
    [
      'one year each, the last one where it is due',
      paid(2035, 2035, 2035),
      2030,
      [2035, 2035, 2035],
      [2033, 2034, 2035],
    ],
    ['from different years', paid(2036, 2033), 2030, [2036, 2036], [2035, 2036]],
    ['more than there are years', paid(2028, 2028, 2028), 2027, [2028, 2028, 2028], [2027, 2028, 2028]],
    ['no year before', paid(2026, 2026), 2026, [2026, 2026], [2026, 2026]],
  ])('%s', (_, payments, earliest, together, apart) => {
    const ways = waysToPay(payments, earliest)
    const yearsOf = (of: CapitalPayment[]) => of.map(({ year }) => year).toSorted()
    expect([yearsOf(ways.together), yearsOf(ways.apart)]).toEqual([together, apart])
    for (const way of Object.values(ways))
      expect(way.map(({ amount }) => amount).toSorted()).toEqual(payments.map(({ amount }) => amount).toSorted())
  })
})
