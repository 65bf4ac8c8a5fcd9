/** A buy-in is worth what the fund itself simulates. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { PersonalPensionDetails } from '~/standards/types'
import { tokenFor } from '../../../../tests/support/parties/party-client'
import { connectorsTo } from '../../../../tests/support/parties/sandbox-connectors'
import { type StartedSandbox, startSandbox } from '../../../../tests/support/parties/start-sandbox'
import {
  answerAll,
  clientOf,
  fundsOf,
  type SandboxPerson,
  visitorOf,
} from '../../../../tests/support/product/sandbox-visitor'
import { TODAY } from '../../../../tests/support/product/start-api'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
})
afterAll(() => sandbox.close())

/** Months. */
const REFERENCE_AGE = 65 * 12
const BUY_IN = { amount: 20_000, on: day('2026-12-31') }

const atReference = ({ retirementCapital }: PersonalPensionDetails) => {
  const found = retirementCapital.projectedRetirementBenefits.find(
    ({ retirementAge }) => retirementAge === REFERENCE_AGE,
  )
  if (found?.pension === undefined) throw new Error('no pension at that age')
  return { capital: found.capitalBalance, monthly: found.pension / 12 }
}

/** What each fund of the person says before and after the buy-in, asked without the product. */
async function askedDirectly(person: SandboxPerson) {
  const { directory, funds } = connectorsTo(sandbox)
  return Promise.all(
    fundsOf(person).map(async (id) => {
      const fund = await directory.findPensionFund(id)
      const token = await tokenFor(`${sandbox.base}/funds/${id}`, person.navs)
      const [policy] = fund ? await funds.listPolicies(fund, token) : []
      if (!fund || !policy) throw new Error('no policy')
      const { personId, policyId, personalPensionDetails: before } = policy
      const { amount: totalAmount, on: date } = BUY_IN
      const after = await funds.simulatePurchase(fund, token, { personId, policyId, totalAmount, date })
      return { room: before.regularPurchaseMaxAmount, before: atReference(before), after: atReference(after) }
    }),
  )
}

it('adds to pension and savings what the fund with room answers, which is kept', async () => {
  const person = sandbox.people.find(({ firstName }) => firstName === 'Claire')
  if (!person) throw new Error('no such person')
  const visitor = await visitorOf(sandbox, person)
  await answerAll(person, visitor)
  const { withoutChange, withChange } = await clientOf(visitor).getDigest({ buyIn: BUY_IN })

  const told = await askedDirectly(person)
  // The other fund is bought into up to all of its benefits.
  expect(told.map(({ room }) => (room ?? 0) > BUY_IN.amount)).toEqual([false, true])
  const [other, bought] = told
  if (!other || !bought) throw new Error('not two funds')
  const figures = (one: typeof bought.after) => ({
    monthly: franc(other.before.monthly) + franc(one.monthly),
    capitalAtRetirement: franc(other.before.capital + one.capital),
  })
  expect(bought.after.monthly).toBeGreaterThan(bought.before.monthly)
  expect(withoutChange.lpp).toMatchObject(figures(bought.before))
  expect(withChange?.lpp).toMatchObject(figures(bought.after))
  expect(Object.keys((await visitor.dossier()).purchases)).toHaveLength(1)
  // What funds have said goes with the choice of funds.
  await clientOf(visitor).saveSelectedFunds(fundsOf(person).slice(1))
  expect((await visitor.dossier()).purchases).toEqual({})
})
