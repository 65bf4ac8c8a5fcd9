/** The connectors against the sandbox, over HTTP: what one side sends, the other understands. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RegisterRecord } from '~/dossier/shape/register-record'
import { day } from '~/pillars/day'
import { tokenFor } from '../../tests/support/parties/party-client'
import { createPartySignIn, PARTY_CALLBACK } from '../../tests/support/parties/party-sign-in'
import { connectorsTo } from '../../tests/support/parties/sandbox-connectors'
import { CLIENT, type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { type Connectors, PartyError } from './connectors'
import { createConnectors } from './create-connectors'

let sandbox: StartedSandbox
let connectors: Connectors
beforeAll(async () => {
  sandbox = await startSandbox()
  connectors = connectorsTo(sandbox)
})
afterAll(() => sandbox.close())

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartyError ? error.reason : error),
  )

describe('directories', () => {
  it('list funds of every status, and the active 3a providers', async () => {
    const { entries: funds } = await connectors.directory.listPensionFunds()
    expect(new Set(funds.map(({ openpkStatus }) => openpkStatus))).toEqual(new Set(['active', 'onboarding', 'paused']))
    expect((await connectors.directory.listEntities()).entries).not.toHaveLength(0)
  })

  it('give the technical addresses of active parties only', async () => {
    for (const { id, openpkStatus } of (await connectors.directory.listPensionFunds()).entries) {
      const found = await connectors.directory.findPensionFund(id)
      expect(found?.api ?? null).toBe(openpkStatus === 'active' ? `${sandbox.base}/funds/${id}` : null)
    }
  })
})

describe('register', () => {
  it('knows every person of the sandbox, and nobody else', async () => {
    for (const { navs, incomes } of sandbox.people) {
      const insured = await connectors.register.getInsured(navs)
      expect(RegisterRecord.parse(insured)).toMatchObject({ navs, incomes })
    }
    expect(await reasonOf(connectors.register.getInsured('756.9217.0769.85'))).toBe('notFound')
  })

  it('refuses a wrong key', async () => {
    const { register } = createConnectors({
      directoryUrl: sandbox.base,
      entitiesUrl: sandbox.base,
      registerUrl: `${sandbox.base}/register`,
      registerKey: 'some other key',
      client: CLIENT,
      allowHttp: false,
      redirectUri: PARTY_CALLBACK,
      timeoutMs: 10_000,
      today: () => day('2026-11-21'),
    })
    expect(await reasonOf(register.getInsured(sandbox.people[0]?.navs ?? ''))).toBe('refused')
  })
})

describe('funds and 3a providers', () => {
  it('answer with what they hold for each person', async () => {
    for (const { navs, policies, providents } of sandbox.people) {
      for (const { fundId, balance } of policies) {
        const fund = await connectors.directory.findPensionFund(fundId)
        if (!fund) throw new Error(`${fundId} is not active`)
        const [policy] = await connectors.funds.listPolicies(fund, await tokenFor(fund.api, navs))
        expect(policy?.personalPensionDetails.retirementCapital.balanceReferenceDate).toBe(balance)
      }
      for (const { entityId, solde } of providents) {
        const entity = await connectors.directory.findEntity(entityId)
        if (!entity) throw new Error(`${entityId} is not active`)
        const statement = await connectors.entities.getStatement(entity, await tokenFor(entity.api, navs))
        expect(statement.rc.cb).toBe(solde)
      }
    }
  })

  it('refuse a token of another party', async () => {
    const { own, other, person } = await twoFunds()
    const token = await tokenFor(own.api, person.navs)
    expect(await reasonOf(connectors.funds.listPolicies(other, token))).toBe('refused')
  })
})

/** A person, their fund, and a fund that is not theirs. */
async function twoFunds() {
  const [person] = sandbox.people.filter(({ policies }) => policies.length > 0)
  const own = await connectors.directory.findPensionFund(person?.policies[0]?.fundId ?? '')
  const { entries: funds } = await connectors.directory.listPensionFunds()
  const strange = funds.find(({ id, openpkStatus }) => id !== own?.id && openpkStatus === 'active')
  const other = await connectors.directory.findPensionFund(strange?.id ?? '')
  if (!own || !other || !person) throw new Error('the sandbox has too few funds')
  return { own, other, person }
}

describe('access, after the person’s own sign-in', () => {
  /** Signs in where the connector sends the visitor. */
  async function signedIn() {
    const { own, person } = await twoFunds()
    const asked = { state: 'fr.fund.1', verifier: 'v'.repeat(43), language: 'fr' } as const
    const address = new URL(connectors.access.signInAddress(own, asked))
    const change = Object.fromEntries(address.searchParams)
    const left = await createPartySignIn(own.api).signIn(person.firstName, change)
    expect([left.searchParams.get('state'), left.searchParams.get('iss')]).toEqual([asked.state, own.issuer])
    return { own, person, code: left.searchParams.get('code') ?? '', verifier: asked.verifier }
  }

  it('is exchanged, shows the person and nobody else, is renewed, and ends', async () => {
    const { own, person, ...answer } = await signedIn()
    const tokens = await connectors.access.exchange(own, answer)
    expect(tokens.seconds).toBe(600)
    expect(await connectors.access.isOwn(own, tokens.accessToken, person.navs)).toBe(true)
    expect(await connectors.access.isOwn(own, tokens.accessToken, '756.9217.0769.85')).toBe(false)

    const next = await connectors.access.renew(own, tokens.refreshToken ?? '')
    expect(next.accessToken).not.toBe(tokens.accessToken)
    await connectors.access.revoke(own, next)
    expect(await reasonOf(connectors.funds.listPolicies(own, next.accessToken))).toBe('refused')
    expect(await reasonOf(connectors.access.renew(own, next.refreshToken ?? ''))).toBe('refused')
  })

  it('is exchanged once: who comes again with the code ends what the first was granted', async () => {
    const { own, person: _, ...answer } = await signedIn()
    const { accessToken } = await connectors.access.exchange(own, answer)
    expect(await reasonOf(connectors.access.exchange(own, answer))).toBe('refused')
    expect(await reasonOf(connectors.funds.listPolicies(own, accessToken))).toBe('refused')
  })

  it('is refused to a product that the party does not know, and with another verifier', async () => {
    const { own, person: _, ...answer } = await signedIn()
    const stranger = connectorsTo(sandbox, { ...CLIENT, secret: 'wrong' })
    expect(await reasonOf(stranger.access.exchange(own, answer))).toBe('refused')
    expect(await reasonOf(connectors.access.exchange(own, { ...answer, verifier: 'w'.repeat(43) }))).toBe('refused')
  })
})

it('say who is silent when nobody listens', async () => {
  const gone = await startSandbox()
  const lost = connectorsTo(gone)
  await gone.close()
  expect(await reasonOf(lost.directory.listPensionFunds())).toBe('timeout')
})
