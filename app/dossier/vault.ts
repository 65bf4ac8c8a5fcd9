/**
 * The sealed vault: keeps one dossier a session token, for the life of a session and not longer, and what its visitor
 * shares with their spouse. Where its store cannot be reached, each call throws VaultUnavailable.
 */
import type { Households } from './household'
import type { Dossier } from './shape'

/** A dossier taken out of the vault; several may read the same, nobody changes it. `version` goes up with each save. */
export type Opened = { dossier: Dossier; version: number; expiresAt: number }

export interface Vault {
  readonly households: Households
  /** Seals a new dossier under a new token of 256 bits (base64url). `expiresAt` in ms since 1970. */
  create(dossier: Dossier): Promise<{ token: string; expiresAt: number }>
  /** null: no such token, expired, deleted, or tampered with; they cannot be told apart. */
  open(token: string): Promise<Opened | null>
  /** As it stands in the store now: within a request `open` may give what was opened before. */
  openAnew(token: string): Promise<Opened | null>
  /** Compare and swap: `conflict` where another tab saved after `version` was read; `gone` where it is no more. */
  save(token: string, dossier: Dossier, version: number): Promise<'saved' | 'conflict' | 'gone'>
  /**
   * Re-seals under a new token in one transaction; the old token ends, and what was shared under it. Neither the life is
   * lengthened, nor the count of how often it was.
   */
  renew(token: string, dossier: Dossier): Promise<{ token: string; expiresAt: number } | null>
  /**
   * Lets the dossier, and what was shared from it, live one lifetime from now, under the same token: what is open in
   * other tabs stays valid. The dossier counts it; `noMore`: the count has come to its end (`MOST_TIMES_KEPT`).
   */
  keepLonger(token: string): Promise<{ expiresAt: number } | 'noMore' | 'gone'>
  /** Ends what was shared under the token, too. */
  delete(token: string): Promise<void>
  /** Removes what has expired. */
  sweep(): Promise<void>
  /** For the ready probe: writes and removes a row. */
  probe(): Promise<void>
  close(): Promise<void>
  /**
   * The same vault for the length of one request: whoever opens the dossier there finds what the request has found or
   * saved before, for half a second (`FOUND_FOR_MS`). Compare and swap goes on; let go of it with the request.
   */
  beginRequest(): Vault
}
