/** Whether two spouses have entered the same facts of their marriage, without storing what the other entered. */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Couple, SHARED_FACTS, type SharedFact } from '../shape/household'

export const CoupleMarks = z.record(z.enum(SHARED_FACTS), z.string())
export type CoupleMarks = z.infer<typeof CoupleMarks>

/** One mark for each fact, equal for equal facts. The order of the children does not matter. */
export const marksOf = ({ relationshipStartDate, children }: Couple): CoupleMarks => ({
  relationshipStartDate: markOf([relationshipStartDate]),
  children: markOf(children.map(({ birthDate, deathDate }) => `${birthDate} ${deathDate}`).toSorted()),
})

const markOf = (said: readonly string[]) => createHash('sha256').update(said.join('\n')).digest('base64url')

/** The facts that the two have entered differently. */
export const differingIn = (one: CoupleMarks, other: CoupleMarks): SharedFact[] =>
  SHARED_FACTS.filter((fact) => one[fact] !== other[fact])
