/**
 * The sealed vault: keeps one dossier a session token, for the life of a session and not longer, and what its visitor
 * shares with their spouse. Where its store cannot be reached, each call throws VaultUnavailable; what would write a dossier
 * that is too large throws DossierTooLarge, and what was kept before stays as it is.
 */
import type { Households } from '../shape/household'
import type { Dossier } from '../shape/shape'

/** A dossier from the vault; several readers may share it, so nobody changes it. `version` rises with each save. */
export type OpenDossier = { dossier: Dossier; version: number; expiresAt: number }

export interface Vault {
  readonly households: Households
  /** Seals a new dossier under a new token of 256 bits (base64url). `expiresAt` in ms since 1970. */
  create(dossier: Dossier): Promise<{ token: string; expiresAt: number }>
  /** null: no such token, expired, deleted, or tampered with; they cannot be told apart. */
  open(token: string): Promise<OpenDossier | null>
  /** Read from the store now; within a request, `open` may return what was opened before. */
  openAnew(token: string): Promise<OpenDossier | null>
  /** Compare and swap: `conflict` if another tab saved after `version` was read; `gone` if it no longer exists. */
  save(token: string, dossier: Dossier, version: number): Promise<'saved' | 'conflict' | 'gone'>
  /**
   * Re-seals under a new token in one transaction; the old token ends, and what was shared under it. The life is not
   * extended, and the count of extensions stays.
   */
  renew(token: string, dossier: Dossier): Promise<{ token: string; expiresAt: number } | null>
  /**
   * Lets the dossier, and what was shared from it, live one lifetime from now, under the same token, so that what is open
   * in other tabs stays valid. The dossier counts it; `noMore`: the count is used up (`MOST_TIMES_KEPT`).
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
   * The same vault for the duration of one request: opening a dossier returns what the request found or saved before, for
   * half a second (`FOUND_FOR_MS`). Compare and swap still applies. Do not keep it beyond the request.
   */
  beginRequest(): Vault
}
