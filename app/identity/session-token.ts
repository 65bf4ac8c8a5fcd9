/** Whose session a request speaks for: the one reading of it, for limits, calls, pages and logout. */

/** A session stands in a browser's cookie, or in a program's `Authorization: Bearer`; as the request has them. */
export type Credentials = { cookie?: string | null; authorization?: string | null }

/**
 * `isUnclear`: the request names a session in both ways at once, or has an Authorization that is none of ours, such as
 * the one of a proxy's own sign-in. Nobody guesses which of them counts: there is no token then.
 */
export type SessionToken = { token: string | null; isUnclear: boolean }

/** 256 bits in base64url, to the letter: in quotes, escaped or longer it is none. */
const TOKEN = /^[\w-]{43}$/
const BEARER = /^Bearer ([\w-]{43})$/i

export function readSessionToken({ cookie, authorization }: Credentials, cookieName: string): SessionToken {
  const kept = cookiePairs(cookie).find(({ name }) => name === cookieName)?.value ?? ''
  if (authorization === undefined || authorization === null)
    return { token: TOKEN.test(kept) ? kept : null, isUnclear: false }
  const token = BEARER.exec(authorization)?.[1] ?? null
  const isUnclear = token === null || kept !== ''
  return { token: isUnclear ? null : token, isUnclear }
}

export const credentialsOf = ({ headers }: Pick<Request, 'headers'>): Credentials => ({
  cookie: headers.get('cookie'),
  authorization: headers.get('authorization'),
})

/** The cookies of a request, in their order. */
export const cookiePairs = (cookie: string | null | undefined) =>
  (cookie ?? '')
    .split(/;\s*/)
    .map((pair) => /^([^=]+)=(.*)$/.exec(pair))
    .filter((match) => match !== null)
    .map(([, name = '', value = '']) => ({ name, value }))
