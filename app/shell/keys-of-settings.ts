/** The keys and secrets that the settings name, in the form in which the rooms take them; those that they leave out are made. */
import { randomBytes } from 'node:crypto'
import { type Keys, readOrMakeKeys } from '~/dossier/vault/sealing/keys'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { type ClientKey, readClientKey } from '~/identity/client-key'
import type { ProductOptions } from './product-rooms'
import { readSettingFile } from './setting-file'
import type { Env } from './settings'

/** What dossiers, links, sign-ins and what spouses share are sealed or signed by. @throws as `readOrMakeKeys` */
export const sealingKeys = (env: Env): Keys => ({
  ...readOrMakeKeys(env.dataDir, { pepper: env.VAULT_PEPPER, householdKey: env.HOUSEHOLD_KEY }),
  previousPeppers: env.VAULT_PREVIOUS_PEPPERS,
  previousHouseholdKeys: env.HOUSEHOLD_PREVIOUS_KEYS,
})

/** The credentials by which the outside parties know the product. */
export type PartyCredentials = Pick<ProductOptions, 'client' | 'partyClient' | 'registerKey' | 'previousRegisterKey'>

/** @throws {SettingsError} if the private key cannot be read */
export const partyCredentials = (env: Env): PartyCredentials => ({
  client: {
    id: env.IDENTITY_CLIENT_ID,
    secret: env.IDENTITY_CLIENT_SECRET ?? newSecret(),
    previous: env.IDENTITY_PREVIOUS_CLIENT_SECRET,
    key: clientKey(env),
  },
  partyClient: {
    id: env.PARTIES_CLIENT_ID,
    secret: env.PARTIES_CLIENT_SECRET ?? newSecret(),
    previous: env.PARTIES_PREVIOUS_CLIENT_SECRET,
  },
  registerKey: env.REGISTER_KEY ?? newSecret(),
  previousRegisterKey: env.REGISTER_PREVIOUS_KEY,
})

/** PEM of the longest RSA keys in use has 13 kB. */
const MOST_OF_KEY = 64 * 1024

function clientKey({ IDENTITY_PRIVATE_KEY_FILE: path }: Env): ClientKey | undefined {
  if (path === undefined) return undefined
  const key = readClientKey(readSettingFile('IDENTITY_PRIVATE_KEY_FILE', path, MOST_OF_KEY).toString('utf8'))
  if (!key)
    throw new SettingsError(
      'Settings refused.\nIDENTITY_PRIVATE_KEY_FILE: must hold a private key, PEM (PKCS8) or JWK, with no passphrase, of an algorithm for signing',
    )
  return key
}

const newSecret = () => randomBytes(32).toString('base64url')
