/** A file that a setting names: read once, at the start, and never more of it than it may have. */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs'
import { SettingsError } from '~/dossier/vault/stores/settings-error'

/**
 * Devices and pipes are refused: they have no end, or wait for somebody who writes.
 * @param most bytes
 * @throws {SettingsError} naming the setting, never the path
 */
export function readSettingFile(setting: string, path: string, most: number): Buffer {
  const refuse = (why: string) => new SettingsError(`Settings refused.\n${setting}: ${why}`)
  const body = readUpTo(path, most + 1)
  if (typeof body === 'string') throw refuse(`names no file that can be read (${body})`)
  if (body.length > most) throw refuse(`must be a file of at most ${most} bytes`)
  return body
}

/** @returns the code of the error if it cannot be read */
function readUpTo(path: string, most: number): Buffer | string {
  let file: number | null = null
  try {
    // A pipe would otherwise keep the start waiting as soon as it is opened.
    file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
    if (!fstatSync(file).isFile()) return 'no regular file'
    const body = Buffer.alloc(most)
    let size = 0
    // By its size alone one of /proc would be empty, and a file that grows would be too long.
    for (let read = -1; read !== 0 && size < most; size += read) read = readSync(file, body, size, most - size, null)
    return body.subarray(0, size)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown'
  } finally {
    if (file !== null) closeSync(file)
  }
}
