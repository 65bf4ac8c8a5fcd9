import { createLifeClock } from '~/dossier/life-clock'
import { createPlaces } from '~/dossier/places'
import type { RowStore } from '~/dossier/row-store'
import { createSealedVault } from '~/dossier/sealed-vault'
import type { Dossier } from '~/dossier/shape'
import type { Vault } from '~/dossier/vault'
import { memoryRows } from './memory-rows'

const HOUR_SECONDS = 60 * 60
const places = createPlaces({ pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) })

/** A vault for tests: the real one over rows in memory. Time is what `now` says. */
export class MemoryVault implements Vault {
  private readonly sealed: Vault
  /** Called before each save: a test lets another tab save in between. */
  beforeSave: () => Promise<void> = async () => {}
  /** While there is one, its store cannot be reached: everything fails with it. */
  failure: Error | null = null

  constructor(now: () => number) {
    const life = createLifeClock(now, now)
    this.sealed = createSealedVault(this.reachable(memoryRows()), { places, life, lifetimeSeconds: HOUR_SECONDS })
  }

  private reachable(rows: RowStore): RowStore {
    const reached = Object.entries(rows).map(([name, ask]: [string, (...given: never[]) => Promise<unknown>]) => [
      name,
      async (...given: never[]) => {
        if (this.failure) throw this.failure
        return ask(...given)
      },
    ])
    return Object.fromEntries(reached) as RowStore
  }

  get households() {
    return this.sealed.households
  }

  async save(token: string, dossier: Dossier, version: number) {
    await this.beforeSave()
    return this.sealed.save(token, dossier, version)
  }

  create = (dossier: Dossier) => this.sealed.create(dossier)
  open = (token: string) => this.sealed.open(token)
  renew = (token: string, dossier: Dossier) => this.sealed.renew(token, dossier)
  keepLonger = (token: string) => this.sealed.keepLonger(token)
  delete = (token: string) => this.sealed.delete(token)
  sweep = () => this.sealed.sweep()
  probe = () => this.sealed.probe()
  close = () => this.sealed.close()
}
