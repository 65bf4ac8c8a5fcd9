/** Checks every hour for a newer version and says so. It never reloads by itself, because a form may be half filled. */

export const HOUR_MS = 3_600_000

export function enhance(notice: HTMLElement) {
  const { ask = '', version } = notice.dataset
  const timer = setInterval(async () => {
    const newest = await versionAt(ask)
    if (newest === null || newest === version) return
    clearInterval(timer)
    notice.hidden = false
  }, HOUR_MS)
}

/** null: no answer, or no version in it. */
async function versionAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { cache: 'no-store' })
    const { version }: { version?: unknown } = answer.ok ? await answer.json() : {}
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
