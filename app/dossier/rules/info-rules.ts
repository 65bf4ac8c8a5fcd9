/**
 * The consistency rules of the AVS form, beyond the shape of each field. The specification leaves these rules open
 * (section 5), so they are ours. Nothing here repeats a typed value; a problem is a field and a key.
 */
import type { Day } from '~/pillars/day'
import { isMarriedStatus, isNeverMarried, requiresSpouse } from '../shape/civil-status'
import type { YearsAbroad } from '../shape/family'
import type { InfoPart } from '../shape/info'
import type { InfoProblemKey } from '../shape/problem-keys'
import type { RegisterRecord } from '../shape/register-record'
import type { Dossier } from '../shape/shape'

/** `field` as in the form: `navs`, `partner.birthDate`, `children[0].deathDate`. */
export type InfoProblem = { field: string; key: InfoProblemKey }

export type InfoFacts = {
  today: Day
  /** The signed-in person's number; null: nobody has signed in, and the form has no numbers. */
  ownNavs: string | null
  /** The partner whom the AVS register names; null: none, or not known. */
  partnerNavs: string | null
}

/** A broken rule yields its key, else null. */
type Finding = [field: string, broken: boolean | undefined | null, key: InfoProblemKey]

/** The first day that the form accepts. */
export const FIRST_DAY = '1900-01-01'
const ADULT_AT = 18

/**
 * An unmarried person has no partner and no marriage dates: what was left in those fields is dropped, not refused. So
 * are the AVS numbers of visitors who have not signed in.
 */
export function normaliseInfo<Some extends InfoPart>(typed: Some, { hasNumbers }: { hasNumbers: boolean }): Some {
  const info = hasNumbers ? typed : withoutNumbers(typed)
  if (!isNeverMarried(info.person.status)) return info
  return {
    ...info,
    person: { ...info.person, relationshipStartDate: null, relationshipEndDate: null },
    partner: null,
  }
}

const withoutNumbers = <Some extends InfoPart>({ person, partner, ...others }: Some) =>
  ({ ...others, person: { ...person, navs: null }, partner: partner && { ...partner, navs: null } }) as unknown as Some

/** Every field that does not agree with the others, once each, with the first reason. */
export function checkInfo(info: InfoPart, facts: InfoFacts): InfoProblem[] {
  const findings = [
    ...checkPerson(info, facts),
    ...checkInsurance(info, facts),
    ...checkRelationship(info, facts),
    ...checkPartner(info, facts),
    ...(info.children ?? []).flatMap((child, i) =>
      checkChild(child, `children[${i}]`, info.person.birthDate, facts.today),
    ),
  ]
  const problems = new Map<string, InfoProblemKey>()
  for (const [field, broken, key] of findings) if (broken && !problems.has(field)) problems.set(field, key)
  return [...problems].map(([field, key]) => ({ field, key }))
}

/** The two persons as the AVS register knows them; null: it does not know them, or did not answer. */
export type RegisteredPersons = {
  own: Pick<RegisterRecord, 'birthDate' | 'gender' | 'civilStatus' | 'relationshipStartDate'> | null
  partner: Pick<RegisterRecord, 'birthDate' | 'gender'> | null
}

/**
 * Every field in which the form, or as much of it as could be read, differs from the register. These facts decide the
 * years over which incomes are averaged and split: visitors who could choose them freely could work out single incomes
 * of their spouse from the pensions.
 * @param registered has a partner only if the form names the registered one
 */
export function checkRegistered({ person, partner }: InfoPart, registered: RegisteredPersons): InfoProblem[] {
  const { own } = registered
  const isMarried = requiresSpouse(person.status)
  // This covers the newly married and the remarried too: their spouse's record is read as well.
  const spouse = isMarriedStatus(person.status) ? registered.partner : null
  const differing = {
    birthDate: own && differs(person.birthDate, own.birthDate),
    gender: own && differs(person.gender, own.gender),
    status: own && isMarried && !requiresSpouse(own.civilStatus),
    relationshipStartDate:
      own?.relationshipStartDate && isMarried && differs(person.relationshipStartDate, own.relationshipStartDate),
    'partner.birthDate': spouse && differs(partner?.birthDate, spouse.birthDate),
    'partner.gender': spouse && differs(partner?.gender, spouse.gender),
  }
  return Object.entries(differing).flatMap(([field, isDifferent]) =>
    isDifferent ? [{ field, key: 'notAsRegistered' as const }] : [],
  )
}

/** What could not be read is refused elsewhere. */
const differs = <Value>(typed: Value | undefined, registered: Value) => typed !== undefined && typed !== registered

/**
 * Whether the saved form agrees with what the register has answered so far. It may not if it was saved while the
 * register did not answer.
 */
export function isAsRegistered({ info, insureds }: Pick<Dossier['firstPillar'], 'info' | 'insureds'>): boolean {
  if (!info) return true
  const { person, partner } = info
  const recordOf = (navs: string | null | undefined) => (navs && insureds[navs]) || null
  const registered = { own: recordOf(person.navs), partner: recordOf(partner?.navs) }
  return checkRegistered(info, registered).length === 0
}

function checkPerson({ person }: InfoPart, { today, ownNavs }: InfoFacts): Finding[] {
  return [
    ['navs', ownNavs !== null && person.navs === null, 'required'],
    ['navs', person.navs !== undefined && person.navs !== ownNavs, 'notOwnNumber'],
    ...checkDay('birthDate', person.birthDate, today),
    ['birthDate', person.birthDate !== undefined && birthday(person.birthDate, ADULT_AT) > today, 'underEighteen'],
  ]
}

