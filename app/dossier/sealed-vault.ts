/** The vault over any store of sealed rows: who may open what, and until when. A store only keeps rows. */
import type { LifeClock } from './life-clock'
import { TOLERANCE } from './life-clock'
import type { Place, SealedRow, Sealing } from './sealing'
import { Dossier } from './shape'
import type { Opened, Vault } from './vault'

/** Keeps sealed rows; each call is atomic, also between processes. It judges nothing and reads no clock. */
export interface RowStore {
  find(id: string): Promise<SealedRow | null>
  insert(row: SealedRow): Promise<void>
  /** Compare and swap under the same id; false where the row is gone or has another version. */
  replace(row: SealedRow, version: number): Promise<boolean>
  /** Removes one row and inserts the other, both or neither; false where the old one is gone. */
  exchange(oldId: string, row: SealedRow): Promise<boolean>
  remove(ids: string[]): Promise<void>
  /** Removes rows that expired by `now`, and those that expire after `latest`; tells whether none is left. */
  sweep(now: number, latest: number): Promise<{ empty: boolean }>
  probe(): Promise<void>
  close(): Promise<void>
}

export type SealedVaultOptions = { sealing: Sealing; life: LifeClock; lifetimeSeconds: number }

export function createSealedVault(rows: RowStore, { sealing, life, lifetimeSeconds }: SealedVaultOptions): Vault {
  const lifetime = lifetimeSeconds * 1000

  /** A row that would live longer than any row may was written under a clock that ran ahead of this one. */
  function isAlive({ expiresAt }: SealedRow) {
    const left = expiresAt - life.read()
    return left > 0 && left <= lifetime + TOLERANCE
  }

  async function find(token: string) {
    for (const place of sealing.placesOf(token)) {
      const row = await rows.find(place.id)
      const content = row && isAlive(row) ? sealing.unseal(place, row) : null
      if (row && content !== null) return { place, row, content }
    }
    return null
  }

  /** A new token, and its content sealed for it. */
  function sealAnew(dossier: Dossier, expiresAt: number) {
    const token = sealing.newToken()
    const [place] = sealing.placesOf(token) as [Place]
    return { token, row: sealing.seal(place, written(dossier), 1, expiresAt) }
  }

  return {
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
      const row = sealing.seal(found.place, written(dossier), version + 1, found.row.expiresAt)
      if (await rows.replace(row, version)) return 'saved'
      return (await find(token)) ? 'conflict' : 'gone'
    },

    async renew(token, dossier) {
      const found = await find(token)
      if (!found) return null
      const { token: next, row } = sealAnew(dossier, found.row.expiresAt)
      const exchanged = await rows.exchange(found.row.id, row)
      return exchanged ? { token: next, expiresAt: life.onTheWall(row.expiresAt) } : null
    },

    delete: (token) => rows.remove(sealing.placesOf(token).map((place) => place.id)),

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
