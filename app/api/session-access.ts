/** Opens the session of a call, and gives the handlers the use cases of its visitor. */
import type { MiddlewareHandler } from 'hono'
import { notLogged, termsChanged } from '~/estimate/case/refusal'
import { openSession, type Session } from '~/estimate/gather/session'
import { type Tools, toolsFor } from '~/estimate/gather/tools'
import { createUseCases } from '~/estimate/use-cases'
import { credentialsOf, type SessionCookie } from '~/identity/session-cookie'
import type { ApiEnv } from './api-env'
import { Problem } from './problem'

/** Requires a session. `withTerms`: the visitor must have accepted the terms in force. */
export const requireSession =
  (cookie: SessionCookie, tools: Tools, { withTerms }: { withTerms: boolean }): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const credentials = credentialsOf(c.req.raw)
    if (cookie.isUnclear(credentials)) throw new Problem(400, 'unclear session')
    const token = await cookie.parse(credentials.cookie, credentials)
    const cancelled = c.req.method === 'GET' ? c.req.raw.signal : null
    const session = await openSession({ vault: c.env.vault, token, now: tools.clock.now(), cancelled })
    if (withTerms && session.dossier.terms?.version !== tools.termsVersion) throw termsChanged()
    c.set('useCases', createUseCases({ tools: toolsFor(tools, c.env.spent), session: async () => session }))
    await next()
  }

/** For calls open to everybody: a use case that needs a session is refused. */
export const withoutSession =
  (tools: Tools): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('useCases', createUseCases({ tools: toolsFor(tools, c.env.spent), session: nobody }))
    await next()
  }

async function nobody(): Promise<Session> {
  throw notLogged()
}
