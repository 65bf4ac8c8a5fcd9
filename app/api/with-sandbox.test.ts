/** The calls over the real outside parties of the sandbox: what each of its persons is answered. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, computeAvs, type Marriage } from '~/pillars/avs'
import { addMonths, addYears, day, firstOfNextMonth } from '~/pillars/day'
import { projectRetirementSavings } from '~/pillars/lpp/projection'
import { ageAtRetirement } from '~/pillars/lpp/retirement-date'
import { franc } from '~/pillars/money'
import type { SimulationResult } from '~/standards/types'
import { child, couple, insuredPerson, life } from '../../tests/support/lives/life'
import { call, tokenFor } from '../../tests/support/parties/party-client'
import { type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import {
  answerAll,
  answerOf,
  entitiesOf,
  fundsOf,
  registered,
  type SandboxPerson,
  visitorOf,
} from '../../tests/support/product/sandbox-visitor'
import { TODAY } from '../../tests/support/product/start-api'
import { DigestAnswer } from './answers/synthesis'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
})
afterAll(() => sandbox.close())

type Person = SandboxPerson
type Policy = Person['policies'][number]

type Form = Awaited<ReturnType<typeof registered>>

function factsOf(person: Person, { person: own, partner }: Form, words: Parameters<typeof insuredPerson>[3]): AvsFacts {
  const insured = (one: Person, said: typeof words = {}) => ({
    ...insuredPerson(one.gender, one.birthDate, [...one.incomes], said),
    insured: one.insured ?? null,
  })
  const spouse = partner && sandbox.people.find(({ navs }) => navs === partner.navs)
  const births = person.children.map(({ birthDate, credits }) =>
    child(birthDate, { ...(credits && { credits }), parents: own.status === 'bachelor' ? 'person' : 'both' }),
  )
  if (spouse) return couple(insured(person, words), insured(spouse), own.relationshipStartDate, births)
  return life(insured(person, words), { children: births, marriages: (person.marriages ?? []).map(formerOf(person)) })
}

/** Divided already where the account says so; else nobody knows what the former spouse earned. */
const formerOf =
  ({ incomes }: Person) =>
  ({ partner, ...marriage }: NonNullable<Person['marriages']>[number]): Marriage => ({
    ...marriage,
    spouse: {
      ...insuredPerson(partner.gender, partner.birthDate, []),
      insured: null,
      incomes: incomes.some(({ split }) => split) ? [] : null,
    },
  })

/** What a fund itself says of half the work at the same pay from next January on. */
async function halfTheWorkAt({ navs }: Person, { fundId, entryDate, declaredSalary, employmentLevel }: Policy) {
  const fund = `${sandbox.base}/funds/${fundId}`
  const token = await tokenFor(fund, navs)
  const [listed] = await (await call(`${fund}/insured-persons`, token)).json()
  const { policyIds } = await (await call(`${fund}/insured-persons/${listed.personId}`, token)).json()
  for (const id of policyIds) {
    const policy = await (await call(`${fund}/policies/${id}`, token)).json()
    if (policy.entryDate !== entryDate) continue
    const simulated = await fetch(`${fund}/policies/${id}/salary-change-simulation`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ declaredSalary, employmentLevel: employmentLevel / 2, effectiveDate: '2027-01-01' }),
    })
    const { pensionStatementAfterChange } = (await simulated.json()) as SimulationResult
    return pensionStatementAfterChange.personalPensionDetails.retirementCapital
  }
  throw new Error(`no policy at ${fundId}`)
}

/** Everything of the person is known. */
async function known(person: Person) {
  const api = await visitorOf(sandbox, person)
  await answerAll(person, api)
  return api
}

