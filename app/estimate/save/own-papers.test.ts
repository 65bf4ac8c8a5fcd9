/** Certificates, vested benefits and 3a statements that a visitor copies, one by one. */

import { beforeEach, describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { startApi } from '../../../tests/support/product/start-api'
import { createEstimate, type Outcomes, visitorUseCases } from '../../../tests/support/product/use-cases'
import type { Outcome } from '../outcome'

let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const paper = (number: number) => ({ number, confirmed: [] as never[] })
const problemsOf = ({ refusal }: Outcome<unknown>) => refusal?.problems.map(({ field, key }) => `${field} ${key}`)

beforeEach(async () => {
  api = await startApi()
})

const VESTED = { label: 'Fondation', balance: 30_000, rate: 0.25 }

type Calls = {
  save: (use: Outcomes, number: number, base?: string) => Promise<Outcome<unknown>>
  remove: (use: Outcomes, number: number, base?: string) => Promise<Outcome<unknown>>
  labels: (use: Outcomes) => Promise<string[] | undefined>
}
const labelled = (label: number) => ({ label: String(label) })
const LISTS: [string, number, Calls][] = [
  [
    'certificates',
    5,
    {
      save: (on, number, base) => on.saveCertificate({ ...CERTIFICATE, ...labelled(number) }, paper(number), base),
      remove: (on, number, base) => on.removeCertificate(number, base),
      labels: async (on) => (await on.listCertificates()).answer?.map(({ label }) => label),
    },
  ],
  [
    'vested benefits',
    5,
    {
      save: (on, number, base) => on.saveVested({ ...VESTED, ...labelled(number) }, paper(number), base),
      remove: (on, number, base) => on.removeVested(number, base),
      labels: async (on) => (await on.listVested()).answer?.map(({ label }) => label),
    },
  ],
  [
    '3a statements',
    10,
    {
      save: (on, number, base) => on.saveStatement3a({ ...STATEMENT_3A, ...labelled(number) }, paper(number), base),
      remove: (on, number, base) => on.removeStatement3a(number, base),
      labels: async (on) => (await on.listStatements3a()).answer?.map(({ label }) => label),
    },
  ],
]

describe.each(LISTS)('%s', (_, most, { save, remove, labels }) => {
  it('are added in their order, changed at their place, and removed', async () => {
    for (const number of [1, 2, 3]) expect((await save(use(), number)).ok).toBe(true)
    expect((await save(use(), 2)).ok).toBe(true)
    expect(await labels(use())).toEqual(['1', '2', '3'])
    await remove(use(), 2)
    await remove(use(), 7)
    expect(await labels(use())).toEqual(['1', '3'])
  })

  it(`are at most ${most}, and leave no place empty`, async () => {
    expect((await save(use(), 2)).refusal?.reason).toBe('notFound')
    for (let number = 1; number <= most; number++) expect((await save(use(), number)).ok).toBe(true)
    expect(problemsOf(await save(use(), most + 1))).toEqual([' tooManyPapers'])
  })

  it('are not saved over what another tab has saved', async () => {
    await save(use(), 1)
    expect((await save(use(), 2, '0')).refusal?.reason).toBe('changedMeanwhile')
    expect((await remove(use(), 1, '0')).refusal?.reason).toBe('changedMeanwhile')
    expect(await labels(use())).toEqual(['1'])
  })
})

it('a question holds up a certificate until the visitor says that it stands there so', async () => {
  const slip = { ...CERTIFICATE, pension: 3100, conversionRate: null, date: '2024-01-01' }
  expect(problemsOf(await use().saveCertificate(slip, paper(1)))).toEqual([
    'date certificateOld',
    'pension pensionOfMonth',
  ])
  const confirmed = ['certificateOld', 'pensionOfMonth'] as const
  expect((await use().saveCertificate(slip, { number: 1, confirmed })).ok).toBe(true)
})

it('what cannot be is refused whatever is confirmed', async () => {
  const wrong = { ...CERTIFICATE, date: '2027-01-01' }
  const confirmed = ['certificateOld'] as const
  expect(problemsOf(await use().saveCertificate(wrong, { number: 1, confirmed }))).toEqual(['date dayInFuture'])
})

it.each([
  ['about as it says itself', { interest: 2 }, null],
  ['otherwise', {}, { printed: 689_022, projected: 664_685 }],
  ['without what a projection needs', { interest: null }, null],
])('a certificate is compared with its own projection: %s', async (_, changes, differs) => {
  await use().saveCertificate({ ...CERTIFICATE, ...changes }, paper(1))
  expect((await use().listCertificates()).answer?.[0]?.differs).toEqual(differs)
})

describe('a paper takes back that there is none', () => {
  it('of the second pillar', async () => {
    await use().saveNoFund()
    expect((await use().getSteps()).answer?.lpp).toBe(true)
    await use().saveCertificate(CERTIFICATE, paper(1))
    expect((await api.dossier()).secondPillar.selection).toBeNull()
    expect((await use().getSteps()).answer?.lpp).toBe(true)
    await use().removeCertificate(1)
    expect((await use().getSteps()).answer?.lpp).toBe(false)
  })

  it('of the third', async () => {
    await use().saveNoEntity()
    await use().saveStatement3a(STATEMENT_3A, paper(1))
    expect((await api.dossier()).thirdPillar.selection).toBeNull()
    expect((await use().getSteps()).answer?.pillar3a).toBe(true)
  })
})

it.each([
  ['a day to come', '2035-12-01', undefined],
  ['a past one', '2026-01-01', ['paydate paydatePast']],
  ['one after every age of pay-out', '2070-01-01', ['paydate paydateRange']],
])('a 3a statement is paid out on %s', async (_, paydate, problems) => {
  const saved = await use().saveStatement3a({ ...STATEMENT_3A, paydate: day(paydate) }, paper(1))
  expect(problemsOf(saved)).toEqual(problems)
})

it('which source counts is asked only where a certificate stands for the fund', async () => {
  expect((await use().chooseCertificateSource('a', 'own')).refusal?.reason).toBe('notFound')
  await use().saveCertificate({ ...CERTIFICATE, fundId: 'a' }, paper(1))
  await use().chooseCertificateSource('a', 'own')
  expect((await api.dossier()).secondPillar.counts).toEqual({ a: 'own' })
  await use().removeCertificate(1)
  expect((await api.dossier()).secondPillar.counts).toEqual({})
})
