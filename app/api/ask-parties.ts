import { type Party, PartyError } from '~/connectors/connectors'
import { findProblem, type PartyKind } from '~/dossier/party-access'
import type { SignInThere } from '~/dossier/shape'
import type { NoAnswerReason } from '~/pillars/result'
import type { Tools } from './api-env'
import { accessToken } from './party-token'
import type { Session } from './session'

/** What one selected party said, or why it said nothing. `name` is the id where the directory gives no name. */
export type Told<Answer> = {
  id: string
  name: string
  webUrl: string | null
} & ({ answer: Answer } | Silence)

type Silence = { reason: NoAnswerReason; signIn?: SignInThere }

type Asking<Answer> = {
  kind: PartyKind
  ids: readonly string[]
  find: (id: string) => Promise<Party | null>
  ask: (party: Party, token: string) => Promise<Answer>
}

/** Asks all selected parties at the same time. One that is silent keeps no other from answering. */
export const askParties = <Answer>(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock' | 'report'>,
  { kind, ids, find, ask }: Asking<Answer>,
): Promise<Told<Answer>[]> => {
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
): Promise<Told<Answer>> {
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

/** The directory was silent, and not this party. @throws as `silentReason` does */
function withoutDirectory(error: unknown): NoAnswerReason {
  silentReason(error)
  return 'noDirectory'
}

/** @throws what is no PartyError: a fault of ours is not blamed on a party */
export function silentReason(error: unknown): NoAnswerReason {
  if (!(error instanceof PartyError)) throw error
  // A party that granted a token and then knows nobody contradicts itself.
  return error.reason === 'notFound' ? 'badAnswer' : error.reason
}