describe('every person of the sandbox', () => {
  it('has a digest in which nobody is silent, with all that they have', async () => {
    expect(sandbox.people.length).toBeGreaterThan(0)
    for (const person of sandbox.people) {
      const api = await known(person)
      const [funds, entities] = [fundsOf(person), entitiesOf(person)]
      const digest = DigestAnswer.parse(await answerOf(api.get('/synthesis/digest')))
      const { avs, lpp, pillar3a } = digest.withoutChange
      expect(digest.silent).toEqual([])
      expect(avs?.monthly).toBeGreaterThan(0)
      expect(lpp === null).toBe(funds.length === 0)
      expect(pillar3a === null).toBe(entities.length === 0)
    }
  })

  it('[008] is given for half the work, a year earlier, a quarter as capital: as the engine, and as each fund itself says', async () => {
    for (const person of sandbox.people) {
      const api = await known(person)
      const form = await registered(person, api)
      const { work, limits } = await answerOf(api.get('/synthesis/simulation'))
      const start = addYears(limits.reference, -1)
      const hasFund = person.policies.length > 0
      const rate = work?.rate ?? 100
      // Who works at home has no salary that could be halved.
      const half = work === null ? {} : { currentSalary: work.salary, currentRate: rate, desiredRate: rate / 2 }
      const change = { ...half, retirementDate: start, ...(hasFund ? { lppCapitalShare: 25 } : {}) }
      const query = new URLSearchParams(Object.entries(change).map(([name, value]) => [name, String(value)]))
      const { withChange, silent } = DigestAnswer.parse(await answerOf(api.get(`/synthesis/digest?${query}`)))
      expect(silent).toEqual([])

      const incomeToCome = work === null ? null : { from: 2027, amount: franc(work.salary / 2) }
      const words = { drawing: start, ...(incomeToCome && { incomeToCome }) }
      const pension = computeAvs(factsOf(person, form, words), lawOn(TODAY), TODAY)
      expect(withChange?.avs?.monthly).toBe(pension.periods.at(-1)?.person)
      expect((withChange?.avs?.first ?? withChange?.avs)?.from).toBe(start)

      const told = await Promise.all(person.policies.map((policy) => halfTheWorkAt(person, policy)))
      const age = ageAtRetirement(person.birthDate, start)
      const at = told.map(({ projectedRetirementBenefits: benefits }) =>
        benefits.find(({ retirementAge }) => retirementAge === age),
      )
      const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
      if (hasFund)
        expect(withChange?.lpp).toMatchObject({
          monthly: sum(at.map((one) => franc(((one?.pension ?? 0) * 0.75) / 12))),
          capital: sum(at.map((one) => franc((one?.capitalBalance ?? 0) * 0.25))),
          capitalAtRetirement: sum(at.map((one) => franc(one?.capitalBalance ?? 0))),
        })
      expect(withChange?.pillar3a?.projectedFrom ?? start).toBe(start)
    }
  })

  it('has incomes over time that come to the total of the digest, and ranges around its figures', async () => {
    for (const person of sandbox.people) {
      const api = await known(person)
      const early = addMonths(firstOfNextMonth(person.birthDate), 63 * 12 + 5)
      const digest = DigestAnswer.parse(await answerOf(api.get(`/synthesis/digest?retirementDate=${early}`)))
      for (const name of ['withoutChange', 'withChange'] as const) {
        const [column, outlook] = [digest[name], digest.outlook[name]]
        if (!column || !outlook) throw new Error(`${person.firstName} has no ${name}`)
        const { totalFrom, monthlyTotal, avs, lpp, pillar3a } = column
        const onTotal = outlook.income.findLast(({ from }) => from <= (totalFrom ?? ''))
        expect(onTotal).toMatchObject({ from: totalFrom, total: monthlyTotal, lpp: lpp?.monthly ?? null, salary: null })
        // Who has no salary, or only paid the minimum (CHF 5'000), has nothing before the pension, and nothing that it replaces.
        const hasSalary = (person.incomes.at(-1)?.amount ?? 0) > 5000
        expect(digest.outlook.salary !== null).toBe(hasSalary)
        if (hasSalary) {
          expect(outlook.income[0]).toMatchObject({ from: TODAY, total: outlook.income[0]?.salary })
          expect(outlook.replaced[0]?.from).toBe(totalFrom)
        }
        expect(outlook.income.at(-1)).toMatchObject({ to: null, untilAge: null })
        expect(avs).not.toBeNull()
        expect(outlook.lpp === null).toBe(lpp === null)
        if (outlook.lpp && lpp) {
          const { low, expected, high, fixed, funds } = outlook.lpp
          expect([expected.monthly, expected.capital, fixed]).toEqual([lpp.monthly, lpp.capital, []])
          expect(low.monthly).toBeLessThan(expected.monthly)
          expect(expected.monthly).toBeLessThan(high.monthly)
          expect(funds.map(({ rates }) => rates.expected)).toEqual(
            person.policies.map(({ projectionRate }) => projectionRate),
          )
        }
        expect(outlook.pillar3a?.expected.capital).toBe(pillar3a?.projected)
        expect(outlook.spread.pillar3a?.capital).toBe(pillar3a?.projected)
      }
    }
  })

  it('has a fund whose own projection, made anew with another interest, is what our range says', async () => {
    const claire = sandbox.people.find(({ firstName }) => firstName === 'Claire') as Person
    const api = await known(claire)
    const { outlook } = DigestAnswer.parse(await answerOf(api.get('/synthesis/digest')))
    // By the sandbox's own rule: each fund's credit a year and its rate, a point less and a point more, until April 2036.
    const pensionAt = (points: number) =>
      claire.policies.reduce((sum, policy) => {
        const { capital } = projectRetirementSavings({
          balance: policy.balance,
          balanceDate: day('2026-01-01'),
          retirementDate: day('2036-04-01'),
          interestRate: policy.projectionRate + points,
          creditOf: () => policy.savingsContributionYear,
        })
        return sum + Math.round((capital * (policy.conversionRates['65'] ?? 0)) / 1200)
      }, 0)
    const { low, expected, high } = outlook.withoutChange.lpp ?? {}
    expect([low?.monthly, expected?.monthly, high?.monthly]).toEqual([-1, 0, 1].map(pensionAt))
  })

  it('[161] is told nothing of the others but of the own partner', async () => {
    for (const person of sandbox.people) {
      const api = await visitorOf(sandbox, person)
      for (const { navs } of sandbox.people) {
        const { status } = await api.get(`/acor/insureds/${navs}`)
        expect(status).toBe(navs === person.navs || navs === person.partnerNavs ? 200 : 404)
      }
    }
  })
})
