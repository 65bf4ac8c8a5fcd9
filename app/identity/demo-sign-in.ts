/**
 * Signs in an invented person, and has them agree at their funds and 3a providers, as their own browser would: with the
 * answers of the real sign-in and the pages of the sandbox. Nothing is written into a dossier that these do not write.
 */
import type { PartyRef } from '~/dossier/shape/party-access'
import type { Language } from '~/language/language'
import type { Cookies } from './cookies'
import { createJar, createOwnBrowser, WalkStopped } from './own-browser'
import { routerIn } from './places'
import type { SignIn } from './sign-in'
import type { VisitorSession } from './visitor-session'

/** An account of the sandbox's identity service. */
export type DemoAccount = { email: string; password: string }

type Walk = { language: Language; signal: AbortSignal }

type Options = {
  cookies: Pick<Cookies, 'session' | 'names'>
  session: Pick<VisitorSession, 'beginSignIn'> & {
    beginPartySignIn(token: string, party: PartyRef, language: Language): Promise<string>
  }
  signIn: Pick<SignIn, 'begin' | 'finish' | 'finishAtParty'>
  publicOrigin: string
  /** The sandbox's identity service. */
  issuer: string
  termsVersion: string
  fetch?: typeof globalThis.fetch
}

/** What is posted to the sandbox's pages: who it is, then that they agree. */
const formsOf = ({ email, password }: DemoAccount): Record<string, string>[] => [
  { action: 'login', email, password },
  { action: 'allow' },
]

export type DemoSignIn = ReturnType<typeof createDemoSignIn>

export function createDemoSignIn(options: Options) {
  const { cookies, session, signIn, publicOrigin, issuer, termsVersion, fetch = globalThis.fetch } = options
  const { origin } = new URL(issuer)
  const browserFor = (signal: AbortSignal) =>
    createOwnBrowser({ origin, end: `${publicOrigin}/signin/`, fetch, signal })
  const ask = (address: string, cookie: string) => new Request(new URL(address, publicOrigin), { headers: { cookie } })

  return {
    /**
     * A new session for this person, who accepts the terms in force. No other session is touched.
     * @returns its token, and the cookies for the visitor's browser
     * @throws {WalkStopped} if the sandbox is silent or answers something else
     */
    async signIn(account: DemoAccount, { language, signal }: Walk): Promise<{ token: string; setCookies: string[] }> {
      const jar = createJar()
      const { location, setCookie } = await session.beginSignIn({ language, termsVersion, way: 'plain', keep: false })
      jar.keep([setCookie])
      const begun = await signIn.begin(ask(location, jar.headerFor('/')))
      jar.keep(begun.headers.getSetCookie())
      const back = await browserFor(signal).through(leftTo(begun), formsOf(account))
      const done = await signIn.finish(ask(back.href, jar.headerFor('/')))
      const setCookies = done.headers.getSetCookie().filter(isOfSession)
      const token = await cookies.session.parse(setCookies.map((line) => line.split(';')[0]).join('; '))
      if (done.headers.get('location') !== routerIn(language) || !token) throw new WalkStopped('not signed in')
      return { token, setCookies }
    },

    /**
     * The person of this session signs in at a selected party and agrees. The result is in the dossier.
     * @throws {WalkStopped} as above
     */
    async agreeAt(token: string, party: PartyRef, account: DemoAccount, { language, signal }: Walk): Promise<void> {
      const address = await session.beginPartySignIn(token, party, language)
      if (address.startsWith('/')) throw new WalkStopped('the party cannot be asked')
      const back = await browserFor(signal).through(address, formsOf(account))
      await signIn.finishAtParty(ask(back.href, `${cookies.names.session}=${token}`))
    },
  }

  function isOfSession(line: string) {
    return [cookies.names.session, cookies.names.ended].some((name) => line.startsWith(`${name}=`))
  }
}

/** @throws {WalkStopped} if the sign-in leads back to its own page, because the identity service cannot be reached */
function leftTo(begun: Response): string {
  const location = begun.headers.get('location') ?? ''
  if (!URL.canParse(location)) throw new WalkStopped('the identity service cannot be asked')
  return location
}
