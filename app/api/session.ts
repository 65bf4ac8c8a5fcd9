/** Who is asking: the session token, and the dossier that it opens. */
import type { MiddlewareHandler } from 'hono'
import type { Clock } from '~/clock.server'
import type { Household } from '~/dossier/household'
import { saveChange } from '~/dossier/save-change'
import type { Dossier } from '~/dossier/shape'
import type { Opened, Vault } from '~/dossier/vault'
import { credentialsOf, readSessionToken } from '~/identity/session-token'
import type { ApiEnv } from './api-env'
import { notLogged, Problem } from './problem'

/** One visitor's dossier for the length of one request. */
export class Session {
  /** Changes of one request wait for each other: otherwise they would be each other's conflict. */
  private lastChange: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly vault: Vault,
    private readonly token: string,
    private opened: Opened,
    /** When the request came, in milliseconds since 1970: whom it asks is asked then. */
    readonly begunAt: number,
    /** Of a read: aborted when nobody waits for its answer any more. A change is made in any case. */
    private readonly cancelled: AbortSignal | null = null,
  ) {}

  get dossier(): Dossier {
    return this.opened.dossier
  }

  /** In milliseconds since 1970. */
  get expiresAt(): number {
    return this.opened.expiresAt
  }

  /** Reads the dossier anew: another request may have changed it. @throws {Problem} 401 where it is no more */
  async reload(): Promise<void> {
    this.opened = orRefused(await this.vault.openAnew(this.token))
  }

  /** What the visitor shares with their spouse; the partner whom the register names must be known by now. */
  findHousehold(): Promise<Household | null> {
    return this.vault.households.find(this.token)
  }

  /** After the AVS form was saved: what the spouse finds is what it says. */
  followHousehold(): Promise<void> {
    return this.vault.households.follow(this.token)
  }

  /**
   * Changes the dossier and saves it (`saveChange`).
   * @throws {Problem} 401 where the dossier is no more, 409 where others keep coming in between, 408 where it is a read
   * that was cancelled: that leaves nothing behind, unless it must not be lost (`always`)
   */
  change(change: (dossier: Dossier) => Dossier, { always = false } = {}): Promise<Dossier> {
    const changed = this.lastChange.then(() => this.changeNow(change, always))
    this.lastChange = changed.catch(() => undefined)
    return changed
  }

  private async changeNow(change: (dossier: Dossier) => Dossier, always: boolean): Promise<Dossier> {
    const saved = await saveChange(this.vault, this.token, this.opened, (dossier) => {
      if (this.cancelled?.aborted && !always) throw new Problem(408, 'cancelled')
      return change(dossier)
    })
    if (saved === 'gone') throw notLogged()
    if (saved === 'conflict') throw new Problem(409, 'changed elsewhere at the same time')
    this.opened = saved
    return saved.dossier
  }
}

/** Lets a call pass only with a session, and hands it over. */
export const sessionRequired =
  (cookieName: string, clock: Pick<Clock, 'now'>): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const { token, isUnclear } = readSessionToken(credentialsOf(c.req.raw), cookieName)
    if (isUnclear) throw new Problem(400, 'unclear session')
    if (!token) throw notLogged()
    const { vault } = c.env
    const cancelled = c.req.method === 'GET' ? c.req.raw.signal : null
    c.set('session', new Session(vault, token, orRefused(await vault.open(token)), clock.now(), cancelled))
    await next()
  }

function orRefused(opened: Opened | null): Opened {
  if (!opened) throw notLogged()
  return opened
}
