/** The product's own calls as one fetch handler. */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Clock } from '~/clock.server'
import type { Connectors } from '~/connectors/connectors'
import type { Vault } from '~/dossier/vault'
import type { ApiEnv, Tools } from './api-env'
import { addFirstPillarCalls } from './calls/first-pillar'
import { addLawCalls } from './calls/law'
import { addSecondPillarCalls } from './calls/second-pillar'
import { addSynthesisCalls } from './calls/synthesis'
import { addThirdPillarCalls } from './calls/third-pillar'
import { addUserCalls } from './calls/user'
import { addDocument } from './document'
import { fieldProblems } from './field-problems'
import { jsonOnly, ownOriginOnly, smallBodiesOnly } from './gate'
import { smallJsonOnly } from './json-size'
import { answerProblem, notFound, problemAnswer, unfit } from './problem'
import { sessionRequired } from './session'

export type ApiOptions = {
  vault: Vault
  connectors: Connectors
  clock: Clock
  /** The version of the terms in force. */
  termsVersion: string
  /** Whether an origin is one under which people reach the product. */
  isOwnOrigin: (origin: string) => boolean
  /** The cookie that holds a browser's session token. */
  cookieName: string
  /** Where the calls begin, such as `/api`; empty where they begin at the root. */
  basePath?: string
  /** Is told of errors that nobody expected. They can hold anything: log their kind and place, not their text. */
  report?: (error: unknown) => void
}

/** Personal or not: an answer of these calls is for now, and for who asked. */
const noStore: MiddlewareHandler = async (c, next) => {
  c.header('cache-control', 'no-store')
  await next()
}

/** `vault`: that of the request which a call is part of (`Vault.beginRequest`); left out, the call is one by itself. */
export type ApiHandler = { fetch(request: Request, vault?: Vault): Promise<Response> }

/** Makes the handler; its reference is the OpenAPI 3.1 document at `{basePath}/openapi.json`. */
export function createApi({
  vault,
  cookieName,
  isOwnOrigin,
  basePath = '',
  report = () => {},
  ...rest
}: ApiOptions): ApiHandler {
  const api = new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (!result.success)
        return answerProblem(c, unfit(fieldProblems(result.error.issues, 'data' in result ? result.data : undefined)))
    },
  }).basePath(basePath)
  const tools: Tools = { ...rest, report, withSession: sessionRequired(cookieName, rest.clock) }

  api.onError(problemAnswer(report))
  api.notFound((c) => answerProblem(c, notFound()))
  api.use(noStore, ownOriginOnly(isOwnOrigin), jsonOnly, smallBodiesOnly, smallJsonOnly)
  addUserCalls(api, tools)
  addFirstPillarCalls(api, tools)
  addSecondPillarCalls(api, tools)
  addThirdPillarCalls(api, tools)
  addSynthesisCalls(api, tools)
  addLawCalls(api)
  addDocument(api, cookieName)

  return { fetch: async (request, ofRequest) => api.fetch(request, { vault: ofRequest ?? vault.beginRequest() }) }
}
