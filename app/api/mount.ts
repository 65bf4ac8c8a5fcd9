import { getRequestListener } from '@hono/node-server'
import type { Express } from 'express'
import type { Vault } from '~/dossier/vault'
import type { ApiHandler } from './api'

/**
 * The handler under its base path in an Express app, with the address as it was asked for.
 * @param vaultOf the vault of a request that others serve, too
 */
export function mountApi(app: Express, basePath: string, api: ApiHandler, vaultOf?: (request: object) => Vault) {
  const listener = getRequestListener((request, { incoming }) => api.fetch(request, vaultOf?.(incoming)), {
    // Its light ones are made for this listener: whoever else makes a request or an answer would pay for both.
    overrideGlobalObjects: false,
  })
  app.use(basePath, (request, response) => {
    request.url = request.originalUrl
    return listener(request, response)
  })
}
