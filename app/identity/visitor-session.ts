/** What pages and calls may do with a visitor's session. */
import { createHmac } from 'node:crypto'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { withTypedParts } from '~/dossier/shape/typed-parts'
import { canBeKept } from '~/dossier/vault/keeping'
import type { Vault } from '~/dossier/vault/vault'
import type { Cookies, SignInConsent } from './cookies'
import { signInIn } from './places'
import type { SignInEvent } from './sign-in-event'

export type VisitorSession = ReturnType<typeof createVisitorSession>

/** Base64url characters, six bits each. */
const FORM_TOKEN_LENGTH = 22
/** How long a visitor is told that their data are now kept longer: on the next page, or on the same page again. */
const JUST_NOW_SECONDS = 60

/** Whether the dossier can be extended once more, and whether it has just been. */
export type Keeping = { possible: boolean; justNow: boolean }

type Options = {
  vault: Vault
  cookies: Cookies
  lifetimeSeconds: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Tells funds and 3a providers that a dossier's tokens are no longer needed. */
  endGrants: (dossier: Dossier) => void
  /** Called for sessions that begin here, and for data that are deleted. */
  tell?: (event: SignInEvent) => void
}

/** The token in the forms of a session's pages; it reveals nothing about the session token. */
export const formTokenOf = (token: string): string =>
  createHmac('sha256', token).update('trois-piliers/form').digest('base64url').slice(0, FORM_TOKEN_LENGTH)

export function createVisitorSession({ vault, cookies, lifetimeSeconds, now, endGrants, tell = () => {} }: Options) {
  const secondsUntil = (moment: number) => Math.max(0, Math.floor((moment - now()) / 1000))
  const setCookiesOf = (token: string, expiresAt: number) => cookiesOf(cookies, token, secondsUntil(expiresAt))

  return {
    /**
     * A session for a visitor who types their figures: nothing asks who they are.
     * @param entries a draft, whose entries it begins with
     */
    async begin(termsVersion: string, entries?: Dossier): Promise<{ setCookies: string[] }> {
      const empty = emptyDossier(null, '', '', { version: termsVersion })
      const { token, expiresAt } = await vault.create(entries ? withTypedParts(empty, entries) : empty)
      tell({ event: 'own-begun' })
      return { setCookies: await setCookiesOf(token, expiresAt) }
    },

    /** Where the sign-in begins, and the signed cookie with everything that was accepted. */
    async beginSignIn(accepted: SignInConsent): Promise<{ location: string; setCookie: string }> {
      return { location: signInIn(accepted.language, accepted.way), setCookie: await cookies.signIn.write(accepted) }
    },

    /**
     * Empties the dossier, which gets a new token and ends at the same moment as before. null: the session has ended.
     */
    async deleteData(token: string): Promise<{ setCookies: string[] } | null> {
      const opened = await vault.open(token)
      if (!opened) return null
      const renewed = await vault.renew(token, emptied(opened.dossier))
      if (!renewed) return null
      endGrants(opened.dossier)
      tell({ event: 'data-deleted' })
      return { setCookies: await setCookiesOf(renewed.token, renewed.expiresAt) }
    },

    /** Ends a session with its dossier, and nothing else. */
    async end(token: string): Promise<void> {
      const opened = await vault.open(token)
      await vault.delete(token)
      if (opened) endGrants(opened.dossier)
    },

    /** One lifetime from now (`Vault.keepLonger`), and the same cookie for as long. */
    async keepLonger(token: string): Promise<{ setCookies: string[] } | 'noMore' | 'gone'> {
      const kept = await vault.keepLonger(token)
      if (typeof kept === 'string') return kept
      return { setCookies: await setCookiesOf(token, kept.expiresAt) }
    },

    /** null: the session has ended. */
    async keepingOf(token: string): Promise<Keeping | null> {
      const opened = await vault.open(token)
      if (!opened) return null
      const justNow = secondsUntil(opened.expiresAt) > lifetimeSeconds - JUST_NOW_SECONDS
      return { possible: canBeKept(opened.dossier), justNow }
    },

    formTokenOf,
  }
}

const cookiesOf = async (cookies: Cookies, token: string, seconds: number) => [
  await cookies.session.serialize(token, { maxAge: seconds }),
  cookies.ended.write(),
]

/** The sign-in, the accepted terms and a demo's pair stay. */
const emptied = ({ login, issuer, idToken, terms, pair }: Dossier): Dossier => ({
  ...emptyDossier(login, issuer, idToken, terms),
  pair,
})
