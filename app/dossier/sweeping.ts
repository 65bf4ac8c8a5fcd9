import type { Vault } from './vault'

/** What has expired is opened by nobody from that moment on; this is how long it may still take up room. */
export const SWEEP_EVERY_MS = 10_000

/**
 * Removes what has expired, now and again and again, and keeps no process alive for it.
 * @param onError is told when a sweep failed; the next one tries again.
 * @returns ends it.
 */
export function startSweeping(vault: Vault, onError: (error: unknown) => void, everyMs = SWEEP_EVERY_MS): () => void {
  const sweep = () => {
    vault.sweep().catch(onError)
  }
  sweep()
  const timer = setInterval(sweep, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
