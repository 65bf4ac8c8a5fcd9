/** The names under which the product answers: if an origin is set, only that one. */
import type { RequestHandler } from 'express'
import { refuse } from './refusal'

const WELL_FORMED = /^([a-z\d._-]+|\[[\da-f:.]+\])(:\d{0,5})?$/i
const USUAL_PORT: Record<string, string> = { 'https:': ':443', 'http:': ':80' }

/** The status with which a Host is refused; null: it is answered. */
export type HostCheck = (host: string | undefined) => 400 | 421 | null

/** @param isTheOnlyOne no other Host is ours; else any well-formed one may be this machine's. */
export function createHostCheck(origin: string, isTheOnlyOne: boolean): HostCheck {
  const { host: own, port, protocol } = new URL(origin)
  const known = new Set([own, port === '' ? own + USUAL_PORT[protocol] : own])
  return (host = '') => {
    if (host === own) return null
    if (!WELL_FORMED.test(host)) return 400
    return isTheOnlyOne && !known.has(host.toLowerCase()) ? 421 : null
  }
}

export const knownHostOnly =
  (check: HostCheck): RequestHandler =>
  (request, response, next) => {
    const status = check(request.headers.host)
    if (status === null) next()
    else refuse(request, response, status)
  }
