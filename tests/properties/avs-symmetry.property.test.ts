import { describe, expect } from 'vitest'
import type { IncomeEntry, InsuredPerson } from '~/pillars/avs'
import { OF_ONE_ACCOUNT } from '~/pillars/avs/assumptions'
import type { AssumptionKey } from '~/pillars/avs/result'
import { shuffled } from './accounts'
import { anyLife, coupleLife, type Life } from './lives'
import { expectSame, resultOf } from './results'
import { property } from './runs'

type Facts = Life['facts']

const byYear = (facts: Facts): Facts =>
  reordered(
    facts,
    (list) => list.toSorted((a, b) => a.year - b.year),
    (list) => list.toSorted((a, b) => (a.birthDate < b.birthDate ? -1 : 1)),
  )

const inDisorder = (facts: Facts): Facts =>
  reordered(
    facts,
    (list) => shuffled(list, 7),
    (list) => shuffled(list, 5),
  )

function reordered(
  { person, partner, ...facts }: Facts,
  entries: (list: readonly IncomeEntry[]) => IncomeEntry[],
  children: (list: Facts['children']) => Facts['children'],
): Facts {
  const inOrder = (one: InsuredPerson) => ({ ...one, incomes: one.incomes && entries(one.incomes) })
  return {
    ...facts,
    person: inOrder(person),
    children: children(facts.children),
    partner: partner && inOrder(partner),
  }
}

describe('entries and children in another order', () => {
  property('give the same result', anyLife, (life) => {
    const { facts, day } = life
    const [sorted, mixed] = [byYear(facts), inDisorder(facts)]
    expectSame(resultOf({ facts: mixed, day }), resultOf({ facts: sorted, day }))
  })
})

function swapped({ facts, day }: Life): Life {
  const { person, partner } = facts
  if (!partner) throw new Error('not a couple')
  return { day, facts: { ...facts, person: partner, partner: person } }
}

/** Assumptions about an account are shown only to its owner. */
const isOfBoth = (assumption: AssumptionKey) => !OF_ONE_ACCOUNT.has(assumption)

describe('two spouses swapped', () => {
  property('have each their own pension, their periods and what is assumed of both as before', coupleLife, (life) => {
    const [one, other] = [resultOf(life), resultOf(swapped(life))]
    expectSame(one.person, other.partner)
    expectSame(other.person, one.partner)
    expectSame(one.assumptions.filter(isOfBoth), other.assumptions.filter(isOfBoth))
    expect(one.periods).toEqual(
      other.periods.map(({ person, partner, ...rest }) => ({ ...rest, person: partner, partner: person })),
    )
  })
})
