/** What is asked for one visitor: in this process or, if another process answers the calls, those over HTTP. */
import { type ApiClient, createApiClient } from '~/api/client'
import { createCurrentUser } from '~/api/current-user'
import { patientFetch } from '~/api/patient-fetch'
import { remoteCalls } from '~/api/remote-calls'
import type { Vault } from '~/dossier/vault/vault'
import { openSession, type Session } from '~/estimate/gather/session'
import { type Tools, toolsFor } from '~/estimate/gather/tools'
import type { PageVisitor } from '~/estimate/visit'
import { beginVisitor } from '~/estimate/visitor'
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
export function visitorsOf(tools: Tools, apiBase: string | null): (request: VisitorRequest) => PageVisitor {
  const ofNobody = withoutSession(tools)
  return (request) => {
    const known = toolsFor(request.token === null ? ofNobody : tools, request.spent)
    if (apiBase === null) return inProcess(known, request)
    const { token, signal } = request
    return elsewhere(known, createApiClient({ base: apiBase, fetch: patientFetch, token, signal }), request)
  }
}

/** Every page asks who is signed in. For someone without a session, "nobody" is an answer and counts as no refusal. */
const withoutSession = ({ refused, ...tools }: Tools): Tools => ({
  ...tools,
  ...(refused && { refused: (reason) => reason !== 'notLogged' && refused(reason) }),
})

const inProcess = (tools: Tools, request: VisitorRequest): PageVisitor =>
  beginVisitor({ tools, session: () => open(tools, request) })

/** The other process writes the dossier too, so it is read anew once it has answered a call that may have. */
export function elsewhere(tools: Tools, client: ApiClient, request: VisitorRequest): PageVisitor {
  const { vault, token } = request
  let begun: Promise<Session> | null = null
  const session = () => {
    begun ??= openAnew(tools, request)
    return begun
  }
  const getMe = token
    ? createCurrentUser({ vault, token, now: tools.clock.now, fetchMe: client.getMe }).get
    : client.getMe
  const reload = async () => (await begun)?.reload()
  return beginVisitor({ tools, session }, remoteCalls({ ...client, getMe }, reload))
}

const open = ({ clock }: Tools, { vault, token, signal }: VisitorRequest) =>
  openSession({ vault, token, now: clock.now(), cancelled: signal })

async function openAnew(tools: Tools, request: VisitorRequest): Promise<Session> {
  const session = await open(tools, request)
  await session.reload()
  return session
}
