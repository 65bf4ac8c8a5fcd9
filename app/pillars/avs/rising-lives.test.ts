/** The number of possible lives that are computed: counted here, since no page shows it. */
import { describe, expect, it } from 'vitest'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { child, couple, formerMarriage, life, man, marriedSince, woman, years } from '../../../tests/support/lives/life'
import { day } from '../day'
import type { AvsFacts, InsuredPerson } from './facts'
import { incomesFromFewFigures } from './few-figures'
import { openIncomesOf, possibleLives } from './possible-lives'
import { boxesOfLives, outermost } from './rising-lives'
import { livesToCompute } from './unknown-incomes'

const ASKED = day('2026-11-21')

const few = (person: InsuredPerson, salary = 80_000): InsuredPerson => ({
  ...person,
  ...incomesFromFewFigures({
    ...{ birthDate: person.birthDate, salary, since: null, course: 'rising', insured: null, asOf: ASKED },
  }),
})

const OWN = woman('1971-03-14', years(1992, 2025, 80_000))
const FEW = few(OWN)
const UNKNOWN = man('1969-10-02', null)
const former = (spouse: InsuredPerson, at = 0) =>
  formerMarriage(spouse, `${1993 + 3 * at}-01-02`, `${1995 + 3 * at}-06-30`)
const NINE = Array.from({ length: 9 }, (_, at) => former(at === 8 ? few(UNKNOWN) : UNKNOWN, at))
const divorced = (person: InsuredPerson, marriages = [former(UNKNOWN)]) => life(person, { marriages })

/** The number of all possible lives, and of those computed in addition to the one that is shown. */
function countsOf(facts: AvsFacts, supplementAt: (amount: number) => number = () => 0) {
  const open = openIncomesOf(facts)
  if (!open) return { all: 1, computed: 0 }
  const lives = possibleLives(facts, open)
  const computed = boxesOfLives(facts, lives).flatMap((box) =>
    outermost(box, (at) => ({ ...at, supplement: supplementAt(at.amount) })),
  )
  const { amounts, places, persons } = lives
  return { all: amounts.length * places.length * persons.length, computed: computed.length }
}

describe('of the possible lives', () => {
  it.each<[string, AvsFacts, number, number]>([
    ['nobody unknown', life(OWN), 1, 0],
    ['a single person in few figures', life(FEW), 6, 2],
    ['own incomes known, one former spouse’s not', divorced(OWN), 53, 8],
    ['own pay in few figures, one former spouse’s unknown', divorced(FEW), 318, 14],
    ['nine former spouses, the last in few figures', divorced(FEW, NINE), 1908, 14],
    ['incomes too low to pay for both in any case', divorced(few(OWN, 9000)), 318, 318],
    ['an early start', divorced({ ...FEW, drawing: [{ from: day('2035-04-01'), share: 100 }] }), 318, 318],
    ['a later start', divorced({ ...FEW, drawing: [{ from: day('2038-04-01'), share: 100 }] }), 318, 14],
    ['a survivor’s pension', divorced({ ...OWN, survivorsPension: 1500 }), 53, 53],
    ['a spouse of now whose incomes are unknown', couple(FEW, UNKNOWN, '2022-01-02'), 318, 318],
    [
      'a spouse of now in few figures, eight former ones unknown',
      life(FEW, { partner: few(UNKNOWN), marriages: [...NINE.slice(0, 8), marriedSince('2022-01-02')] }),
      1908,
      1908,
    ],
    ['a former spouse of stated periods', divorced(OWN, [former({ ...UNKNOWN, insured: [] })]), 53, 53],
  ])('are computed, as few as can be, with %s', (_name, facts, all, computed) => {
    expect(countsOf(facts)).toEqual({ all, computed })
    expect(livesToCompute(facts)).toBe(computed + 1)
  })

  it('are divided where the supplement falls between the ends, down to the life with which it does', () => {
    // 49 lives from 10,000 francs on, in which it falls once: each half with both supplements is halved again.
    const { computed } = countsOf(divorced(OWN), (amount) => (amount < 20 ? 100 : 0))
    expect(computed).toBeGreaterThan(7)
    expect(computed).toBeLessThan(25)
  })
})

it('takes as much to pay for both as any year asks', () => {
  const { income, spouseTimes } = minimumContributionOf(Number.POSITIVE_INFINITY)
  for (let year = 1948; year <= 2100; year++) {
    const least = minimumContributionOf(year)
    expect(least.income * least.spouseTimes).toBeLessThanOrEqual(income * spouseTimes)
  }
})

it('counts children for nothing in it', () => {
  const children = [child('1996-05-05'), child('2001-05-05')]
  expect(countsOf(life(FEW, { marriages: [former(UNKNOWN)], children })).computed).toBe(14)
})
