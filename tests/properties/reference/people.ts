/** The people of a life: who they are, when they reach the reference age, to whom they are or were married. */
import { referenceAgeOf } from '~/law/avs/avs-law'
import type { AvsFacts, Child, InsuredPerson, Marriage } from '~/pillars/avs/facts'
import { addMonths, type Day, firstOfNextMonth, yearOf } from '~/pillars/day'
import { ReferenceRefusal } from './refusal'

export type Human = {
  facts: InsuredPerson
  /** Years after it bear its minimum contribution. */
  lawYear: number
  birthYear: number
  /** The year from whose 1 January contributions count: after the 20th birthday (LAVS art. 29bis al. 2). */
  windowFrom: number
  /** The year in which the insured event falls: the reference age (LAVS art. 21 al. 1, 29bis al. 2). */
  eventYear: number
  /** The first day of the month after the reference age is reached (LAVS art. 21 al. 2). */
  rightFrom: Day
  unions: Union[]
}

/** A marriage with both spouses. */
export type Union = Omit<Marriage, 'spouse'> & { one: Human; other: Human }

/** A child with its parents; `second` null: somebody of whom nothing is told. */
export type ChildOf = Child & { first: Human; second: Human | null }

export type Household = { person: Human; partner: Human | null; children: ChildOf[] }

export const spouseIn = (union: Union, human: Human): Human => (union.one === human ? union.other : union.one)
export const weddingYear = (union: Union) => yearOf(union.start)
export const lastYear = (union: Union) => (union.end === null ? Number.POSITIVE_INFINITY : yearOf(union.end))

/** Whether any day of the year is one of the marriage. */
export const touches = (union: Union, year: number) => weddingYear(union) <= year && year <= lastYear(union)

/** Calendar years of marriage, without those of wedding and end (RAVS art. 50b al. 3). */
export const isWholeYearOf = (union: Union, year: number) => weddingYear(union) < year && year < lastYear(union)

/** @throws {ReferenceRefusal} `incomesUnknown` */
export function householdOf(facts: AvsFacts, lawYear = 2026): Household {
  const person = humanOf(facts.person, lawYear)
  const partner = facts.partner === null ? null : humanOf(facts.partner, lawYear)
  const unions = facts.marriages.map((marriage) => unionOf(marriage, person, partner))
  unions.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  for (const union of unions) {
    union.one.unions.push(union)
    union.other.unions.push(union)
  }
  const children = facts.children.flatMap((child) => {
    const first = child.parents === 'partner' ? partner : person
    if (first === null) return []
    return [{ ...child, first, second: child.parents === 'both' ? secondParentOf(child, unions) : null }]
  })
  return { person, partner, children }
}

function humanOf(facts: InsuredPerson, lawYear: number): Human {
  if (facts.incomes === null) throw new ReferenceRefusal('incomesUnknown')
  const { years, months } = referenceAgeOf(facts.birthDate, facts.gender)
  const reached = addMonths(facts.birthDate, 12 * years + months)
  const birthYear = yearOf(facts.birthDate)
  return {
    facts,
    lawYear,
    birthYear,
    windowFrom: birthYear + 21,
    eventYear: yearOf(reached),
    rightFrom: firstOfNextMonth(reached),
    unions: [],
  }
}

function unionOf(marriage: Marriage, person: Human, partner: Human | null): Union {
  const other = marriage.spouse === 'partner' ? partner : humanOf(marriage.spouse, person.lawYear)
  if (other === null) throw new RangeError('a marriage with a partner who is not there')
  return { ...marriage, one: person, other }
}

/** The spouse at the birth, else the one of the next marriage. */
function secondParentOf({ birthDate }: Child, unions: readonly Union[]): Human | null {
  const atBirth = unions.findLast(({ start, end }) => start <= birthDate && (end === null || birthDate <= end))
  return (atBirth ?? unions.find(({ start }) => start > birthDate))?.other ?? null
}
