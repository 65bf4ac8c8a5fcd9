/**
 * The visitor's three areas and what clears what (specification, section 4), as pages and the calls' client see it:
 * one client as pages have it, and a count of what it sends.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseParties } from '~/estimate/save/choose'
import { resetAccount } from '~/pages/pillar-3a/form'
import { day } from '~/pillars/day'
import { OWN, PARTNER } from '../../tests/support/parties/stub-connectors'
import { BACHELOR, MARRIED, startApi } from '../../tests/support/product/start-api'
import { createApiClient } from './client'

const FUNDS = '/openpk/user/pension-funds'
const ENTITIES = '/openpv/user/entities'
const INFO_3A = '/open3k/info'

let api: Awaited<ReturnType<typeof startApi>>
let client: ReturnType<typeof createApiClient>
/** What the client sent, in order: `GET /me`, and of a POST the body. */
let sent: { call: string; body?: unknown }[]

beforeEach(async () => {
  api = await startApi()
  sent = []
  client = createApiClient({
    base: 'https://product.example/api',
    token: api.token,
    fetch: async (input, init = {}) => {
      const { pathname } = new URL(String(input))
      const body = typeof init.body === 'string' ? { body: JSON.parse(init.body) } : {}
      sent.push({ call: `${init.method ?? 'GET'} ${pathname.replace('/api', '')}`, ...body })
      return api.api.fetch(new Request(input, init))
    },
  })
})

const timesSent = (call: string) => sent.filter((one) => one.call === call).length
const timesAsked = (what: string) => api.asked.filter((one) => one === what).length
const posted = (path: string) => sent.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body)

describe('first pillar', () => {
  const [INFO, PENSION] = ['/acor/pension-calculator/info', '/acor/pension-calculator']

  it('[162] a saved form clears the info of before: it is asked for anew, and is the new one', async () => {
    await client.saveInfo(BACHELOR)
    expect((await client.getInfo())?.person.status).toBe('bachelor')
    await client.saveInfo(MARRIED)
    expect((await client.getInfo())?.person.status).toBe('married')
    expect(timesSent(`GET ${INFO}`)).toBe(2)
  })

  it('[163] a saved form clears the pension: it is asked for anew, and is another figure', async () => {
    await client.saveInfo(BACHELOR)
    const before = await client.getPension()
    expect(await client.getPension()).toEqual(before)
    expect(timesSent(`GET ${PENSION}`)).toBe(1)
    await client.saveInfo({ ...BACHELOR, children: MARRIED.children })
    const after = await client.getPension()
    // A child's years count as income.
    expect(after.person.monthly).toBeGreaterThan(before.person.monthly)
    expect(timesSent(`GET ${PENSION}`)).toBe(2)
  })

  it('[145] has the info as saved, the pension that it gives, and insureds by their number', async () => {
    expect([await client.getInfo(), (await api.dossier()).firstPillar.info]).toEqual([null, null])
    await client.saveInfo(MARRIED)
    expect((await api.dossier()).firstPillar.info).toMatchObject(MARRIED)
    expect(await client.getInfo()).toMatchObject(MARRIED)
    const pension = await client.getPension()
    expect(pension.person.monthly).toBeGreaterThan(0)
    await client.getInsured(OWN)
    const { insureds } = (await api.dossier()).firstPillar
    expect(Object.keys(insureds).toSorted()).toEqual([OWN, PARTNER].toSorted())
    for (const navs of [OWN, PARTNER]) expect(insureds[navs]).toMatchObject({ navs })
    // The record that is kept is the one that is told; a pension is computed anew of it.
    expect(await client.getInsured(OWN)).toMatchObject({ navs: OWN, incomes: insureds[OWN]?.incomes })
    expect(timesSent(`GET ${PENSION}`)).toBe(1)
  })

  it('[145] asks the register once for a number, whatever is saved and read in between', async () => {
    await client.saveInfo(MARRIED)
    for (const ttl of [500, 0]) {
      await client.getPension({}, { ttl })
      await client.getInsured(OWN, { ttl })
      await client.getInsured(PARTNER, { ttl })
      await client.saveInfo(MARRIED)
    }
    for (const navs of [OWN, PARTNER]) expect(timesAsked(`register ${navs}`)).toBe(1)
  })
})

