/** Who is asking: the session token, and the dossier that it opens. */
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Dossier } from '~/dossier/shape'
import type { Opened, Vault } from '~/dossier/vault'
import type { ApiEnv } from './api-env'
import { notLogged, Problem } from './problem'

const ATTEMPTS = 3

/** One visitor's dossier for the length of one request. */
export class Session {
  /** Changes of one request wait for each other: otherwise they would be each other's conflict. */
  private lastChange: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly vault: Vault,
    private readonly token: string,
    private opened: Opened,
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

  /**
   * Changes the dossier and saves it. Where another tab saved in between, the change is made again upon what is
   * there now: `change` looks at nothing but the dossier that it is given, and gives it back where nothing changes.
   * @throws {Problem} 401 where the dossier is no more, 409 where others keep coming in between, 408 where it is a read
   * that was cancelled: that leaves nothing behind
   */
  change(change: (dossier: Dossier) => Dossier): Promise<Dossier> {
    const changed = this.lastChange.then(() => this.changeNow(change))
    this.lastChange = changed.catch(() => undefined)
    return changed
  }

  private async changeNow(change: (dossier: Dossier) => Dossier): Promise<Dossier> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (this.cancelled?.aborted) throw new Problem(408, 'cancelled')
      const { version, expiresAt, dossier } = this.opened
      const changed = change(dossier)
      if (changed === dossier) return dossier
      const outcome = await this.vault.save(this.token, changed, version)
      if (outcome === 'gone') throw notLogged()
      if (outcome === 'saved') {
        this.opened = { dossier: changed, version: version + 1, expiresAt }
        return changed
      }
      this.opened = await openOrRefuse(this.vault, this.token)
    }
    throw new Problem(409, 'changed elsewhere at the same time')
  }
}

/** Lets a call pass only with a session, and hands it over. The token comes in the header, or in the cookie. */
export const sessionRequired =
  (vault: Vault, cookieName: string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const token = bearerToken(c) ?? getCookie(c, cookieName)
    if (!token) throw notLogged()
    const cancelled = c.req.method === 'GET' ? c.req.raw.signal : null
    c.set('session', new Session(vault, token, await openOrRefuse(vault, token), cancelled))
    await next()
  }

async function openOrRefuse(vault: Vault, token: string): Promise<Opened> {
  const opened = await vault.open(token)
  if (!opened) throw notLogged()
  return opened
}

const bearerToken = (c: Context) => /^Bearer +([\w.~+/-]+=*)$/i.exec(c.req.header('authorization') ?? '')?.[1]
