/** Rows that go on where their file was removed, replaced or damaged while the process runs. */
import { eachOf, type RowStore } from './row-store'
import { isDamage, requireWhole, type VaultFile } from './sqlite-file'

type OpenedRows = VaultFile & { rows: RowStore }

/**
 * Before each thing that is asked, the file must be the one at its place; else what is saved would be acknowledged, and
 * be gone with the process. Where it is not, or is damaged, it is opened anew: who asked then is told that nothing could
 * be reached, and who asks next finds what the file holds now.
 * @param onError is told of each file that was lost
 * @throws what `open` throws, the first time
 */
export function lastingRows(open: () => OpenedRows, onError: (error: unknown) => void): RowStore {
  let current = open()

  function openAnew() {
    try {
      current.leave()
    } catch {
      // Of a damaged file nothing is expected any more.
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

  /** One statement that fails is no proof: whole files are not given up for it. */
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
