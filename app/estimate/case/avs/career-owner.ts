/** Of whom a career can be told. */
import type { CareerOwner } from '~/dossier/shape/career'
import type { Dossier } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'

/** `insuredSince`: the year that the visitor named for the beginning of their own insurance; null: none. */
export type OwnerOfCareer = { birthDate: Day; gender: 'MALE' | 'FEMALE'; insuredSince?: number | null }

/** null: the forms say nothing of that person. */
export function ownerOf(owner: CareerOwner, { firstPillar }: Dossier): OwnerOfCareer | null {
  const { info, family } = firstPillar
  const ended = family?.marriages.filter(({ end }) => end !== null) ?? []
  const last = ended.toSorted((one, other) => ((one.end as Day) < (other.end as Day) ? -1 : 1)).at(-1)
  const persons = { person: info?.person, partner: info?.partner, former: last?.partner }
  const found = persons[owner]
  const since = owner === 'person' ? info?.person.insuredSince : null
  const insuredSince = typeof since === 'number' ? since : null
  return found ? { birthDate: found.birthDate, gender: found.gender, insuredSince } : null
}
