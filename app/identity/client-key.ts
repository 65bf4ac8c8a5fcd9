/** The private key by which the product authenticates (`private_key_jwt`). */
import { createPrivateKey, type KeyObject, type webcrypto } from 'node:crypto'
import { z } from 'zod'

export type ClientKey = {
  key: KeyObject
  /** The `kid` of a JWK. */
  id: string | undefined
  /** The algorithms that the key can sign with, the usual one first. */
  algorithms: readonly string[]
}

const FEWEST_BITS = 2048
const RSA = ['RS256', 'PS256', 'RS384', 'PS384', 'RS512', 'PS512']
const CURVES: Record<string, { name: string; curve: string }> = {
  prime256v1: { name: 'ES256', curve: 'P-256' },
  secp384r1: { name: 'ES384', curve: 'P-384' },
  secp521r1: { name: 'ES512', curve: 'P-521' },
}

const Jwk = z.looseObject({ kid: z.string().optional(), alg: z.string().optional() })

/**
 * @param text PEM or JWK
 * @returns null: no private key, one with a passphrase, or one of no usable algorithm
 */
export function readClientKey(text: string): ClientKey | null {
  try {
    const jwk = text.trimStart().startsWith('{') ? Jwk.parse(JSON.parse(text)) : null
    const key = jwk ? createPrivateKey({ key: jwk, format: 'jwk' }) : createPrivateKey(text)
    const algorithms = algorithmsOf(key).filter((name) => jwk?.alg === undefined || jwk.alg === name)
    return algorithms.length > 0 ? { key, id: jwk?.kid, algorithms } : null
  } catch {
    return null
  }
}

function algorithmsOf({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject): readonly string[] {
  if (type === 'rsa') return (details.modulusLength ?? 0) >= FEWEST_BITS ? RSA : []
  if (type === 'ed25519') return ['EdDSA', 'Ed25519']
  const curve = type === 'ec' && CURVES[details.namedCurve ?? '']
  return curve ? [curve.name] : []
}

/**
 * @param offered what the provider takes; undefined: it does not say, and the usual one is used
 * @returns null: it takes none of the algorithms of the key
 */
export function algorithmFor({ key, algorithms }: ClientKey, offered: readonly string[] | undefined) {
  const name = offered ? algorithms.find((one) => offered.includes(one)) : algorithms[0]
  return name === undefined
    ? null
    : { name, cryptoKey: () => key.toCryptoKey(importParamsOf(name), false, ['sign']) as CryptoKey }
}

function importParamsOf(
  name: string,
): webcrypto.RsaHashedImportParams | webcrypto.EcKeyImportParams | { name: string } {
  const hash = `SHA-${name.slice(2)}`
  if (name.startsWith('RS')) return { name: 'RSASSA-PKCS1-v1_5', hash }
  if (name.startsWith('PS')) return { name: 'RSA-PSS', hash }
  const curve = Object.values(CURVES).find((one) => one.name === name)
  return curve ? { name: 'ECDSA', namedCurve: curve.curve } : { name: 'Ed25519' }
}
