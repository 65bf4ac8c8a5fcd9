/** Where the visitor will live, and what the taxes of that place depend on besides. */
import { fittingFields } from '~/dossier/shape/fitting-part'
import { Place } from '~/dossier/shape/place'
import { unfit } from '../case/refusal'
import { findHomeProblems } from '../case/rules/home'
import type { Visit } from '../visit'
import { findAllProblems } from './all-problems'

/** @throws {Refusal} `unfit` with every problem of it */
export async function savePlace({ session }: Visit, place: Place): Promise<void> {
  const problems = findHomeProblems(place)
  if (problems.length > 0) throw unfit(problems)
  await session.change((dossier) => ({ ...dossier, place }))
}

/** Every problem of a place, even if parts of it cannot be read. Saves nothing. */
export const checkPlace = (_visit: Visit, typed: unknown) =>
  findAllProblems<Partial<Place>>(Place, typed, findHomeProblems, () => fittingFields(Place, typed))
