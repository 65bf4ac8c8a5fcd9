/** The security headers of every answer. */
import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'

const TWO_YEARS = 63_072_000
/** Browser features that no page of ours uses. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ')

export type Policy = { nonce: string | null; formAction: string[]; styles?: readonly string[] }

/**
 * What a page may load and where its forms may lead.
 * @param nonce of the page's scripts; null: the page has none, and none may run.
 * @param formAction origins besides our own to which a form may lead, by redirects too; `https:` for any.
 * @param styles the sources of the inline styles of the page.
 */
export function contentPolicy({ nonce, formAction, styles = [] }: Policy): string {
  for (const origin of formAction)
    if (origin !== 'https:' && new URL(origin).origin !== origin) throw new Error('formAction takes origins')
  return [
    "default-src 'none'",
    nonce === null ? "script-src 'none'" : `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    ["form-action 'self'", ...formAction].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Where a form must be able to lead for a sign-in at a party. Policies apply to every redirect that follows, and a party may
 * redirect to an identity service of its own, about which we only know that it uses https.
 */
export const partyTarget = (origin: string) => (origin.startsWith('https:') ? 'https:' : origin)

/**
 * Sets them all, with the policy of a page without scripts. A page that needs more sets its own with
 * `res.setHeader`; if it appended one, both would apply.
 */
export function createHeaders({ publicOrigin }: { publicOrigin: string }): RequestHandler {
  const others = helmet({
    contentSecurityPolicy: false,
    // `no-referrer` makes browsers send `Origin: null` with forms, which the gate refuses.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: publicOrigin.startsWith('https:') && { maxAge: TWO_YEARS, includeSubDomains: true },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  const withoutScripts = contentPolicy({ nonce: null, formAction: [] })
  return (req, res, next) => {
    res.setHeader('Content-Security-Policy', withoutScripts)
    res.setHeader('Permissions-Policy', PERMISSIONS)
    others(req, res, next)
  }
}

/** The same for answers beneath the app, where it is unknown whether the connection is encrypted. */
export function setHeadersBelowApp(response: Pick<ServerResponse, 'setHeader' | 'removeHeader'>): void {
  createHeaders({ publicOrigin: 'http:' })({} as Request, response as Response, () => undefined)
}

/** These as lines. */
export function headerLines(): string[] {
  const lines: string[] = []
  const response = {
    setHeader: (name: string, value: unknown) => lines.push(`${name}: ${value}`),
    removeHeader: () => undefined,
  }
  setHeadersBelowApp(response as unknown as ServerResponse)
  return lines
}
