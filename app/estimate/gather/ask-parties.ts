import { type Party, PartyError } from '~/connectors/connectors'
import type { SignInThere } from '~/dossier/shape/fund-policy'
import { findProblem, type PartyKind } from '~/dossier/shape/party-access'
import type { NoAnswerReason } from '~/pillars/result'
import { accessToken } from './party-token'
import type { Asker, PartyTools } from './tools'

/** The answer of one selected party, or why there is none. `name` is the id if the directory gives no name. */
export type PartyAnswer<Answer> = {
  id: string
  name: string
  webUrl: string | null
} & ({ answer: Answer } | NoAnswer)

type NoAnswer = { reason: NoAnswerReason; signIn?: SignInThere }

/** As kept in the vault: without the key of the sign-in if signing in would not help. */
export const silenceOf = ({ reason, signIn }: NoAnswer): NoAnswer => ({ reason, ...(signIn && { signIn }) })

type PartyQuestion<Answer> = {
  kind: PartyKind
  ids: readonly string[]
  find: (id: string) => Promise<Party | null>
  ask: (party: Party, token: string) => Promise<Answer>
}

/** Asks all selected parties in parallel. A silent one does not affect the others. */
export const askParties = <Answer>(
  { session, tools }: Asker<PartyTools>,
  { kind, ids, find, ask }: PartyQuestion<Answer>,
): Promise<PartyAnswer<Answer>[]> => {
  const askWithToken = (id: string) => async (party: Party) =>
    ask(party, await accessToken(session, tools, party, { kind, id }))
  const signInAt = (id: string) => (party: Party) => ({
    origin: new URL(party.authorizeEndpoint).origin,
    problem: findProblem(session.dossier, { kind, id }),
  })
  return Promise.all(ids.map((id) => askParty(id, find, askWithToken(id), signInAt(id))))
}

async function askParty<Answer>(
  id: string,
  find: (id: string) => Promise<Party | null>,
  ask: (party: Party) => Promise<Answer>,
  signInAt: (party: Party) => SignInThere,
): Promise<PartyAnswer<Answer>> {
  let found: Party | null = null
  const known = () => ({ id, name: found?.name ?? id, webUrl: found?.webUrl ?? null })
  try {
    found = await find(id)
    if (!found) return { ...known(), reason: 'notActive' }
    return { ...known(), answer: await ask(found) }
  } catch (error) {
    const reason = found ? silentReason(error) : withoutDirectory(error)
    const helps = found && (reason === 'notSignedIn' || reason === 'refused')
    return { ...known(), reason, ...(helps ? { signIn: signInAt(found as Party) } : {}) }
  }
}

/** The directory was silent, not this party, so the party is not blamed. @throws as `silentReason` does */
function withoutDirectory(error: unknown): NoAnswerReason {
  silentReason(error)
  return 'noDirectory'
}

/** @throws any error other than a PartyError, so that our own faults are not blamed on a party */
export function silentReason(error: unknown): NoAnswerReason {
  if (!(error instanceof PartyError)) throw error
  // A party that granted a token but then does not know the person contradicts itself.
  return error.reason === 'notFound' ? 'badAnswer' : error.reason
}
