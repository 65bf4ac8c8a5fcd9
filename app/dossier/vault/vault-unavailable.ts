import { eachOf, type RowStore } from './stores/row-store'

/**
 * The store of the vault does not answer, or cannot write. Reads and changes may be retried: it is unknown whether a
 * change was made, but compare and swap makes it only once.
 */
export class VaultUnavailable extends Error {
  override name = 'VaultUnavailable'
  /** The store's own code, such as `SQLITE_FULL`, `ECONNREFUSED` or `WRONGPASS`. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super('the vault does not answer', { cause })
    this.code = codeOf(cause)
    // The log names where it happened, not where it was reported.
    if (cause instanceof Error && cause.stack) this.stack = cause.stack
  }
}

/** Error messages of Redis begin with a code in capitals. */
const codeOf = (error: unknown): string | undefined => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  return typeof code === 'string' ? code : /^[A-Z]{3,}(?= )/.exec(message)?.[0]
}

/** The same rows; every failure is reported as VaultUnavailable. */
export const orUnavailable = (rows: RowStore): RowStore =>
  eachOf(
    rows,
    (ask) =>
      (...given) =>
        ask(...given).catch((error: unknown) => {
          throw error instanceof VaultUnavailable ? error : new VaultUnavailable(error)
        }),
  )
