/** Rows that survive the removal, replacement or damage of their file while the process runs. */
import { eachOf, type RowStore } from './row-store'
import { isDamage, requireWhole, type VaultFile } from './sqlite-file'

type OpenedRows = VaultFile & { rows: RowStore }

/**
 * Before each operation, the open file must be the one at its path; otherwise a save would be confirmed and lost with
 * the process. If it is not, or is damaged, it is opened anew: that operation fails as unreachable, and the next one
 * finds what the file holds now.
 * @param onError called for each lost file
 * @throws what `open` throws the first time
 */
export function lastingRows(open: () => OpenedRows, onError: (error: unknown) => void): RowStore {
  let current = open()

  function openAnew() {
    try {
      current.leave()
    } catch {
      // Nothing more is expected of a damaged file.
    }
    current = open()
  }

  function requireThere() {
    if (current.isThere()) return
    const error = Object.assign(new Error('the file of the vault is gone'), { code: 'ENOENT' })
    openAnew()
    onError(error)
    throw error
  }

  /** One failing statement proves nothing and is no reason to give up a whole file. */
  function giveUpIfDamaged(error: unknown) {
    if (!isDamage(error)) return
    try {
      requireWhole(current.db)
    } catch (found) {
      if (isDamage(found)) openAnew()
    }
  }

  return eachOf(current.rows, (_, name) => async (...given) => {
    if (name === 'close') return current.rows.close()
    requireThere()
    try {
      return await (current.rows[name] as (...given: unknown[]) => Promise<unknown>)(...given)
    } catch (error) {
      giveUpIfDamaged(error)
      throw error
    }
  })
}
