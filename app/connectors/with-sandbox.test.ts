/** The connectors against the sandbox, over HTTP: what one side sends, the other understands. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyDossier, Insured } from '~/dossier/shape'
import { CLIENT, REGISTER_KEY, type StartedSandbox, startSandbox } from '../../tests/support/start-sandbox'
import { type Connectors, PartyError } from './connectors'
import { createConnectors } from './create-connectors'

let sandbox: StartedSandbox
let connectors: Connectors
beforeAll(async () => {
  sandbox = await startSandbox()
  connectors = connectorsTo(sandbox)
})
afterAll(() => sandbox.close())

const connectorsTo = ({ base }: StartedSandbox, client = CLIENT) =>
  createConnectors({
    directoryUrl: `${base}/directory/pension-funds`,
    entitiesUrl: `${base}/directory/entities`,
    registerUrl: `${base}/register`,
    registerKey: REGISTER_KEY,
    client,
    timeoutMs: 10_000,
  })

const dossierOf = (navs: string) => emptyDossier({ sub: navs, name: '', email: '', navs }, 'issuer', 'id token', null)

const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: unknown) => (error instanceof PartyError ? error.reason : error),
  )

describe('directories', () => {
  it('list funds of every status, and the active 3a providers', async () => {
    const funds = await connectors.directory.listPensionFunds()
    expect(new Set(funds.map(({ openpkStatus }) => openpkStatus))).toEqual(new Set(['active', 'onboarding', 'paused']))
    expect(await connectors.directory.listEntities()).not.toHaveLength(0)
  })

  it('give the technical addresses of active parties only', async () => {
    for (const { id, openpkStatus } of await connectors.directory.listPensionFunds()) {
      const found = await connectors.directory.findPensionFund(id)
      expect(found?.api ?? null).toBe(openpkStatus === 'active' ? `${sandbox.base}/funds/${id}` : null)
    }
  })
})

describe('register', () => {
  it('knows every person of the sandbox, and nobody else', async () => {
    for (const { navs, incomes } of sandbox.people) {
      const insured = await connectors.register.getInsured(navs)
      expect(Insured.parse(insured)).toMatchObject({ navs, incomes })
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
      timeoutMs: 10_000,
    })
    expect(await reasonOf(register.getInsured(sandbox.people[0]?.navs ?? ''))).toBe('refused')
  })
})

describe('funds and 3a providers', () => {
  it('answer with what they hold for each person', async () => {
    for (const { navs, policies, providents } of sandbox.people) {
      const dossier = dossierOf(navs)
      for (const { fundId, balance } of policies) {
        const fund = await connectors.directory.findPensionFund(fundId)
        if (!fund) throw new Error(`${fundId} is not active`)
        const [policy] = await connectors.funds.listPolicies(fund, await connectors.tokenFor(dossier, fund))
        expect(policy?.personalPensionDetails.retirementCapital.balanceReferenceDate).toBe(balance)
      }
      for (const { entityId, solde } of providents) {
        const entity = await connectors.directory.findEntity(entityId)
        if (!entity) throw new Error(`${entityId} is not active`)
        const statement = await connectors.entities.getStatement(entity, await connectors.tokenFor(dossier, entity))
        expect(statement.rc.cb).toBe(solde)
      }
    }
  })

  it('refuse a person whom they do not know, a product that they do not know, and a token of another party', async () => {
    const [person] = sandbox.people.filter(({ policies }) => policies.length > 0)
    const own = await connectors.directory.findPensionFund(person?.policies[0]?.fundId ?? '')
    const funds = await connectors.directory.listPensionFunds()
    const strange = funds.find(({ id, openpkStatus }) => id !== own?.id && openpkStatus === 'active')
    const other = await connectors.directory.findPensionFund(strange?.id ?? '')
    if (!own || !other || !person) throw new Error('the sandbox has too few funds')
    expect(await reasonOf(connectors.tokenFor(dossierOf('756.9217.0769.85'), own))).toBe('refused')
    const stranger = connectorsTo(sandbox, { ...CLIENT, secret: 'wrong' })
    expect(await reasonOf(stranger.tokenFor(dossierOf(person.navs), own))).toBe('refused')
    const token = await connectors.tokenFor(dossierOf(person.navs), own)
    expect(await reasonOf(connectors.funds.listPolicies(other, token))).toBe('refused')
  })
})

it('say who is silent when nobody listens', async () => {
  const gone = await startSandbox()
  const lost = connectorsTo(gone)
  await gone.close()
  expect(await reasonOf(lost.directory.listPensionFunds())).toBe('timeout')
})
