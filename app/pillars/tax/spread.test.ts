import { describe, expect, it } from 'vitest'
import { franc } from '../money'
import { type CapitalPayment, waysToPay, type YearRange } from './spread'

type Payment = CapitalPayment & { years?: YearRange }

/** The years from first to last; one year: in no other. */
const paid = (...payments: [year: number, first?: number, last?: number][]): Payment[] =>
  payments.map(([year, first = year, last = first === year ? year : first], at) => ({
    ...{ what: `account ${at}`, year, amount: franc(1000 * (at + 1)) },
    ...(last > first && { years: { first, last } }),
  }))

describe('the same payments', () => {
  it.each<[string, Payment[], number[], number[]]>([
    [
      'one year each, the last one first',
      paid([2035, 2030, 2035], [2035, 2030, 2035], [2035, 2030, 2035]),
      [2035, 2035, 2035],
      [2033, 2034, 2035],
    ],
    ['what cannot move has its year to itself', paid([2036], [2036, 2031, 2036]), [2036, 2036], [2035, 2036]],
    ['it draws the others to it', paid([2036], [2033, 2031, 2036]), [2036, 2036], [2035, 2036]],
    ['what cannot reach it stays', paid([2038], [2033, 2031, 2036]), [2033, 2038], [2036, 2038]],
    [
      'with more payments than years, in the year with less',
      paid([2028, 2027, 2028], [2028, 2027, 2028], [2028, 2027, 2028]),
      [2028, 2028, 2028],
      [2027, 2028, 2028],
    ],
    ['none can move', paid([2026], [2026]), [2026, 2026], [2026, 2026]],
  ])('%s', (_, payments, together, apart) => {
    const ways = waysToPay(payments)
    const yearsOf = (of: CapitalPayment[]) => of.map(({ year }) => year).toSorted()
    expect([yearsOf(ways.together), yearsOf(ways.apart)]).toEqual([together, apart])
    for (const way of Object.values(ways))
      expect(way.map(({ what, amount }) => [what, amount]).toSorted()).toEqual(
        payments.map(({ what, amount }) => [what, amount]),
      )
  })
})
