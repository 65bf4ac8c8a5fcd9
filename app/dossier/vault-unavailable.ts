import { eachOf, type RowStore } from './row-store'

/**
 * The store of the vault does not answer, or cannot write. A read may be asked again; a change may be made again: whether
 * it was made is not known, and compare and swap makes it once.
 */
export class VaultUnavailable extends Error {
  override name = 'VaultUnavailable'
  /** What the store calls it, such as `SQLITE_FULL`, `ECONNREFUSED` or `WRONGPASS`. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super('the vault does not answer', { cause })
    this.code = codeOf(cause)
    // The log names where it happened, not where it was said.
    if (cause instanceof Error && cause.stack) this.stack = cause.stack
  }
}

/** Redis' answers begin with a code of capitals. */
const codeOf = (error: unknown): string | undefined => {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: string }
  return typeof code === 'string' ? code : /^[A-Z]{3,}(?= )/.exec(message)?.[0]
}

/** The same rows; whatever fails says in one way that they cannot be reached now. */
export const orUnavailable = (rows: RowStore): RowStore =>
  eachOf(
    rows,
    (ask) =>
      (...given) =>
        ask(...given).catch((error: unknown) => {
          throw error instanceof VaultUnavailable ? error : new VaultUnavailable(error)
        }),
  )
