import { getRequestListener } from '@hono/node-server'
import type { Express } from 'express'
import type { ApiHandler } from './api'

/** The handler under its base path in an Express app, with the address as it was asked for. */
export function mountApi(app: Express, basePath: string, api: ApiHandler) {
  const listener = getRequestListener(api.fetch)
  app.use(basePath, (request, response) => {
    request.url = request.originalUrl
    return listener(request, response)
  })
}
