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

/** The style sheets of the build by their addresses; in development there are none. @param folder of the build */
export function readStyleSheets(folder: string, addresses: Iterable<string>): ReadonlyMap<string, StyleSheet> {
  const sheets = [...new Set(addresses)].flatMap((address) => readSheet(folder, address) ?? [])
  return new Map(sheets.map((sheet) => [sheet.address, sheet]))
}

function readSheet(folder: string, address: string): StyleSheet | null {
  try {
    return styleSheet(address, readFileSync(folder + address, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return null
  }
}
