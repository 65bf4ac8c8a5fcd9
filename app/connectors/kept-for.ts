type Options<Value> = {
  milliseconds: number
  /** Monotonic milliseconds. */
  now: () => number
  load: () => Promise<Value>
}

/**
 * Keeps a value for some milliseconds, counted from when its request began, and after that as the last known one.
 * Callers that renew it while it loads share that load. A failure is not kept: the next renewal tries again.
 */
export function keptFor<Value>({ milliseconds, now, load }: Options<Value>) {
  let last: { value: Value; until: number } | null = null
  let loading: Promise<Value> | null = null

  async function loadNow(): Promise<Value> {
    const until = now() + milliseconds
    const value = await load()
    last = { value, until }
    return value
  }

  return {
    /** null: none is kept, or the last one is too old. */
    fresh: (): Value | null => (last && now() < last.until ? last.value : null),
    /** The last value, however old. */
    last: (): Value | null => last?.value ?? null,
    renew(): Promise<Value> {
      loading ??= loadNow().finally(() => {
        loading = null
      })
      return loading
    },
  }
}
