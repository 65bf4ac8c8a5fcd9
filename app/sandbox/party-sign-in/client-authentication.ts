import type { RequestHandler, Response } from 'express'
import { basicOf, isSameSecret } from '../secrets'

/** A program known to a party: the product. */
export type Client = { id: string; secret: string }

/** Lets through only the authenticated client (RFC 6749, section 2.3.1). */
export const requireClient =
  (client: Client): RequestHandler =>
  (request, response, next) => {
    response.set({ 'cache-control': 'no-store', pragma: 'no-cache' })
    const given = basicOf(request)
    if (given && isSameSecret(given.id, client.id) && isSameSecret(given.secret, client.secret)) return next()
    response.set('www-authenticate', 'Basic')
    refuseGrant(response, 401, 'invalid_client')
  }

/** Errors by RFC 6749, section 5.2. */
export const refuseGrant = (response: Response, status: number, error: string) =>
  void response.status(status).json({ error })
