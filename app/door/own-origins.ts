/** The addresses at which a demo on this machine can be reached: its own name and addresses, and no other Host. */
import { hostname, networkInterfaces } from 'node:os'

/** `http://localhost:3000` first, then those by which others in the same network reach this machine. */
export function ownOrigins(port: number): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((those) => those ?? [])
  const hosts = [
    'localhost',
    ...addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0]}]` : address)),
    hostname().toLowerCase(),
    `${hostname().toLowerCase()}.local`,
  ]
  return [...new Set(hosts.map((host) => `http://${host}:${port}`))]
}

/** The origin that a request's Host asks for; the first one if it is none of them. */
export function requestedOrigin(origins: readonly [string, ...string[]], host: string | undefined): string {
  const asked = `http://${(host ?? '').toLowerCase()}`
  return origins.find((origin) => origin === asked) ?? origins[0]
}
