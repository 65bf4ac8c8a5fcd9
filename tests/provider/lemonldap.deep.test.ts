/** The whole product and LemonLDAP::NG, over HTTP: people sign in at its pages, and out again. `npm run test:provider`. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reportIdentity } from '~/shell/identity-report'
import { type CapturedLog, captureLog } from '../support/product/captured-log'
import { freePort } from '../support/product/free-port'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { Visit } from '../support/visit/visit'
import { LANGUAGES, type Language, TEXT, WORDS } from '../support/visit/words'
import { CLIENT, type Lemonldap, startLemonldap } from './lemonldap'

/** One of its demo accounts, whose password is its name. The number is Claire's in the sandbox's register. */
const ACCOUNT = { id: 'dwho', name: 'Doctor Who', digits: '7560000000019', navs: '756.0000.0000.19' }

const SETTINGS = {
  IDENTITY_CLIENT_ID: CLIENT.id,
  IDENTITY_CLIENT_SECRET: CLIENT.secret,
  IDENTITY_SCOPES: 'openid profile email',
  IDENTITY_CLAIM_NAVS: 'ahvn13',
  IDENTITY_ACR_VALUES: 'loa-1',
}

const ODD_SECRET = 'a secret: 100 % of the office & its +'

type Started = { product: StartedProduct; provider: Lemonldap }
type Setup = { settings?: Record<string, string> } & Pick<
  Parameters<typeof startLemonldap>[0],
  'clientSecret' | 'idTokenAlg' | 'userinfoAlg'
>

let started: Started | null = null
let log: CapturedLog
beforeEach(() => {
  log = captureLog()
})
afterEach(async () => {
  log.release()
  await started?.provider.close()
  await started?.product.close()
  started = null
})

async function start({ settings = {}, ...asSetThere }: Setup = {}): Promise<Started> {
  const port = await freePort()
  const product = await startProduct({
    settings: { ...SETTINGS, IDENTITY_ISSUER: `http://127.0.0.1:${port}`, ...settings },
  })
  const numbers = { [ACCOUNT.id]: ACCOUNT.digits }
  const provider = await startLemonldap({ port, productOrigin: product.origin, numbers, ...asSetThere })
  started = { product, provider }
  return started
}

/** From the page before the sign-in to the page of LemonLDAP::NG that asks for an account. */
async function goToProvider({ product, provider }: Started, language: Language): Promise<Visit> {
  const visit = new Visit(language, { ...product, within: 'http://127.0.0.1:' })
  await visit.open('/prelogin')
  visit.tick(WORDS[language].terms)
  await visit.press(WORDS[language].signIn, { within: visit.screen.main })
  expect(visit.screen.url.origin).toBe(provider.issuer)
  return visit
}

/** Its fields have no label that is text: a script writes them. */
function type({ screen }: Visit, name: string, text: string) {
  const field = screen.document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`no field ${name} on ${screen.url}`)
  field.value = text
}

/** With an account; it is set to ask nobody whether the product may know them. */
async function signIn(visit: Visit) {
  type(visit, 'user', ACCOUNT.id)
  type(visit, 'password', ACCOUNT.id)
  await visit.press('Connect')
}

const whyNot = () => log.lines.flatMap((line) => /"problem":"sign-in".*/.exec(line) ?? [])

describe.each(LANGUAGES)('in %s', (language) => {
  it('people sign in with its account, are known by name and number, and log out at both', async () => {
    const at = await start()
    const visit = await goToProvider(at, language)
    await signIn(visit)
    expect([visit.screen.url.origin, visit.path, ...whyNot()]).toEqual([at.product.origin, '/avs'])
    const { dossier } = (await at.product.vault.open(visit.session ?? '')) ?? {}
    expect(dossier?.login).toMatchObject({ name: ACCOUNT.name, email: 'dwho@badwolf.org', navs: ACCOUNT.navs })

    await visit.press(WORDS[language].logout)
    expect(visit.screen.url.origin).toBe(at.provider.issuer)
    await visit.press('Accept')
    expect([visit.screen.url.origin, visit.path]).toEqual([at.product.origin, '/'])
    visit.screen.main.getByRole('heading', { level: 1, name: TEXT[language].home.title })
    expect(visit.session).toBeNull()
    // Its own session has ended too: it asks who that is.
    type(await goToProvider(at, language), 'user', ACCOUNT.id)
  })
})

it.each<[string, Setup]>([
  [
    'ID token and userinfo signed in RS512, and a secret in the body',
    { idTokenAlg: 'RS512', userinfoAlg: 'RS512', settings: { IDENTITY_CLIENT_AUTH: 'client_secret_post' } },
  ],
  ['userinfo signed in RS256', { userinfoAlg: 'RS256' }],
  [
    'a secret of any letters in the body',
    {
      clientSecret: ODD_SECRET,
      settings: { IDENTITY_CLIENT_SECRET: ODD_SECRET, IDENTITY_CLIENT_AUTH: 'client_secret_post' },
    },
  ],
])('people sign in with %s', async (_, wanted) => {
  const at = await start(wanted)
  const visit = await goToProvider(at, 'fr')
  await signIn(visit)
  expect([visit.path, ...whyNot()]).toEqual(['/avs'])
})

it.each<[string, Setup, string]>([
  ['it signs by the secret that both know', { idTokenAlg: 'HS256' }, 'ID token: algorithm'],
  ['it signs userinfo by that secret', { userinfoAlg: 'HS512' }, 'userinfo: algorithm'],
  ['a higher level is wanted than it has', { settings: { IDENTITY_ACR_VALUES: 'loa-3' } }, 'ID token: acr'],
  [
    'the product has another secret',
    { settings: { IDENTITY_CLIENT_SECRET: 'another secret, of somebody else' } },
    'token endpoint: invalid_client',
  ],
  // It takes the header as it is, where RFC 6749 (2.3.1) has both parts encoded: docs/identity-providers.md says so.
  [
    'a secret of any letters is in a header',
    { clientSecret: ODD_SECRET, settings: { IDENTITY_CLIENT_SECRET: ODD_SECRET } },
    'token endpoint: invalid_client',
  ],
  ['the number has another name', { settings: { IDENTITY_CLAIM_NAVS: 'navs' } }, 'claims: no AVS number'],
])('nobody is signed in where %s, and the log says why', async (_, wanted, why) => {
  const at = await start(wanted)
  const visit = await goToProvider(at, 'de')
  await signIn(visit)
  expect([visit.path, visit.session]).toEqual(['/prelogin', null])
  expect(whyNot()).toEqual([expect.stringContaining(why)])
})

it('check:identity finds nothing that refuses, and says what to look at', async () => {
  const { product } = await start()
  const { lines, isGood } = await reportIdentity(product.env)
  expect([isGood, lines.filter((line) => line.startsWith('look')).map((line) => line.slice(10, 20))]).toEqual([
    true,
    ['Claims: ah', 'Claims: na'],
  ])
})
