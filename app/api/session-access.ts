/** Opens the session of a call, and gives the handlers the visit of whoever is calling. */
import type { Context, MiddlewareHandler } from 'hono'
import { notLogged, termsChanged } from '~/estimate/case/refusal'
import { openSession } from '~/estimate/gather/session'
import { type Tools, toolsFor } from '~/estimate/gather/tools'
import { refusalOf } from '~/estimate/outcome'
import { beginVisitor } from '~/estimate/visitor'
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
    const visitor = beginVisitor({ tools: toolsFor(tools, c.env.spent), session: async () => session })
    c.set('tools', visitor.tools)
    c.set('visit', await visitor.visit())
    await next()
    countRefusal(c, tools)
  }

/** For calls open to everybody. */
export const withoutSession =
  (tools: Tools): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    c.set('tools', beginVisitor({ tools: toolsFor(tools, c.env.spent), session: nobody }).tools)
    await next()
    countRefusal(c, tools)
  }

/** What is not a fit is answered before anything is asked, and counted nowhere. */
function countRefusal({ error, var: { failure } }: Context<ApiEnv>, { refused }: Tools) {
  if (error && !(error instanceof Problem)) refused?.(refusalOf(error, failure).reason)
}

async function nobody(): Promise<never> {
  throw notLogged()
}
