import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SettingsError } from './settings-error'

/**
 * Opens something in the data folder.
 * @throws {SettingsError} if that fails: with the setting and the system's code, such as `ENOSPC`, and no stack.
 */
export function inDataFolder<Opened>(open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SettingsError(`Settings refused.\nDATA_DIR: ${code ? `cannot be used (${code})` : message}`)
  }
}

const OWN_ALONE = 0o700

/**
 * Makes the folder if there is none, accessible to our account only.
 * @throws if it cannot hold files
 */
export function openFolder(dir: string): void {
  if (dirname(dir) === dir) throw new Error('must be a folder of its own')
  makeFolder(dir)
  const stats = statSync(dir)
  if (!stats.isDirectory()) throw new Error('is no folder')
  if ((stats.mode & 0o777) === OWN_ALONE) return
  // Checked first, so that a place that holds no files, such as /proc, stays as it is.
  rmdirSync(mkdtempSync(join(dir, 'try-')))
  chmodSync(dir, OWN_ALONE)
}

/** One folder at a time: with `recursive`, Node.js tries for ever in /proc, where none can be made. */
function makeFolder(dir: string): void {
  if (existsSync(dir)) return
  makeFolder(dirname(dir))
  try {
    mkdirSync(dir, { mode: OWN_ALONE })
  } catch (error) {
    // Another process that starts at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
