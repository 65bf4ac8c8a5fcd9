/** The keys of the fake provider, and of whoever would like to be it. */
import { CompactEncrypt, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { CLIENT_SECRET } from './fake-client-check'

const ALGORITHMS = ['RS256', 'RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const

/**
 * `foreign key`: signed by somebody else under the same key id. `unknown key`: under an id that nobody has. `HS256 by key`: with
 * our public key as the secret. `encrypted`: signed, and then for somebody else's eyes.
 */
export type Signature =
  | (typeof ALGORITHMS)[number]
  | 'none'
  | 'HS256'
  | 'HS256 by key'
  | 'foreign key'
  | 'unknown key'
  | 'crit'
  | 'encrypted'

/** The pairs of all tests of a process: RSA keys take long to make. */
let pairs: Promise<Map<string, CryptoKeyPair>> | undefined

async function makePairs() {
  const made = await Promise.all(
    [...ALGORITHMS, 'foreign'].map(
      async (name) =>
        [name, await generateKeyPair(name === 'foreign' ? 'RS256' : name, { extractable: true })] as const,
    ),
  )
  return new Map(made)
}

export async function createFakeSigner() {
  pairs ??= makePairs()
  const keys = await pairs
  const pairOf = (name: string) => {
    const pair = keys.get(name)
    if (!pair) throw new Error(`no key of ${name}`)
    return pair
  }
  const publicKeys: JWK[] = await Promise.all(
    ALGORITHMS.map(async (alg) => ({ ...(await exportJWK(pairOf(alg).publicKey)), kid: alg, use: 'sig', alg })),
  )

  async function sign(payload: JWTPayload, signature: Signature): Promise<string> {
    if (signature === 'none') return new UnsecuredJWT(payload).encode()
    if (signature === 'HS256' || signature === 'HS256 by key') {
      const secret = signature === 'HS256' ? CLIENT_SECRET.padEnd(32) : JSON.stringify(publicKeys[0])
      return new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid: 'RS256' }).sign(Buffer.from(secret))
    }
    if (signature === 'encrypted') {
      const { publicKey } = await generateKeyPair('RSA-OAEP-256')
      return new CompactEncrypt(Buffer.from(await sign(payload, 'RS256')))
        .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM' })
        .encrypt(publicKey)
    }
    if (signature === 'foreign key') return signed(payload, { alg: 'RS256', kid: 'RS256' }, 'foreign')
    if (signature === 'unknown key') return signed(payload, { alg: 'RS256', kid: 'nobody' }, 'RS256')
    if (signature === 'crit') return signed(payload, { alg: 'RS256', kid: 'RS256', crit: ['b64'], b64: true }, 'RS256')
    return signed(payload, { alg: signature, kid: signature }, signature)
  }

  const signed = (payload: JWTPayload, header: { alg: string; kid: string; crit?: string[]; b64?: true }, by: string) =>
    new SignJWT(payload).setProtectedHeader(header).sign(pairOf(by).privateKey)

  return { publicKeys, sign }
}
