/** One page as heard in two languages, line by line. */
export type Reading = { name: string; original: readonly string[]; translation: readonly string[] }

/**
 * The lines of all translations, under `## ` and the name of the page on which they first appear as the translation of
 * their original. Lines that are the same in both, such as names and figures, are left out, unless their original was
 * translated on an earlier page.
 */
export function newLines(readings: readonly Reading[]): string[] {
  const translations = new Map<string, Set<string>>()
  return readings.flatMap(({ name, original, translation }) => {
    const lines = translation.filter((line, index) => {
      const source = original[index] ?? ''
      const known = translations.get(source)
      if (known ? known.has(line) : line === source) return false
      translations.set(source, new Set([...(known ?? []), line]))
      return true
    })
    return lines.length > 0 ? [`## ${name}`, ...lines] : []
  })
}
