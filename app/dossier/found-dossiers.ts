/** How a token's dossier is found: anew each time, or once for all who ask within one request. */
import { dossierIn } from './dossier-text'
import type { LifeClock } from './life-clock'
import type { Places } from './places'
import type { SealedRows } from './sealed-rows'
import type { Place } from './sealing'
import type { Dossier } from './shape'

/** A dossier and the row that holds it; `expiresAt` by the clock of lives. Nobody changes one that was found: it may be shared. */
export type FoundDossier = { id: string; place: Place; version: number; expiresAt: number; dossier: Dossier }

export interface Finder {
  /** null: no such token, expired, deleted, or tampered with. */
  find(token: string): Promise<FoundDossier | null>
  /** As it stands in the store now. */
  findAnew(token: string): Promise<FoundDossier | null>
  /** To be told what has just been saved under a token. */
  keep(token: string, found: FoundDossier): void
  /** To be told that what was found may be no more. */
  forget(): void
}

/** Finds anew each time. */
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

/** For so many milliseconds nobody looks again: that another tab has ended the session is noticed in the middle of a slow page. */
export const FOUND_FOR_MS = 500

type Kept = { token: string; found: Promise<FoundDossier | null>; since: number }

/**
 * Finds once for one request, which holds the token anyway: what was found, its key included, is in no list and goes with
 * whoever holds this. What another request has saved meanwhile is noticed when saving: a row is replaced in its version only.
 */
export function createRequestFinder(
  { findAnew }: Pick<Finder, 'findAnew'>,
  { isAlive }: Pick<SealedRows, 'isAlive'>,
  life: Pick<LifeClock, 'read'>,
): Finder {
  let kept: Kept | null = null

  function look(token: string) {
    const looked: Kept = { token, found: findAnew(token), since: life.read() }
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
