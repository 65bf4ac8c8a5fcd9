/** The style sheets of pages: files of the build, whose texts are inlined in pages that must not wait for them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** `address` of the file in the build; `source`: the hash of its text, as a content policy names it. */
export type StyleSheet = { address: string; text: string; source: string }

export const styleSheet = (address: string, text: string): StyleSheet => ({
  address,
  text,
  source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
})

/** @param folder of the build. @returns what reads a sheet by its address, once; null if there is no such file (development) */
export function createStyleSheets(folder: string): (address: string) => StyleSheet | null {
  const known = new Map<string, StyleSheet | null>()
  return (address) => {
    const sheet = known.get(address)
    if (sheet !== undefined) return sheet
    const read = readSheet(folder, address)
    known.set(address, read)
    return read
  }
}

function readSheet(folder: string, address: string): StyleSheet | null {
  try {
    return styleSheet(address, readFileSync(folder + address, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
