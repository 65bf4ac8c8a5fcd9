import type { Vault } from '~/dossier/vault/vault'

/** Makes a vault fail with this whenever a dossier is opened, within requests too. @returns ends it */
export function cannotOpen(vault: Vault, error: Error): () => void {
  const { open, beginRequest } = vault
  const fail = () => Promise.reject(error)
  vault.open = fail
  vault.beginRequest = () => ({ ...beginRequest(), open: fail, openAnew: fail })
  return () => void Object.assign(vault, { open, beginRequest })
}
