import { createHash, timingSafeEqual } from 'node:crypto'
import type { Request } from 'express'

/** Compares in constant time. */
export const isSameSecret = (candidate: string, expected: string) =>
  timingSafeEqual(sha256(candidate), sha256(expected))

/** An id that reveals nothing about what it was made from, and is the same after each start. */
export const opaqueId = (...parts: string[]) => sha256(parts.join('\n')).toString('base64url').slice(0, 22)

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** The token of `Authorization: Bearer`; null if there is none. */
export const bearerOf = (request: Request) =>
  /^Bearer +([\w.~+/-]+=*)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null

/** Name and secret of `Authorization: Basic`, each form-urlencoded before they were joined (RFC 6749, section 2.3.1). */
export function basicOf(request: Request): { id: string; secret: string } | null {
  const encoded = /^Basic +([\w+/-]+=*)$/i.exec(request.get('authorization') ?? '')?.[1]
  const [id, secret] = encoded ? Buffer.from(encoded, 'base64').toString().split(':') : []
  return id === undefined || secret === undefined ? null : { id: formDecoded(id), secret: formDecoded(secret) }
}

const formDecoded = (text: string) => new URLSearchParams(`value=${text.replaceAll('&', '%26')}`).get('value') ?? ''

/** The value of one cookie; null if the browser sent none of that name. */
export const cookieOf = (request: Request, name: string) =>
  (request.get('cookie') ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null
