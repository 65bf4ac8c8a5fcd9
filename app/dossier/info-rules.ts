/**
 * What must agree within the AVS form, beyond the shape of each field. The specification leaves these rules
 * open (section 5): they are ours. Nothing here repeats a typed value; a problem is a field and a key.
 */
import type { Day } from '~/pillars/day'
import type { InfoProblemKey } from './problem-keys'
import type { Dossier, Info, Insured } from './shape'

/** `field` as in the form: `navs`, `partner.birthDate`, `children[0].deathDate`. */
export type InfoProblem = { field: string; key: InfoProblemKey }

/** As much of the form as could be read: the rules are about what is there. What is not is refused for that. */
export type InfoPart = {
  person: Partial<Info['person']>
  partner?: Partial<NonNullable<Info['partner']>> | null
  children?: Partial<Info['children'][number]>[]
}

export type InfoFacts = {
  today: Day
  /** The number of who is signed in. */
  ownNavs: string
  /** The partner whom the AVS register names; null: none, or not known. */
  partnerNavs: string | null
}

/** A rule that is broken yields its key, else null. */
type Finding = [field: string, broken: boolean | undefined | null, key: InfoProblemKey]

/** The first day that the form takes. */
export const FIRST_DAY = '1900-01-01'
const ADULT_AT = 18

/** A bachelor has no partner and no marriage dates: what was left in those fields is dropped, not refused. */
export function normaliseInfo<Some extends InfoPart>(info: Some): Some {
  if (info.person.status !== 'bachelor') return info
  return {
    ...info,
    person: { ...info.person, relationshipStartDate: null, relationshipEndDate: null },
    partner: null,
  }
}

/** Every field that does not agree with the others, each once, with the first reason. */
export function checkInfo(info: InfoPart, facts: InfoFacts): InfoProblem[] {
  const findings = [
    ...checkPerson(info, facts),
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

/** Who the two are as the AVS register says; null: it does not know them, or was silent. */
export type Registered = {
  own: Pick<Insured, 'birthDate' | 'gender' | 'civilStatus' | 'relationshipStartDate'> | null
  partner: Pick<Insured, 'birthDate' | 'gender'> | null
}

/**
 * Every field in which the form, or as much of it as could be read, differs from the register. These facts decide over
 * which years incomes are averaged and shared: of a couple, who could choose them could work out single incomes of the
 * other from the pensions.
 * @param registered of a partner only where the form names the registered one
 */
export function checkRegistered({ person, partner }: InfoPart, registered: Registered): InfoProblem[] {
  const { own } = registered
  const isMarried = person.status === 'married'
  const spouse = isMarried ? registered.partner : null
  const differing = {
    birthDate: own && differs(person.birthDate, own.birthDate),
    gender: own && differs(person.gender, own.gender),
    status: own && isMarried && own.civilStatus !== 'married',
    relationshipStartDate:
      own?.relationshipStartDate && isMarried && differs(person.relationshipStartDate, own.relationshipStartDate),
    'partner.birthDate': spouse && differs(partner?.birthDate, spouse.birthDate),
    'partner.gender': spouse && differs(partner?.gender, spouse.gender),
  }
  return Object.entries(differing).flatMap(([field, isDifferent]) =>
    isDifferent ? [{ field, key: 'notAsRegistered' as const }] : [],
  )
}

/** What could not be read is refused for that. */
const differs = <Value>(typed: Value | undefined, registered: Value) => typed !== undefined && typed !== registered

/** Whether what is saved agrees with what the register has answered so far; saved while it was silent, it may not. */
export function isAsRegistered({ info, insureds }: Pick<Dossier['firstPillar'], 'info' | 'insureds'>): boolean {
  if (!info) return true
  const { person, partner } = info
  const registered = { own: insureds[person.navs] ?? null, partner: (partner && insureds[partner.navs]) ?? null }
  return checkRegistered(info, registered).length === 0
}

function checkPerson({ person }: InfoPart, { today, ownNavs }: InfoFacts): Finding[] {
  return [
    ['navs', person.navs !== undefined && person.navs !== ownNavs, 'notOwnNumber'],
    ...checkDay('birthDate', person.birthDate, today),
    ['birthDate', person.birthDate !== undefined && birthday(person.birthDate, ADULT_AT) > today, 'underEighteen'],
  ]
}

function checkRelationship({ person, partner }: InfoPart, { today }: InfoFacts): Finding[] {
  const { status, birthDate, relationshipStartDate: start, relationshipEndDate: end } = person
  const married = status === 'married'
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
  const married = person.status === 'married'
  if (!partner) return [['partner.navs', married, 'required']]
  const { navs, birthDate, deathDate } = partner
  return [
    ['partner.navs', navs === ownNavs, 'samePersonTwice'],
    // Only a marriage reads the partner's account; a divorced or late partner is in no register of marriages.
    ['partner.navs', married && navs !== partnerNavs, 'notRegisteredPartner'],
    ...checkDay('partner.birthDate', birthDate, today),
    ['partner.deathDate', married && deathDate !== null, 'deathDateWithMarried'],
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

/** Of two days that are both there. */
const isBefore = (day: Day | null | undefined, other: Day | null | undefined) => Boolean(day && other && day < other)

/** Compared as text: whoever is born on 29 February comes of age on 1 March in years that lack that day. */
const birthday = (birthDate: Day, age: number) =>
  `${String(Number(birthDate.slice(0, 4)) + age).padStart(4, '0')}${birthDate.slice(4)}`
