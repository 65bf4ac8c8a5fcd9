/** What pages are given: the calls, the session, the settings, and a content policy of their own. */
import type { Request, RequestHandler, Response } from 'express'
import { type ApiClient, createApiClient } from '~/api/client'
import { createCurrentUser } from '~/api/current-user'
import { inProcess } from '~/api/in-process'
import { overHttp } from '~/api/over-http'
import { contentPolicy } from '~/door/headers'
import { logProblem } from '~/door/log-problem'
import { createPagePolicy } from '~/door/page-policy'
import type { StyleText } from '~/door/style-sheet'
import type { Vault } from '~/dossier/vault'
import { homeWhenOver } from '~/guards'
import { derivedKey } from '~/identity/cookies'
import { sessionOverIn } from '~/identity/places'
import { LIGHT_COOKIE } from '~/light'
import type { LoadContext } from '~/load-context'
import type { ProductOptions, Rooms } from '~/product.server'
import { createExports } from '~/takeaway/exports'
import { languageOfPath } from '~/text/language'
import { createWorkedExamples } from '~/worked-examples.server'

export const VERSION_PATH = '/version'

/** Pages carry no script unless they allow one; their forms lead to ourselves, and through redirects to the identity service. */
export const formTargets = (origin: string, issuer: string) => [new URL(issuer).origin].filter((one) => one !== origin)

export const pagePolicy =
  (formAction: string[]): RequestHandler =>
  (_, response, next) => {
    response.setHeader('Content-Security-Policy', contentPolicy({ nonce: null, formAction }))
    next()
  }

type Shared = {
  vaultOf: (request: object) => Vault
  /** null: it is no file of a build. */
  style: StyleText | null
}

export function createLoadContext(options: ProductOptions, rooms: Rooms, { vaultOf, style }: Shared) {
  const { env, origin, build, clock, vault, addresses, demo } = options
  const { identity, api, basePath } = rooms
  const targets = formTargets(origin, addresses.issuer)
  const { entry, version } = build.assets
  const script = { src: entry.module, version, versionPath: VERSION_PATH }
  const wayWith = (vault?: Vault) =>
    basePath === null
      ? { base: env.API_BASE, fetch: overHttp }
      : { base: `${origin}${basePath}`, fetch: inProcess(api, vault), whole: true }
  const settings = {
    origin,
    termsVersion: env.TERMS_VERSION,
    feedbackUrl: addresses.feedbackUrl,
    sandbox: env.SANDBOX === 'on',
    examplePeople: demo !== null,
    apiBase: basePath,
  }
  const { pepper, previousPeppers = [] } = options.keys
  const exportKey = (one: string) => derivedKey(one, 'export')
  const exports = createExports(exportKey(pepper), previousPeppers.map(exportKey))
  const listExamples =
    demo &&
    createWorkedExamples({
      people: demo,
      vault,
      clock,
      exports,
      register: rooms.connectors.register,
      clientFor: (token) => createApiClient({ ...wayWith(), token }),
      report: (error) => logProblem('examples', error, clock.now()),
    })
  /** Who is signed in is asked for once in a while only; without a session there is nowhere to keep it. */
  const withKeptUser = (calls: ApiClient, vault: Vault, token: string | null): ApiClient =>
    token ? { ...calls, getMe: createCurrentUser({ vault, token, now: clock.now, fetchMe: calls.getMe }).get } : calls
  return (request: Request, response: Response): LoadContext => {
    const language = languageOfPath(request.path)
    const { token } = identity.cookies.session.tokenOf(request.headers)
    const policy = createPagePolicy(response, origin, targets)
    const vault = vaultOf(request)
    const session = identity.sessionIn(vault)
    const calls = createApiClient({ ...wayWith(vault), token, signal: whenLeft(request, response) })
    return {
      language,
      api: homeWhenOver(withKeptUser(calls, vault, token), { method: request.method, language }),
      session: {
        beginSignIn: session.beginSignIn,
        beginPartySignIn: async (party, visit) =>
          token ? session.beginPartySignIn(token, party, language, visit) : sessionOverIn(language),
        formToken: token && session.formTokenOf(token),
        deleteData: async () => (token ? session.deleteData(token) : null),
        keepLonger: async () => (token ? session.keepLonger(token) : 'gone'),
        getKeeping: async () => (token ? session.keepingOf(token) : null),
      },
      exports: { ...exports, listExamples: listExamples ?? (async () => ({})) },
      letFormsLeadTo: policy.letFormsLeadTo,
      script: { ...script, allow: policy.allowScript },
      inlineStyle() {
        if (style) policy.allowStyle(style.source)
        return style?.text ?? null
      },
      now: clock.now,
      cookieNames: { ...identity.cookies.names, light: LIGHT_COOKIE },
      settings,
      report: (error) => logProblem('page', error, clock.now()),
    }
  }
}

/** Aborted when whoever asked for a page has left before it came. A form is dealt with to its end. */
function whenLeft({ method }: Request, response: Response): AbortSignal | undefined {
  if (method !== 'GET') return undefined
  const left = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) left.abort()
  })
  return left.signal
}
