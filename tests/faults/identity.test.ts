/** The identity service fails in each way while somebody signs in: they read why, in their language, and no session opens. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DEEP } from '../support/deep'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeProvider,
  type Misbehaviour,
  startFakeProvider,
} from '../support/identity/fake-provider'
import { createScriptlessBrowser } from '../support/identity/scriptless-browser'
import { captureLog } from '../support/product/captured-log'
import { createFigures } from '../support/product/fault-figures'
import { LANGUAGES, pathIn, TEXT } from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { MemoryVault } from '../support/vault/memory-vault'

type Problem = 'unavailable' | 'failed' | 'expired'

/** In the order of a sign-in: what the provider has once said about itself and its keys is not requested again. */
const FAULTS: [string, Misbehaviour, Problem][] = [
  ['is down', { status: { discovery: 0 } }, 'unavailable'],
  ['answers 503', { status: { discovery: 503 } }, 'unavailable'],
  ['is slow to tell of itself', { status: { discovery: -1 } }, 'unavailable'],
  ['is another one', { document: { issuer: 'https://evil.example' } }, 'failed'],
  ['is slow to give the token', { status: { token: -1 } }, 'unavailable'],
  ['gives its token with 503', { status: { token: 503 } }, 'unavailable'],
  ['cuts the connection at the token', { status: { token: 0 } }, 'unavailable'],
  ['is slow to give its keys', { status: { jwks: -1 } }, 'unavailable'],
  ['gives no keys', { status: { jwks: 500 } }, 'unavailable'],
  ['signs with another key', { signature: 'foreign key' }, 'failed'],
  ['does not sign', { signature: 'none' }, 'failed'],
  ['gives no ID token', { tokenAnswer: { id_token: undefined } }, 'failed'],
  ['gives something else as ID token', { tokenAnswer: { id_token: 'broken' } }, 'failed'],
  ['knows the code no more', { codesAreExpired: true }, 'expired'],
]

let provider: FakeProvider
let vault: MemoryVault
let product: StartedProduct
const log = captureLog()
const figures = createFigures('The identity service')

beforeAll(async () => {
  provider = await startFakeProvider()
  const settings = {
    IDENTITY_ISSUER: provider.issuer,
    IDENTITY_CLIENT_ID: CLIENT_ID,
    IDENTITY_CLIENT_SECRET: CLIENT_SECRET,
    CONNECTOR_TIMEOUT: '1000',
  }
  product = await startProduct({
    settings,
    openVault: (now) => {
      vault = new MemoryVault(now)
      return vault
    },
  })
})
afterAll(async () => {
  await product.close()
  await provider.close()
  log.release()
  figures.print()
})

/** Where a browser ends that ticks the terms and follows every redirect. */
async function signIn(path: string) {
  const browser = createScriptlessBrowser()
  let answer = await browser.submit(product.origin + path, { terms: 'on' })
  while (answer.status >= 300 && answer.status < 400)
    answer = await browser.open(new URL(answer.headers.get('location') ?? '', answer.url).href)
  return { browser, answer, html: await answer.text() }
}

/** In `npm test` one in three, covering each problem, the languages in turn. */
const TRIED = FAULTS.map((fault, at) => [...fault, at] as const).filter(([, , , at]) => DEEP || at % 3 === 1)

it.each(TRIED)('the identity service %s', async (fault, plan, problem, at) => {
  for (const language of LANGUAGES.filter((_, which) => DEEP || which === at % 2)) {
    provider.misbehave(plan)
    const { browser, answer, html } = await signIn(pathIn(language, '/prelogin'))
    expect(answer.status).toBe(200)
    expect(html).toContain(TEXT[language].prelogin.problem[problem])
    expect((await browser.open(`${product.origin}/api/me`)).status, 'no session').toBe(401)
    figures.add(`the identity service ${fault}`, { seen: `200, “${TEXT.fr.prelogin.problem[problem]}”` })
  }
})

it('works, and the vault does not, as the visitor comes back: 503; they sign in once more when it does', async () => {
  for (const language of LANGUAGES) {
    provider.misbehave({})
    vault.failure = Object.assign(new Error('disk'), { code: 'SQLITE_FULL' })
    const { answer, html } = await signIn(pathIn(language, '/prelogin'))
    expect(answer.status).toBe(503)
    expect(html.replaceAll('\u00a0', ' ')).toMatch(/Réessayez dans un moment|noch einmal/)
    vault.failure = null
    const { browser } = await signIn(pathIn(language, '/prelogin'))
    expect((await browser.open(`${product.origin}/api/me`)).status).toBe(200)
  }
  figures.add('the vault fails at the end of a sign-in', { seen: '503, both languages; the next sign-in works' })
})
