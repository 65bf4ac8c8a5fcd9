/** The state of the sign-ins at the selected funds or 3a providers. */
import type { SignInThere } from '~/dossier/shape/fund-policy'
import type { SilentReason } from '~/pillars/result'

export type PartyOnPage = {
  id: string
  name: string
  /** Why the party gave no data; null: it did. */
  silent: SilentReason | null
  /** Where the visitor can sign in; null: that would not help. */
  signIn: SignInThere | null
}

/** The origins to which the page's forms may redirect, for the content security policy. */
export const signInOrigins = (parties: readonly PartyOnPage[]) =>
  parties.flatMap(({ signIn }) => (signIn ? [signIn.origin] : []))

/** Whether the sign-in at one of the parties is still open. */
export const isSignInOpen = (parties: readonly PartyOnPage[]) => parties.some(({ signIn }) => signIn !== null)

/** Whether the page has to report a failed sign-in. */
export const isSignInFailed = (parties: readonly PartyOnPage[], undone: SignInUndone | null) =>
  (undone !== null && isSignInOpen(parties)) || parties.some(({ signIn }) => signIn?.problem)

const UNDONE = ['lost', 'full'] as const
export type SignInUndone = (typeof UNDONE)[number]

/**
 * `lost`: the visitor came back from a party with an answer that belongs to no pending sign-in; `full`: their dossier has no
 * room for the data of the sign-in.
 */
export const signInUndoneAt = ({ url }: Pick<Request, 'url'>): SignInUndone | null =>
  UNDONE.find((word) => word === new URL(url).searchParams.get('signIn')) ?? null
