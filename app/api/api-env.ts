import type { OpenAPIHono } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'
import type { Vault } from '~/dossier/vault/vault'
import type { Failure } from '~/estimate/case/refusal'
import type { Spent, Tools } from '~/estimate/gather/tools'
import type { Visit } from '~/estimate/visit'

/** What a handler receives with the request. */
export type ApiEnv = {
  Bindings: {
    /** The vault of the request that the call belongs to. */
    vault: Vault
    /** Takes what is spent for it in other threads. */
    spent: Spent | undefined
  }
  Variables: {
    tools: Tools
    /** Of whoever is calling; not set for calls that are open to everybody. */
    visit: Visit
    /** The title that the catalogue gives to a failure of this call. */
    failure: Failure | undefined
  }
}

export type Api = OpenAPIHono<ApiEnv>

/** Middleware that decides who may call. */
export type Access = {
  /** Requires a session whose visitor has accepted the terms in force. */
  withSession: MiddlewareHandler<ApiEnv>
  /** Requires a session, whichever terms were accepted. */
  beforeTerms: MiddlewareHandler<ApiEnv>
  open: MiddlewareHandler<ApiEnv>
}
