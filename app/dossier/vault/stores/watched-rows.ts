import { eachOf, type RowStore, type Swept } from './row-store'

/** A listener that measures the vault. It sees neither rows nor their ids. */
export type RowsWatch = {
  /** An operation is over, after so many milliseconds. */
  done: (operation: Exclude<keyof RowStore, 'close'>, ms: number, failed: boolean) => void
  swept: (swept: Swept) => void
}

/** The same rows, with each operation timed; without a watch they are returned unchanged. */
export function watchedRows(rows: RowStore, watch: RowsWatch | undefined): RowStore {
  if (!watch) return rows
  return eachOf(rows, (ask, name) => {
    if (name === 'close') return ask
    return async (...given) => {
      const begun = performance.now()
      let failed = true
      try {
        const answer = await ask(...given)
        failed = false
        if (name === 'sweep') watch.swept(answer as Swept)
        return answer
      } finally {
        watch.done(name, performance.now() - begun, failed)
      }
    }
  })
}
