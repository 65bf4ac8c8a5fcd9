/**
 * The current user, as pages ask for them: out of the dossier while what is kept there is valid, else by the call.
 * It ends with the dossier: after a logout, or when the time is over, nobody is signed in at once.
 */
import type { Dossier, KeptUser, Login, Me } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
import { VaultUnavailable } from '~/dossier/vault-unavailable'
import { ApiProblem } from './call'
import { Problem } from './problem'
import { Session } from './session'

/** For how many seconds an outcome is kept (specification, section 4). */
export const USER_KEPT_SECONDS = { found: 300, failed: 10, empty: 2 }

type Outcome = keyof typeof USER_KEPT_SECONDS

type Options<Asked extends unknown[]> = {
  vault: Vault
  token: string
  /** Milliseconds since 1970. */
  now: () => number
  /** The call, `GET /me`. */
  fetchMe: (...asked: Asked) => Promise<Me>
}

/**
 * `get` gives the kept login, or the one that the call brings. @throws {ApiProblem} 401 `not logged` where there is
 * none, which the call says too: that is the empty login. And whatever else the call fails with.
 */
export function createCurrentUser<Asked extends unknown[]>({ vault, token, now, fetchMe }: Options<Asked>) {
  async function open(): Promise<Session> {
    const opened = await vault.open(token)
    if (!opened) throw notLogged()
    return new Session(vault, token, opened, now())
  }

  /** Where the dossier has gone in between, others keep changing it, or nothing can be written, the next one asks. */
  const keep = (session: Session, outcome: Outcome, loginOf: (before: Login | null) => Login | null) =>
    session.change(withUser(loginOf, now() + USER_KEPT_SECONDS[outcome] * 1000)).catch((error: unknown) => {
      if (!(error instanceof Problem || error instanceof VaultUnavailable)) throw error
    })

  const keepFailure = async (session: Session, error: unknown) => {
    // Cancelled: nobody waits for the answer any more. That says nothing about the user.
    if (!(error instanceof ApiProblem)) return
    if (error.status === 401) await keep(session, 'empty', () => null)
    else await keep(session, 'failed', (before) => before)
  }

  return {
    async get(...asked: Asked): Promise<Me> {
      const session = await open()
      const { user, secondPillar } = session.dossier
      if (user && isValid(user, now())) {
        if (!user.login) throw notLogged()
        return { login: user.login, fund_ids: secondPillar.selection ?? [], ttl: session.expiresAt }
      }
      const me = await fetchMe(...asked).catch(async (error: unknown) => {
        await keepFailure(session, error)
        throw error
      })
      await keep(session, 'found', () => me.login)
      return me
    },
  }
}

/** What would be kept for longer than anything is was written under a clock that ran ahead of this one. */
function isValid({ until }: KeptUser, now: number): boolean {
  const left = until - now
  return left > 0 && left <= USER_KEPT_SECONDS.found * 1000
}

const withUser =
  (loginOf: (before: Login | null) => Login | null, until: number) =>
  (dossier: Dossier): Dossier => ({ ...dossier, user: { login: loginOf(dossier.user?.login ?? null), until } })

const notLogged = () => new ApiProblem(401, 'not logged')
