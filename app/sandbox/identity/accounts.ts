/** The accounts of the identity service: one for each fictional person. */
import type { Person } from '../people/people'
import { isSameSecret, opaqueId } from '../secrets'

export const fullName = (person: Person) => `${person.firstName} ${person.lastName}`

/** The `sub` of an account: stable, and revealing nothing. */
export const subjectOf = (person: Person) => opaqueId('account', person.email)

/** The person with this e-mail address and password. */
export const findByPassword = (people: Person[], credentials: { email: string; password: string }) =>
  people.find(
    (person) =>
      person.email.toLowerCase() === credentials.email.trim().toLowerCase() &&
      isSameSecret(credentials.password, person.password),
  )

/** What the product learns about a person who agrees: the claims. */
export const claimsOf = (person: Person) => ({
  sub: subjectOf(person),
  name: fullName(person),
  email: person.email,
  navs: person.navs,
})
