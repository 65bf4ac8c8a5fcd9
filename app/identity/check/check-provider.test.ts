import { expect, it } from 'vitest'
import { checkProvider } from './check-provider'
import type { CheckedSettings } from './findings'

const ISSUER = 'https://id.example'
const DOCUMENT = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/auth`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
}
const SETTINGS: CheckedSettings = {
  issuer: ISSUER,
  publicOrigin: 'https://pensions.example',
  allowHttp: false,
  clientAuth: 'client_secret_basic',
  keyAlgorithms: undefined,
  scopes: ['openid'],
  navsClaim: 'navs',
  nameClaims: undefined,
  acrValues: undefined,
}
const PATH = '/.well-known/openid-configuration'

/** A document that is JSON only where all of it is read. */
function overlong() {
  const pieces = [JSON.stringify({ ...DOCUMENT, more: 'x'.repeat(1_000_000) }).slice(0, -1), '}']
  return new ReadableStream({
    pull: (stream) => {
      const piece = pieces.shift()
      if (piece === undefined) stream.close()
      else stream.enqueue(new TextEncoder().encode(piece))
    },
  })
}

/** As fetch fails. */
const failed = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('it'), { code }) })

type Answers = Record<string, () => Response | Promise<Response>>

/** What refuses sign-ins, and what was asked for. */
async function refusedBy(answers: Answers, change: Partial<CheckedSettings> = {}) {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { origin, pathname } = new URL(String(input))
    asked.push(origin === ISSUER ? pathname : origin)
    const answer = answers[pathname]
    if (answer) return answer()
    return new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  }
  const findings = await checkProvider({ ...SETTINGS, ...change }, { fetch, timeoutMs: 20 })
  return { asked, refused: findings.flatMap(({ verdict, says }) => (verdict === 'refuses' ? [says] : [])) }
}

const document = () => Response.json(DOCUMENT)
const jwks = () => Response.json({ keys: [{ kty: 'RSA' }] })

it('asks for the document and for the keys, and for nothing else', async () =>
  expect(await refusedBy({ [PATH]: document, '/jwks': jwks })).toEqual({ asked: [PATH, '/jwks'], refused: [] }))

it('takes an issuer that ends in a slash', async () => {
  const issuer = `${ISSUER}/`
  const answers = { [PATH]: () => Response.json({ ...DOCUMENT, issuer }), '/jwks': jwks }
  expect(await refusedBy(answers, { issuer })).toEqual({ asked: [PATH, '/jwks'], refused: [] })
})

const refusing: [string, Answers, string][] = [
  ['silent', {}, 'Discovery document: no answer within 20 ms.'],
  [
    'not there',
    { [PATH]: () => Promise.reject(failed('ECONNREFUSED')) },
    'Discovery document: no connection (ECONNREFUSED).',
  ],
  [
    'elsewhere, or says what a terminal would obey',
    { [PATH]: () => Promise.reject(failed('\u001b[2J')) },
    'Discovery document: no answer, or one that leads elsewhere.',
  ],
  ['not found', { [PATH]: () => new Response('', { status: 404 }) }, 'Discovery document: status 404.'],
  ['no JSON', { [PATH]: () => new Response('<p>') }, 'Discovery document: no JSON, or more than 1 MB of it.'],
  ['too large', { [PATH]: () => new Response(overlong()) }, 'Discovery document: no JSON, or more than 1 MB of it.'],
  ['without an answer for its keys', { [PATH]: document }, 'Keys: no answer within 20 ms.'],
  [
    'without a key',
    { [PATH]: document, '/jwks': () => Response.json({ keys: [] }) },
    'Keys: the provider publishes none, so nothing that it signs can be checked.',
  ],
  [
    'with shared keys alone',
    { [PATH]: document, '/jwks': () => Response.json({ keys: [{ kty: 'oct' }] }) },
    'Keys: the provider publishes none, so nothing that it signs can be checked.',
  ],
]
it.each(refusing)('says of a provider that is %s why nobody can sign in', async (_, answers, why) =>
  expect((await refusedBy(answers)).refused).toEqual([why]),
)

it('asks nobody by plain http', async () =>
  expect(await refusedBy({}, { issuer: 'http://id.example' })).toEqual({
    asked: [],
    refused: ['Issuer: IDENTITY_ISSUER must be https, or an address of this machine.'],
  }))

it('asks nobody for keys by plain http', async () => {
  const answers = { [PATH]: () => Response.json({ ...DOCUMENT, jwks_uri: 'http://id.example/jwks' }) }
  expect((await refusedBy(answers)).asked).toEqual([PATH])
})
