/** Two processes of the product over one vault, behind one address, with the outside parties beside them: all in this process. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express, { type Express } from 'express'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { day } from '~/pillars/day'
import { SANDBOX_PATH } from '~/sandbox/html'
import { createTokens } from '~/sandbox/party-sign-in/tokens'
import { readPeople } from '~/sandbox/people/read-people'
import { createSandbox } from '~/sandbox/sandbox'
import { partyCredentials, sealingKeys } from '~/shell/keys-of-settings'
import { readEnv } from '~/shell/settings'
import { assembleProduct } from './assemble-product'
import { type Listening, listen } from './listen'

type Settings = Record<string, string>

/** A vault's folder, the address of it all, and a clock that the test moves. */
export class House {
  private later = 0
  readonly now = () => Date.now() + this.later
  private readonly dir = mkdtempSync(join(tmpdir(), 'house-'))
  private readonly tokens = createTokens(this.now)
  private readonly vaults: Vault[] = []
  private readonly processes: RequestListener[] = []
  private parties: Express = express()
  private listening!: Listening
  /** Which process answers; `both`: the one and the other in turn. */
  at: 0 | 1 | 'both' = 0
  /** The number of requests that each has answered. */
  readonly served: [number, number] = [0, 0]
  readonly sessionCookie = 'session'

  /** @param credentials the client under which all parties know the product at first */
  constructor(private readonly known: Settings) {}

  async open() {
    const front = express().disable('x-powered-by')
    front.use(SANDBOX_PATH, (request, response, next) => this.parties(request, response, next))
    front.use((request, response) => {
      const [one, other] = this.served
      const at = this.at === 'both' ? ((one + other) % 2 === 0 ? 0 : 1) : this.at
      this.served[at]++
      this.processes[at]?.(request, response)
    })
    this.listening = await listen(front)
    this.partiesKnow(this.known)
    return this
  }

  get origin() {
    return this.listening.origin
  }

  pass = (milliseconds: number) => {
    this.later += milliseconds
  }

  private envOf = (settings: Settings) =>
    readEnv({
      PORT: new URL(this.origin).port,
      PUBLIC_ORIGIN: this.origin,
      SANDBOX: 'on',
      RATE_LIMIT: 'off',
      DATA_DIR: this.dir,
      ...settings,
    })

  private readonly clock = { now: this.now, today: () => day('2026-11-21') }

  /** From now on all parties know the product only by these; their tokens stay as they are. */
  partiesKnow(settings: Settings) {
    const { origin, tokens, clock } = this
    const credentials = partyCredentials(this.envOf(settings))
    this.parties = createSandbox({
      origin,
      publicOrigin: origin,
      people: readPeople(null),
      tokens,
      ...clock,
      ...credentials,
    })
  }

  /**
   * Starts a process, or replaces it by one with these settings: the former one ends without a word, as when killed.
   */
  start(at: 0 | 1, settings: Settings) {
    const env = this.envOf(settings)
    const { clock, origin } = this
    const keys = sealingKeys(env)
    const elapsed = () => performance.now() + this.later
    const vault = createSqliteVault({ ...keys, dir: this.dir, lifetimeSeconds: 3600, now: clock.now, elapsed })
    this.vaults.push(vault)
    this.processes[at] = assembleProduct({ env, origin, clock, keys, vault })
  }

  async close() {
    await this.listening.close()
    await Promise.all(this.vaults.map((vault) => vault.close()))
    rmSync(this.dir, { recursive: true, force: true })
  }
}
