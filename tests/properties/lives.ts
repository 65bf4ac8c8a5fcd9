/** Persons and couples such as the form accepts, with their accounts and their plans. */
import fc from 'fast-check'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, type Child, type DrawingStep, drawingLimits, type InsuredPerson } from '~/pillars/avs'
import { addMonths, addYears, type Day, day, endOfPreviousMonth, monthsBetween, yearOf } from '~/pillars/day'
import { account, entriesOf } from './accounts'
import { computationDay, dayAt, place } from './calendar'

/** What is computed, and on which day. The law is left out: a failure prints the case. */
export type Life = { facts: AvsFacts; day: Day }

/** The first births whose reference age falls in 2025. */
export const FIRST_BIRTH = { MALE: day('1960-01-01'), FEMALE: day('1961-01-01') }
/** No earlier pension is estimated. */
const FIRST_START = day('2025-01-01')

/** Women whose reduction for an early start, and whose supplement, depend on the average income. */
export const isTransition = ({ gender, birthDate }: Pick<InsuredPerson, 'gender' | 'birthDate'>) =>
  gender === 'FEMALE' && birthDate >= FIRST_BIRTH.FEMALE && birthDate < '1970-01-01'

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
    const person = personOf(one, day)
    return {
      day,
      facts: {
        person,
        partner: null,
        marriages: [],
        children: childrenOf(children, 'person', person.birthDate, day),
      },
    }
  })

export const coupleLife: fc.Arbitrary<Life> = fc
  .record({ day: computationDay, one: spouse, other: spouse, married: place, children })
  .map(({ day, one, other, married, children }) => {
    const [person, partner] = [personOf(one, day), personOf(other, day)]
    const younger = person.birthDate > partner.birthDate ? person : partner
    return {
      day,
      facts: {
        person,
        partner,
        marriages: [
          {
            start: dayAt(married, younger.birthDate, day),
            end: null,
            endedBy: null,
            separatedSince: null,
            spouse: 'partner',
          },
        ],
        children: childrenOf(children, 'both', person.birthDate, day),
      },
    }
  })

export const anyLife = fc.oneof(singleLife, coupleLife)

function personOf({ gender, born, account, plan }: Spouse, day: Day): InsuredPerson {
  const birthDate = dayAt(born, FIRST_BIRTH[gender], addYears(day, -18))
  return {
    gender,
    birthDate,
    insured: null,
    incomes: entriesOf(account, yearOf(birthDate), yearOf(day)),
    incomesAsOf: day,
    incomeToCome: null,
    stopsOn: null,
    drawing: drawingOf(plan, { birthDate, gender }, day),
    survivorsPension: null,
    workAfterReferenceAge: null,
    forecast: null,
    incomeBounds: null,
  }
}

/** The same life, drawn from the reference age by both. */
export const drawnOnTime = ({ facts, day }: Life): Life => ({
  day,
  facts: {
    ...facts,
    person: { ...facts.person, drawing: null },
    partner: facts.partner && { ...facts.partner, drawing: null },
  },
})

const childrenOf = (
  choices: readonly ChildChoice[],
  parents: Child['parents'],
  parentBirthDate: Day,
  day: Day,
): Child[] =>
  choices.map(({ born, died }) => {
    const birthDate = dayAt(born, parentBirthDate, day)
    return { birthDate, deathDate: died === null ? null : dayAt(died, birthDate, day), parents }
  })

/** A start that the law allows: by whole months, with the first day as the desired day, or one of the month before. */
function drawingOf(
  { kind, months, withinMonth }: PlanChoice,
  person: Pick<InsuredPerson, 'birthDate' | 'gender'>,
  on: Day,
): DrawingStep[] | null {
  if (kind === 'none') return null
  const { earliest, reference, latest } = drawingLimits(person, lawOn(on))
  const early = 1 + (months % monthsBetween(earliest, reference))
  const late = months % (monthsBetween(reference, latest) + 1)
  const wished = addMonths(reference, kind === 'early' ? -early : kind === 'late' ? late : 0)
  const start = wished < FIRST_START ? FIRST_START : wished
  return [{ from: withinMonth ? endOfPreviousMonth(start) : start, share: 100 }]
}
