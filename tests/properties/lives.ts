/** Persons and couples such as the form accepts, with their accounts and their plans. */
import fc from 'fast-check'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsChild, type AvsFacts, type AvsPerson, drawingLimits, type Plan } from '~/pillars/avs'
import { addMonths, addYears, type Day, day, endOfPreviousMonth, monthsBetween, yearOf } from '~/pillars/day'
import { type AccountPlan, account, entriesOf } from './accounts'
import { computationDay, dayAt, place } from './calendar'

/** What is computed, and on which day. The law is left out: a failure prints the case. */
export type Life = { facts: AvsFacts; day: Day }

/** The first births whose reference age falls in 2025. */
export const FIRST_BIRTH = { MALE: day('1960-01-01'), FEMALE: day('1961-01-01') }
/** No earlier pension is estimated. */
const FIRST_START = day('2025-01-01')

/** Women whose reduction for an early start, and whose supplement, depend on the average income. */
export const isTransition = ({ facts: { person } }: Life) =>
  person.gender === 'FEMALE' && person.birthDate >= FIRST_BIRTH.FEMALE && person.birthDate < '1970-01-01'

const NAVS = ['756.9217.0769.85', '756.1234.5678.97'] as const

const gender = fc.constantFrom('MALE' as const, 'FEMALE' as const)
const plan = fc.record({
  kind: fc.constantFrom('none', 'none', 'onTime', 'early', 'late'),
  months: fc.integer({ min: 0, max: 99 }),
  withinMonth: fc.boolean(),
})
type PlanChoice = typeof plan extends fc.Arbitrary<infer T> ? T : never

const spouse = fc.record({ gender, born: place, account, plan })
type Spouse = typeof spouse extends fc.Arbitrary<infer T> ? T : never

const child = fc.record({ born: place, died: fc.option(place, { freq: 3 }) })
type ChildChoice = typeof child extends fc.Arbitrary<infer T> ? T : never
const children = fc.oneof(fc.array(child, { maxLength: 3 }), fc.array(child, { maxLength: 15 }))

export const singleLife: fc.Arbitrary<Life> = fc
  .record({ day: computationDay, one: spouse, children })
  .map(({ day, one, children }) => {
    const person = personOf(one, NAVS[0], day)
    return {
      day,
      facts: {
        person,
        incomes: accountOf(one.account, person, day),
        marriage: null,
        children: childrenOf(children, person.birthDate, day),
        partner: null,
        plans: { person: planOf(one.plan, person, day) },
      },
    }
  })

export const coupleLife: fc.Arbitrary<Life> = fc
  .record({ day: computationDay, one: spouse, other: spouse, married: place, children })
  .map(({ day, one, other, married, children }) => {
    const person = personOf(one, NAVS[0], day)
    const partner = personOf(other, NAVS[1], day)
    const younger = person.birthDate > partner.birthDate ? person : partner
    return {
      day,
      facts: {
        person,
        incomes: accountOf(one.account, person, day),
        marriage: { start: dayAt(married, younger.birthDate, day), end: null },
        children: childrenOf(children, person.birthDate, day),
        partner: { ...partner, deathDate: null, incomes: accountOf(other.account, partner, day) },
        plans: { person: planOf(one.plan, person, day), partner: planOf(other.plan, partner, day) },
      },
    }
  })

export const anyLife = fc.oneof(singleLife, coupleLife)

const personOf = ({ gender, born }: Spouse, navs: string, day: Day): AvsPerson => ({
  navs,
  gender,
  birthDate: dayAt(born, FIRST_BIRTH[gender], addYears(day, -18)),
})

const accountOf = (plan: AccountPlan, { birthDate }: AvsPerson, day: Day) =>
  entriesOf(plan, yearOf(birthDate), yearOf(day))

const childrenOf = (choices: readonly ChildChoice[], parentBirthDate: Day, day: Day): AvsChild[] =>
  choices.map(({ born, died }) => {
    const birthDate = dayAt(born, parentBirthDate, day)
    return { birthDate, deathDate: died === null ? null : dayAt(died, birthDate, day) }
  })

/** A start that the law allows: by whole months, wished for its first day or for one of the month before. */
function planOf({ kind, months, withinMonth }: PlanChoice, person: AvsPerson, on: Day): Plan | undefined {
  if (kind === 'none') return undefined
  const { earliest, reference, latest } = drawingLimits(person, lawOn(on))
  const early = 1 + (months % monthsBetween(earliest, reference))
  const late = months % (monthsBetween(reference, latest) + 1)
  const wished = addMonths(reference, kind === 'early' ? -early : kind === 'late' ? late : 0)
  const start = wished < FIRST_START ? FIRST_START : wished
  return { drawFrom: withinMonth ? endOfPreviousMonth(start) : start }
}
