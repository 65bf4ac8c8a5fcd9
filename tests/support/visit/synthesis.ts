/** On the synthesis: whoever has answered everything, and what the call says of them. */
import { encodeQuery } from '~/api/query-encoding'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Person } from './people'
import { filledVisitOf, readingVisitOf } from './steps'
import type { Visit } from './visit'
import type { Language } from './words'

/** Of a dossier of their own. */
export async function synthesisOf(person: Person, language: Language = 'fr'): Promise<Visit> {
  const visit = await filledVisitOf(person, language)
  await visit.open('/synthesis')
  return visit
}

/** Only read: the dossier is shared. */
export async function readSynthesisOf(person: Person, language: Language = 'fr'): Promise<Visit> {
  const visit = await readingVisitOf(person, language)
  await visit.open('/synthesis')
  return visit
}

/** @param change as the simulation has it */
export async function digestOf(visit: Visit, change: Parameters<typeof encodeQuery>[0] = {}): Promise<Digest> {
  return (await visit.call<Digest>(`/synthesis/digest${encodeQuery(change)}`)).body
}
