import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PensionStatement, Policy, Transactions } from '~/standards/types'
import { visitFund } from '../../../tests/support/parties/fund-client'
import { faultsOfAnswer } from '../../../tests/support/parties/standard-documents'
import { type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'
import { readPeople } from '../people/read-people'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const HELD = readPeople(null).flatMap(({ navs, firstName, policies }) =>
  policies.map(({ fundId }) => ({ navs, firstName, fundId })),
)
const RETO = { fundId: 'pk-holzbau-aare', navs: '756.0000.0000.33' }

const visit = ({ fundId, navs }: { fundId: string; navs: string }) => visitFund(`${sandbox.base}/funds/${fundId}`, navs)

describe('statements', () => {
  it.each(HELD)('$firstName at $fundId: fits the standard and says what the policy says', async (held) => {
    const fund = await visit(held)
    const response = await fund.getStatements()
    expect(await faultsOfAnswer('pension', 'getPensionStatementsByDate', response.clone())).toEqual([])
    const [statement] = (await response.json()) as [PensionStatement]
    const policy = (await (await fund.get()).json()) as Policy
    expect(statement).toMatchObject({
      personId: fund.personId,
      pensionStatementType: 'regular',
      referenceDate: '2026-01-01',
      timeStamp: '2026-11-21T00:00:00Z',
      personalPensionDetails: policy.personalPensionDetails,
      pensionPlans: [policy.pensionPlan],
    })
    expect(statement.pensionStatementId).toMatch(/^[\w-]{22}$/)
  })

  it('exist for 1 January of the year, and for no other day', async () => {
    const fund = await visit(RETO)
    expect((await fund.getStatements('?reference_date=2026-01-01')).status).toBe(200)
    for (const query of ['2026-06-30', '2025-01-01', '2026-02-30', 'today', '2026-01-01&reference_date=2026-01-01']) {
      const response = await fund.getStatements(`?reference_date=${query}`)
      expect(response.status).toBe(400)
      expect(await faultsOfAnswer('pension', 'getPensionStatementsByDate', response)).toEqual([])
    }
  })

  it('are not shown for another person’s id', async () => {
    const [reto, nadia] = [await visit(RETO), await visit({ fundId: 'fondation-trois-lacs', navs: '756.0000.0000.57' })]
    const response = await fetch(`${sandbox.base}/funds/${RETO.fundId}/insured-persons/${nadia.personId}/statements`, {
      headers: { authorization: `Bearer ${reto.token}` },
    })
    expect(response.status).toBe(404)
    expect(await faultsOfAnswer('pension', 'getPensionStatementsByDate', response)).toEqual([])
  })
})

describe('transactions', () => {
  it.each(HELD)('$firstName at $fundId: fit the standard and add up, movement by movement', async (held) => {
    const response = await (await visit(held)).get('/transactions?from=2025-01-01&to=2026-11-21')
    expect(await faultsOfAnswer('pension', 'getRetirementCapitalTransactions', response.clone())).toEqual([])
    const { from, to, transactions } = (await response.json()) as Transactions
    expect([from, to]).toEqual(['2025-01-01', '2026-11-21'])
    expect(transactions.map(({ category }) => category).filter((category) => category === 'carryover')).toHaveLength(1)
    expect(transactions[0]).toMatchObject({ category: 'carryover', date: '2025-01-01' })
    let balance = 0
    let date = ''
    for (const transaction of transactions) {
      balance = Math.round((balance + transaction.amount) * 100) / 100
      expect(transaction.balance).toBe(balance)
      expect(transaction.date >= date).toBe(true)
      date = transaction.date
    }
    expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length)
    // 12 months of last year and 10 of this one, two each; carryover and interest.
    expect(transactions).toHaveLength(46)
  })

  it('end the year on the balance of the policy', async () => {
    const fund = await visit(RETO)
    const { transactions } = (await (
      await fund.get('/transactions?from=2025-01-01&to=2025-12-31')
    ).json()) as Transactions
    const details = ((await (await fund.get()).json()) as Policy).personalPensionDetails
    expect(transactions.at(-1)?.balance).toBe(details.retirementCapital.balanceReferenceDate)
    const credited = transactions.filter(({ category }) => /Contribution$/.test(category))
    expect(credited.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(8628, 2)
    expect(transactions.at(-1)?.reason).toBe('Zins')
  })

  it('begin with what was there before the days that were asked for', async () => {
    const answer = await (await visit(RETO)).get('/transactions?from=2026-03-01&to=2026-03-31')
    const { transactions } = (await answer.json()) as Transactions
    // 8 628 a year: 719 a month, twice credited by the end of February.
    expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [197486.15, 197486.15],
      [359.5, 197845.65],
      [359.5, 198205.15],
    ])
  })

  it('narrow the days to those that the fund knows', async () => {
    const answer = await (await visit(RETO)).get('/transactions?from=2001-01-01&to=2040-12-31')
    expect(await answer.json()).toMatchObject({ from: '2025-01-01', to: '2026-11-21' })
  })

  it('know no year in which the person was not there all of it', async () => {
    const people = readPeople(null).map((person) => ({
      ...person,
      policies: person.policies.map((policy) => ({ ...policy, entryDate: '2026-04-15' as typeof policy.entryDate })),
    }))
    const late = await startSandbox({ people })
    const fund = await visitFund(`${late.base}/funds/${RETO.fundId}`, RETO.navs)
    const answer = await fund.get('/transactions?from=2025-01-01&to=2026-12-31')
    await late.close()
    const { from, transactions } = (await answer.json()) as Transactions
    expect([from, transactions[0]?.balance, transactions[1]?.date]).toEqual(['2026-04-15', 196048.15, '2026-05-31'])
  })

  it.each([
    { what: 'no range', query: '' },
    { what: 'half a range', query: '?from=2026-01-01' },
    { what: 'a range backwards', query: '?from=2026-02-01&to=2026-01-01' },
    { what: 'a day that does not exist', query: '?from=2026-02-30&to=2026-03-01' },
    { what: 'days that the fund does not know', query: '?from=2001-01-01&to=2001-12-31' },
    { what: 'days to come', query: '?from=2027-01-01&to=2027-12-31' },
  ])('refuse $what with 400', async ({ query }) => {
    const response = await (await visit(RETO)).get(`/transactions${query}`)
    expect(response.status).toBe(400)
    expect(await faultsOfAnswer('pension', 'getRetirementCapitalTransactions', response)).toEqual([])
  })
})
