/** What the vault's contract runs on: a store, and clocks that tests move. */
import { afterEach, beforeEach } from 'vitest'
import type { PlaceKeys } from '~/dossier/vault/sealing/places'
import type { SealedRow } from '~/dossier/vault/sealing/sealing'
import type { Vault } from '~/dossier/vault/vault'

/** One store, made empty for each test; several vaults can be opened over it, as several processes would. */
export type StoreUnderTest = {
  openVault(options: {
    pepper: string
    previousPeppers?: string[]
    householdKey: string
    previousHouseholdKeys?: string[]
    lifetimeSeconds: number
    now: () => number
    elapsed: () => number
  }): Vault
  /** Everything that the store has written, as a thief would find it. */
  everyByte(): Promise<Buffer>
  listRows(): Promise<SealedRow[]>
  /** Writes to a row behind the vault's back. */
  changeRow(id: string, change: Partial<SealedRow>): Promise<void>
  remove(): Promise<void>
}

export const PEPPER = 'a1'.repeat(32)
const HOUSEHOLD_KEY = 'b2'.repeat(32)
export const START = 1_780_000_000_000
export const MINUTE = 60_000

/** A clock on the wall, and a stopwatch that cannot be set. */
function fakeClocks() {
  let wall = START
  let run = 0
  return {
    now: () => wall,
    elapsed: () => run,
    pass(milliseconds: number) {
      wall += milliseconds
      run += milliseconds
    },
    setWall(milliseconds: number) {
      wall += milliseconds
    },
  }
}

export class VaultStage {
  store!: StoreUnderTest
  clocks = fakeClocks()
  vault!: Vault
  private opened: Vault[] = []

  constructor(private readonly makeStore: () => Promise<StoreUnderTest>) {
    beforeEach(() => this.begin())
    afterEach(() => this.end())
  }

  openVault(change: Partial<PlaceKeys> = {}): Vault {
    const keys = { pepper: PEPPER, householdKey: HOUSEHOLD_KEY, ...change }
    const vault = this.store.openVault({ lifetimeSeconds: 3600, ...this.clocks, ...keys })
    this.opened.push(vault)
    return vault
  }

  async onlyRow(): Promise<SealedRow> {
    const [row, ...others] = await this.store.listRows()
    if (!row || others.length > 0) throw new Error('there should be one row')
    return row
  }

  private async begin() {
    this.store = await this.makeStore()
    this.clocks = fakeClocks()
    this.opened = []
    this.vault = this.openVault()
  }

  private async end() {
    await Promise.all(this.opened.map((vault) => vault.close()))
    await this.store.remove()
  }
}
