/** No other site may change anything in a visitor's name: every changing request passes here first. */
import type { Request, RequestHandler } from 'express'
import { refuse } from './refusal'
import { SAFE_METHODS } from './requests'

const OWN_SITE = ['same-origin', 'none']

type Options = {
  publicOrigin: string
  /** Whether a request may come from any site, as it can change nothing (open-forms.ts); by default none may. */
  isOpen?: (request: Request) => boolean
  onRefused?: () => void
}

/**
 * If a browser says which page a changing request comes from (`Origin`, `Sec-Fetch-Site`), it must be one of ours. A
 * program says neither and passes: it has no cookies that a foreign page could use.
 */
export function createGate({ publicOrigin, isOpen = () => false, onRefused = () => {} }: Options): RequestHandler {
  return (req, res, next) => {
    if (SAFE_METHODS.includes(req.method) || isOpen(req)) return next()
    const { origin, 'sec-fetch-site': site } = req.headers
    const fromUs = origin === undefined || origin === publicOrigin
    if (fromUs && (site === undefined || OWN_SITE.includes(String(site)))) return next()
    onRefused()
    refuse(req, res, 403)
  }
}
