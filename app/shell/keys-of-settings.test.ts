import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SettingsError } from '~/dossier/vault/stores/settings-error'
import { partyCredentials } from './keys-of-settings'
import { readEnv } from './settings'

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'client-key-'))
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  writeFileSync(join(dir, 'key.pem'), privateKey.export({ format: 'pem', type: 'pkcs8' }))
  writeFileSync(join(dir, 'canary.pem'), 'canary')
})
afterAll(() => rmSync(dir, { recursive: true }))

const known = (file: string) =>
  partyCredentials(
    readEnv({
      SANDBOX: 'on',
      IDENTITY_ISSUER: 'https://id.example',
      IDENTITY_CLIENT_AUTH: 'private_key_jwt',
      IDENTITY_PRIVATE_KEY_FILE: join(dir, file),
    }),
  )

describe('the private key by which the identity service knows the product', () => {
  it('is read at the start', () => expect(known('key.pem').client.key?.algorithms).toEqual(['ES256']))

  it.each([
    ['canary.pem', 'must hold a private key, PEM (PKCS8) or JWK, with no passphrase, of an algorithm for signing'],
    ['missing.pem', 'names no file that can be read (ENOENT)'],
    ['.', 'names no file that can be read (no regular file)'],
  ])('%s ends the start, without what stands in it', (file, why) =>
    expect(() => known(file)).toThrow(new SettingsError(`Settings refused.\nIDENTITY_PRIVATE_KEY_FILE: ${why}`)),
  )

  it('is none where the settings name none', () => expect(partyCredentials(readEnv({})).client.key).toBeUndefined())
})
