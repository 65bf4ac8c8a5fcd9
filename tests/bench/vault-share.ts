/** The part of a request's work that is the vault's, by a profile of the built product under load. */
import { inFull } from './extent'
import { cpuMs } from './processes'
import { startMeasured } from './product'
import { createSourceOf, shares, shareWithin } from './profile'
import { signedIn, type Visitor } from './visitor'

/** `parts`: the largest in words. */
export type VaultShare = { path: string; coreMs: number; share: number; parts: string }

const PATHS = ['/avs', '/synthesis'] as const
const TIMES = inFull(1_500, 300)
const WARM = 200
const AT_ONCE = 4
const VAULT = 'vault'

/** A room of ours, or a package; what the platform does counts for who asked for it. */
export function roomOf(source: string): string | null {
  if (/(^|\/)app\/dossier\//.test(source)) return VAULT
  const ours = /(?:^|\/)app\/([\w-]+)/.exec(source)?.[1]
  if (ours) return ours
  const own = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (own === 'better-sqlite3' || own === '@redis') return null
  return own ?? (source.startsWith('(') ? source : null)
}

export async function vaultShares(): Promise<VaultShare[]> {
  const product = await startMeasured()
  try {
    const visitor = await signedIn(product.origin)
    const sourceOf = createSourceOf()
    const found: VaultShare[] = []
    for (const path of PATHS) found.push(await shareOf(path))
    return found

    async function shareOf(path: string): Promise<VaultShare> {
      const ask = () => askOften(product.origin + path, visitor, TIMES)
      await askOften(product.origin + path, visitor, WARM)
      const before = cpuMs(product.pid)
      await ask()
      const coreMs = (cpuMs(product.pid) - before) / TIMES
      await product.inside('beginProfile')
      await ask()
      const profile = await product.inside('endProfile')
      const share = shareWithin(profile, (frame) => roomOf(sourceOf(frame)) === VAULT)
      return { path, coreMs, share, parts: told(shares(profile, (frame) => roomOf(sourceOf(frame)))) }
    }
  } finally {
    await product.stop()
  }
}

const told = (parts: [string, number][]) =>
  parts
    .slice(0, 8)
    .map(([name, part]) => `${name} ${(part * 100).toFixed(0)} %`)
    .join(', ')

/** @throws where it is answered with anything but a page */
async function askOften(url: string, { cookie }: Pick<Visitor, 'cookie'>, times: number) {
  let left = times
  async function askInTurn() {
    while (left-- > 0) {
      const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
}
