import type { Household } from '~/dossier/shape/household'
import type { Dossier } from '~/dossier/shape/shape'
import { saveChange } from '~/dossier/vault/save-change'
import type { OpenDossier, Vault } from '~/dossier/vault/vault'
import { notFound, notLogged, Refusal } from '../case/refusal'

/** What a session needs of the vault. */
type SessionVault = Pick<Vault, 'households' | 'open' | 'openAnew' | 'save'>

/** One visitor's dossier for the length of one request. */
export class Session {
  /** Within one request these run one after the other: changes would conflict, and a reading could undo a change. */
  private last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly vault: SessionVault,
    private readonly token: string,
    private opened: OpenDossier,
    /** When the request arrived, in milliseconds since 1970; recorded as the time at which outside parties were asked. */
    readonly begunAt: number,
    /** For reads: aborted when the caller no longer waits. Changes are made in any case. */
    private readonly cancelled: AbortSignal | null = null,
  ) {}

  get dossier(): Dossier {
    return this.opened.dossier
  }

  /** When the dossier is deleted, in milliseconds since 1970. */
  get expiresAt(): number {
    return this.opened.expiresAt
  }

  /** Reads the dossier again, since another request may have changed it. @throws {Refusal} `notLogged` if it is gone */
  reload(): Promise<void> {
    return this.inTurn(async () => {
      this.opened = orRefused(await this.vault.openAnew(this.token))
    })
  }

  /**
   * For questions that only the register, a fund or a 3a provider can answer, and only about a visitor who has signed in.
   * @throws {Refusal} `notFound`, as for a stranger
   */
  signedIn(): this {
    if (this.dossier.login === null) throw notFound()
    return this
  }

  /** The facts shared with the spouse. The partner named by the register must have been loaded before. */
  findHousehold(): Promise<Household | null> {
    return this.vault.households.find(this.token)
  }

  /** To be called after the AVS form is saved, so that the spouse finds the same facts. */
  followHousehold(): Promise<void> {
    return this.vault.households.follow(this.token)
  }

  /**
   * Changes the dossier and saves it (`saveChange`).
   * @param always saves even during a cancelled read, for data that must not be lost
   * @throws {Refusal} `notLogged` if the dossier is gone, `conflict` if concurrent changes kept winning, `cancelled` if the
   * read was cancelled
   */
  change(change: (dossier: Dossier) => Dossier, { always = false } = {}): Promise<Dossier> {
    return this.inTurn(() => this.changeNow(change, always))
  }

  private inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const done = this.last.then(run)
    this.last = done.catch(() => undefined)
    return done
  }

  private async changeNow(change: (dossier: Dossier) => Dossier, always: boolean): Promise<Dossier> {
    const saved = await saveChange(this.vault, this.token, this.opened, (dossier) => {
      if (this.cancelled?.aborted && !always) throw new Refusal('cancelled')
      return change(dossier)
    })
    if (saved === 'gone') throw notLogged()
    if (saved === 'conflict') throw new Refusal('conflict')
    this.opened = saved
    return saved.dossier
  }
}

type SessionRequest = {
  vault: Vault
  /** null: the request carries none. */
  token: string | null
  /** Milliseconds since 1970. */
  now: number
  /** For reads: aborted when the caller no longer waits. */
  cancelled?: AbortSignal | null
}

/** @throws {Refusal} `notLogged` if no dossier belongs to the token */
export async function openSession({ vault, token, now, cancelled = null }: SessionRequest): Promise<Session> {
  if (!token) throw notLogged()
  return new Session(vault, token, orRefused(await vault.open(token)), now, cancelled)
}

/**
 * A draft for the length of one request, which is kept nowhere and belongs to nobody.
 * @param now milliseconds since 1970
 */
export function sessionOfDraft(draft: Dossier, now: number): Session {
  let held: OpenDossier = { dossier: draft, version: 0, expiresAt: now }
  const open = async () => held
  const vault: SessionVault = {
    ...{ open, openAnew: open },
    save: async (_, dossier, version) => {
      held = { ...held, dossier, version: version + 1 }
      return 'saved'
    },
    households: { find: async () => null, follow: async () => undefined },
  }
  return new Session(vault, '', held, now)
}

function orRefused(opened: OpenDossier | null): OpenDossier {
  if (!opened) throw notLogged()
  return opened
}
