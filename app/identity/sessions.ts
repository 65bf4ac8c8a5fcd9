/** Sessions as Remix keeps them: the cookie contains the token, the vault the dossier that it opens. */
import { type CookieParseOptions, createSession, createSessionStorage } from '@remix-run/node'
import type { Dossier } from '~/dossier/shape/shape'
import type { Vault } from '~/dossier/vault/vault'
import { type Credentials, credentialsOf, type SessionCookie } from './session-cookie'

/** Empty if the token opens nothing. */
type SessionData = { dossier: Dossier }

/** A program sends no cookie, and without one the storage would not ask ours for its token. */
const NO_COOKIE = ';'

export type Sessions = ReturnType<typeof createSessions>

export function createSessions(vault: Vault, cookie: SessionCookie) {
  const storage = createSessionStorage<SessionData>({
    cookie,
    async createData({ dossier }) {
      if (!dossier) throw new Error('A session without a dossier')
      return (await vault.create(dossier)).token
    },
    async readData(token) {
      const opened = await vault.open(token)
      return opened && { dossier: opened.dossier }
    },
    /**
     * A storage would overwrite; changes are made in the vault, which first compares what another tab may have saved.
     */
    async updateData() {
      throw new Error('A dossier is changed in the vault')
    },
    async deleteData(token) {
      if (token !== '') await vault.delete(token)
    },
  })
  return {
    /** The session of a browser or a program; empty if there is none. */
    find(request: Pick<Request, 'headers'>) {
      const credentials: Credentials & CookieParseOptions = credentialsOf(request)
      return storage.getSession(credentials.cookie || NO_COOKIE, credentials)
    },
    /** Always under a new token. @returns the cookie's line for the browser */
    begin: (dossier: Dossier): Promise<string> => storage.commitSession(createSession<SessionData>({ dossier })),
    /** Deletes the dossier. @returns the line that removes the cookie */
    end: storage.destroySession,
  }
}
