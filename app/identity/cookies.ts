/** All cookies: their names, lifetimes and contents. */
import { hkdfSync } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { WAYS } from '~/language/guided-path'
import { LANGUAGES } from '~/language/language'
import { localeCookie } from '~/language/locale-cookie'
import { cookiePairs, removedCookie, writtenCookie } from './cookie-text'
import { createSessionCookie } from './session-cookie'

/** Says that there was a session, and contains no key: on their return, visitors learn that their data were deleted. */
const ENDED_COOKIE = 'ended'
const ENDED_VALUE = '1'
const ENDED_SECONDS = 24 * 60 * 60
/** The time from pressing 'sign in' to coming back from the provider. */
export const SIGN_IN_SECONDS = 600
/** Each tab that signs in has its own flow cookie; nobody has more than this many at once. */
const MOST_FLOWS = 5

const SignInConsent = z.object({
  language: z.enum(LANGUAGES),
  termsVersion: z.string().min(1).max(20),
  // Cookies from before there were two ways can still be read.
  way: z.enum(WAYS).default('plain'),
  /** Whether what the visitor typed before is to be kept. */
  keep: z.boolean().default(false),
  at: z.number(),
})
/** What was agreed to on the page before the sign-in, and on which way. */
export type SignInConsent = Omit<z.infer<typeof SignInConsent>, 'at'>

export type Cookies = ReturnType<typeof createCookies>

export type CookieOptions = {
  publicOrigin: string
  /** 64 hexadecimal digits. */
  pepper: string
  previousPeppers?: string[]
  lifetimeSeconds: number
  /** Milliseconds since 1970. */
  now: () => number
}

export function createCookies({ publicOrigin, pepper, previousPeppers = [], lifetimeSeconds, now }: CookieOptions) {
  const secure = isTrustworthy(publicOrigin)
  const named = (name: string) => (secure ? `__Host-${name}` : name)
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  const session = createSessionCookie({ name: named('session'), lifetimeSeconds, secure })
  const endedName = named(ENDED_COOKIE)
  const signIn = createCookie(named('signin'), {
    ...attributes,
    maxAge: SIGN_IN_SECONDS,
    // The first one signs; all of them read.
    secrets: [pepper, ...previousPeppers].map((one) => derivedKey(one, 'sign-in cookie').toString('hex')),
  })
  const flow = {
    name: named('flow'),
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SIGN_IN_SECONDS,
    ...(secure ? { secure } : {}),
  } as const

  return {
    /** As they appear in a visitor's browser; there is one `flow` for each tab, with a colon and an id after its name. */
    names: { session: session.name, ended: endedName, signIn: signIn.name, flow: flow.name, locale: localeCookie.name },

    session,

    /** Shows afterwards that there was a session. Visitors who log out themselves do not need it. */
    ended: {
      write: () => writtenCookie({ name: endedName, value: ENDED_VALUE, seconds: ENDED_SECONDS, secure }),
      clear: () => removedCookie(endedName, secure),
      /** As browsers send it back. */
      header: `${endedName}=${ENDED_VALUE}`,
    },

    signIn: {
      async read(request: Request): Promise<SignInConsent | null> {
        const parsed = SignInConsent.safeParse(await signIn.parse(cookiesOf(request)))
        if (!parsed.success) return null
        const { at, ...accepted } = parsed.data
        return isYoung(at, now()) ? accepted : null
      },
      write: (accepted: SignInConsent) => signIn.serialize({ ...accepted, at: now() }),
      clear: () => signIn.serialize('', { maxAge: 0 }),
    },

    flow: { options: flow, ...flowCookies(flow.name, secure) },
  }
}

/** One per tab, written by the strategy: name, colon, random id; it contains state and code verifier. */
const flowCookies = (prefix: string, secure: boolean) => ({
  clearFor: (request: Request, state: string) =>
    flowsOf(request, prefix)
      .filter(({ value }) => new URLSearchParams(value).get('state') === state)
      .map(({ name }) => removedCookie(name, secure)),

  /** Removes flows when too many are open: a request must not exceed its header limit. */
  clearTooMany(request: Request) {
    const flows = flowsOf(request, prefix)
    return flows.length < MOST_FLOWS ? [] : flows.map(({ name }) => removedCookie(name, secure))
  },
})

export const isYoung = (at: number, now: number) => at <= now && now - at < SIGN_IN_SECONDS * 1000

/** A key of its own for each purpose, from the server's pepper. */
export const derivedKey = (pepper: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(pepper, 'hex'), '', `trois-piliers/${purpose}`, 32))

const cookiesOf = (request: Request) => request.headers.get('cookie') ?? ''

/** Where browsers take Secure cookies: over https, and on http://localhost. */
function isTrustworthy(publicOrigin: string) {
  const { protocol, hostname } = new URL(publicOrigin)
  return protocol === 'https:' || hostname === 'localhost'
}

const FLOW_ID = /^[0-9a-f-]{36}$/

/** Only names of exactly our form, because a name goes back into a header. */
function flowsOf(request: Request, prefix: string) {
  const begin = `${prefix}:`
  const isFlow = (name: string) => name.startsWith(begin) && FLOW_ID.test(name.slice(begin.length))
  return cookiePairs(cookiesOf(request)).filter(({ name }) => isFlow(name))
}
