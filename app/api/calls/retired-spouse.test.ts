/** A couple of whom one has retired before 2025, as another program sends it: an estimate, never a day to check. */
import { beforeAll, expect, it } from 'vitest'
import { startApi } from '../../../tests/support/product/start-api'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

const incomes = (from: number, to: number, amount: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))
const asOf = { incomesAsOf: '2026-11-20' }
const wife = {
  ...{ birthDate: '1966-03-10', gender: 'FEMALE', incomes: incomes(1987, 2025, 40_000), incomeToCome: 40_000 },
  ...asOf,
}
const born = { birthDate: '1956-03-01', gender: 'MALE' }
const husband = { ...born, incomes: incomes(1977, 2020, 90_000), ...asOf, incomeToCome: 90_000 }

async function estimate(partner: object) {
  const life = { day: '2026-11-28', person: wife, partner, marriages: [{ start: '1994-06-01', spouse: 'partner' }] }
  const body = JSON.stringify(life)
  const response = await api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, answer: await response.json() }
}

// The figures are computed by hand in app/pillars/avs/couple/retired-spouse.test.ts.
it('is computed from the incomes of both where no letter is sent', async () => {
  const { status, answer } = await estimate(husband)
  expect([status, answer.pension.person.monthly, answer.pension.partner.later.monthly]).toEqual([200, 1729, 2051])
  expect(answer.pension.assumptions).toContain('spousePensionComputed')
  expect(answer.ranges).toBeNull()
})

it('goes on from the letter', async () => {
  const { answer } = await estimate({ ...husband, pension: { from: '2021-04-01', monthly: 2520 } })
  expect([answer.pension.person.monthly, answer.pension.partner.monthly]).toEqual([1729, 2520])
  expect(answer.pension.assumptions).toContain('spousePensionPaid')
  const cap = answer.pension.person.steps.find(({ key }: { key: string }) => key === 'coupleCap')
  expect([cap.inputs.paidToday, cap.article]).toEqual([2520, expect.stringContaining('art. 31')])
})

it('is a range where the incomes are not known, and a narrower one with the letter', async () => {
  const unknown = { ...born, incomes: null }
  const wide = (await estimate({ ...unknown, pension: { from: '2021-04-01', monthly: null } })).answer
  const narrow = (await estimate({ ...unknown, pension: { from: '2021-04-01', monthly: 1915 } })).answer
  expect(wide.ranges.avs).not.toBeNull()
  expect(narrow.ranges.avs).toEqual({ low: 1555, high: 1976 })
  expect(narrow.pension.range.causes).toEqual(['spouseIncomesByLetter'])
})

it.each([
  [{ ...husband, pension: { from: '2026-12-01', monthly: 2520 } }, 'partner.pension.from', 'dayInFuture'],
  [{ ...husband, pension: { from: '2015-04-01', monthly: 2520 } }, 'partner.pension.from', 'pensionSinceRange'],
  [{ ...husband, pension: { from: '2021-04-01', monthly: 3780 } }, 'partner.pension.monthly', 'partnerPensionTooLarge'],
  [{ ...husband, pension: { from: '2021-04-01', monthly: -1 } }, 'partner.pension.monthly', 'amountNegative'],
  [{ ...husband, pension: { monthly: 2520 } }, 'partner.pension.from', 'required'],
  [
    { ...husband, birthDate: '1966-03-01', pension: { from: '2021-04-01', monthly: 2520 } },
    'partner.pension',
    'partnerNotRetired',
  ],
])('is refused at its field: %#', async (partner, field, key) => {
  const { status, answer } = await estimate(partner)
  expect([status, answer.errors]).toEqual([422, [{ field, key }]])
})

it('chooses no day for a spouse who is paid already', async () => {
  const life = {
    ...{ day: '2026-11-28', person: wife, marriages: [{ start: '1994-06-01', spouse: 'partner' }] },
    partner: { ...husband, birthDate: '1958-03-01', pension: { from: '2023-04-01', monthly: 2520 } },
    plan: { partner: { retirementDate: '2027-04-01' } },
  }
  const body = JSON.stringify(life)
  const response = await api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const { errors } = await response.json()
  expect([response.status, errors]).toEqual([
    422,
    [{ field: 'plan.partner.retirementDate', key: 'partnerPaidAlready' }],
  ])
})
