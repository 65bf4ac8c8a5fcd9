import { getRequestListener } from '@hono/node-server'
import type { Express } from 'express'
import type { Vault } from '~/dossier/vault'
import type { ApiHandler } from './api'

/**
 * The handler under its base path in an Express app, with the address as it was asked for.
 * @param vaultOf the vault of a request that others serve, too
 */
export function mountApi(app: Express, basePath: string, api: ApiHandler, vaultOf?: (request: object) => Vault) {
  const listener = getRequestListener((request, { incoming }) => api.fetch(ofPlatform(request), vaultOf?.(incoming)), {
    // Its light ones are made for this listener: whoever else makes a request or an answer would pay for both.
    overrideGlobalObjects: false,
  })
  app.use(basePath, (request, response) => {
    request.url = request.originalUrl
    return listener(request, response)
  })
}

/** Where a body's length is not announced, another request is made of this one to count it: it must be the platform's. */
const ofPlatform = (request: Request) =>
  request.method === 'GET' || request.method === 'HEAD' ? request : request.clone()
