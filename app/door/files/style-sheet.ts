/** The style sheet of every page: a file of the build, whose text is inlined in pages that must not wait for it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** `source` is the text's hash, as a content policy names it. */
export type StyleText = { text: string; source: string }

export const styleText = (text: string): StyleText => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

/** @param folder of the build @param address of the sheet in it. @returns null if there is no file (development) */
export function readStyle(folder: string, address: string | undefined): StyleText | null {
  if (!address) return null
  try {
    return styleText(readFileSync(folder + address, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
