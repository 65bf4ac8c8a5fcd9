/** The five fictional persons, as the sandbox knows them. */
import { readFileSync } from 'node:fs'

export type Person = {
  email: string
  firstName: string
  lastName: string
  navs: string
  partnerNavs: string | null
  civilStatus: string
  children: unknown[]
  policies: { fundId: string }[]
  providents: { entityId: string; solde: number }[]
}

export const PEOPLE: Person[] = JSON.parse(
  readFileSync(new URL('../../app/sandbox/people.json', import.meta.url), 'utf8'),
)

/** The person with this first name. @throws where there is none. */
export function personNamed(firstName: string): Person {
  const person = PEOPLE.find((one) => one.firstName === firstName)
  if (!person) throw new Error(`no such person: ${firstName}`)
  return person
}
