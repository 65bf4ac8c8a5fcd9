import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompactStatement3a } from '~/standards/types'
import { call, tokenFor } from '../../../tests/support/parties/party-client'
import { faultsOfAnswer } from '../../../tests/support/parties/standard-documents'
import { type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'
import { readPeople } from '../people/read-people'

let sandbox: StartedSandbox
beforeAll(async () => {
  const people = readPeople(null)
  // A new account whose securities have lost value, and a saver without a pension fund.
  people[3]?.providents.push({
    entityId: 'saentis-leben',
    solde: 900,
    rate: 0,
    amount: 1000,
    paydate: people[3].birthDate,
  })
  sandbox = await startSandbox({ people })
})
afterAll(() => sandbox.close())

async function getStatement(navs: string, entityId: string) {
  const entity = `${sandbox.base}/entities/${entityId}`
  const token = await tokenFor(entity, navs)
  const [{ personId }] = (await (await call(`${entity}/insured-persons`, token)).json()) as [{ personId: string }]
  return { entity, token, response: await call(`${entity}/statements/${personId}/compact-3a-statements`, token) }
}

const HELD = [
  ...readPeople(null).flatMap(({ navs, firstName, providents }) =>
    providents.map(({ entityId, solde, amount }) => ({ navs, firstName, entityId, solde, amount })),
  ),
  { navs: '756.0000.0000.40', firstName: 'Sofia', entityId: 'saentis-leben', solde: 900, amount: 1000 },
]

describe('3a statements', () => {
  it.each(HELD)('$firstName at $entityId: fits the standard and adds up', async ({ navs, entityId, solde, amount }) => {
    const { response } = await getStatement(navs, entityId)
    expect(await faultsOfAnswer('pension', 'get3aStatementCompact', response.clone())).toEqual([])
    const statement = (await response.json()) as CompactStatement3a
    const year = statement.cyd
    const sum = [statement.rc.cbpy, year?.de, year?.cg, year?.ic, year?.fe, year?.wi].reduce<number>(
      (a, b) => a + (b ?? 0),
      0,
    )
    expect(sum).toBeCloseTo(statement.rc.cb, 2)
    expect(statement).toMatchObject({
      rd: '2026-11-21',
      ts: '2026-11-21T00:00:00Z',
      rc: { cb: solde },
      cyd: { de: amount },
    })
    expect(statement.rc.cbpy).toBeGreaterThanOrEqual(0)
    expect(statement.pyd.de).toBeLessThanOrEqual(7258)
  })

  it.each([
    { who: 'Claire, who has paid all in', navs: '756.0000.0000.19', entityId: 'banque-du-mont', left: 0 },
    { who: 'Reto, with a fund', navs: '756.0000.0000.33', entityId: 'sparkasse-seeland', left: 7258 - 2400 },
    {
      who: 'Sofia, without one: a fifth of 21 600',
      navs: '756.0000.0000.40',
      entityId: 'saentis-leben',
      left: 4320 - 1000,
    },
  ])('says how much may still be paid in: $who', async ({ navs, entityId, left }) => {
    const statement = (await (await getStatement(navs, entityId)).response.json()) as CompactStatement3a
    expect(statement.cp.cy).toBe(left)
  })

  it('says how the balance of the end of last year came about', async () => {
    const statement = (await (
      await getStatement('756.0000.0000.33', 'sparkasse-seeland')
    ).response.json()) as CompactStatement3a
    // 0.5 % of the balance before last year's 2 400.
    expect(statement.rc.cbpy).toBe(20750.85)
    expect(statement.pyd).toEqual({ de: 2400, ic: 91.3, cg: 0, fe: 0, wi: 0 })
  })

  it('answers 404 for another id, and knows no policies', async () => {
    const { entity, token } = await getStatement('756.0000.0000.33', 'sparkasse-seeland')
    const other = await call(`${entity}/statements/somebody/compact-3a-statements`, token)
    expect(other.status).toBe(404)
    expect(await faultsOfAnswer('pension', 'get3aStatementCompact', other)).toEqual([])
    expect((await call(`${entity}/policies/any`, token)).status).toBe(404)
  })
})
