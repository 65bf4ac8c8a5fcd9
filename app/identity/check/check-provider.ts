/** Reads the discovery document of an OpenID provider, and compares it with the settings of the sign-in. */
import { z } from 'zod'
import { readBounded } from '~/connectors/read-bounded'
import { isSafeAddress, withoutEndSlash } from '~/connectors/safe-address'
import { type CheckedSettings, type Finding, findingsOf } from './findings'
import { readDocument } from './provider-document'

export type CheckOptions = {
  fetch?: typeof globalThis.fetch
  /** Milliseconds, for each of the two requests. */
  timeoutMs: number
}

/** Two requests at most: its discovery document, and its keys. */
export async function checkProvider(settings: CheckedSettings, options: CheckOptions): Promise<Finding[]> {
  if (!isSafeAddress(settings.issuer, settings.allowHttp))
    return [{ verdict: 'refuses', says: 'Issuer: IDENTITY_ISSUER must be https, or an address of this machine.' }]
  const document = await getJson(`${withoutEndSlash(settings.issuer)}/.well-known/openid-configuration`, options)
  if (!document.isRead) return [{ verdict: 'refuses', says: `Discovery document: ${document.why}.` }]
  const findings = findingsOf(document.json, settings)
  const { jwks_uri: address } = readDocument(document.json) ?? {}
  return address !== undefined && isSafeAddress(address, settings.allowHttp)
    ? [...findings, await checkKeys(address, options)]
    : findings
}

const Keys = z.object({ keys: z.array(z.object({ kty: z.string() })).max(1000) })

async function checkKeys(address: string, options: CheckOptions): Promise<Finding> {
  const answer = await getJson(address, options)
  if (!answer.isRead) return { verdict: 'refuses', says: `Keys: ${answer.why}.` }
  const count = Keys.safeParse(answer.json).data?.keys.filter(({ kty }) => kty !== 'oct').length ?? 0
  return count > 0
    ? { verdict: 'fits', says: `Keys: ${count} published.` }
    : { verdict: 'refuses', says: 'Keys: the provider publishes none, so nothing that it signs can be checked.' }
}

type Answer = { isRead: true; json: unknown } | { isRead: false; why: string }

async function getJson(address: string, { fetch = globalThis.fetch, timeoutMs }: CheckOptions): Promise<Answer> {
  const signal = AbortSignal.timeout(timeoutMs)
  const init: RequestInit = { headers: { accept: 'application/json' }, redirect: 'error', signal }
  const response = await readBounded(fetch)(address, init).catch((error: unknown) => whyNot(error, signal, timeoutMs))
  if (typeof response === 'string') return { isRead: false, why: response }
  if (!response.ok) return { isRead: false, why: `status ${response.status}` }
  const json: unknown = await response.json().catch(() => undefined)
  return json === undefined ? { isRead: false, why: 'no JSON, or more than 1 MB of it' } : { isRead: true, json }
}

/** An error code of Node or OpenSSL, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. */
const CODE = /^[A-Z][A-Z0-9_]{2,60}$/

function whyNot(error: unknown, { aborted }: AbortSignal, timeoutMs: number): string {
  if (aborted) return `no answer within ${timeoutMs} ms`
  const { code } = ((error instanceof Error ? error.cause : null) as { code?: unknown } | null) ?? {}
  return typeof code === 'string' && CODE.test(code)
    ? `no connection (${code})`
    : 'no answer, or one that leads elsewhere'
}
