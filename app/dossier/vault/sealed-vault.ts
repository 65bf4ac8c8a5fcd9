/** The vault over any store of sealed rows: it decides who may open what, and until when. A store only keeps rows. */

import type { Dossier } from '../shape/shape'
import { sealDossier } from './dossier-size'
import { checkChanges, checkDossier } from './dossier-text'
import { createFinder, createRequestFinder, type Finder, type FoundDossier } from './found-dossiers'
import { canBeKept, SAME_PRESS } from './keeping'
import type { LifeClock } from './life-clock'
import { TOLERANCE } from './life-clock'
import { createSealedHouseholds, type SealedHouseholds } from './sealed-households'
import type { Places } from './sealing/places'
import { createSealedRows } from './sealing/sealed-rows'
import type { RowPlace } from './sealing/sealing'
import type { RowStore } from './stores/row-store'
import type { OpenDossier, Vault } from './vault'
import { orUnavailable } from './vault-unavailable'

export type SealedVaultOptions = { places: Places; life: LifeClock; lifetimeSeconds: number }

export function createSealedVault(store: RowStore, { places, life, lifetimeSeconds }: SealedVaultOptions): Vault {
  const rows = orUnavailable(store)
  const lifetime = lifetimeSeconds * 1000
  const opened = createSealedRows(rows, life, lifetime)
  const anew = createFinder(places, opened)

  const vaultWith = (finder: Finder): Vault => {
    const { endOf, lengthenOf, ...households } = createSealedHouseholds(rows, { places, opened, finder })
    const means = { rows, places, life, lifetime, finder, shared: { endOf, lengthenOf } }
    return {
      households,
      ...contentsWith(means),
      ...lifetimesWith(means),

      async sweep() {
        const now = life.read()
        const { empty } = await rows.sweep(now, now + lifetime + TOLERANCE)
        if (empty) life.restart()
      },

      probe: () => rows.probe(),
      close: () => rows.close(),
      beginRequest: () => vaultWith(createRequestFinder(anew, opened, life)),
    }
  }

  return vaultWith(anew)
}

/** `lifetime`: milliseconds. `shared`: what follows for the household from what happens to a dossier. */
type Means = {
  rows: RowStore
  places: Places
  life: LifeClock
  lifetime: number
  finder: Finder
  shared: Pick<SealedHouseholds, 'endOf' | 'lengthenOf'>
}

/** A new token, and the content sealed for it; if it replaces the row of this id, in the same part as that row. */
function sealAnew(places: Places, dossier: Dossier, expiresAt: number, besideId?: string) {
  const token = places.newToken(besideId)
  const [place] = places.ofToken(token) as [RowPlace]
  return { token, row: sealDossier({ place, dossier: checkDossier(dossier), version: 1, expiresAt }) }
}

/** What is in a dossier: created, opened, saved. */
function contentsWith({
  rows,
  places,
  life,
  lifetime,
  finder,
}: Means): Pick<Vault, 'create' | 'open' | 'openAnew' | 'save'> {
  const asOpened = (found: FoundDossier | null): OpenDossier | null =>
    found && { dossier: found.dossier, version: found.version, expiresAt: life.onTheWall(found.expiresAt) }

  return {
    async create(dossier) {
      const { token, row } = sealAnew(places, dossier, life.read() + lifetime)
      await rows.insert(row)
      return { token, expiresAt: life.onTheWall(row.expiresAt) }
    },

    open: async (token) => asOpened(await finder.find(token)),
    openAnew: async (token) => asOpened(await finder.findAnew(token)),

    async save(token, dossier, version) {
      const found = await finder.find(token)
      if (!found) return 'gone'
      const next = { ...found, version: version + 1, dossier: checkChanges(found.dossier, dossier) }
      finder.forget()
      if (found.version === version && (await rows.replace(sealDossier(next), version))) {
        finder.keep(token, next)
        return 'saved'
      }
      return (await finder.find(token)) ? 'conflict' : 'gone'
    },
  }
}

/** How long a dossier lives, and under which token; what the household shares of it lives as long. */
function lifetimesWith({
  rows,
  places,
  life,
  lifetime,
  finder,
  shared,
}: Means): Pick<Vault, 'renew' | 'keepLonger' | 'delete'> {
  return {
    async renew(token, dossier) {
      const before = await finder.findAnew(token)
      if (!before) return null
      const { timesKept } = before.dossier
      const { token: next, row } = sealAnew(places, { ...dossier, timesKept }, before.expiresAt, before.id)
      finder.forget()
      if (!(await rows.exchange(before.id, row))) return null
      // The dossier is removed first, so that nothing more can be shared from it.
      await shared.endOf(before)
      return { token: next, expiresAt: life.onTheWall(row.expiresAt) }
    },

    async keepLonger(token) {
      for (;;) {
        const found = await finder.findAnew(token)
        if (!found) return 'gone'
        const { dossier, version, expiresAt: before } = found
        const expiresAt = life.read() + lifetime
        if (expiresAt - before < SAME_PRESS) return { expiresAt: life.onTheWall(before) }
        if (!canBeKept(dossier)) return 'noMore'
        const kept = { ...dossier, timesKept: dossier.timesKept + 1 }
        const next = { ...found, dossier: kept, version: version + 1, expiresAt }
        finder.forget()
        // Repeated if another tab has changed it in between.
        if (!(await rows.replace(sealDossier(next), version))) continue
        await shared.lengthenOf(next)
        return { expiresAt: life.onTheWall(expiresAt) }
      }
    },

    async delete(token) {
      const found = await finder.findAnew(token)
      finder.forget()
      await rows.remove(places.ofToken(token).map((place) => place.id))
      if (found) await shared.endOf(found)
    },
  }
}
