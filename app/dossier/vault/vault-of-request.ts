import type { Vault } from './vault'

/** Gives each request a vault of its own (`beginRequest`), shared by all that serve it and gone with the request. */
export function vaultPerRequest(vault: Vault): (request: object) => Vault {
  const begun = new WeakMap<object, Vault>()
  return (request) => {
    const own = begun.get(request) ?? vault.beginRequest()
    begun.set(request, own)
    return own
  }
}
