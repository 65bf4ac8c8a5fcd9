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
