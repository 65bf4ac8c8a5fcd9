/** Whose work a source is: a room of ours, or a package. */

export const VAULT = 'dossier'

/** What only the vault uses, and the platform: they work for their callers. */
const ASKED = ['better-sqlite3', '@redis']

/** null: no room of its own, it counts for its caller. */
export function roomOf(source: string): string | null {
  const ours = /(?:^|\/)app\/([\w-]+)/.exec(source)?.[1]
  if (ours) return ours
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (name) return ASKED.includes(name) ? null : name
  return source.startsWith('(') ? source : null
}
