/** What every loader and action is given beside the request. */

import type { ParseKeys } from 'i18next'
import type { ApiClient } from '~/api/client'
import type { PartyRef } from '~/dossier/party-access'
import type { GuardName } from '~/guards'
import type { Exports } from '~/takeaway/exports'
import type { Visit, Way } from '~/text/guided-path'
import type { Language } from '~/text/language'

export type LoadContext = {
  language: Language
  /** The product's own calls, as the visitor who is asking. */
  api: ApiClient
  session: {
    /** Where the sign-in begins, and the signed cookie that takes language, accepted terms and way along. */
    beginSignIn(options: {
      language: Language
      termsVersion: string
      way: Way
    }): Promise<{ location: string; setCookie: string }>
    /** Where a visitor is sent to sign in at a fund or 3a provider that they chose; in our own place where that cannot be. */
    beginPartySignIn(party: PartyRef, visit: Visit): Promise<string>
    /** Stands in the forms of the visitor's pages; null without a session. */
    formToken: string | null
    /** Empties the dossier, keeps the sign-in under a new token. null: there is no session any more. */
    deleteData(): Promise<{ setCookies: string[] } | null>
    /** Has the dossier live another lifetime from now. `noMore`: it was done as often as it can be. */
    keepLonger(): Promise<{ setCookies: string[] } | 'noMore' | 'gone'>
    /** Whether that can be done once more, and whether it was done just now. null: there is no session any more. */
    getKeeping(): Promise<{ possible: boolean; justNow: boolean } | null>
  }
  /** The links with which people take their synthesis home. */
  exports: Exports & {
    /** Those of the worked examples, as of today, by first name; none outside of the demo. */
    listExamples(): Promise<Record<string, string>>
  }
  /** Lets the forms of the page lead to these origins too: the policy of the page allows no others. */
  letFormsLeadTo(origins: readonly string[]): void
  /** The one script of the pages that have one: its address, and the version of the product that it comes with. */
  script: {
    src: string
    version: string
    /** Where the version of now can be asked for. */
    versionPath: string
    /** Lets it run on this page. @returns the nonce by which the policy knows it */
    allow(): string
  }
  /** The text of the style sheet, to stand in the page in place of a link, as its policy then allows; null: link to it. */
  inlineStyle(): string | null
  /** Milliseconds since 1970: what the end of a dossier is measured by. */
  now(): number
  /** What our cookies are called here: over plain http they have other names. */
  cookieNames: { session: string; ended: string; signIn: string; flow: string; locale: string; light: string }
  /** Told of errors that nobody expected; the log keeps their kind and place only. */
  report(error: unknown): void
  settings: {
    /** Where people reach the product, such as `https://example.ch`. */
    origin: string
    termsVersion: string
    feedbackUrl: string | null
    sandbox: boolean
    /** Whether one can sign in as the worked examples: in the demo, with the persons that come with it. */
    examplePeople: boolean
    /** The path at which everybody finds the calls; null: another process answers them, which only we know. */
    apiBase: string | null
  }
}

declare module '@remix-run/node' {
  interface AppLoadContext extends LoadContext {}
}

/** What a route says of itself: who may ask for it, and with which addresses, its query included; any where it says nothing. */
export type RouteHandle = {
  guard: GuardName
  isValid?: (address: URL, context: Pick<LoadContext, 'exports'>) => boolean
}

/** The title that a loader names for its page: one address can show another page, that of a person, or what went wrong. */
export type PageTitle = { key: ParseKeys; name?: string; failed?: boolean }

/**
 * What a page says of itself: the key of its title as well, whether scripts add something to it, and whether it has a
 * form that is the page's (`PAGE_FORM`), and an action that shows it again. Where it has none at times, its loader says
 * when (`hasForm`).
 */
export type PageHandle = RouteHandle & { title: ParseKeys; scripts?: boolean; form?: boolean }
