/** The cookie of a session, in the form in which Remix takes cookies. */
import type { Cookie, CookieParseOptions, CookieSerializeOptions } from '@remix-run/node'
import { cookiePairs, writtenCookie } from './cookie-text'

/** A session is in a browser's cookie, or in a program's `Authorization: Bearer`. Headers as in the request. */
export type Credentials = { cookie?: string | null | undefined; authorization?: string | null | undefined }

/** 256 bits in exact base64url: quoted, escaped or longer texts are no token. */
const TOKEN = /^[\w-]{43}$/
const BEARER = /^Bearer ([\w-]{43})$/i

export type SessionCookie = ReturnType<typeof createSessionCookie>

type Options = { name: string; lifetimeSeconds: number; secure: boolean }

export function createSessionCookie({ name, lifetimeSeconds, secure }: Options) {
  const keptIn = (cookie: Credentials['cookie']) => cookiePairs(cookie).find((pair) => pair.name === name)?.value ?? ''
  const isUnclear = ({ cookie, authorization }: Credentials) =>
    typeof authorization === 'string' && (!BEARER.test(authorization) || keptIn(cookie) !== '')

  return {
    name,
    // It needs no signature: a token is 256 random bits, and only the vault knows whether it opens anything.
    isSigned: true,

    /**
     * The session a request belongs to. This is the only code that reads it, for limits, calls, pages and logout.
     * @returns the token; null also if it is ambiguous
     */
    async parse(
      cookie: Credentials['cookie'],
      { authorization }: Pick<Credentials, 'authorization'> & CookieParseOptions = {},
    ): Promise<string | null> {
      if (isUnclear({ cookie, authorization })) return null
      const token = typeof authorization === 'string' ? BEARER.exec(authorization)?.[1] : keptIn(cookie)
      return token && TOKEN.test(token) ? token : null
    },

    /**
     * Whether a request names a session in both ways at once, or has an Authorization that is not ours, such as that of
     * a proxy's own sign-in. We do not guess which one counts.
     */
    isUnclear,

    /** It lives as long as the dossier; without a token it is removed. */
    serialize: async (token: string, { maxAge = lifetimeSeconds }: CookieSerializeOptions = {}): Promise<string> =>
      writtenCookie({ name, value: token, seconds: token === '' ? 0 : maxAge, secure }),
  } satisfies Cookie & { isUnclear: unknown }
}

export const credentialsOf = ({ headers }: Pick<Request, 'headers'>) => ({
  cookie: headers.get('cookie'),
  authorization: headers.get('authorization'),
})
