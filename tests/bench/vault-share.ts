/** The vault's share of a request's work, by a profile of the built product under load. */
import { startApart } from './product'
import { createSourceOf, shares, shareWithin } from './profile'
import { roomOf, VAULT } from './rooms'
import { underLoad } from './under-load'
import { signedIn } from './visitor'

/** `coreMs` a request; `parts`: whose work it is, the largest first. */
export type VaultShare = { path: string; coreMs: number; share: number; parts: [string, number][] }

const PATHS = ['/avs', '/synthesis'] as const

export async function vaultShares(): Promise<VaultShare[]> {
  const product = await startApart()
  try {
    const visitor = await signedIn(product.origin)
    const sourceOf = createSourceOf()
    const found: VaultShare[] = []
    for (const path of PATHS) {
      const { coreMs, profile } = await underLoad(product, path, visitor)
      const share = shareWithin(profile, (frame) => roomOf(sourceOf(frame)) === VAULT)
      found.push({ path, coreMs, share, parts: shares(profile, (frame) => roomOf(sourceOf(frame))) })
    }
    return found
  } finally {
    await product.stop()
  }
}
