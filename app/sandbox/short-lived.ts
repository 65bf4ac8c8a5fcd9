/** Records that live for a while under a random name: tokens, codes, sign-ins in progress. In memory, bounded. */
import { randomBytes } from 'node:crypto'

/** If there are more, the oldest are removed first. */
const MOST = 1000

type StoredRecord<Value> = { value: Value; until: number }

/** `now` in milliseconds; every record lives `seconds`. */
export function createShortLivedStore<Value>(now: () => number, seconds: number) {
  const records = new Map<string, StoredRecord<Value>>()

  function makeRoom() {
    // All live equally long, so the order of creation is the order of expiry.
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
