/** How things stand with the sign-in at the chosen funds or 3a providers. */
import type { SignInThere } from '~/dossier/shape'
import type { SilentReason } from '~/pillars/result'

export type PartyOnPage = {
  id: string
  name: string
  /** Why it gave nothing; null where it did. */
  silent: SilentReason | null
  /** Where the visitor can sign in; null where that would not help. */
  signIn: SignInThere | null
}

/** Where the page's forms must be able to lead. */
export const signInOrigins = (parties: readonly PartyOnPage[]) =>
  parties.flatMap(({ signIn }) => (signIn ? [signIn.origin] : []))

/** Whether somebody has not been signed in at yet. */
export const someWait = (parties: readonly PartyOnPage[]) => parties.some(({ signIn }) => signIn !== null)

/** Whether the page has to say that a sign-in did not work. */
export const isSignInFailed = (parties: readonly PartyOnPage[], lost: boolean) =>
  (lost && someWait(parties)) || parties.some(({ signIn }) => signIn?.problem)

/** Came back from a party with an answer to nothing that was asked. */
export const isSignInLost = ({ url }: Pick<Request, 'url'>) => new URL(url).searchParams.get('signIn') === 'lost'
