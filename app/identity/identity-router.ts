/** Mounts the identity routes in Express. */
import type { RequestHandler } from 'express'
import type { IdentityRoutes } from './identity-routes'

/** To stand before the pages. The routes look at method, address, cookies and the session only, never at a body. */
export const identityRouter =
  (routes: IdentityRoutes, publicOrigin: string): RequestHandler =>
  async (req, res, next) => {
    const address = `${publicOrigin}${req.originalUrl}`
    if (!URL.canParse(address)) return next()
    try {
      const { cookie = '', authorization } = req.headers
      const headers = { cookie, ...(authorization !== undefined && { authorization }) }
      const response = await routes(new Request(address, { method: req.method, headers }))
      if (!response) return next()
      res.status(response.status)
      for (const [name, value] of response.headers) if (name !== 'set-cookie') res.setHeader(name, value)
      res.setHeader('set-cookie', response.headers.getSetCookie())
      res.end()
    } catch (error) {
      next(error)
    }
  }
