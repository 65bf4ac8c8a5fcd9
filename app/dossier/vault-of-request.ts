import type { Vault } from './vault'

/** Gives each request one vault of its own (`beginRequest`), for all who serve it; it goes with the request. */
export function vaultPerRequest(vault: Vault): (request: object) => Vault {
  const begun = new WeakMap<object, Vault>()
  return (request) => {
    const own = begun.get(request) ?? vault.beginRequest()
    begun.set(request, own)
    return own
  }
}
