/** Settings of several processes over one Redis, and of the sandbox as a process of its own. */

export const SECRETS = {
  IDENTITY_CLIENT_SECRET: 'secret at the identity service',
  PARTIES_CLIENT_SECRET: 'secret at funds and 3a providers',
  REGISTER_KEY: 'key-of-the-avs-register',
}

export const KEYS = { VAULT_PEPPER: 'a1'.repeat(32), HOUSEHOLD_KEY: 'b2'.repeat(32) }

/** What each process of the product needs, but for its port and its Redis. `address`: under which people reach them. */
export const productSettings = (address: string, sandboxPort: string) => ({
  SANDBOX: 'off',
  PUBLIC_ORIGIN: address,
  TRUST_PROXY: '1',
  ...KEYS,
  ...SECRETS,
  ...addressesAt(`http://localhost:${sandboxPort}/sandbox`),
})

export const sandboxSettings = (address: string, sandboxPort: string) => ({
  SANDBOX: 'alone',
  SANDBOX_PORT: sandboxPort,
  PUBLIC_ORIGIN: address,
  ...SECRETS,
})

const addressesAt = (sandbox: string) => ({
  IDENTITY_ISSUER: `${sandbox}/identity`,
  DIRECTORY_URL: `${sandbox}/directory/pension-funds`,
  ENTITIES_URL: `${sandbox}/directory/entities`,
  REGISTER_URL: `${sandbox}/register`,
})
