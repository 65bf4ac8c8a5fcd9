/**
 * The visitor's three areas and what clears what (specification, section 4), as pages and the calls' client see it:
 * one client as pages have it, and a count of what it sends.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import { chooseParties } from '~/estimate/parties/choose'
import { resetAccount } from '~/pages/pillar-3a/form'
import { day } from '~/pillars/day'
import { OWN } from '../../tests/support/parties/stub-connectors'
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
    await client.saveInfo({ ...BACHELOR, children: MARRIED.children })
    const after = await client.getPension()
    // A child's years count as income.
    expect(after.person.monthly).toBeGreaterThan(before.person.monthly)
    expect(timesSent(`GET ${PENSION}`)).toBe(2)
  })

  it('[145] has info, pension, and insureds by number; a saved form leaves the register’s records', async () => {
    await client.saveInfo(BACHELOR)
    await client.getPension()
    await client.saveInfo(BACHELOR)
    expect(Object.keys((await api.dossier()).firstPillar.insureds)).toEqual([OWN])
    await client.getPension()
    expect(timesAsked(`register ${OWN}`)).toBe(1)
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

describe('the slots of an area', () => {
  it.each([
    ['[146] registry', () => client.listPensionFunds(), ['funds']],
    ['[146] loginRegistry', () => client.listLoginPensionFunds(), ['funds']],
    ['[146] selection', () => client.listSelectedFunds(), []],
    ['[146] policies', () => client.getPolicies(), ['fund a', 'policies a']],
    ['[147] registry', () => client.listEntities(), ['entities']],
    ['[147] selection', () => client.listSelectedEntities(), []],
    ['[147] providents', () => client.getProvidents(), ['entity x', 'statement x']],
    ['[147] info', () => client.getOpen3kInfo(), []],
  ])('%s is fed by its own call, and asks outside for nothing else', async (_name, read, asked) => {
    await client.saveInfo(BACHELOR)
    await client.saveSelectedFunds(['a'])
    await client.saveSelectedEntities(['x'])
    api.asked.length = 0
    sent = []
    await read()
    expect(sent).toHaveLength(1)
    expect(api.asked).toEqual(asked)
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
