/** The fictional persons, as the sandbox knows them. */
import { readFileSync } from 'node:fs'

export type Person = {
  email: string
  password: string
  firstName: string
  lastName: string
  navs: string
  birthDate: string
  gender: string
  partnerNavs: string | null
  civilStatus: string
  relationshipStartDate: string | null
  relationshipEndDate: string | null
  children: { birthDate: string; deathDate: string | null }[]
  incomes: { year: number; amount: number; months: number }[]
  policies: { fundId: string }[]
  providents: { entityId: string; solde: number }[]
}

const read = (file: string): Person[] =>
  JSON.parse(readFileSync(new URL(`../../../app/sandbox/people/${file}`, import.meta.url), 'utf8'))

/** The five whom every journey is tried with. */
export const PEOPLE = read('people.json')
/** Who shows a whole life that the five do not have. */
export const TEST_CASES = read('test-cases.json')
const ALL = [...PEOPLE, ...TEST_CASES]

/** The person with this first name. @throws where there is none. */
export function personNamed(firstName: string): Person {
  const person = ALL.find((one) => one.firstName === firstName)
  if (!person) throw new Error(`no such person: ${firstName}`)
  return person
}

/** The body of the call that saves the AVS form: the person as registered. */
export function infoOf(person: Person) {
  const { navs, birthDate, gender, civilStatus: status, relationshipStartDate, relationshipEndDate } = person
  const partner = ALL.find((one) => one.navs === person.partnerNavs)
  return {
    person: { navs, birthDate, gender, status, relationshipStartDate, relationshipEndDate },
    partner: partner
      ? { navs: partner.navs, birthDate: partner.birthDate, gender: partner.gender, deathDate: null }
      : null,
    children: person.children.map((child) => ({ ...child, alive: child.deathDate === null })),
  }
}
