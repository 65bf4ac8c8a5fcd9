import { createLifeClock } from '~/dossier/vault/life-clock'
import { createSealedVault } from '~/dossier/vault/sealed-vault'
import { createPlaces } from '~/dossier/vault/sealing/places'
import type { RowStore } from '~/dossier/vault/stores/row-store'
import type { OpenDossier, Vault } from '~/dossier/vault/vault'
import { deeplyFrozen } from '../lives/deeply-frozen'
import { memoryRows } from './memory-rows'

const HOUR_SECONDS = 60 * 60
const places = createPlaces({ pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) })

/**
 * A vault for tests: the real one over rows in memory. `now` gives the time. What it opens is frozen: all who serve a
 * request read the same dossier, so nobody may change it in place.
 */
export class MemoryVault implements Vault {
  private readonly sealed: Vault
  /** Called before each save: a test lets another tab save in between. */
  beforeSave: () => Promise<void> = async () => {}
  /** While it is set, the store is out of reach: everything fails with it. */
  failure: Error | null = null

  constructor(now: () => number) {
    const life = createLifeClock(now, now)
    const rows = this.reachable(memoryRows())
    this.sealed = this.watched(createSealedVault(rows, { places, life, lifetimeSeconds: HOUR_SECONDS }))
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

  private watched(vault: Vault): Vault {
    return {
      ...vault,
      open: async (token) => frozen(await vault.open(token)),
      openAnew: async (token) => frozen(await vault.openAnew(token)),
      save: async (...given) => {
        await this.beforeSave()
        return vault.save(...given)
      },
      beginRequest: () => this.watched(vault.beginRequest()),
    }
  }

  get households() {
    return this.sealed.households
  }

  create: Vault['create'] = (dossier) => this.sealed.create(dossier)
  open: Vault['open'] = (token) => this.sealed.open(token)
  openAnew: Vault['openAnew'] = (token) => this.sealed.openAnew(token)
  save: Vault['save'] = (...given) => this.sealed.save(...given)
  renew: Vault['renew'] = (...given) => this.sealed.renew(...given)
  keepLonger: Vault['keepLonger'] = (token) => this.sealed.keepLonger(token)
  delete: Vault['delete'] = (token) => this.sealed.delete(token)
  sweep = () => this.sealed.sweep()
  probe = () => this.sealed.probe()
  close = () => this.sealed.close()
  beginRequest = () => this.sealed.beginRequest()
}

const frozen = (opened: OpenDossier | null) => opened && { ...opened, dossier: deeplyFrozen(opened.dossier) }