describe('second pillar', () => {
  it('[165] a saved selection clears the one of before: it is asked for anew, and is the new one', async () => {
    await client.saveSelectedFunds(['a'])
    expect(await client.listSelectedFunds()).toEqual(['a'])
    await client.saveSelectedFunds(['b', 'a'])
    expect(await client.listSelectedFunds()).toEqual(['b', 'a'])
    expect(timesSent(`GET ${FUNDS}`)).toBe(2)
  })

  it('[164] a saved selection clears the policies: the funds are asked anew', async () => {
    await client.saveSelectedFunds(['a'])
    await client.getPolicies()
    await client.saveSelectedFunds(['a', 'b'])
    expect((await api.dossier()).secondPillar).toMatchObject({ selection: ['a', 'b'], policies: null })
    await api.signInEverywhere()
    expect((await client.getPolicies()).policies.map(({ fundId }) => fundId)).toEqual(['a', 'b'])
    expect(timesAsked('policies a')).toBe(2)
    expect(timesSent(`GET ${FUNDS}/policies`)).toBe(2)
  })

  const calls = () => ({
    list: client.listSelectedFunds,
    getRevision: () => client.getRevision('funds'),
    save: client.saveSelectedFunds,
    saveNone: client.saveNoFund,
  })
  const remove = (id: string) => chooseParties({ kind: 'remove', id }, undefined, calls())

  it('[171] a deleted fund is taken out of the selection, which is saved', async () => {
    const dossier = await api.dossier()
    const chosen = { ...dossier.secondPillar, selection: ['a', 'sleepy', 'b'], policies: null }
    await api.vault.save(api.token, { ...dossier, secondPillar: chosen }, 1)
    await remove('sleepy')
    expect(posted(FUNDS)).toEqual([{ ids: ['a', 'b'] }])
    expect(await client.listSelectedFunds()).toEqual(['a', 'b'])
  })

  it('[171] so is the last one; that there is none, nobody has said', async () => {
    await client.saveSelectedFunds(['a'])
    sent = []
    await remove('a')
    expect(posted(FUNDS)).toEqual([{ ids: [] }])
    expect(await (await api.get('/steps')).json()).toMatchObject({ lpp: false })
  })

  it('[172] where the deleted fund is not in the selection, nothing is saved and nothing cleared', async () => {
    await client.saveSelectedFunds(['a'])
    await client.getPolicies()
    const before = await api.dossier()
    sent = []
    await remove('b')
    expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([])
    expect(await api.dossier()).toEqual(before)
  })

  it.each<[string, () => Promise<unknown>, string[] | null]>([
    ['before anything was selected', async () => {}, null],
    ['of someone who has none', () => client.saveNoFund(), []],
  ])('[172] %s, a deletion does nothing either', async (_name, before, selection) => {
    await before()
    sent = []
    await remove('b')
    expect(posted(FUNDS)).toEqual([])
    expect((await api.dossier()).secondPillar.selection).toEqual(selection)
  })

  it('[173] a reset saves an empty list', async () => {
    await client.saveSelectedFunds(['a'])
    sent = []
    await chooseParties({ kind: 'reset' }, undefined, calls())
    expect(posted(FUNDS)).toEqual([{ ids: [] }])
    expect(await client.listSelectedFunds()).toEqual([])
    expect((await api.dossier()).secondPillar).toMatchObject({ selection: null, policies: null })
  })
})

describe('third pillar', () => {
  const TYPED = { solde: 12_000, rate: 0.75, amount: 3000, paydate: day('2040-01-01') }

  it('[167] a saved selection clears the one of before: it is asked for anew, and is the new one', async () => {
    await client.saveSelectedEntities(['x'])
    expect(await client.listSelectedEntities()).toEqual(['x'])
    await client.saveSelectedEntities(['y', 'x'])
    expect(await client.listSelectedEntities()).toEqual(['y', 'x'])
    expect(timesSent(`GET ${ENTITIES}`)).toBe(2)
  })

  it('[166] a saved selection clears the providents: the providers are asked anew', async () => {
    await client.saveSelectedEntities(['x'])
    await client.getProvidents()
    await client.saveSelectedEntities(['x', 'y'])
    expect((await api.dossier()).thirdPillar).toMatchObject({ selection: ['x', 'y'], providents: null })
    await api.signInEverywhere()
    expect((await client.getProvidents()).providents.map(({ entityId }) => entityId)).toEqual(['x', 'y'])
    expect(timesAsked('statement x')).toBe(2)
    expect(timesSent('GET /openpv/user/providents')).toBe(2)
  })

  it('[169] [170] loaded providents are kept, and the last of them is the current info', async () => {
    await client.saveSelectedEntities(['x', 'y', 'z'])
    const told = await client.getProvidents()
    expect((await api.dossier()).thirdPillar.providents).toEqual(told)
    expect(await client.getOpen3kInfo()).toMatchObject({ solde: 30_000, amount: 3000 })
  })

  it('[170] of providers of whom the last is silent, the last that answers becomes it; the other when it arrives', async () => {
    await client.saveSelectedEntities(['x', 'y'])
    api.silent.set('y', 'timeout')
    await client.getProvidents()
    expect(await client.getOpen3kInfo()).toMatchObject({ solde: 10_000 })
    api.silent.clear()
    await client.saveOpen3kInfo(TYPED)
    await client.getProvidents()
    expect(await client.getOpen3kInfo()).toMatchObject({ solde: 20_000, rate: 0.75 })
  })

  it('[170] a provider that arrives once is written once: what is emptied afterwards stays empty', async () => {
    await client.saveSelectedEntities(['x'])
    await client.getProvidents()
    const emptied = resetAccount(await client.getOpen3kInfo())
    await client.saveOpen3kInfo(emptied)
    await client.getProvidents()
    expect(await client.getOpen3kInfo()).toEqual(emptied)
  })

  it('[168] a reset is one save, of empty figures with the day of pay-out that was there', async () => {
    await client.saveOpen3kInfo(TYPED)
    const before = await client.getOpen3kInfo()
    sent = []
    await client.saveOpen3kInfo(resetAccount(before))
    const emptied = { solde: null, rate: null, amount: null, paydate: TYPED.paydate }
    expect(posted(INFO_3A)).toEqual([emptied])
    expect(await client.getOpen3kInfo()).toEqual(emptied)
    expect((await api.dossier()).thirdPillar.info).toEqual(emptied)
  })
})

