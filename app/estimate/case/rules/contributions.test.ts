/** What stands against what is paid in, on pages and by the call: the same, at the same fields. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Info } from '~/dossier/shape/info'
import { emptyDossier } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { lifeOfDossier } from '../../../../tests/support/lives/life-of-dossier'
import { SINGLE_WOMAN } from '../../../../tests/support/lives/single-woman'
import { CERTIFICATE, STATEMENT_3A } from '../../../../tests/support/papers/typed-papers'
import { startApi, TODAY } from '../../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../../tests/support/product/use-cases'
import { buyInNotes } from '../../answers/lpp/buy-in-notes'
import { whoBuysIn } from '../from-dossier'

const INCOME = {
  ...{ line: 1, year: 2025, amount: franc(78_000), months: { from: 1, to: 12 } },
  ...{ kind: 'income' as const, split: false, payer: null },
}

let api: Awaited<ReturnType<typeof startApi>>
let token: string
const use = () => createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))

const FUND = {
  ...CERTIFICATE,
  maxCapitalShare: 100,
  buyIn: 60_000,
  ages: [63, 64].map((age) => ({ age, capital: 20_000 * (age - 30), pension: 500 * age })),
}
beforeEach(async () => {
  api = await startApi()
  token = (await api.vault.create(emptyDossier(null, '', '', { version: '2' }))).token
  await use().saveInfo({ person: SINGLE_WOMAN, partner: null, children: [] })
  await use().saveCareer('person', { way: 'extract', asOf: day('2026-03-12'), unread: [], rows: [INCOME] })
  await use().saveCertificate(FUND, { number: 1, confirmed: ['certificateOld'] })
})

const told = (problems: readonly { field: string; key: string }[]) =>
  problems.map(({ field, key }) => `${field} ${key}`)

async function problemsOnPages(query: DigestQuery) {
  const { refusal } = await use().getDigest(query)
  return told(refusal?.problems ?? [])
}

async function problemsOfCall(query: DigestQuery, stopsOn: string | null = null) {
  const opened = await api.vault.open(token)
  if (!opened) throw new Error('the dossier is gone')
  const life = lifeOfDossier(opened.dossier, TODAY, query)
  const body = JSON.stringify({ ...life, person: { ...life.person, stopsOn } })
  const headers = { 'content-type': 'application/json' }
  const response = await api.send('/estimate', { method: 'POST', headers, body })
  expect([200, 422]).toContain(response.status)
  return told((await response.json()).errors ?? [])
}

const buyIn = (on: string): DigestQuery => ({ buyIn: { amount: 20_000, on: day(on) } })
const HALF: DigestQuery = { lppCapitalShare: 50 }
const WHOLE: DigestQuery = { lppCapitalShare: 100 }
const AT_63: DigestQuery = { steps: [{ on: day('2033-06-01'), rate: 60 }] }
const IN_PARTS: DigestQuery = { ...AT_63, stepsDrawFund: true }

describe('a buy-in', () => {
  it.each<[string, DigestQuery, string[]]>([
    [
      'three years before the first part of capital, with the first step',
      { ...buyIn('2030-06-01'), ...WHOLE, ...IN_PARTS },
      [],
    ],
    [
      'less than that before, which results from it',
      { ...buyIn('2030-06-02'), ...WHOLE, ...IN_PARTS },
      ['lppCapitalShare capitalBlockedByBuyIn'],
    ],
    ['less than that before, of the rest', { ...buyIn('2030-06-02'), ...HALF, ...IN_PARTS }, []],
    ['less than that before a first part of a pension', { ...buyIn('2030-06-02'), ...IN_PARTS }, []],
    ['after a step that draws nothing', { ...buyIn('2032-06-01'), ...HALF, ...AT_63 }, []],
    ['three years before the reference age', { ...buyIn('2032-06-01'), ...WHOLE }, []],
    [
      'less than that before, all of it',
      { ...buyIn('2032-06-02'), ...WHOLE },
      ['lppCapitalShare capitalBlockedByBuyIn'],
    ],
    // 20'000 with 1.75 % for three years beside 689'022: 97.03 % of all are the rest.
    ['as much as is the rest', { ...buyIn('2032-06-02'), lppCapitalShare: 97 }, []],
    ['more', { ...buyIn('2032-06-02'), lppCapitalShare: 98 }, ['lppCapitalShare capitalBlockedByBuyIn']],
    ['less than that before, of the rest', { ...buyIn('2032-06-02'), ...HALF }, []],
    [
      'before work stops, and three years before the fund can pay',
      { ...buyIn('2028-05-31'), ...HALF, stopsOn: day('2028-05-31') },
      [],
    ],
    [
      'before the fund can pay, and after work has stopped',
      { ...buyIn('2028-06-01'), stopsOn: day('2028-05-31') },
      ['buyIn.on buyInDayRange'],
    ],
    [
      'beside an AVS that is drawn early while work goes on',
      { ...buyIn('2034-01-31'), retirementDate: day('2033-06-01'), stopsOn: day('2035-03-31') },
      [],
    ],
    [
      'beside it, all as capital',
      { ...buyIn('2034-01-31'), ...WHOLE, retirementDate: day('2033-06-01'), stopsOn: day('2035-03-31') },
      ['lppCapitalShare capitalBlockedByBuyIn'],
    ],
    [
      'with an early AVS that ends work',
      { ...buyIn('2034-01-31'), retirementDate: day('2033-06-01') },
      ['buyIn.on buyInDayRange'],
    ],
    ['on a day before any law', { ...buyIn('1900-01-01') }, ['buyIn.on buyInDayRange']],
    ['on the day of the fund', { ...buyIn('2033-06-01'), lppFrom: day('2033-06-01') }, ['buyIn.on buyInDayRange']],
  ])('%s', async (_, query, problems) => {
    expect(await problemsOnPages(query)).toEqual(problems)
    expect(await problemsOfCall(query)).toEqual(problems.map((one) => `plan.${one}`))
  })

  it('is not paid after the end of work that a life tells itself, unless its plan tells another', async () => {
    expect(await problemsOfCall(buyIn('2028-06-01'), '2028-05-31')).toEqual(['plan.buyIn.on buyInDayRange'])
    expect(await problemsOfCall({ ...buyIn('2028-06-01'), stopsOn: day('2029-05-31') }, '2028-05-31')).toEqual([])
  })
})

describe('a buy-in with capital', () => {
  const keysOnPages = async (query: DigestQuery) => (await use().explainLpp(query)).answer?.withChange?.lpp?.assumptions
  const keysOfCall = async (query: DigestQuery, insured: { from: string }[] | null = null) => {
    const opened = await api.vault.open(token)
    const life = lifeOfDossier(opened?.dossier ?? emptyDossier(null, '', '', { version: '2' }), TODAY, query)
    const body = JSON.stringify({ ...life, person: { ...life.person, ...(insured && { insured }) } })
    const response = await api.send('/estimate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await response.json()).assumptions.lpp as string[]
  }

  it.each<[string, DigestQuery, boolean]>([
    ['in the three years after it', { ...buyIn('2032-06-02'), ...HALF }, true],
    ['later', { ...buyIn('2032-06-01'), ...HALF }, false],
    ['of none', buyIn('2032-06-02'), false],
    ['without a buy-in', HALF, false],
  ])('tells that the deduction is at risk, on pages and in the call: %s', async (_, query, isTold) => {
    for (const keys of [await keysOnPages(query), await keysOfCall(query)])
      expect(keys?.includes('buyInDeductionAtRisk')).toBe(isTold)
  })

  it.each([
    ['2021-03-01', true],
    ['2020-12-31', false],
  ])('of who is insured since %s tells the fifth on arrival in the call as on pages: %s', async (from, isTold) => {
    expect((await keysOfCall(buyIn('2030-06-01'), [{ from }])).includes('buyInFifthOnArrival')).toBe(isTold)
    expect((await keysOfCall(HALF, [{ from }])).includes('buyInFifthOnArrival')).toBe(false)
    await use().saveInfo({
      person: { ...SINGLE_WOMAN, insuredSince: Number(from.slice(0, 4)) },
      partner: null,
      children: [],
    })
    expect((await keysOnPages(buyIn('2030-06-01')))?.includes('buyInFifthOnArrival')).toBe(isTold)
  })
})

describe('rules of a buy-in that are told and not computed', () => {
  const DIVORCE = {
    ...{ start: day('1998-06-12'), end: day('2009-09-30'), endedBy: 'divorce' as const, separatedSince: null },
    partner: { birthDate: day('1969-02-03'), gender: 'MALE' as const },
  }
  it.each<[string, Partial<Info['person']>, boolean, string[]]>([
    ['nobody who is single and was always here', {}, false, []],
    ['who is divorced', { status: 'divorced' }, false, ['buyInAfterDivorce']],
    ['who was divorced before', { status: 'remarried' }, true, ['buyInAfterDivorce']],
    ['who came five years ago', { insuredSince: 2021 }, false, ['buyInFifthOnArrival']],
    ['who came earlier', { insuredSince: 2020 }, false, []],
    ['who has not told it', { insuredSince: undefined }, false, []],
  ])('are of %s', async (_, person, wasDivorced, notes) => {
    const info = { person: { ...SINGLE_WOMAN, ...person }, partner: null, children: [] }
    const family = wasDivorced ? { marriages: [DIVORCE], children: [], survivorsPension: null } : null
    expect(buyInNotes(whoBuysIn({ info, family }), TODAY)).toEqual(notes)
  })
})

describe('payments into pillar 3a', () => {
  const paid = (amount: number | null, purchase: number | null): DigestQuery => ({ pillar3a: { amount, purchase } })
  it.each<[string, DigestQuery, boolean, string[]]>([
    ['a year, into an account that is opened with it', paid(7_000, null), false, []],
    [
      'a year and for earlier years, without an account',
      paid(7_000, 1_000),
      false,
      ['pillar3a.purchase noAccountFor3a'],
    ],
    ['for earlier years, without an account', paid(null, 1_000), false, ['pillar3a.purchase noAccountFor3a']],
    ['a year, with an account', paid(7_000, null), true, []],
    ['as much as anybody may', paid(36_288, null), true, []],
    ['more than anybody may', paid(36_289, null), true, ['pillar3a.amount amount3aTooLarge']],
    ['more than anybody may, into a new account', paid(36_289, null), false, ['pillar3a.amount amount3aTooLarge']],
    [
      'too much in both ways',
      paid(40_000, 8_000),
      true,
      ['pillar3a.amount amount3aTooLarge', 'pillar3a.purchase purchase3aTooLarge'],
    ],
    [
      'more for earlier years than the law lets be bought',
      paid(null, 8_000),
      true,
      ['pillar3a.purchase purchase3aTooLarge'],
    ],
  ])('%s', async (_, query, hasAccount, problems) => {
    if (hasAccount) await use().saveStatement3a(STATEMENT_3A, { number: 1, confirmed: [] })
    expect(await problemsOnPages(query)).toEqual(problems)
    expect(await problemsOfCall(query)).toEqual(problems.map((one) => `plan.${one}`))
  })
})
