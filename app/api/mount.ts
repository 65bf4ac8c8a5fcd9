import { getRequestListener } from '@hono/node-server'
import type { Express } from 'express'
import type { Vault } from '~/dossier/vault/vault'
import type { ApiHandler } from './api'

/**
 * Mounts the handler in an Express app, passing the full address on.
 * @param vaultOf the vault of an Express request, shared with its other handlers
 */
export function mountApi(app: Express, basePath: string, api: ApiHandler, vaultOf?: (request: object) => Vault) {
  const listener = getRequestListener((request, { incoming }) => api.fetch(ofPlatform(request), vaultOf?.(incoming)), {
    // Its lightweight Request and Response would replace the global ones, and slow down everybody else who creates them.
    overrideGlobalObjects: false,
  })
  app.use(basePath, (request, response) => {
    request.url = request.originalUrl
    return listener(request, response)
  })
}

/** Counting a body of unknown length copies the request, which only works with the platform's own Request. */
const ofPlatform = (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD' ? request : request.clone()
