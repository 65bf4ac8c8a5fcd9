import type { Dossier } from '../shape/shape'
import type { OpenDossier, Vault } from './vault'

type SavingVault = Pick<Vault, 'open' | 'save'>

const ATTEMPTS = 3

/**
 * Changes a dossier and saves it. If another tab saved in between, the change is applied again to what is there now:
 * `change` depends only on the dossier it is given, and returns it unchanged if nothing changes.
 * `gone`: the dossier no longer exists; `conflict`: others kept saving in between.
 */
export async function saveChange(
  vault: SavingVault,
  token: string,
  opened: OpenDossier,
  change: (dossier: Dossier) => Dossier,
): Promise<OpenDossier | 'gone' | 'conflict'> {
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
