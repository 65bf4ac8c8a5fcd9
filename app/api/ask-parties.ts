import { type Party, PartyError } from '~/connectors/connectors'
import type { NoAnswerReason } from '~/pillars/result'

/** What one selected party said, or why it said nothing. `name` is the id where the directory gives no name. */
export type Told<Answer> = {
  id: string
  name: string
  webUrl: string | null
} & ({ answer: Answer } | { reason: NoAnswerReason })

/** Asks all selected parties at the same time. One that is silent keeps no other from answering. */
export const askParties = <Answer>(
  ids: readonly string[],
  find: (id: string) => Promise<Party | null>,
  ask: (party: Party) => Promise<Answer>,
): Promise<Told<Answer>[]> => Promise.all(ids.map((id) => askParty(id, find, ask)))

async function askParty<Answer>(
  id: string,
  find: (id: string) => Promise<Party | null>,
  ask: (party: Party) => Promise<Answer>,
): Promise<Told<Answer>> {
  let known = { id, name: id, webUrl: null as string | null }
  try {
    const party = await find(id)
    if (!party) return { ...known, reason: 'notActive' }
    known = { id, name: party.name, webUrl: party.webUrl }
    return { ...known, answer: await ask(party) }
  } catch (error) {
    return { ...known, reason: silentReason(error) }
  }
}

/** @throws what is no PartyError: a fault of ours is not blamed on a party */
export function silentReason(error: unknown): NoAnswerReason {
  if (!(error instanceof PartyError)) throw error
  // A party that granted a token and then knows nobody contradicts itself.
  return error.reason === 'notFound' ? 'badAnswer' : error.reason
}
