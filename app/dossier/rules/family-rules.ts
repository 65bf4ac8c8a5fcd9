/**
 * The consistency rules of the family page: each marriage in itself, the marriages with each other, and all of them
 * with the civil status and the spouse in the AVS form. Nothing here repeats a typed value; a problem is a field and a
 * key.
 */
import type { Day } from '~/pillars/day'
import { type CivilStatus, isMarriedStatus, lastEndOf } from '../shape/civil-status'
import { endedMarriageIn, lastEndedIn } from '../shape/ended-marriage'
import type { Family, FamilyPart } from '../shape/family'
import type { Info } from '../shape/info'
import type { FamilyProblemKey } from '../shape/problem-keys'
import { FIRST_DAY } from './info-rules'

/** `field` as in the form: `marriages[0].end`. */
export type FamilyProblem = { field: string; key: FamilyProblemKey }

type Marriage = NonNullable<FamilyPart['marriages']>[number]
type Finding = [field: string, broken: boolean | undefined | null, key: FamilyProblemKey]

/** Every field that does not agree with the others, once each, with the first reason. */
export function checkFamily(
  { marriages = [] }: FamilyPart,
  { person }: Pick<Info, 'person'>,
  today: Day,
): FamilyProblem[] {
  const present = marriages.findLastIndex((marriage) => isPresent(marriage, person))
  const former = marriages.map((marriage, index) => (index === present ? null : marriage))
  const findings = [
    ...marriages.flatMap((marriage, index) => [
      ...checkMarriage(marriage, `marriages[${index}]`, { person, today, isOver: index !== present }),
      ...checkBeforePresent(former[index], `marriages[${index}]`, person),
      ...checkOthers(former, index),
    ]),
    ...checkLastEnd(marriages, person.status),
  ]
  const problems = new Map<string, FamilyProblemKey>()
  for (const [field, broken, key] of findings) if (broken && !problems.has(field)) problems.set(field, key)
  return [...problems].map(([field, key]) => ({ field, key }))
}

/** The AVS form before and after it was saved anew. */
type SavedAnew = { before: Info | null; after: Info; today: Day }

/**
 * The family, once the AVS form is saved anew: the ended marriage that this form showed follows it, since its days are typed only
 * there. The family stays as it is where the form no longer gives both days, or where the new ones do not agree with the rest: then
 * the page of the family asks.
 */
export function familyUpon(family: Family | null, { before, after, today }: SavedAnew): Family | null {
  const now = endedMarriageIn(after)
  if (!family || !before || !now?.start || !now.end) return family
  // A form without days showed those of the page of the family.
  const shown = endedMarriageIn(before)?.start ?? lastEndedIn(family)?.start
  const { start, end, endedBy = null } = now
  const isSameEnd = before.person.status === after.person.status
  const marriages = family.marriages.map((one) => {
    if (one.start !== shown) return one
    const { birthDate, gender } = now.partner ?? one.partner
    return { ...one, start, end, endedBy: isSameEnd ? one.endedBy : endedBy, partner: { birthDate, gender } }
  })
  return checkFamily({ marriages }, after, today).length > 0 ? family : { ...family, marriages }
}

type Context = { person: Info['person']; today: Day; isOver: boolean }

function checkMarriage(marriage: Marriage, field: string, { person, today, isOver }: Context): Finding[] {
  const { start, end, endedBy, separatedSince, partner } = marriage
  const { birthDate } = person
  return [
    ...checkDay(`${field}.start`, start, today),
    [`${field}.start`, isBefore(start, birthDate) || isBefore(start, partner?.birthDate), 'marriageBeforeBirth'],
    [`${field}.end`, end === null && (isOver || Boolean(endedBy)), 'required'],
    ...checkDay(`${field}.end`, end, today),
    [`${field}.end`, isBefore(end, start), 'endBeforeStart'],
    [`${field}.endedBy`, endedBy === null && (isOver || Boolean(end)), 'required'],
    ...checkDay(`${field}.separatedSince`, separatedSince, today),
    [`${field}.separatedSince`, isBefore(separatedSince, start) || isBefore(end, separatedSince), 'separatedOutside'],
    ...checkDay(`${field}.partner.birthDate`, partner?.birthDate, today),
  ]
}

/** Only the marriage in the AVS form can still last; the page sends it after the others. */
const isPresent = ({ start, end }: Marriage, { status, relationshipStartDate }: Info['person']) =>
  isMarriedStatus(status) && start === relationshipStartDate && !end

/** The last marriage must have ended as the civil status, widowed or divorced, says. */
function checkLastEnd(marriages: Marriage[], status: CivilStatus): Finding[] {
  const expected = lastEndOf(status)
  if (expected === null || expected === 'any') return []
  if (marriages.some(({ end, endedBy }) => !end || !endedBy)) return []
  const index = marriages.findIndex(({ end }) => marriages.every((other) => (other.end as Day) <= (end as Day)))
  const isDeath = marriages[index]?.endedBy === 'death'
  return [[`marriages[${index}].endedBy`, index >= 0 && isDeath !== (expected === 'death'), 'endNotAsStatus']]
}

/** Refused at the ended marriage, since the page shows no days of the current one. */
function checkBeforePresent(marriage: Marriage | null | undefined, field: string, person: Info['person']): Finding[] {
  const { status, relationshipStartDate: wedding } = person
  if (!marriage || !isMarriedStatus(status) || !wedding) return []
  const { start, end } = marriage
  return [
    [`${field}.start`, start && start >= wedding, 'notBeforePresent'],
    [`${field}.end`, isBefore(start, wedding) && isBefore(wedding, end), 'notBeforePresent'],
  ]
}

/** A marriage begins only after every ended one has ended. */
function checkOthers(former: (Marriage | null)[], index: number): Finding[] {
  const one = former[index]
  const overlaps = former.some((other, at) => {
    if (at === index || !one?.start || !other?.start) return false
    const [first, second] = other.start <= one.start ? [other, one] : [one, other]
    return (at < index || other.start < one.start) && (!first.end || (second.start as Day) < first.end)
  })
  return [[`marriages[${index}].start`, overlaps, 'marriagesOverlap']]
}

const checkDay = (field: string, day: Day | null | undefined, today: Day): Finding[] => [
  [field, day && day > today, 'dayInFuture'],
  [field, day && day < FIRST_DAY, 'dayTooEarly'],
]

const isBefore = (day: Day | null | undefined, other: Day | null | undefined) => Boolean(day && other && day < other)
