import { createHash, randomBytes } from 'node:crypto'

/** More than live at a time in one process; beyond that the oldest is forgotten, and could be counted twice. */
const MOST = 20_000

/**
 * Distinguishes the first encounter from later ones, for as long as a dossier lives. Only a digest is kept, made with a
 * key that this process invents and never shares: it leads to no token, and is written nowhere.
 * @param now monotonic milliseconds
 * @param keptMs how long it is remembered
 */
export function createFirstTimes(now: () => number, keptMs: number, most = MOST) {
  const key = randomBytes(32)
  /** In the order in which they came. */
  const met = new Map<string, number>()

  function forgetOld() {
    const since = now() - keptMs
    for (const [digest, at] of met) {
      if (at > since && met.size < most) return
      met.delete(digest)
    }
  }

  return (secret: string): boolean => {
    const digest = createHash('sha256').update(key).update(secret).digest('base64url')
    if (met.has(digest)) return false
    forgetOld()
    met.set(digest, now())
    return true
  }
}
