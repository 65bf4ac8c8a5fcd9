import type { Vault } from './vault'

/** How long an expired row, which nobody can open any more, may still take up room. */
export const SWEEP_EVERY_MS = 10_000

/**
 * Removes what has expired, now and at intervals, without keeping the process alive for it.
 * @param onError called when a sweep failed; the next one tries again.
 * @returns a function that ends it.
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
