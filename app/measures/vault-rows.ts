import type { ClosedMetrics } from './closed-metrics'
import { DONE_OR_FAILED, VAULT_OPERATIONS, type Word } from './words'

/** Upper bounds in seconds. An operation on a row takes well below a millisecond. */
const BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.2, 1, 2]

/** Observes the rows of the vault. */
export function vaultMeasures({ counter, gauge, histogram }: ClosedMetrics) {
  const operations = histogram(
    {
      name: 'piliers_vault_seconds',
      help: 'Operations on rows of the vault, with any wait for its store',
      labels: { operation: VAULT_OPERATIONS, outcome: DONE_OR_FAILED },
    },
    BUCKETS,
    VAULT_OPERATIONS.map((operation) => ({ operation, outcome: 'failed' })),
  )
  const rows = gauge({
    name: 'piliers_vault_rows',
    help: 'Rows in the vault at the last sweep: a dossier each, and one for each couple that shares',
    labels: {},
  })
  const expired = counter(
    {
      name: 'piliers_vault_rows_expired_total',
      help: 'Rows whose time was over, removed by a sweep of this process; Redis removes its own and counts them itself',
      labels: {},
    },
    [{}],
  )
  return {
    done(operation: Word<typeof VAULT_OPERATIONS>, ms: number, failed: boolean): void {
      operations({ operation, outcome: failed ? 'failed' : 'done' }, ms / 1000)
    },

    /** @param kept null: not known */
    swept({ removed, kept }: { removed: number; kept: number | null }): void {
      expired({}, removed)
      if (kept !== null) rows.set({}, kept)
    },
  }
}
