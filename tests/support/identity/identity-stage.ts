/** Sign-in and logout over a vault of their own, a clock that tests move, and a fake provider. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { Connectors } from '~/connectors/connectors'
import { listGrants } from '~/dossier/shape/party-access'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { type Cookies, createCookies } from '~/identity/cookies'
import { createSignIn, type SignInOptions } from '~/identity/sign-in'
import type { SignInError } from '~/identity/sign-in-error'
import { createVisitorSession } from '~/identity/visitor-session'
import type { Way } from '~/language/guided-path'
import type { Language } from '~/language/language'
import { day } from '~/pillars/day'
import { NAVS, PARTNER_NAVS } from '../lives/dossiers'
import { CLIENT_ID, CLIENT_SECRET, type FakeProvider, startFakeProvider } from './fake-provider'
import { Visitor } from './sign-in-visitor'

export const ORIGIN = 'http://localhost:3000'
const PEPPER = 'c3'.repeat(32)
const HOUSEHOLD_KEY = 'c4'.repeat(32)
const START = 1_780_000_000_000

export const insured: RegisterRecord = {
  navs: NAVS,
  firstName: 'Anna',
  lastName: 'Essai',
  birthDate: day('1970-01-02'),
  gender: 'FEMALE',
  civilStatus: 'married',
  relationshipStartDate: day('2000-05-06'),
  relationshipEndDate: null,
  partnerNavs: PARTNER_NAVS,
  children: [],
  incomes: [],
  source: 'test',
  asOf: day('2026-01-01'),
}

/** `Provider`: whoever signs people in; a fake one, unless a test wants the sandbox's. */
export class IdentityStage<Provider extends { issuer: string } = FakeProvider> {
  now = START
  readonly reports: SignInError[] = []
  /** Grants of funds and 3a providers that were told to end. */
  readonly ended: ReturnType<typeof listGrants> = []
  readonly register: Connectors['register'] = { getInsured: async () => insured }
  readonly vault: Vault
  private readonly dir = mkdtempSync(join(tmpdir(), 'identity-'))

  constructor(readonly provider: Provider) {
    const clock = { now: () => this.now, elapsed: () => this.now }
    const keys = { pepper: PEPPER, householdKey: HOUSEHOLD_KEY }
    this.vault = createSqliteVault({ dir: this.dir, ...keys, lifetimeSeconds: 3600, ...clock })
  }

  cookies(publicOrigin: string): Cookies {
    return createCookies({ publicOrigin, pepper: PEPPER, lifetimeSeconds: 3600, now: () => this.now })
  }

  newVisitor(change: Partial<SignInOptions> = {}): Visitor {
    const signIn = createSignIn({
      vault: this.vault,
      cookies: this.cookies(change.publicOrigin ?? ORIGIN),
      connectors: { register: this.register },
      endGrants: (dossier) => this.ended.push(...listGrants(dossier)),
      finishPartySignIn: async () => Response.json('back from a party'),
      publicOrigin: ORIGIN,
      issuer: this.provider.issuer,
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      allowHttp: false,
      timeoutMs: 5_000,
      pepper: PEPPER,
      now: () => this.now,
      report: (error) => this.reports.push(error),
      ...change,
    })
    return new Visitor(signIn, change.publicOrigin ?? ORIGIN)
  }

  async acceptTerms(visitor: Visitor, language: Language = 'fr', way: Way = 'plain', keep = false) {
    const cookies = this.cookies(visitor.origin)
    const { vault } = this
    const times = { lifetimeSeconds: 3600, now: () => this.now }
    const session = createVisitorSession({ vault, cookies, ...times, endGrants: () => {} })
    visitor.jar.takeLine((await session.beginSignIn({ language, termsVersion: '7', way, keep })).setCookie)
  }

  /** A visitor who has accepted the terms. */
  async readyVisitor(language: Language = 'fr', change: Partial<SignInOptions> = {}): Promise<Visitor> {
    const visitor = this.newVisitor(change)
    await this.acceptTerms(visitor, language)
    return visitor
  }

  open = async (visitor: Visitor) => (await this.vault.open(tokenOf(visitor)))?.dossier

  async close() {
    await this.vault.close()
    rmSync(this.dir, { recursive: true })
  }
}

export const tokenOf = (visitor: Visitor) => visitor.jar.get('__Host-session') ?? ''

/** A stage for each test of a file, before one provider. */
export function setTheStage(): () => IdentityStage {
  let provider: FakeProvider
  let stage: IdentityStage
  beforeAll(async () => {
    provider = await startFakeProvider()
  })
  afterAll(() => provider.close())
  beforeEach(() => {
    provider.misbehave({})
    stage = new IdentityStage(provider)
  })
  afterEach(() => stage.close())
  return () => stage
}
