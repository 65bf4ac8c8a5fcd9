import type { CivilStatus } from '~/dossier/shape/civil-status'
import type { Gender } from '~/dossier/shape/info'

type ExamplePerson = {
  key: string
  firstName: string
  lastName: string
  gender: Gender
  civilStatus: CivilStatus
  children: number
}

/** The worked examples: three of the demo's fictional persons, as in its registers. */
export const EXAMPLE_PEOPLE = [
  { key: 'claire', firstName: 'Claire', lastName: 'Dubois', gender: 'FEMALE', civilStatus: 'married', children: 2 },
  { key: 'reto', firstName: 'Reto', lastName: 'Brunner', gender: 'MALE', civilStatus: 'married', children: 3 },
  { key: 'nadia', firstName: 'Nadia', lastName: 'Favre', gender: 'FEMALE', civilStatus: 'bachelor', children: 1 },
] as const satisfies readonly ExamplePerson[]

export type ExampleKey = (typeof EXAMPLE_PEOPLE)[number]['key']

/** The worked example with this key; undefined: there is none. */
export const exampleWith = (key: unknown) => EXAMPLE_PEOPLE.find((person) => person.key === key)
