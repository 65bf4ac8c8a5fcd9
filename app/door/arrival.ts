/** Who comes from elsewhere, and so may have nothing of ours yet. */

type Asked = { get(name: string): string | null }

/**
 * Whether a browser says so: one that types, keeps or is handed an address. Not a visitor whom another site has sent: what
 * they get is not compressed (compression.ts), and would be twice as long with the style in it.
 */
export function isArrival(asked: Asked): boolean {
  const site = asked.get('sec-fetch-site')
  if (site === null || site === 'same-origin') return false
  return site === 'none' || asked.get('cookie') === null
}
