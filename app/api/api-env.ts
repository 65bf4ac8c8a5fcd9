import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Clock } from '~/clock.server'
import type { Connectors } from '~/connectors/connectors'
import type { Vault } from '~/dossier/vault'
import type { Session } from './session'

/** What a call finds beside its request. */
export type ApiEnv = {
  Bindings: {
    /** That of the request which the call is part of. */
    vault: Vault
  }
  Variables: {
    /** Only where the call asks for a session. */
    session: Session
    /** The call's title for 'it failed'. */
    failure: string | undefined
  }
}

export type Api = OpenAPIHono<ApiEnv>

/** What the calls work with. */
export type Tools = {
  connectors: Connectors
  clock: Clock
  termsVersion: string
  /** Is told of errors that nobody expected, where no answer waits for them. */
  report: (error: unknown) => void
  /** Lets a call pass only with a session. */
  withSession: MiddlewareHandler<ApiEnv>
}