/** Each slot with its call, whom that asks outside, and what the dossier keeps of it. */
describe('the slots of an area', () => {
  type Kept = Awaited<ReturnType<typeof api.dossier>>
  /** A directory's list is nobody's, and policies are kept by what is needed of them: asked once, below. */
  const ELSEWHERE = () => undefined
  it.each<[string, string, () => Promise<unknown>, string[], (kept: Kept) => unknown]>([
    ['[146] registry', '/openpk/pension-funds', () => client.listPensionFunds(), ['funds'], ELSEWHERE],
    ['[146] loginRegistry', '/login/pension-funds', () => client.listLoginPensionFunds(), ['funds'], ELSEWHERE],
    ['[146] selection', FUNDS, () => client.listSelectedFunds(), [], (kept) => kept.secondPillar.selection],
    ['[146] policies', `${FUNDS}/policies`, () => client.getPolicies(), ['fund a', 'policies a'], ELSEWHERE],
    ['[147] registry', '/openpv/entities', () => client.listEntities(), ['entities'], ELSEWHERE],
    ['[147] selection', ENTITIES, () => client.listSelectedEntities(), [], (kept) => kept.thirdPillar.selection],
    [
      '[147] providents',
      '/openpv/user/providents',
      () => client.getProvidents(),
      ['entity x', 'statement x'],
      (kept) => kept.thirdPillar.providents,
    ],
    ['[147] info', INFO_3A, () => client.getOpen3kInfo(), [], (kept) => kept.thirdPillar.info],
  ])('%s is fed by %s, which asks outside for nothing else', async (_name, path, read, asked, keptOf) => {
    await client.saveInfo(BACHELOR)
    await client.saveSelectedFunds(['a'])
    await client.saveSelectedEntities(['x'])
    await client.saveOpen3kInfo({ solde: 12_000, rate: 0.75, amount: 3000, paydate: null })
    api.asked.length = 0
    sent = []
    const told = await read()
    expect(told).toBeTruthy()
    expect(sent).toEqual([{ call: `GET ${path}` }])
    expect(api.asked).toEqual(asked)
    const kept = keptOf(await api.dossier())
    if (kept !== undefined) expect(kept).toEqual(told)
  })

  it.each<[string, () => Promise<unknown>, string]>([
    ['[146] policies', () => client.getPolicies({ ttl: 0 }), 'policies a'],
    ['[147] providents', () => client.getProvidents({ ttl: 0 }), 'statement x'],
  ])('%s are kept: whoever is asked is asked once', async (_name, read, asked) => {
    await client.saveSelectedFunds(['a'])
    await client.saveSelectedEntities(['x'])
    const first = await read()
    expect(await read()).toEqual(first)
    expect(timesAsked(asked)).toBe(1)
  })
})

it('gives the day of an old list with the list, and none with a list of now', async () => {
  const days = () =>
    Promise.all(
      (['pensionFunds', 'loginPensionFunds', 'entities'] as const).map((of) => client.getListDay(of, { ttl: 0 })),
    )
  expect(await days()).toEqual([null, null, null])
  api.lists.day = day('2026-11-20')
  expect(await days()).toEqual(Array(3).fill('2026-11-20'))
})

it('clears nothing of the other areas', async () => {
  await client.saveInfo(BACHELOR)
  await client.getPension()
  await client.saveSelectedFunds(['a'])
  await client.getPolicies()
  await client.saveSelectedEntities(['x'])
  await client.getProvidents()
  const full = await api.dossier()
  await client.saveSelectedEntities(['y'])
  const other = await api.dossier()
  expect([other.firstPillar, other.secondPillar]).toEqual([full.firstPillar, full.secondPillar])
  await client.saveSelectedFunds(['b'])
  expect((await api.dossier()).firstPillar).toEqual(full.firstPillar)
  await client.saveInfo(MARRIED)
  const { secondPillar, thirdPillar } = await api.dossier()
  expect([secondPillar.selection, thirdPillar.selection]).toEqual([['b'], ['y']])
})
