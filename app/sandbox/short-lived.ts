/** Records that live a while under a random name: tokens, codes, sign-ins under way. In memory, bounded. */
import { randomBytes } from 'node:crypto'

/** The oldest go first where there are more. */
const MOST = 1000

type Kept<Value> = { value: Value; until: number }

export type ShortLived<Value> = ReturnType<typeof createShortLived<Value>>

/** `now` in milliseconds; every record lives `seconds`. */
export function createShortLived<Value>(now: () => number, seconds: number) {
  const records = new Map<string, Kept<Value>>()

  function makeRoom() {
    // All live equally long, so the order of making is the order of expiry.
    for (const [name, { until }] of records) {
      if (until > now() && records.size < MOST) return
      records.delete(name)
    }
  }

  return {
    /** The new record's name: 256 random bits. */
    add(value: Value): string {
      makeRoom()
      const name = randomBytes(32).toString('base64url')
      records.set(name, { value, until: now() + seconds * 1000 })
      return name
    },

    find(name: string): Value | null {
      const kept = records.get(name)
      return kept && kept.until > now() ? kept.value : null
    },

    remove: (name: string) => void records.delete(name),
  }
}
