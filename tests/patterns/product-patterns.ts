/** Every pattern of the product, each once, with the places where it stands. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { COMPUTED_PATTERNS } from './computed-patterns'
import { patternsIn } from './find-patterns'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Everything that runs with the product; not tests. */
const SOURCE = /\.(?:[cm]?[jt]s|[jt]sx)$/
/** What makes the engine's package, and the test within it, run where it is made and tried. */
const OF_TESTS = /\.test\.tsx?$|\.d\.ts$|^app\/engine\/(make|package)\//

const files = [
  'server.ts',
  ...readdirSync(`${root}app`, { recursive: true, encoding: 'utf8' }).map((path) => `app/${path}`),
]
  .filter((path) => SOURCE.test(path) && !OF_TESTS.test(path))
  .sort()

/** `places` by pattern; `unlisted`: where one is computed in a file that is not listed. */
export function productPatterns() {
  const places = new Map<string, string[]>()
  const add = (pattern: string, at: string) => places.set(pattern, [...(places.get(pattern) ?? []), at])
  const unlisted: string[] = []
  for (const file of files) {
    const { literals, computed } = patternsIn(file, readFileSync(`${root}${file}`, 'utf8'))
    for (const { pattern, at } of literals) add(pattern, at)
    const made = COMPUTED_PATTERNS[file]
    if (made && computed.length > 0) for (const pattern of made()) add(String(pattern), `${computed[0]} (computed)`)
    else unlisted.push(...computed)
  }
  return { files, places, unlisted }
}
