/**
 * Loads a value when first asked, and keeps it for some milliseconds. Those who ask while it loads share the
 * one load. A failure is not kept: whoever asks next tries again.
 */
export function keptFor<Value>(
  milliseconds: number,
  now: () => number,
  load: () => Promise<Value>,
): () => Promise<Value> {
  let kept: { value: Promise<Value>; until: number } | null = null

  return () => {
    if (kept && now() < kept.until) return kept.value
    const entry = { value: load(), until: now() + milliseconds }
    kept = entry
    entry.value.catch(() => {
      if (kept === entry) kept = null
    })
    return entry.value
  }
}
