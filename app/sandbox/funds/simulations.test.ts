import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PensionStatement, Policy, SimulationResult } from '~/standards/types'
import { type FundVisit, visitFund } from '../../../tests/support/parties/fund-client'
import { faultsBySchema, faultsOfAnswer } from '../../../tests/support/parties/standard-documents'
import { type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'
import { readPeople } from '../people/read-people'

let sandbox: StartedSandbox
let reto: FundVisit
beforeAll(async () => {
  sandbox = await startSandbox()
  reto = await visit({ fundId: 'pk-holzbau-aare', navs: '756.0000.0000.33' })
})
afterAll(() => sandbox.close())

const HELD = readPeople(null).flatMap(({ navs, firstName, policies }) =>
  policies.map(({ fundId, declaredSalary, employmentLevel }) => ({
    navs,
    firstName,
    fundId,
    declaredSalary,
    employmentLevel,
  })),
)

const visit = ({ fundId, navs }: { fundId: string; navs: string }) => visitFund(`${sandbox.base}/funds/${fundId}`, navs)

const SALARY = '/salary-change-simulation'
const PURCHASE = '/purchase-simulation'

async function simulated(fund: FundVisit, path: string, parameters: object) {
  const response = await fund.post(path, parameters)
  expect(response.status).toBe(200)
  const { pensionStatementBeforeChange: before, pensionStatementAfterChange: after } =
    (await response.json()) as SimulationResult
  return { before, after }
}

const at = (statement: PensionStatement, age: number) => {
  const list = statement.personalPensionDetails.retirementCapital.projectedRetirementBenefits
  const found = list.find(({ retirementAge }) => retirementAge === age * 12)
  if (!found) throw new Error(`no benefits at ${age}`)
  return found
}

describe('a change of salary', () => {
  it.each(HELD)('$firstName at $fundId: fits the standard; the same salary changes no benefit', async (held) => {
    const fund = await visit(held)
    const { declaredSalary, employmentLevel } = held
    const response = await fund.post(SALARY, { declaredSalary, employmentLevel })
    expect(await faultsOfAnswer('pension', 'simulateSalaryChange', response.clone())).toEqual([])
    const { pensionStatementBeforeChange: before, pensionStatementAfterChange: after } =
      (await response.json()) as SimulationResult
    expect([before.referenceDate, after.referenceDate]).toEqual(['2026-11-21', '2026-11-22'])
    expect([before.pensionStatementType, after.pensionStatementType]).toEqual(['simulated', 'simulated'])
    expect({ ...before, referenceDate: '', personalPensionDetails: '' }).toEqual({
      ...after,
      referenceDate: '',
      personalPensionDetails: '',
    })
    const { retirementCapital, salaryData } = before.personalPensionDetails
    expect(after.personalPensionDetails).toMatchObject({ retirementCapital, salaryData })
    const policy = (await (await fund.get()).json()) as Policy
    expect(retirementCapital.projectedRetirementBenefits).toEqual(
      policy.personalPensionDetails.retirementCapital.projectedRetirementBenefits,
    )
  })

  it('follows the fund’s own rule: deduction by level, the same part saved', async () => {
    // Reto: 69 600 at 100 %, deduction 26 460, 20 % saved. At 80 % of 75 000: 60 000 - 21 168 = 38 832.
    const { after } = await simulated(reto, SALARY, { declaredSalary: 75000, employmentLevel: 80 })
    expect(after.personalPensionDetails.salaryData).toMatchObject({
      declaredSalary: 75000,
      employmentLevel: 80,
      insuredSalaryRetirement: 38832,
      insuredSalaryMandatory: 60000 - 26460,
    })
    expect(after.personalPensionDetails.financing.contributionSavingsEmployer).toBeCloseTo((38832 * 0.2) / 2, 2)
  })

  it('counts from the first of the month after its day, until the pension', async () => {
    // 8 628 a year become 7 766.40; born 18 May 1972, 65 on 1 June 2037; the change counts from 1 July 2027.
    const change = { declaredSalary: 75000, employmentLevel: 80, effectiveDate: '2027-06-15' }
    const { before, after } = await simulated(reto, SALARY, change)
    expect(after.referenceDate).toBe('2027-06-15')
    const months = (2037 - 2027) * 12 - 1
    const less = ((8628 - 7766.4) / 12) * months
    expect((at(before, 65).capitalBalanceNoInterest ?? 0) - (at(after, 65).capitalBalanceNoInterest ?? 0)).toBeCloseTo(
      less,
      1,
    )
    // Year by year: 2026 unchanged, 2027 half of each, then the new credit, and five months of 2037.
    let balance = 196048.15
    for (let year = 2026; year < 2037; year++)
      balance = balance * 1.0125 + (year < 2027 ? 8628 : year === 2027 ? (8628 + 7766.4) / 2 : 7766.4)
    balance += (5 / 12) * (balance * 0.0125 + 7766.4)
    expect(at(after, 65).capitalBalance).toBeCloseTo(balance, 1)
  })

  it('shows the savings of its day: last year’s balance, interest, and the months credited', async () => {
    const { before, after } = await simulated(reto, SALARY, {
      declaredSalary: 69600,
      employmentLevel: 100,
      effectiveDate: '2027-03-31',
    })
    expect(before.personalPensionDetails.retirementCapital.balanceReferenceDate).toBeCloseTo(196048.15 + 7190, 2)
    const endOf2026 = 196048.15 * 1.0125 + 8628
    expect(after.personalPensionDetails.retirementCapital.balanceReferenceDate).toBeCloseTo(endOf2026 + 2157, 1)
  })

  it('insures nothing of a salary below the entry threshold', async () => {
    const { before, after } = await simulated(reto, SALARY, { declaredSalary: 40000, employmentLevel: 50 })
    expect(after.personalPensionDetails.salaryData.insuredSalaryRetirement).toBe(0)
    expect(after.personalPensionDetails.financing.contributionSavingsInsuredPerson).toBe(0)
    expect(at(after, 65).capitalBalance).toBeLessThan(at(before, 65).capitalBalance)
    // Interest goes on.
    expect(at(after, 65).capitalBalance).toBeGreaterThan(196048.15)
  })
})

describe('a purchase', () => {
  it.each(HELD)('$firstName at $fundId: fits the standard, and never more than may be bought', async (held) => {
    const fund = await visit(held)
    const { regularPurchaseMaxAmount: most } = ((await (await fund.get()).json()) as Policy).personalPensionDetails
    const response = await fund.post(PURCHASE, { totalAmount: 10_000_000 })
    expect(await faultsOfAnswer('pension', 'simulatePurchase', response.clone())).toEqual([])
    const { pensionStatementBeforeChange: before, pensionStatementAfterChange: after } =
      (await response.json()) as SimulationResult
    expect(before.personalPensionDetails.regularPurchaseMaxAmount).toBe(most)
    expect(after.personalPensionDetails.regularPurchaseMaxAmount).toBe(0)
    expect(after.personalPensionDetails.vestedBenefits.voluntaryPurchases ?? []).toEqual(
      most === 0 ? [] : [{ date: '2026-11-22', amount: most }],
    )
    const more = at(after, 65).capitalBalance - at(before, 65).capitalBalance
    expect(more).toBeGreaterThanOrEqual(most)
    if (most === 0) expect(more).toBe(0)
    expect(at(after, 65).capitalBalanceMandatory).toBe(at(before, 65).capitalBalanceMandatory)
  })

  it('is possible for some of the built-in persons', async () => {
    const most = await Promise.all(
      HELD.map(async (held) => {
        const policy = (await (await (await visit(held)).get()).json()) as Policy
        return policy.personalPensionDetails.regularPurchaseMaxAmount
      }),
    )
    expect(most.filter((amount) => amount > 1000).length).toBeGreaterThan(1)
  })

  it('bears interest from the month after it, until the pension', async () => {
    const { before, after } = await simulated(reto, PURCHASE, { totalAmount: 5000, date: '2026-12-31' })
    expect(after.referenceDate).toBe('2027-01-01')
    let carried = 5000 * 1.0125 ** 10
    carried += (5 / 12) * carried * 0.0125
    expect(at(after, 65).capitalBalance - at(before, 65).capitalBalance).toBeCloseTo(carried, 1)
    expect((at(after, 65).capitalBalanceNoInterest ?? 0) - (at(before, 65).capitalBalanceNoInterest ?? 0)).toBeCloseTo(
      5000,
      2,
    )
    const [balanceAfter, balanceBefore] = [after, before].map(
      ({ personalPensionDetails }) => personalPensionDetails.retirementCapital.balanceReferenceDate,
    ) as [number, number]
    // November and December are credited, and the year's interest.
    expect(balanceAfter - balanceBefore).toBeCloseTo(5000 + 2 * 719 + 196048.15 * 0.0125, 1)
  })

  it('is made in parts: each of the same size, the last one what is left', async () => {
    const parts = { totalAmount: 5000, paymentSize: 1500, paymentFrequency: 4, date: '2026-12-31' }
    const { after } = await simulated(reto, PURCHASE, parts)
    expect(after.personalPensionDetails.vestedBenefits.voluntaryPurchases).toEqual([
      { date: '2026-12-31', amount: 1500 },
      { date: '2027-03-31', amount: 1500 },
      { date: '2027-06-30', amount: 1500 },
      { date: '2027-09-30', amount: 500 },
    ])
    expect(after.referenceDate).toBe('2027-10-01')
  })

  it('ends where the pension begins', async () => {
    // The age of 58 was reached on 1 June 2030.
    const parts = { totalAmount: 5000, paymentSize: 1000, paymentFrequency: 1, date: '2027-06-01', retirementAge: 696 }
    const { after } = await simulated(reto, PURCHASE, parts)
    const made = after.personalPensionDetails.vestedBenefits.voluntaryPurchases ?? []
    expect(made.map(({ date }) => date)).toEqual(['2027-06-01', '2028-06-01', '2029-06-01'])
    expect(at(after, 58).capitalBalance).toBeGreaterThan(at(after, 58).capitalBalanceNoInterest ?? 0)
  })
})

describe('what does not fit', () => {
  it.each([
    { what: 'no salary', path: SALARY, body: { employmentLevel: 80 } },
    { what: 'a salary as text', path: SALARY, body: { declaredSalary: '70000', employmentLevel: 80 } },
    { what: 'a negative salary', path: SALARY, body: { declaredSalary: -1, employmentLevel: 80 } },
    { what: 'a level of 150 %', path: SALARY, body: { declaredSalary: 70000, employmentLevel: 150 } },
    { what: 'a level of 0 %', path: SALARY, body: { declaredSalary: 70000, employmentLevel: 0 } },
    {
      what: 'yesterday',
      path: SALARY,
      body: { declaredSalary: 70000, employmentLevel: 80, effectiveDate: '2026-11-20' },
    },
    {
      what: 'a day after the last pension age',
      path: SALARY,
      body: { declaredSalary: 70000, employmentLevel: 80, effectiveDate: '2042-06-01' },
    },
    { what: 'no JSON', path: SALARY, body: '{"declaredSalary":' },
    { what: 'no amount', path: PURCHASE, body: {} },
    { what: 'a negative amount', path: PURCHASE, body: { totalAmount: -5 } },
    { what: 'three payments a year', path: PURCHASE, body: { totalAmount: 5000, paymentFrequency: 3 } },
    { what: 'an age that the fund has not', path: PURCHASE, body: { totalAmount: 5000, retirementAge: 600 } },
    { what: 'a payment in the past', path: PURCHASE, body: { totalAmount: 5000, date: '2026-01-01' } },
  ])('$what is refused with 400', async ({ path, body }) => {
    const response = await reto.post(path, body)
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
    // The standard lists no 400 for simulations; its form of an error is used.
    const problem: unknown = await response.json()
    expect(faultsBySchema('pension', 'CommonErrorResponse', problem)).toEqual([])
  })

  it('a body that is too large is refused with 413, another’s policy with 404, no token with 401', async () => {
    expect((await reto.post(SALARY, { filler: 'a'.repeat(5000) })).status).toBe(413)
    const policies = `${sandbox.base}/funds/pk-holzbau-aare/policies`
    for (const [path, operation] of [
      [SALARY, 'simulateSalaryChange'],
      [PURCHASE, 'simulatePurchase'],
    ] as const) {
      const headers = { authorization: `Bearer ${reto.token}` }
      const unknown = await fetch(`${policies}/somebody${path}`, { method: 'POST', headers })
      expect(unknown.status).toBe(404)
      expect(await faultsOfAnswer('pension', operation, unknown)).toEqual([])
      const without = await fetch(`${policies}/${reto.policyId}${path}`, { method: 'POST' })
      expect(without.status).toBe(401)
      expect(await faultsOfAnswer('pension', operation, without)).toEqual([])
    }
  })
})
