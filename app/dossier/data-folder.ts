import { SettingsError } from '~/env.server'

/**
 * Opens something in the data folder.
 * @throws {SettingsError} where that fails: no stack, but the setting and the system's code, such as `ENOSPC`.
 */
export function inDataFolder<Opened>(open: () => Opened): Opened {
  try {
    return open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new SettingsError(`Settings refused.\nDATA_DIR: ${code ? `cannot be used (${code})` : message}`)
  }
}
