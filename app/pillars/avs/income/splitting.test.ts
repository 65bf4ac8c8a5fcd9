import { describe, expect, it } from 'vitest'
import {
  claimantsOf,
  couple,
  formerMarriage,
  life,
  man,
  marriedSince,
  woman,
  years,
} from '../../../../tests/support/lives/life'
import type { AvsFacts, IncomeEntry } from '../facts'
import { splitOf } from './splitting'

type Words = Parameters<typeof man>[2]

/** Born 1961 and 1962: reference ages on 2 September and 17 August 2026, both windows end with 2025. */
const husband = (incomes: IncomeEntry[], words?: Words) => man('1961-09-02', incomes, words)
const wife = (incomes: IncomeEntry[], words?: Words) => woman('1962-02-17', incomes, words)

const full = [husband(years(1982, 2025, 80_000)), wife(years(1983, 2025, 20_000))] as const

/** The effect of each marriage on the person, in order of the weddings. */
function splitsOf(facts: AvsFacts) {
  const [one] = claimantsOf(facts)
  return one.unions.map((union) => splitOf(one, union))
}

const splitOfCouple = (...life: Parameters<typeof couple>) => splitsOf(couple(...life))[0]

describe('splitting', () => {
  it('takes the years after the wedding to the year before the first reference age', () => {
    const span = { from: 1985, to: 2025, years: 41, yearsOnAccount: 41, firstReceived: 1985 }
    const [his, hers] = full
    expect(splitOfCouple(his, hers, '1984-06-01')).toEqual({ ...span, given: 1_640_000, received: 410_000 })
    expect(splitOfCouple(hers, his, '1984-06-01')).toEqual({ ...span, given: 410_000, received: 1_640_000 })
  })

  it.each([
    ['a wedding on 1 January leaves its year out too', '2000-01-01', null, 2001, 2025],
    ['a wedding on 31 December takes the next year', '2000-12-31', null, 2001, 2025],
    ['the year of the divorce is left out', '2000-05-01', '2010-01-01', 2001, 2009],
    ['nobody is split before both are past the year of their 20th birthday', '1979-05-01', null, 1983, 2025],
    ['one whole calendar year is enough', '1981-05-01', '1984-02-01', 1983, 1983],
  ])('%s', (_, start, end, from, to) => {
    const [his, hers] = full
    const facts = end ? life(his, { marriages: [formerMarriage(hers, start, end)] }) : couple(his, hers, start)
    expect(splitsOf(facts)[0]).toMatchObject({ from, to, years: to - from + 1 })
  })

  it.each([
    // 31 December before the first of them reaches the reference age (LAVS art. 29quinquies al. 4 let. a).
    ['1960-12-31', 2024, 40],
    ['1961-01-01', 2025, 41],
  ])('stops before the year in which the first one, born %s, reaches the reference age: %d', (born, to, count) => {
    const older = man(born, years(1982, 2025, 80_000))
    expect(splitOfCouple(older, full[1], '1984-06-01')).toMatchObject({ to, years: count })
  })

  it('does not stop at an early start (LAVS art. 29quinquies al. 4 let. a)', () => {
    const early = man('1964-09-02', years(1985, 2025, 80_000), { drawing: '2027-10-01', stopsOn: '2030-12-31' })
    const split = splitOfCouple(early, woman('1966-02-17', years(1987, 2025, 20_000)), '1990-06-01')
    expect(split).toMatchObject({ from: 1991, to: 2028 })
  })

  it('takes years in which both were insured, with a line or without', () => {
    const withGap = [...years(1983, 1999, 20_000), ...years(2011, 2025, 20_000)]
    // 1995 to 2025 are 31 years; she has no income from 2000 to 2010, and receives half of his.
    const insured = splitOfCouple(full[0], wife(withGap), '1994-06-01')
    expect(insured).toMatchObject({ years: 31, given: 31 * 40_000, received: 20 * 10_000 })
    const abroad = {
      insured: [
        ['1983-01-01', '1999-12-31'],
        ['2003-01-01', null],
      ] as [string, string | null][],
    }
    const partly = splitOfCouple(full[0], wife(withGap, abroad), '1994-06-01')
    expect(partly).toMatchObject({ years: 28, given: 28 * 40_000, received: 20 * 10_000 })
    // A month of the year is enough, and the whole year’s incomes are divided (RAVS art. 50b al. 2).
    const back = {
      insured: [
        ['1983-01-01', '1999-12-31'],
        ['2002-12-01', null],
      ] as [string, string | null][],
    }
    expect(splitOfCouple(full[0], wife(withGap, back), '1994-06-01')).toMatchObject({ years: 29, given: 29 * 40_000 })
  })

  it('says when the first income was received', () => {
    const late = wife(years(1990, 2025, 20_000), { insured: 1983 })
    expect(splitOfCouple(late, full[0], '1984-06-01')?.firstReceived).toBe(1985)
    expect(splitOfCouple(full[0], late, '1984-06-01')?.firstReceived).toBe(1990)
  })

  it('leaves out years that are divided on an account already (RAVS art. 50h)', () => {
    const divided = years(1982, 2025, 80_000).map((entry) => ({ ...entry, split: entry.year < 2000 }))
    expect(splitOfCouple(husband(divided), full[1], '1984-06-01')).toMatchObject({ years: 26, given: 26 * 40_000 })
    expect(splitOfCouple(full[1], husband(divided), '1984-06-01')).toMatchObject({ years: 26, received: 26 * 40_000 })
  })

  it('is nothing for a couple married in the last year', () => {
    const nothing = { years: 0, given: 0, received: 0, firstReceived: null }
    expect(splitOfCouple(...full, '2025-06-01')).toMatchObject(nothing)
  })

  it('treats each marriage by itself, and no year between two of them', () => {
    const facts = life(husband(years(1982, 2025, 80_000)), {
      partner: wife(years(1983, 2025, 20_000)),
      marriages: [
        marriedSince('2003-12-01'),
        formerMarriage(woman('1963-03-03', years(1984, 2025, 10_000)), '1995-06-01', '2003-09-01'),
      ],
    })
    expect(splitsOf(facts)).toMatchObject([
      { from: 1996, to: 2002, years: 7, received: 7 * 5000 },
      { from: 2004, to: 2025, years: 22, received: 22 * 10_000 },
    ])
  })
})
