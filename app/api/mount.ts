import { getRequestListener } from '@hono/node-server'
import type { Express } from 'express'
import type { Vault } from '~/dossier/vault/vault'
import type { Spent } from '~/estimate/gather/tools'
import type { ApiHandler } from './api'

/** By an Express request: what its other handlers share with the call. */
export type RequestShare = {
  vaultOf: (request: object) => Vault
  /** Takes what is spent for it in other threads. */
  spenderOf: (request: object) => Spent
}

/**
 * Mounts the handler in an Express app, passing the full address on.
 * @param share left out, each call is a request of its own
 */
export function mountApi(app: Express, basePath: string, api: ApiHandler, share?: RequestShare) {
  const listener = getRequestListener(
    (request, { incoming }) => api.fetch(ofPlatform(request), share?.vaultOf(incoming), share?.spenderOf(incoming)),
    // Its lightweight Request and Response would replace the global ones, and slow down all other code that creates them.
    { overrideGlobalObjects: false },
  )
  app.use(basePath, (request, response) => {
    request.url = request.originalUrl
    return listener(request, response)
  })
}

/** Counting a body of unknown length copies the request, which only works with the platform's own Request. */
const ofPlatform = (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD' ? request : request.clone()
