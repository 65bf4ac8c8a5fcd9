/** No other site may change anything in a visitor's name: every changing request passes here, before anything else. */
import type { Request, RequestHandler } from 'express'
import { refuse } from './refusal'

const SAFE = ['GET', 'HEAD', 'OPTIONS']
const OWN_SITE = ['same-origin', 'none']

/**
 * Where a browser says from which page a changing request comes (`Origin`, `Sec-Fetch-Site`), it must be one of
 * ours. A program says neither and passes: it has no cookies that a foreign page could make use of.
 * @param publicOrigin null where none is set: then the host that was asked for counts.
 */
export function createGate({ publicOrigin }: { publicOrigin: string | null }): RequestHandler {
  return (req, res, next) => {
    if (SAFE.includes(req.method)) return next()
    const { origin, 'sec-fetch-site': site } = req.headers
    const fromUs = origin === undefined || isOwnOrigin(req, origin, publicOrigin)
    if (fromUs && (site === undefined || OWN_SITE.includes(String(site)))) return next()
    refuse(req, res, 403)
  }
}

/** The scheme is not compared where only the host is known: a proxy in front may have ended the encryption. */
function isOwnOrigin(req: Request, origin: string, publicOrigin: string | null): boolean {
  if (publicOrigin !== null) return origin === publicOrigin
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false
  const { protocol, host } = new URL(origin)
  const asked = `${protocol}//${hostOf(req)}`
  return URL.canParse(asked) && new URL(asked).host === host
}

/** `X-Forwarded-Host` can be set by anybody; it counts only from a proxy that is trusted. */
function hostOf(req: Request): string {
  const isTrusted: (address: string | undefined, hop: number) => boolean = req.app.get('trust proxy fn')
  const forwarded = isTrusted(req.socket.remoteAddress, 0) ? req.get('x-forwarded-host') : undefined
  return (forwarded ?? req.get('host') ?? '').split(',')[0]?.trim() ?? ''
}
