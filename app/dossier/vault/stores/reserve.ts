/**
 * Reserved room on the disk. Removing data takes room too: without a reserve nothing could be removed from a full disk.
 */
import { randomBytes } from 'node:crypto'
import { rmSync, statSync, writeFileSync } from 'node:fs'

/** Larger than the log before it is written back, see LOG_PAGES in sqlite-file.ts. */
export const RESERVE_BYTES = 2 * 1024 * 1024

export function createReserve(path: string) {
  const release = () => rmSync(path, { force: true })

  /** Takes the room again, or does without it if the disk is still full. */
  function restore() {
    if (statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return
    try {
      // Random bytes, since a file system might store zeros without using any room.
      writeFileSync(path, randomBytes(RESERVE_BYTES), { mode: 0o600 })
    } catch {
      release()
    }
  }

  restore()
  return { release, restore }
}
