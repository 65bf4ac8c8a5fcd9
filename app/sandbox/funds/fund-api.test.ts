import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Policy } from '~/standards/types'
import { call, tokenFor } from '../../../tests/support/parties/party-client'
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

async function getPolicy(navs: string, fundId: string) {
  const fund = `${sandbox.base}/funds/${fundId}`
  const token = await tokenFor(fund, navs)
  const [listed] = (await (await call(`${fund}/insured-persons`, token)).json()) as [{ personId: string }]
  const person = await (await call(`${fund}/insured-persons/${listed.personId}`, token)).json()
  const { policyIds } = person as { policyIds: [string] }
  return { fund, token, personId: listed.personId, response: await call(`${fund}/policies/${policyIds[0]}`, token) }
}

describe('policies', () => {
  it.each(HELD)('$firstName at $fundId: fits the standard', async ({ navs, fundId }) => {
    const { response, personId } = await getPolicy(navs, fundId)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await faultsOfAnswer('pension', 'getPolicy', response.clone())).toEqual([])
    expect(await response.json()).toMatchObject({ personId, referenceDate: '2026-01-01' })
  })

  it.each(HELD)('$firstName at $fundId: pension = capital x rate at each whole age ahead', async ({ navs, fundId }) => {
    const { response } = await getPolicy(navs, fundId)
    const { personalPensionDetails: details } = (await response.json()) as Policy
    const benefits = details.retirementCapital.projectedRetirementBenefits
    expect(benefits.map(({ retirementAge }) => retirementAge / 12)).toEqual([
      58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
    ])
    for (const at of benefits) {
      expect(at.pension).toBeCloseTo((at.capitalBalance * (at.conversionRateEnveloping ?? 0)) / 100, 1)
      for (const amount of [at.capitalBalance, at.pension ?? 0]) expect((amount * 20) % 1).toBeCloseTo(0, 5)
      expect(at.capitalBalanceMandatory).toBeLessThan(at.capitalBalance)
      expect(at.capitalBalanceNoInterest).toBeLessThan(at.capitalBalance)
    }
    expect(details.financing.contributionSavingsEmployer * 2).toBe(
      details.retirementCapital.lastYearDevelopment.oldAgeCreditLastYear,
    )
  })

  it('carries the savings as the rules say: interest on the balance, a credit without interest in its year', async () => {
    // Nadia, born on 2 November 1976, turns 65 on 2 November 2041: pension from 1 December 2041, in 15 years and 11
    // months.
    const { response } = await getPolicy('756.0000.0000.57', 'fondation-trois-lacs')
    const { personalPensionDetails: details } = (await response.json()) as Policy
    let balance = 187400.75
    for (let year = 2026; year < 2041; year++) balance = balance * 1.015 + 10301.75
    balance += (11 / 12) * (balance * 0.015 + 10301.75)
    const at65 = details.retirementCapital.projectedRetirementBenefits.find(
      ({ retirementAge }) => retirementAge === 780,
    )
    expect(at65?.capitalBalance).toBeCloseTo(balance, 1)
    expect(at65?.capitalBalanceNoInterest).toBeCloseTo(187400.75 + 10301.75 * (15 + 11 / 12), 1)
    expect(details).toMatchObject({
      earliestRetirementAge: 696,
      ordinaryRetirementAge: 780,
      maxLumpSumShare: 100,
      salaryData: {
        declaredSalary: 98000,
        employmentLevel: 80,
        insuredSalaryMandatory: 51940,
        insuredSalaryRetirement: 57232,
      },
    })
  })

  it('reports last year in figures that add up', async () => {
    const { response } = await getPolicy('756.0000.0000.33', 'pk-holzbau-aare')
    const { personalPensionDetails: details } = (await response.json()) as Policy
    const year = details.retirementCapital.lastYearDevelopment
    const sum =
      (year.balanceBeginningLastYear ?? 0) + (year.interestCreditLastYear ?? 0) + (year.oldAgeCreditLastYear ?? 0)
    expect(sum).toBeCloseTo(year.balanceEndLastYear ?? 0, 2)
    expect(year.balanceEndLastYear).toBe(details.retirementCapital.balanceReferenceDate)
  })

  it('lists only ages that are ahead', async () => {
    const later = await startSandbox({ today: '2035-06-01' })
    const fund = `${later.base}/funds/pk-holzbau-aare`
    const token = await tokenFor(fund, '756.0000.0000.33')
    const [{ personId }] = (await (await call(`${fund}/insured-persons`, token)).json()) as [{ personId: string }]
    const person = (await (await call(`${fund}/insured-persons/${personId}`, token)).json()) as { policyIds: string[] }
    const policy = (await (await call(`${fund}/policies/${person.policyIds[0]}`, token)).json()) as Policy
    await later.close()
    const ages = policy.personalPensionDetails.retirementCapital.projectedRetirementBenefits
    expect(ages.map(({ retirementAge }) => retirementAge / 12)).toEqual([64, 65, 66, 67, 68, 69, 70])
    expect(policy.referenceDate).toBe('2035-01-01')
  })

  it('answers 404 for somebody else’s policy', async () => {
    const reto = await getPolicy('756.0000.0000.33', 'pk-holzbau-aare')
    const nadia = await getPolicy('756.0000.0000.57', 'fondation-trois-lacs')
    const { policyId } = (await nadia.response.json()) as Policy
    const response = await call(`${reto.fund}/policies/${policyId}`, reto.token)
    expect(response.status).toBe(404)
    expect(await faultsOfAnswer('pension', 'getPolicy', response)).toEqual([])
  })
})
