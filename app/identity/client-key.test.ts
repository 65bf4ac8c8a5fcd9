import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { algorithmFor, readClientKey } from './client-key'

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey
const pem = (key: KeyObject) =>
  key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString()
const jwk = (key: KeyObject, more = {}) => JSON.stringify({ ...key.export({ format: 'jwk' }), ...more })

const P256 = ec('P-256')

describe('a key that signs', () => {
  it.each([
    ['RSA', pem(rsa.privateKey), 'RS256', undefined],
    ['RSA as JWK', jwk(rsa.privateKey, { kid: 'ours' }), 'RS256', 'ours'],
    ['RSA for one algorithm', jwk(rsa.privateKey, { alg: 'PS512' }), 'PS512', undefined],
    ['P-256', pem(P256), 'ES256', undefined],
    ['P-384', pem(ec('P-384')), 'ES384', undefined],
    ['P-521 as JWK', ` ${jwk(ec('P-521'))}\n`, 'ES512', undefined],
    ['Ed25519', pem(generateKeyPairSync('ed25519').privateKey), 'EdDSA', undefined],
  ])('%s', (_, text, name, id) => {
    const key = readClientKey(text)
    expect(key && { id: key.id, name: algorithmFor(key, undefined)?.name }).toEqual({ id, name })
  })

  it('signs with what the provider takes, or not at all', () => {
    const key = readClientKey(pem(rsa.privateKey))
    expect(key && algorithmFor(key, ['ES256', 'PS384'])).toMatchObject({ name: 'PS384' })
    expect(key && algorithmFor(key, ['ES256', 'HS256', 'none'])).toBeNull()
  })
})

describe('what is no such key', () => {
  const encrypted = rsa.privateKey.export({ format: 'pem', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: 'canary' })
  it.each([
    ['nothing', ''],
    ['words', 'canary'],
    ['JSON of another kind', '{"keys":[]}'],
    ['half a JWK', jwk(P256).slice(0, 40)],
    ['a public key', pem(rsa.publicKey)],
    ['a public JWK', jwk(rsa.publicKey)],
    ['a key with a passphrase', encrypted.toString()],
    ['1,024 bits', pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey)],
    ['a curve of another kind', pem(ec('secp256k1'))],
    ['a key that encrypts', pem(generateKeyPairSync('x25519').privateKey)],
    ['a shared secret', '{"kty":"oct","k":"Y2FuYXJ5"}'],
    ['a JWK for an algorithm of another key', jwk(P256, { alg: 'RS256' })],
  ])('%s', (_, text) => expect(readClientKey(text)).toBeNull())
})
