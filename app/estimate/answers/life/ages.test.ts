/** The ages of the page and of the call: the same rows, each in its own words. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { AgeOutlook } from '~/estimate/answers/ages'
import { day } from '~/pillars/day'
import { lifeOfDossier } from '../../../../tests/support/lives/life-of-dossier'
import { ALWAYS, extract, LIVES, OWN, personOf } from '../../../../tests/support/lives/typed-lives'
import { CERTIFICATE } from '../../../../tests/support/papers/typed-papers'
import { TODAY } from '../../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../../tests/support/product/typing-visitor'
import type { LifeEstimate } from './estimate-life'

let visitor: Awaited<ReturnType<typeof typingVisitor>>
const use = () => visitor.use()
beforeEach(async () => {
  visitor = await typingVisitor()
})

const asCalled = (ages: readonly AgeOutlook[]) =>
  ages.map(({ age, startsOn, days, column, ...row }) => ({
    ...{ age, date: startsOn, ...days },
    ...{ complete: column.complete, missing: column.missing },
    ...{ monthlyTotal: column.monthlyTotal, first: column.first, capitalTotal: column.capitalTotal },
    lpp: column.lpp && {
      ...{ monthly: column.lpp.monthly, sureness: column.lpp.sureness, capital: column.lpp.capital },
      ...column.lpp.range,
    },
    ...{ avsFrom: row.avsFrom, evenAt: row.evenAt, owed: row.owed, partOfSalary: row.share },
    pillar3aAtStart: row.pillar3aAtStart,
    ...{ isPlanned: row.isPlanned, isReference: row.isReference },
  }))

it.each(['reference', 64, 67] as const)(
  'has the AVS of all ages start alike on the page and by the call: %s',
  async (avsFrom) => {
    const [, typed] = LIVES[0] as (typeof LIVES)[number]
    const dossier = await visitor.typeIn(typed)
    const life = lifeOfDossier(dossier, TODAY, {})
    const response = await visitor.api.send('/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...life, plan: { avsFrom }, ages: true }),
    })
    const { ages, digest }: LifeEstimate = await response.json()
    expect(ages).toEqual(JSON.parse(JSON.stringify(asCalled(await sure(use().listAges({}, { avsFrom }))))))
    expect(ages.length).toBeGreaterThan(5)
    // It is no change.
    expect(digest.withChange).toBeNull()
  },
)

it('has the AVS start once there is a whole year of contributions, in January', async () => {
  const person = personOf({ birthDate: day('1963-07-10'), gender: 'MALE', insuredSince: 2026 })
  const ages = Array.from({ length: 8 }, (_, index) => ({ age: 63 + index, capital: 540_000, pension: 27_500 }))
  await visitor.typeIn({
    info: { person, partner: null, children: [] },
    careers: { person: extract({ from: 2026, to: 2026, amount: 20_000, months: [1, 2] }) },
    certificates: [{ ...CERTIFICATE, ages }],
  })
  const rows = await sure(use().listAges({}, { year: 63 }))
  expect(rows.map(({ startsOn, avsFrom, days }) => [startsOn, avsFrom, days.retirementDate]).slice(0, 3)).toEqual([
    ['2026-12-01', { years: 63, months: 5 }, '2027-01-01'],
    ['2027-01-01', null, '2027-01-01'],
    ['2027-02-01', null, '2027-02-01'],
  ])
})

describe('a certificate that a plan leaves behind', () => {
  const paper = {
    ...{ ...CERTIFICATE, contribution: null, conversionRate: null, interest: null, balanceMandatory: null },
    ...{ balance: null, capital: null, pension: 29_120 },
  }
  const complete = ['63/7 plan', '64/0', '65/0', '66/0', '67/0', '68/0', '69/0', '70/0']
  it.each([
    ['prints the pension at 65 alone', []],
    ['prints that at 64 too', [{ age: 64, capital: null, pension: 27_500 }]],
  ])('%s: every age is complete and compared', async (_, ages) => {
    const person = personOf({ birthDate: day('1963-10-10'), gender: 'MALE', ...ALWAYS })
    const info = { person, partner: null, children: [] }
    const dossier = await visitor.typeIn({
      info,
      careers: { person: OWN },
      certificates: [
        { ...paper, ages },
        { ...paper, ages, label: 'Second' },
      ],
    })
    const plan = { retirementDate: day('2027-06-01') }
    const rows = asCalled(await sure(use().listAges(plan)))
    const named = ({ age: { years, months }, missing, isPlanned }: LifeEstimate['ages'][number]) =>
      [`${years}/${months}`, ...missing.filter((pillar) => pillar !== 'pillar3a'), ...(isPlanned ? ['plan'] : [])].join(
        ' ',
      )
    expect(rows.map(named)).toEqual(complete)
    for (const { complete: isComplete, partOfSalary, evenAt, isReference } of rows) {
      expect(partOfSalary !== null).toBe(isComplete)
      expect(evenAt !== null).toBe(isComplete && !isReference)
    }
    const life = { ...lifeOfDossier(dossier, TODAY, plan), ages: true }
    const headers = { 'content-type': 'application/json' }
    const response = await visitor.api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
    expect((await response.json()).ages.map(named)).toEqual(rows.map(named))
  })
})
