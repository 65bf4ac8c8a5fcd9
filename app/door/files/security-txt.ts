/** Whom to tell of a weakness (RFC 9116). */
import type { RequestHandler } from 'express'

export const SECURITY_TXT_PATH = '/.well-known/security.txt'
/** The standard asks for less than a year, so that an unmaintained address expires. */
const VALID_MS = 180 * 24 * 60 * 60 * 1000

type Options = { contact: string | undefined; origin: string; now: () => number }

/** Passes on if no contact is set. */
export const createSecurityTxt =
  ({ contact, origin, now }: Options): RequestHandler =>
  (_, response, next) => {
    if (contact === undefined) return next()
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + VALID_MS).toISOString()}`,
      'Preferred-Languages: fr, de, en',
      // The standard allows only https addresses.
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}${SECURITY_TXT_PATH}`] : []),
    ]
    response
      .set('Cache-Control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  }
