/** The cookies, all of them: their names, their lives, and what is in them. */
import { hkdfSync } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { z } from 'zod'
import { type Credentials, cookiePairs, readSessionToken } from './session-token'

export type Language = 'fr' | 'de'

/** The ways through the three pillars: each page by itself, or the guided path. */
export const WAYS = ['plain', 'guided'] as const
export type Way = (typeof WAYS)[number]

/** Set by the language switch only; read here for the answers that have no language in their address. */
export const LOCALE_COOKIE = 'locale'
/** Says that there was a session, and holds no key: who comes back without one is told that their data were deleted. */
const ENDED_COOKIE = 'ended'
const ENDED_VALUE = '1'
const ENDED_SECONDS = 24 * 60 * 60
/** From pressing 'sign in' to coming back from the provider. */
export const SIGN_IN_SECONDS = 600
/** Each tab that signs in has a flow cookie of its own; more than this many at once are nobody's tabs. */
const MOST_FLOWS = 5

const Accepted = z.object({
  language: z.enum(['fr', 'de']),
  termsVersion: z.string().min(1).max(20),
  // Cookies from before there were two ways are read too.
  way: z.enum(WAYS).default('plain'),
  at: z.number(),
})
/** What was agreed to on the page before the sign-in, and on which way. */
export type Accepted = Omit<z.infer<typeof Accepted>, 'at'>

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
  const locale = createCookie(LOCALE_COOKIE)
  const sessionName = named('session')
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
    /** As they stand in a visitor's browser; of `flow` there is one a tab, with a colon and an id after its name. */
    names: { session: sessionName, ended: endedName, signIn: signIn.name, flow: flow.name, locale: LOCALE_COOKIE },

    session: {
      name: sessionName,
      /** Of a browser or of a program. Only the vault knows whether the token opens anything. */
      tokenOf: (credentials: Credentials) => readSessionToken(credentials, sessionName),
      /** The cookie of the session, which lives as long as the dossier (`seconds`), and the one that tells of it afterwards. */
      write: (token: string, seconds = lifetimeSeconds) => [
        written(sessionName, token, seconds, secure),
        written(endedName, ENDED_VALUE, ENDED_SECONDS, secure),
      ],
      /** Who leaves by themselves need not be told. */
      clear: () => [removal(sessionName, secure), removal(endedName, secure)],
      /** As browsers send the second one back. */
      ended: `${endedName}=${ENDED_VALUE}`,
    },

    signIn: {
      async read(request: Request): Promise<Accepted | null> {
        const parsed = Accepted.safeParse(await signIn.parse(cookiesOf(request)))
        if (!parsed.success) return null
        const { at, ...accepted } = parsed.data
        return isYoung(at, now()) ? accepted : null
      },
      write: (accepted: Accepted) => signIn.serialize({ ...accepted, at: now() }),
      clear: () => signIn.serialize('', { maxAge: 0 }),
    },

    /** One a tab, written by the strategy: name, colon, random id; state and code verifier inside. */
    flow: {
      options: flow,
      clearFor: (request: Request, state: string) =>
        flowsOf(request, flow.name)
          .filter(({ value }) => new URLSearchParams(value).get('state') === state)
          .map(({ name }) => removal(name, secure)),
      /** For a new flow where too many are open: a request must not outgrow its header limit. */
      clearTooMany(request: Request) {
        const flows = flowsOf(request, flow.name)
        return flows.length < MOST_FLOWS ? [] : flows.map(({ name }) => removal(name, secure))
      },
    },

    async localeOf(request: Request): Promise<Language | null> {
      const header = cookiesOf(request)
      const plain = /(?:^|;\s*)locale=(fr|de)(?:;|$)/.exec(header)?.[1]
      const value: unknown = plain ?? (await locale.parse(header))
      return value === 'fr' || value === 'de' ? value : null
    },
  }
}

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

/** Only names of exactly our form: a name goes back into a header. */
function flowsOf(request: Request, prefix: string) {
  const form = new RegExp(`^${prefix}:[0-9a-f-]{36}$`)
  return cookiePairs(cookiesOf(request)).filter(({ name }) => form.test(name))
}

const written = (name: string, value: string, seconds: number, secure: boolean) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

const removal = (name: string, secure: boolean) => written(name, '', 0, secure)
