/** The use cases of one visitor: in this process or, if another process answers the calls, partly over HTTP. */
import { createApiClient } from '~/api/client'
import { createCurrentUser } from '~/api/current-user'
import { patientFetch } from '~/api/patient-fetch'
import { remoteUseCases } from '~/api/remote-use-cases'
import type { Vault } from '~/dossier/vault/vault'
import { openSession, type Session } from '~/estimate/gather/session'
import { type Tools, toolsFor } from '~/estimate/gather/tools'
import { createUseCases, type UseCases } from '~/estimate/use-cases'
import type { Spent } from '~/threads/pool'

type VisitorRequest = {
  vault: Vault
  /** null: nobody is signed in. */
  token: string | null
  /** For reads: aborted when the visitor has left. */
  signal?: AbortSignal
  /** Takes what is spent for the request in other threads. */
  spent?: Spent
}

/** @param apiBase the full address of the process that answers the calls; null: this one does */
export function visitorUseCases(tools: Tools, apiBase: string | null): (request: VisitorRequest) => UseCases {
  const ofNobody = withoutSession(tools)
  return (request) => {
    const known = toolsFor(request.token === null ? ofNobody : tools, request.spent)
    return apiBase === null ? inProcess(known, request) : elsewhere(known, apiBase, request)
  }
}

/** Every page asks who is signed in. For someone without a session, "nobody" is an answer and counts as no refusal. */
const withoutSession = ({ refused, ...tools }: Tools): Tools => ({
  ...tools,
  ...(refused && { refused: (reason) => reason !== 'notLogged' && refused(reason) }),
})

/** One session for the whole request: what is gathered for one of its use cases serves all. */
function inProcess(tools: Tools, request: VisitorRequest): UseCases {
  let session: Promise<Session> | null = null
  return createUseCases({
    tools,
    session: () => {
      session ??= open(tools, request)
      return session
    },
  })
}

/** Local use cases read the dossier anew each time, since the other process writes to it too. */
function elsewhere(tools: Tools, base: string, request: VisitorRequest): UseCases {
  const { vault, token, signal } = request
  const local = createUseCases({ tools, session: () => openAnew(tools, request) })
  const client = createApiClient({ base, fetch: patientFetch, token, signal })
  const getMe = token
    ? createCurrentUser({ vault, token, now: tools.clock.now, fetchMe: client.getMe }).get
    : client.getMe
  return remoteUseCases({ ...client, getMe }, local)
}

const open = ({ clock }: Tools, { vault, token, signal }: VisitorRequest) =>
  openSession({ vault, token, now: clock.now(), cancelled: signal })

async function openAnew(tools: Tools, request: VisitorRequest): Promise<Session> {
  const session = await open(tools, request)
  await session.reload()
  return session
}
