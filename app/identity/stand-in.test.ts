/** The sign-in against the sandbox's identity provider, a certified one, over HTTP. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PartyError } from '~/connectors/connectors'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { createScriptlessBrowser } from '../../tests/support/identity/scriptless-browser'
import { locationOf, Visitor } from '../../tests/support/identity/sign-in-visitor'
import { CLIENT, PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { createCookies } from './cookies'
import { createSignIn } from './sign-in'
import { createVisitorSession } from './visitor-session'

let sandbox: StartedSandbox
let vault: Vault
let visitor: Visitor
const browser = createScriptlessBrowser()

beforeAll(async () => {
  sandbox = await startSandbox()
  const now = () => sandbox.clock.now
  const settings = { pepper: 'e5'.repeat(32), lifetimeSeconds: 3600, publicOrigin: PUBLIC_ORIGIN, now }
  const dir = mkdtempSync(join(tmpdir(), 'stand-in-'))
  vault = createSqliteVault({ ...settings, householdKey: 'e6'.repeat(32), dir })
  const cookies = createCookies(settings)
  const signIn = createSignIn({
    ...settings,
    vault,
    cookies,
    connectors: { register: { getInsured: () => Promise.reject(new PartyError('timeout')) } },
    issuer: `${sandbox.base}/identity`,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    allowHttp: false,
    timeoutMs: 5_000,
    endGrants: () => {},
    finishPartySignIn: async () => Response.json('back from a party'),
  })
  visitor = new Visitor(signIn, PUBLIC_ORIGIN)
  const { setCookie } = await createVisitorSession({ ...settings, vault, cookies, endGrants: () => {} }).beginSignIn({
    language: 'de',
    termsVersion: '1',
    way: 'plain',
    keep: false,
  })
  visitor.jar.takeLine(setCookie)
})
afterAll(async () => {
  await vault.close()
  await sandbox.close()
})

/** Opens an address at the provider and clicks through its pages, back to us. */
async function pressThrough(address: string, ...forms: Record<string, string>[]): Promise<string> {
  let { left, page } = await browser.follow(await browser.open(address), sandbox.origin)
  for (const form of forms)
    ({ left, page } = await browser.follow(await browser.submit(page.url, form), sandbox.origin))
  return left ? `${left.pathname}${left.search}` : ''
}

const LOGIN = { action: 'login', email: 'claire@exemple.ch', password: 'demo' }

describe('the stand-in', () => {
  it('[068] takes the visitor over, and gives them back with a session', async () => {
    const callback = await pressThrough(locationOf(await visitor.send('/signin')), LOGIN, { action: 'allow' })
    expect(locationOf(await visitor.send(callback))).toBe('/de/router')
    const opened = await vault.open(visitor.jar.get('session') ?? '')
    expect(opened?.dossier.login).toMatchObject({ name: 'Claire Dubois', email: 'claire@exemple.ch' })
  })

  it('lets its own session end with ours, without a question', async () => {
    const endOfSession = locationOf(await visitor.send('/logout?language=de', 'POST'))
    expect(await pressThrough(endOfSession)).toBe('/de?bye=1')
    expect(visitor.jar.names()).toEqual([])
  })
})
