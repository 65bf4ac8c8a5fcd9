/** How a token's dossier is found: anew each time, or once for everything within one request. */

import type { Dossier } from '../shape/shape'
import { dossierIn } from './dossier-text'
import type { LifeClock } from './life-clock'
import type { Places } from './sealing/places'
import type { SealedRows } from './sealing/sealed-rows'
import type { RowPlace } from './sealing/sealing'

/** A dossier and the row that holds it; `expiresAt` by the life clock. It may be shared, so nobody may change it. */
export type FoundDossier = { id: string; place: RowPlace; version: number; expiresAt: number; dossier: Dossier }

export interface Finder {
  /** null: no such token, expired, deleted, or tampered with. */
  find(token: string): Promise<FoundDossier | null>
  /** Read from the store now. */
  findAnew(token: string): Promise<FoundDossier | null>
  /** Informs the finder of what has just been saved under a token. */
  keep(token: string, found: FoundDossier): void
  /** Informs the finder that the dossier it found may be gone. */
  forget(): void
}

/** Reads from the store each time. */
export function createFinder(places: Places, rows: SealedRows): Finder {
  async function findAnew(token: string) {
    for (const place of places.ofToken(token)) {
      const opened = await rows.open(place)
      const dossier = opened && dossierIn(opened.content)
      if (dossier) return { id: place.id, place, version: opened.row.version, expiresAt: opened.row.expiresAt, dossier }
    }
    return null
  }
  return { find: findAnew, findAnew, keep: () => {}, forget: () => {} }
}

/** How long a found dossier is reused, in milliseconds; a slow page still notices a logout in another tab. */
export const FOUND_FOR_MS = 500

type LastLookup = { token: string; found: Promise<FoundDossier | null>; since: number }

/**
 * Finds a dossier once per request, which holds the token anyway. What was found, including its key, is in no shared
 * list and disappears with the request. A save by another request is noticed on saving, because a row is replaced only
 * if its version still matches.
 */
export function createRequestFinder(
  { findAnew }: Pick<Finder, 'findAnew'>,
  { isAlive }: Pick<SealedRows, 'isAlive'>,
  life: Pick<LifeClock, 'read'>,
): Finder {
  let kept: LastLookup | null = null

  function look(token: string) {
    const looked: LastLookup = { token, found: findAnew(token), since: life.read() }
    kept = looked
    looked.found.catch(() => {
      if (kept === looked) kept = null
    })
    return looked.found
  }

  return {
    async find(token) {
      if (kept?.token !== token || life.read() - kept.since >= FOUND_FOR_MS) return look(token)
      const found = await kept.found
      return found && isAlive(found) ? found : null
    },
    findAnew: look,
    keep(token, found) {
      kept = { token, found: Promise.resolve(found), since: life.read() }
    },
    forget() {
      kept = null
    },
  }
}
