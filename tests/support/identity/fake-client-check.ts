/** How the fake provider recognises the product. */
import type { KeyObject } from 'node:crypto'
import { jwtVerify } from 'jose'

export const CLIENT_ID = 'estimator & co'
export const CLIENT_SECRET = 'a secret: 100% +/=&'

/** `key`: the product's public one, and the algorithms with which it may sign. */
export type ClientProof =
  | { by: 'client_secret_basic' | 'client_secret_post'; secret?: string }
  | { by: 'private_key_jwt'; key: KeyObject; algorithms: string[] }
  | { by: 'none' }

type ClientRequest = { body: URLSearchParams; authorization: string; issuer: string }

/** By this way and no other: a second one beside it is refused, as strict providers do. */
export async function isClient(proof: ClientProof, { body, authorization, issuer }: ClientRequest): Promise<boolean> {
  const shown = { header: authorization, secret: body.get('client_secret'), assertion: body.get('client_assertion') }
  if (proof.by !== 'client_secret_basic' && (shown.header || body.get('client_id') !== CLIENT_ID)) return false
  switch (proof.by) {
    case 'client_secret_basic':
      return inHeader(shown.header) === `${CLIENT_ID}\n${proof.secret ?? CLIENT_SECRET}` && !shown.secret
    case 'client_secret_post':
      return shown.secret === (proof.secret ?? CLIENT_SECRET)
    case 'none':
      return !shown.secret && !shown.assertion
    case 'private_key_jwt':
      return (
        !shown.secret &&
        body.get('client_assertion_type') === 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' &&
        isSigned(shown.assertion ?? '', proof, issuer)
      )
  }
}

function inHeader(authorization: string): string {
  const pair = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString()
  return pair.split(':').map(formDecoded).join('\n')
}

const formDecoded = (text: string) => new URLSearchParams(`t=${text}`).get('t') ?? ''

const isSigned = (assertion: string, { key, algorithms }: { key: KeyObject; algorithms: string[] }, issuer: string) =>
  jwtVerify(assertion, key, {
    algorithms,
    issuer: CLIENT_ID,
    subject: CLIENT_ID,
    audience: issuer,
    requiredClaims: ['jti', 'exp'],
    maxTokenAge: '1 minute',
  }).then(
    () => true,
    () => false,
  )