/** Calendar years: somebody born in a year may have been insured in it. */
function checkInsurance({ person }: InfoPart, { today }: InfoFacts): Finding[] {
  const { insuredSince, abroad = [], birthDate } = person
  const since = typeof insuredSince === 'number' ? insuredSince : undefined
  const lived: YearsAbroad = { from: birthDate ? yearOf(birthDate) : 0, to: yearOf(today) }
  return [
    ['insuredSince', isOutside(since, lived), 'insuredSinceRange'],
    ...abroad.flatMap((_, index) => checkAbroad(abroad, index, lived, since)),
  ]
}

/** Where two periods share a year, the lower one on the page is refused, at its first year. */
function checkAbroad(
  abroad: readonly Partial<YearsAbroad>[],
  index: number,
  lived: YearsAbroad,
  insuredSince: number | undefined,
): Finding[] {
  const { from, to } = abroad[index] as Partial<YearsAbroad>
  const field = `abroad[${index}]`
  return [
    [`${field}.from`, isOutside(from, lived), 'abroadRange'],
    [`${field}.from`, isLess(from, insuredSince), 'abroadBeforeInsured'],
    [`${field}.from`, abroad.slice(0, index).some((above) => shareAYear(above, { from, to })), 'abroadOverlap'],
    [`${field}.to`, isLess(to, from), 'abroadOrder'],
    [`${field}.to`, isOutside(to, lived), 'abroadRange'],
  ]
}

const isOutside = (year: number | undefined, { from, to }: YearsAbroad) =>
  year !== undefined && (year < from || year > to)
const yearOf = (day: Day) => Number(day.slice(0, 4))

/** Applies only if both years are known. */
const isLess = (year: number | undefined, other: number | undefined) =>
  year !== undefined && other !== undefined && year < other

/** A period that ends before it begins is already refused for that reason. */
const shareAYear = (one: Partial<YearsAbroad>, other: Partial<YearsAbroad>) =>
  isPeriod(one) && isPeriod(other) && one.from <= other.to && other.from <= one.to
const isPeriod = (years: Partial<YearsAbroad>): years is YearsAbroad =>
  years.from !== undefined && years.to !== undefined && years.from <= years.to

function checkRelationship({ person, partner }: InfoPart, { today }: InfoFacts): Finding[] {
  const { status, birthDate, relationshipStartDate: start, relationshipEndDate: end } = person
  const married = requiresSpouse(status)
  return [
    ['relationshipStartDate', married && !start, 'required'],
    ...checkDay('relationshipStartDate', start, today),
    ['relationshipStartDate', isBefore(start, birthDate) || isBefore(start, partner?.birthDate), 'marriageBeforeBirth'],
    ['relationshipEndDate', married && end !== null, 'endDateWithMarried'],
    ...checkDay('relationshipEndDate', end, today),
    ['relationshipEndDate', isBefore(end, start), 'endBeforeStart'],
  ]
}

function checkPartner({ person, partner }: InfoPart, { today, ownNavs, partnerNavs }: InfoFacts): Finding[] {
  const { status } = person
  const married = requiresSpouse(status)
  if (!partner) return [[ownNavs === null ? 'partner.birthDate' : 'partner.navs', married, 'required']]
  const { navs, birthDate, deathDate } = partner
  return [
    ['partner.navs', ownNavs !== null && navs === null, 'required'],
    ['partner.navs', ownNavs !== null && navs === ownNavs, 'samePersonTwice'],
    // The partner's account is read only during a marriage; no register of marriages has a divorced or deceased
    // partner.
    ['partner.navs', ownNavs !== null && married && navs !== partnerNavs, 'notRegisteredPartner'],
    ...checkDay('partner.birthDate', birthDate, today),
    ['partner.deathDate', isMarriedStatus(status) && deathDate !== null, 'deathDateWithMarried'],
    ...checkDay('partner.deathDate', deathDate, today),
    ['partner.deathDate', isBefore(deathDate, birthDate), 'deathBeforeBirth'],
  ]
}

type Child = NonNullable<InfoPart['children']>[number]

function checkChild(child: Child, field: string, parentBirthDate: Day | undefined, today: Day): Finding[] {
  const { birthDate, alive, deathDate } = child
  return [
    ...checkDay(`${field}.birthDate`, birthDate, today),
    [`${field}.birthDate`, isBefore(birthDate, parentBirthDate), 'childBeforeParent'],
    [`${field}.deathDate`, alive === false && !deathDate, 'required'],
    [`${field}.deathDate`, alive && deathDate !== null, 'deathDateOfLiving'],
    ...checkDay(`${field}.deathDate`, deathDate, today),
    [`${field}.deathDate`, isBefore(deathDate, birthDate), 'deathBeforeBirth'],
  ]
}

const checkDay = (field: string, day: Day | null | undefined, today: Day): Finding[] => [
  [field, day && day > today, 'dayInFuture'],
  [field, day && day < FIRST_DAY, 'dayTooEarly'],
]

/** Applies only if both days are known. */
const isBefore = (day: Day | null | undefined, other: Day | null | undefined) => Boolean(day && other && day < other)

/** Compared as texts: somebody born on 29 February comes of age on 1 March in years without that day. */
const birthday = (birthDate: Day, age: number) =>
  `${String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')}${birthDate.slice(4)}`
