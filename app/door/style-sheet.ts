/** The style sheet of every page: a file of the build, whose text stands in a page itself where nothing shall wait for it. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** `source` is how a content policy knows the text. */
export type StyleText = { text: string; source: string }

export const styleText = (text: string): StyleText => ({
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

/** @param folder of the build @param address of the sheet within. @returns null where there is no such file, as in development */
export function readStyle(folder: string, address: string | undefined): StyleText | null {
  if (!address) return null
  try {
    return styleText(readFileSync(folder + address, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
