/** Each active party answers each of its calls in the standard's shapes, for one person who has something everywhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitFund } from '../../tests/support/parties/fund-client'
import { call } from '../../tests/support/parties/party-client'
import { createPartySignIn } from '../../tests/support/parties/party-sign-in'
import { faultsOfAnswer } from '../../tests/support/parties/standard-documents'
import { type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { ENTITIES, FUNDS } from './parties'
import type { Person } from './people/people'
import { readPeople } from './people/read-people'

const NAVS = '756.0000.0000.33'
const activeOf = <P extends { id: string; status: string }>(parties: readonly P[]) =>
  parties.filter(({ status }) => status === 'active').map(({ id }) => ({ id }))

let sandbox: StartedSandbox
beforeAll(async () => {
  const people = readPeople(null)
  const reto = people.find(({ navs }) => navs === NAVS) as Person
  const [policy] = reto.policies
  const [provident] = reto.providents
  if (!policy || !provident) throw new Error('Reto has nothing')
  reto.policies = FUNDS.map(({ id }) => ({ ...policy, fundId: id }))
  reto.providents = ENTITIES.map(({ id }) => ({ ...provident, entityId: id }))
  sandbox = await startSandbox({ people })
})
afterAll(() => sandbox.close())

const fits = async (operation: string, response: Response) => {
  expect(response.status).toBe(200)
  expect(await faultsOfAnswer('pension', operation, response)).toEqual([])
}

it('there are twelve funds and ten 3a providers or more, not all of them active', () => {
  for (const [parties, least] of [
    [FUNDS, 12],
    [ENTITIES, 10],
  ] as const) {
    expect(parties.length).toBeGreaterThanOrEqual(least)
    expect(new Set(parties.map(({ id }) => id)).size).toBe(parties.length)
    expect(new Set(parties.map(({ status }) => status))).toEqual(new Set(['active', 'onboarding', 'paused']))
  }
  expect(new Set(ENTITIES.map(({ kind }) => kind))).toEqual(new Set(['bank', 'insurer']))
})

describe.each(activeOf(FUNDS))('the fund $id', ({ id }) => {
  it('answers all seven calls', async () => {
    const address = `${sandbox.base}/funds/${id}`
    const fund = await visitFund(address, NAVS)
    await fits('retrieveInsuredPersons', await call(`${address}/insured-persons`, fund.token))
    await fits('getInsuredPerson', await call(`${address}/insured-persons/${fund.personId}`, fund.token))
    await fits('getPensionStatementsByDate', await fund.getStatements())
    await fits('getPolicy', await fund.get())
    await fits('getRetirementCapitalTransactions', await fund.get('/transactions?from=2026-01-01&to=2026-11-21'))
    const salary = { declaredSalary: 80000, employmentLevel: 90 }
    await fits('simulateSalaryChange', await fund.post('/salary-change-simulation', salary))
    await fits('simulatePurchase', await fund.post('/purchase-simulation', { totalAmount: 10000 }))
  })
})

describe.each(activeOf(ENTITIES))('the 3a provider $id', ({ id }) => {
  it('answers its calls, after the person’s own sign-in', async () => {
    const address = `${sandbox.base}/entities/${id}`
    const { access_token: token } = await createPartySignIn(address).tokensFor('Reto')
    const list = await call(`${address}/insured-persons`, token)
    await fits('retrieveInsuredPersons', list.clone())
    const [{ personId }] = (await list.json()) as [{ personId: string }]
    await fits('getInsuredPerson', await call(`${address}/insured-persons/${personId}`, token))
    const statement = `${address}/statements/${personId}/compact-3a-statements`
    await fits('get3aStatementCompact', await call(statement, token))
  })
})
