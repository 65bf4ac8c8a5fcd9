/** The product's own calls as one fetch handler. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Vault } from '~/dossier/vault/vault'
import { MOST_VALUES_OF_LIFE } from '~/estimate/case/life/problems'
import type { Spent, Tools } from '~/estimate/gather/tools'
import type { SessionCookie } from '~/identity/session-cookie'
import type { ApiEnv } from './api-env'
import { addEstimateCall, ESTIMATE_PATH } from './calls/estimate'
import { addFirstPillarCalls } from './calls/first-pillar'
import { addLawCalls } from './calls/law'
import { addSecondPillarCalls } from './calls/second-pillar'
import { addSynthesisCalls } from './calls/synthesis'
import { addThirdPillarCalls } from './calls/third-pillar'
import { addUserCalls } from './calls/user'
import { addDocument, type Publisher } from './document'
import { smallJsonOnly } from './json-size'
import { answerProblem, notFound, problemAnswer } from './problem'
import { refuseUnfit } from './refuse-unfit'
import { jsonOnly, ownOriginOnly, smallBodiesOnly } from './request-checks'
import { requireSession, withoutSession } from './session-access'

export type ApiOptions = Omit<Tools, 'report'> & {
  vault: Vault
  /** Whether people reach the product under this origin. */
  isOwnOrigin: (origin: string) => boolean
  /** The cookie that holds a browser's session token. */
  sessionCookie: SessionCookie
  /** The path prefix of all calls, such as `/api`; empty by default. */
  basePath?: string
  /** Who runs the product; null: not told. */
  publisher?: Publisher | null
  /** Takes unexpected errors. Their text can contain personal data: log only kind and place. */
  report?: (error: unknown) => void
}

/** No answer may be cached, personal or not: it is current, and meant for this caller. */
const noStore: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

/**
 * `vault`: the vault of an enclosing request (`Vault.beginRequest`); left out, the call is a request of its own. `spent` takes what
 * is spent for it in other threads.
 */
export type ApiHandler = { fetch(request: Request, vault?: Vault, spent?: Spent): Promise<Response> }

/** Creates the handler. It serves its reference, an OpenAPI 3.1 document, at `{basePath}/openapi.json`. */
export function createApi({
  vault,
  sessionCookie,
  isOwnOrigin,
  basePath = '',
  publisher = null,
  report = () => {},
  ...rest
}: ApiOptions): ApiHandler {
  const api = new OpenAPIHono<ApiEnv>({ defaultHook: refuseUnfit }).basePath(basePath)
  const tools: Tools = { ...rest, report }
  const access = {
    withSession: requireSession(sessionCookie, tools, { withTerms: true }),
    beforeTerms: requireSession(sessionCookie, tools, { withTerms: false }),
    open: withoutSession(tools),
  }

  api.onError(problemAnswer(report))
  api.notFound((c) => answerProblem(c, notFound()))
  api.use(
    noStore,
    ownOriginOnly(isOwnOrigin),
    jsonOnly,
    smallBodiesOnly,
    smallJsonOnly({ [`${basePath}${ESTIMATE_PATH}`]: MOST_VALUES_OF_LIFE }),
  )
  addUserCalls(api, access)
  addFirstPillarCalls(api, access)
  addSecondPillarCalls(api, access)
  addThirdPillarCalls(api, access)
  addSynthesisCalls(api, access)
  addLawCalls(api, access)
  addEstimateCall(api, tools)
  addDocument(api, sessionCookie.name, publisher)

  return {
    fetch: async (request, ofRequest, spent) => api.fetch(request, { vault: ofRequest ?? vault.beginRequest(), spent }),
  }
}
