/** If only the ends of the possible lives are computed (rising-lives.ts), what is paid in any of them lies between. */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import {
  type AvsFacts,
  type AvsResult,
  computeAvs,
  type InsuredPerson,
  type Marriage,
  retirementOf,
} from '~/pillars/avs'
import { openIncomesOf, possibleLives } from '~/pillars/avs/possible-lives'
import { addYears, yearOf } from '~/pillars/day'
import type { AmountRange } from '~/pillars/result'
import { choice, estimated } from './few-figures'
import { type Life, singleLife } from './lives'
import { property } from './runs'

const former = fc.record({
  after: fc.integer({ min: 19, max: 30 }),
  lasts: fc.integer({ min: 1, max: 12 }),
  endedBy: fc.constantFrom('divorce' as const, 'divorce' as const, 'death' as const),
  older: fc.integer({ min: -8, max: 12 }),
  gender: fc.constantFrom('MALE' as const, 'FEMALE' as const),
  own: fc.option(choice, { freq: 2 }),
})

/** With an early start every life is computed. */
const withoutEarly = ({ birthDate, gender, drawing }: InsuredPerson) =>
  drawing?.some(({ from }) => from < retirementOf({ birthDate, gender }).start) ? null : drawing

/** Somebody who has been married once or more, with unknown or estimated incomes of their own and of spouses. */
const divorcedLife = fc
  .record({
    life: singleLife,
    own: fc.option(choice, { freq: 3 }),
    formers: fc.array(former, { minLength: 1, maxLength: 3 }),
  })
  .map(({ life: { facts, day }, own, formers }): Life => {
    const known = { ...facts.person, drawing: withoutEarly(facts.person) }
    const person = own ? estimated(known, own) : known
    let begins = yearOf(person.birthDate)
    const marriages = formers.map(({ after, lasts, endedBy, older, gender, own: told }, index): Marriage => {
      begins += index === 0 ? after : lasts + 1
      const spouse = {
        ...{
          ...person,
          drawing: null,
          payCuts: [],
          insured: null,
          stopsOn: null,
          incomeToCome: null,
          incomeBounds: null,
        },
        ...{ birthDate: addYears(person.birthDate, -older), gender, incomes: null },
      }
      const start = addYears(person.birthDate, begins - yearOf(person.birthDate))
      const common = { start, end: addYears(start, lasts), endedBy, separatedSince: null }
      return { ...common, spouse: told ? estimated(spouse, told) : spouse }
    })
    return { day, facts: { ...facts, person, marriages } }
  })

/** The one life by itself. */
function paidIn(life: AvsFacts, day: Life['day']): AvsResult {
  const known = <Person extends AvsFacts['person']>(one: Person): Person => ({ ...one, incomeBounds: null })
  const marriages = life.marriages.map((one) =>
    one.spouse === 'partner' ? one : { ...one, spouse: known(one.spouse) },
  )
  return computeAvs({ ...life, person: known(life.person), marriages }, lawOn(day), day)
}

/** The position between their bounds, in percent. */
const somewhere = fc.record({ place: fc.integer({ min: 0, max: 99 }), person: fc.integer({ min: 0, max: 99 }) })

describe('the possible lives of who has no spouse now', () => {
  property(
    'are paid within the range, each of them',
    fc.record({ life: divorcedLife, at: somewhere }),
    ({ life: { facts, day }, at }) => {
      const open = openIncomesOf(facts)
      if (!open) return
      const { range, periods, person } = computeAvs(facts, lawOn(day), day)
      const lives = possibleLives(facts, open)
      const chosen = (list: readonly unknown[], percent: number) => Math.floor((list.length * percent) / 100)
      const one = (amount: number) => ({ low: amount, high: amount })
      const shown = periods.at(-1)?.person ?? 0
      const expectWithin = (amount: number, { low, high }: AmountRange) => {
        expect(amount).toBeGreaterThanOrEqual(low)
        expect(amount).toBeLessThanOrEqual(high)
      }
      lives.amounts.forEach((_, amount) => {
        const life = lives.at(amount, chosen(lives.places, at.place), chosen(lives.persons, at.person))
        const paid = paidIn(life, day)
        const monthly = paid.periods.at(-1)?.person ?? 0
        expectWithin(monthly, range?.pension ?? one(shown))
        expectWithin(paid.person.supplement, range?.supplement ?? one(person.supplement))
        expectWithin(monthly + paid.person.supplement, range?.withSupplement ?? one(shown + person.supplement))
      })
    },
    { isCostly: true },
  )
})
