/**
 * Whole lives: insured periods, careers, marriages, children, plans. A life is drawn as plain numbers and choices, from
 * which `lifeOf` makes facts; so a smaller draw is easier to read, and the same numbers give the same life.
 */
import fc from 'fast-check'
import type { AvsFacts } from '~/pillars/avs/facts'
import { addMonths, type Day, day } from '~/pillars/day'
import { shuffled } from './accounts'
import { dayAt, place, TODAY } from './calendar'
import { orNull } from './chances'
import { childChoice, childOf, marriageChoice, marriagesOf, withGender, withSplitYears } from './whole-life-families'
import { FIRST_PENSION, insuredPersonOf, personChoice, rightOf } from './whole-life-people'

/** What is calculated, and on which day. */
export type WholeLife = { facts: AvsFacts; day: Day }

const drawnLife = fc.record({
  day: fc.oneof(
    fc.constant(TODAY),
    place.map((at) => dayAt(at, FIRST_PENSION, day('2028-12-31'))),
  ),
  person: personChoice,
  former: fc.array(marriageChoice, { maxLength: 3 }),
  now: orNull(marriageChoice, 2),
  children: fc.array(childChoice, { maxLength: 4 }),
  survivors: orNull(fc.integer({ min: 200, max: 2_100 }), 2),
})
const lifeChoice = drawnLife.map((life) => ({
  ...life,
  former: life.former.map((marriage) => withGender(marriage, life.person)),
  now: life.now && withGender(life.now, life.person),
}))
type LifeChoice = typeof lifeChoice extends fc.Arbitrary<infer T> ? T : never

/** Lives of which everything that the estimate needs is known, with plans that the law allows. */
export const wholeLife: fc.Arbitrary<WholeLife> = lifeChoice.map(lifeOf)

/** Couples of a woman and a man in their first marriage. */
export const wholeCouple: fc.Arbitrary<WholeLife> = fc.tuple(lifeChoice, marriageChoice).map(([life, marriage]) => {
  const now = withGender({ ...marriage, isSameGender: false }, life.person)
  return lifeOf({ ...life, former: [], now })
})

/** Whole lives where the incomes of one spouse, of now or of a former marriage, are unknown. */
export const lifeWithUnknownIncomes: fc.Arbitrary<WholeLife> = fc
  .tuple(
    wholeLife.filter(({ facts }) => facts.marriages.length > 0),
    fc.nat(),
  )
  .map(([life, which]) => withoutIncomes(life, which))

/** Whole lives with any shares on any days: mostly refused. */
export const lifeWithAnyDrawing: fc.Arbitrary<WholeLife> = fc
  .tuple(
    wholeLife,
    fc.array(fc.record({ month: fc.integer({ min: -50, max: 80 }), share: fc.integer({ min: 10, max: 110 }) }), {
      maxLength: 5,
    }),
  )
  .map(([life, steps]) => {
    const drawing = steps
      .toSorted((a, b) => a.month - b.month)
      .map(({ month, share }) => ({
        from: addMonths(rightOf(life.facts.person), month),
        share: share > 80 && share < 100 ? 100 : share,
      }))
    const person = { ...life.facts.person, drawing }
    return { ...life, facts: { ...life.facts, person } }
  })

function lifeOf(choice: LifeChoice): WholeLife {
  const on = choice.day
  const marriages = marriagesOf(choice)
  const spouseNow = choice.now === null ? null : insuredPersonOf(choice.now.spouse, on)
  const person = withSplitYears(insuredPersonOf(choice.person, on), marriages)
  const weddings = marriages.map(({ marriage }) => marriage)
  const last = weddings.at(-1)
  const isWidowed = choice.now === null && last?.endedBy === 'death'
  return {
    day: on,
    facts: {
      person: { ...person, survivorsPension: isWidowed ? choice.survivors : null },
      partner: spouseNow,
      marriages: shuffled(weddings, choice.person.career.order),
      children: choice.children.map((child) => childOf(child, person, spouseNow, weddings, on)),
    },
  }
}

function withoutIncomes({ facts, day }: WholeLife, which: number): WholeLife {
  const former = facts.marriages.filter(({ spouse }) => spouse !== 'partner')
  const chosen = which % (former.length + (facts.partner ? 1 : 0))
  const marriages = facts.marriages.map((marriage) =>
    marriage === former[chosen] && marriage.spouse !== 'partner'
      ? { ...marriage, spouse: { ...marriage.spouse, incomes: null } }
      : marriage,
  )
  const partner = chosen === former.length && facts.partner ? { ...facts.partner, incomes: null } : facts.partner
  return { day, facts: { ...facts, marriages, partner } }
}
