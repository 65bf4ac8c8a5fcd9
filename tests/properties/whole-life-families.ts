/** The marriages and children of whole lives. */
import fc from 'fast-check'
import type { Child, InsuredPerson, Marriage } from '~/pillars/avs/facts'
import { addMonths, addYears, type Day, firstOfNextMonth, yearOf } from '~/pillars/day'
import { dayAt, place } from './calendar'
import { oneOf, orNull, seldom } from './chances'
import { birthOf, FIRST_PENSION, insuredPersonOf, type PersonChoice, personChoice } from './whole-life-people'

export const marriageChoice = fc.record({
  at: place,
  lasts: place,
  endedBy: oneOf('divorce', 'divorce', 'death', 'annulment'),
  separated: orNull(place, 4),
  spouse: personChoice,
  isSameGender: seldom(10),
  split: seldom(5),
})
export type MarriageChoice = typeof marriageChoice extends fc.Arbitrary<infer T> ? T : never

export const childChoice = fc.record({
  at: place,
  isAtWedding: seldom(4),
  dies: orNull(oneOf(0, 0, 1, 5, 15, 30), 4),
  parents: oneOf('both', 'both', 'both', 'person', 'partner'),
  credits: oneOf(undefined, undefined, 'both', 'half', 'person', 'other'),
  custody: oneOf(undefined, undefined, 'joint', 'person', 'other'),
})
export type ChildChoice = typeof childChoice extends fc.Arbitrary<infer T> ? T : never

/** A marriage with a spouse of the other gender, seldom of the same. */
export const withGender = <Choice extends MarriageChoice>(choice: Choice, { gender }: PersonChoice): Choice => {
  const other = gender === 'MALE' ? 'FEMALE' : 'MALE'
  return { ...choice, spouse: { ...choice.spouse, gender: choice.isSameGender ? gender : other } }
}

/** Former marriages in order of time, and the one of now. */
type MarriedLife = { day: Day; person: PersonChoice; former: MarriageChoice[]; now: MarriageChoice | null }

/** `isSplit`: its incomes are divided on the person's account already. */
export type MarriageOfLife = { marriage: Marriage; isSplit: boolean }

/** One after the other, from the 18th birthday of the younger until the day; former ones end before any pension. */
export function marriagesOf({ day: on, person, former, now }: MarriedLife): MarriageOfLife[] {
  const all: MarriageOfLife[] = []
  let free = addYears(birthOf(person), 18)
  for (const one of former) {
    const ended = formerMarriage(one, free, person, on)
    if (ended === null) break
    all.push(ended)
    free = addMonths(ended.marriage.end as Day, 1)
  }
  if (now !== null) {
    const start = dayAt(now.at, later(free, addYears(birthOf(now.spouse), 18)), addMonths(on, -1))
    const separatedSince = now.separated === null ? null : dayAt(now.separated, start, addMonths(on, -1))
    all.push({ marriage: { start, end: null, endedBy: null, separatedSince, spouse: 'partner' }, isSplit: false })
  }
  return all
}

function formerMarriage(choice: MarriageChoice, free: Day, person: PersonChoice, on: Day): MarriageOfLife | null {
  const earliest = later(free, addYears(birthOf(choice.spouse), 18))
  const latest = earlier(addMonths(on, -2), addMonths(firstPossible(person), -2))
  if (earliest >= latest) return null
  const start = dayAt(choice.at, earliest, latest)
  const end = dayAt(choice.lasts, start, latest)
  const separatedSince = choice.separated === null ? null : dayAt(choice.separated, start, end)
  const spouse = { ...insuredPersonOf(choice.spouse, on), drawing: null, workAfterReferenceAge: null }
  const marriage: Marriage = { start, end, endedBy: choice.endedBy, separatedSince, spouse }
  return { marriage, isSplit: choice.split && choice.endedBy === 'divorce' }
}

/** The first month in which a pension might be paid. */
const firstPossible = (person: PersonChoice): Day =>
  later(FIRST_PENSION, firstOfNextMonth(addYears(birthOf(person), 62)))

/** If a former marriage is already divided on the account, as it may be once it is over, its years are marked. */
export function withSplitYears(person: InsuredPerson, marriages: readonly MarriageOfLife[]): InsuredPerson {
  const isOverBefore = ({ end }: Marriage) => end !== null && end <= person.incomesAsOf
  const split = marriages
    .filter(({ isSplit, marriage }) => isSplit && isOverBefore(marriage))
    .map(({ marriage }) => marriage)
  if (split.length === 0 || person.incomes === null) return person
  const incomes = person.incomes.map((entry) =>
    split.some(({ start, end }) => yearOf(start) < entry.year && end !== null && entry.year < yearOf(end))
      ? { ...entry, split: true }
      : entry,
  )
  return { ...person, incomes }
}

/** Born after the 16th birthday of the person, before, in or between marriages, some in the month of a wedding. */
export function childOf(
  { at, isAtWedding, dies, parents, credits, custody }: ChildChoice,
  person: InsuredPerson,
  partner: InsuredPerson | null,
  marriages: readonly Marriage[],
  on: Day,
): Child {
  const first = addYears(person.birthDate, 16)
  const wedding = marriages[at % Math.max(1, marriages.length)]?.start
  const birthDate = isAtWedding && wedding ? wedding : dayAt(at, first, earlier(on, addYears(person.birthDate, 60)))
  const death = dies === null ? null : addMonths(birthDate, 12 * dies + (at % 7))
  return {
    birthDate,
    deathDate: death !== null && death <= on ? death : null,
    parents: parents === 'partner' && partner === null ? 'person' : parents,
    ...(credits && { credits }),
    ...(custody && { custody }),
  }
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)
const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
