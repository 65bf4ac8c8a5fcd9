/**
 * The current user: from the dossier while the cached copy is valid, else from the call. The copy lives in the dossier, so
 * after a logout, or when the session has ended, nobody is signed in at once.
 */

import type { Dossier } from '~/dossier/shape/shape'
import type { CachedUser, Me } from '~/dossier/shape/visitor'
import type { Vault } from '~/dossier/vault/vault'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from '~/estimate/case/refusal'
import { Session } from '~/estimate/gather/session'
import { ApiProblem } from './call'

/** How long each outcome is cached, in seconds (specification, section 4). */
export const USER_KEPT_SECONDS = { found: 300, failed: 10, empty: 2 }

type Outcome = keyof typeof USER_KEPT_SECONDS
type Who = Omit<CachedUser, 'until'>
const NOBODY: Who = { login: null }

type Options<Args extends unknown[]> = {
  vault: Vault
  token: string
  /** Milliseconds since 1970. */
  now: () => number
  /** Sends `GET /me`. */
  fetchMe: (...args: Args) => Promise<Me>
}

/**
 * `get` returns the cached login, or loads it.
 * @throws {ApiProblem} 401 `not logged` if nobody is signed in, which is cached too; else as the call does
 */
export function createCurrentUser<Args extends unknown[]>({ vault, token, now, fetchMe }: Options<Args>) {
  async function open(): Promise<Session> {
    const opened = await vault.open(token)
    if (!opened) throw notLogged()
    return new Session(vault, token, opened, now())
  }

  /** Best effort: if the dossier is gone, busy or cannot be written, the next request simply asks again. */
  const keep = (session: Session, outcome: Outcome, whoIs: (before: Who) => Who) =>
    session.change(withUser(whoIs, now() + USER_KEPT_SECONDS[outcome] * 1000)).catch((error: unknown) => {
      if (!(error instanceof Refusal || error instanceof VaultUnavailable)) throw error
    })

  const keepFailure = async (session: Session, error: unknown) => {
    // A cancelled call says nothing about the user.
    if (!(error instanceof ApiProblem)) return
    if (error.status === 401) await keep(session, 'empty', () => NOBODY)
    else await keep(session, 'failed', (before) => before)
  }

  return {
    async get(...args: Args): Promise<Me> {
      const session = await open()
      const { user, secondPillar } = session.dossier
      if (user && isValid(user, now())) {
        if (!user.login && !user.typesOwn) throw notLogged()
        return { login: user.login, fund_ids: secondPillar.selection ?? [], ttl: session.expiresAt }
      }
      const me = await fetchMe(...args).catch(async (error: unknown) => {
        await keepFailure(session, error)
        throw error
      })
      await keep(session, 'found', () => (me.login ? { login: me.login } : { login: null, typesOwn: true }))
      return me
    },
  }
}

/** An expiry beyond the longest cache time was written by a process whose clock runs ahead, and does not count. */
function isValid({ until }: CachedUser, now: number): boolean {
  const left = until - now
  return left > 0 && left <= USER_KEPT_SECONDS.found * 1000
}

const withUser =
  (whoIs: (before: Who) => Who, until: number) =>
  (dossier: Dossier): Dossier => ({ ...dossier, user: { ...whoIs(dossier.user ?? NOBODY), until } })

const notLogged = () => new ApiProblem(401, 'not logged')
