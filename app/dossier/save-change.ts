import type { Dossier } from './shape'
import type { Opened, Vault } from './vault'

const ATTEMPTS = 3

/**
 * Changes a dossier and saves it. Where another tab saved in between, the change is made again upon what is there now:
 * `change` looks at nothing but the dossier that it is given, and gives it back where nothing changes.
 * `gone`: the dossier is no more; `conflict`: others kept coming in between.
 */
export async function saveChange(
  vault: Vault,
  token: string,
  opened: Opened,
  change: (dossier: Dossier) => Dossier,
): Promise<Opened | 'gone' | 'conflict'> {
  let current = opened
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { dossier, version, expiresAt } = current
    const changed = change(dossier)
    if (changed === dossier) return current
    const outcome = await vault.save(token, changed, version)
    if (outcome === 'gone') return 'gone'
    if (outcome === 'saved') return { dossier: changed, version: version + 1, expiresAt }
    const now = await vault.open(token)
    if (!now) return 'gone'
    current = now
  }
  return 'conflict'
}
