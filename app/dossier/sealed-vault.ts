/** The vault over any store of sealed rows: who may open what, and until when. A store only keeps rows. */
import { canBeKept, SAME_PRESS } from './keeping'
import type { LifeClock } from './life-clock'
import { TOLERANCE } from './life-clock'
import type { Places } from './places'
import type { RowStore } from './row-store'
import { createSealedHouseholds } from './sealed-households'
import { createSealedRows } from './sealed-rows'
import { type Place, type SealedRow, seal } from './sealing'
import { Dossier } from './shape'
import type { Opened, Vault } from './vault'
import { orUnavailable } from './vault-unavailable'

export type SealedVaultOptions = { places: Places; life: LifeClock; lifetimeSeconds: number }

export function createSealedVault(store: RowStore, { places, life, lifetimeSeconds }: SealedVaultOptions): Vault {
  const rows = orUnavailable(store)
  const lifetime = lifetimeSeconds * 1000
  const opened = createSealedRows(rows, life, lifetime)
  const { endOf, lengthenOf, ...households } = createSealedHouseholds(rows, { places, opened, holderOf })

  async function find(token: string) {
    for (const place of places.ofToken(token)) {
      const found = await opened.open(place)
      if (found) return { place, ...found }
    }
    return null
  }

  async function holderOf(token: string) {
    const found = await find(token)
    const dossier = found && read(found.content)
    return found && dossier ? { id: found.row.id, expiresAt: found.row.expiresAt, dossier } : null
  }

  /** With a dossier ends what its visitor has shared. The dossier goes first: then nothing more can be shared from it. */
  async function endShared({ row: { id }, content }: { row: SealedRow; content: string }) {
    const dossier = read(content)
    if (dossier) await endOf({ id, dossier })
  }

  /** A new token, and its content sealed for it. */
  function sealAnew(dossier: Dossier, expiresAt: number) {
    const token = places.newToken()
    const [place] = places.ofToken(token) as [Place]
    return { token, row: seal(place, written(dossier), 1, expiresAt) }
  }

  return {
    households,

    async create(dossier) {
      const { token, row } = sealAnew(dossier, life.read() + lifetime)
      await rows.insert(row)
      return { token, expiresAt: life.onTheWall(row.expiresAt) }
    },

    async open(token): Promise<Opened | null> {
      const found = await find(token)
      const dossier = found && read(found.content)
      if (!found || !dossier) return null
      return { dossier, version: found.row.version, expiresAt: life.onTheWall(found.row.expiresAt) }
    },

    async save(token, dossier, version) {
      const found = await find(token)
      if (!found) return 'gone'
      if (found.row.version !== version) return 'conflict'
      const row = seal(found.place, written(dossier), version + 1, found.row.expiresAt)
      if (await rows.replace(row, version)) return 'saved'
      return (await find(token)) ? 'conflict' : 'gone'
    },

    async renew(token, dossier) {
      const found = await find(token)
      const before = found && read(found.content)
      if (!found || !before) return null
      const { token: next, row } = sealAnew({ ...dossier, timesKept: before.timesKept }, found.row.expiresAt)
      if (!(await rows.exchange(found.row.id, row))) return null
      await endShared(found)
      return { token: next, expiresAt: life.onTheWall(row.expiresAt) }
    },

    async keepLonger(token) {
      for (;;) {
        const found = await find(token)
        const dossier = found && read(found.content)
        if (!found || !dossier) return 'gone'
        const { id, version, expiresAt: before } = found.row
        const expiresAt = life.read() + lifetime
        if (expiresAt - before < SAME_PRESS) return { expiresAt: life.onTheWall(before) }
        if (!canBeKept(dossier)) return 'noMore'
        const kept = { ...dossier, timesKept: dossier.timesKept + 1 }
        // Once more where another tab has changed it meanwhile.
        if (!(await rows.replace(seal(found.place, written(kept), version + 1, expiresAt), version))) continue
        await lengthenOf({ id, expiresAt, dossier: kept })
        return { expiresAt: life.onTheWall(expiresAt) }
      }
    },

    async delete(token) {
      const found = await find(token)
      await rows.remove(places.ofToken(token).map((place) => place.id))
      if (found) await endShared(found)
    },

    async sweep() {
      const now = life.read()
      const { empty } = await rows.sweep(now, now + lifetime + TOLERANCE)
      if (empty) life.restart()
    },

    probe: () => rows.probe(),
    close: () => rows.close(),
  }
}

/** @throws {ZodError} for what could not be opened again. */
const written = (dossier: Dossier) => JSON.stringify(Dossier.parse(dossier))

/** null: written by another version of the product, whose shape is not ours. */
function read(content: string): Dossier | null {
  const parsed = Dossier.safeParse(JSON.parse(content))
  return parsed.success ? parsed.data : null
}
