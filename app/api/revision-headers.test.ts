/** Two tabs save the same part: the later one is refused, and only where it would take something away. */
import { beforeEach, describe, expect, it } from 'vitest'
import { judgeBy } from '../../tests/support/product/own-document'
import { BACHELOR, MARRIED, startApi } from '../../tests/support/product/start-api'

const PARTS = [
  ['info', '/acor/pension-calculator/info', BACHELOR, MARRIED],
  ['funds', '/openpk/user/pension-funds', { ids: ['a'] }, { ids: ['b'] }],
  ['entities', '/openpv/user/entities', { ids: ['x'] }, { ids: ['y'] }],
  ['account', '/open3k/info', account(1), account(2)],
] as const
const ACCOUNT = '/open3k/info'

function account(solde: number) {
  return { solde, rate: 1, amount: 100, paydate: '2035-06-01' }
}

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const etagOf = async (path: string) => (await api.get(path)).headers.get('etag') ?? ''
const save = (path: string, body: object, ifMatch?: string) =>
  api.send(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${api.token}`,
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: JSON.stringify(body),
  })
const statusOf = async (...asked: Parameters<typeof save>) => (await save(...asked)).status

describe.each(PARTS)('%s', (_part, path, one, other) => {
  it('is saved upon the revision that was read, also where nothing was saved yet', async () => {
    expect(await statusOf(path, one, await etagOf(path))).toBe(200)
    expect(await statusOf(path, other, await etagOf(path))).toBe(200)
    expect(await (await api.get(path)).json()).toMatchObject('ids' in other ? other.ids : other)
  })

  it('is refused upon another one, and stays as it was saved', async () => {
    const judge = judgeBy(await (await api.send('/openapi.json')).json())
    const before = await etagOf(path)
    await save(path, one, before)
    // What the register answers is kept beside it, whatever is refused then.
    await api.get('/acor/insureds/756.2222.3333.02')
    const dossier = await api.dossier()
    const refused = await save(path, other, before)
    expect(refused.status).toBe(412)
    expect(await judge.faultsOf('POST', `/api${path}`, refused.clone())).toEqual([])
    expect(await refused.json()).toEqual({ type: 'about:blank', title: 'changed meanwhile', status: 412 })
    expect(await api.dossier()).toEqual(dossier)
    expect(await statusOf(path, other, await etagOf(path))).toBe(200)
  })

  it('is saved upon another one where both say the same; that is no new revision', async () => {
    const before = await etagOf(path)
    await save(path, one, before)
    const saved = await etagOf(path)
    expect(saved).not.toBe(before)
    expect(await statusOf(path, one, before)).toBe(200)
    expect(await etagOf(path)).toBe(saved)
  })

  it('is saved upon any where no revision is named', async () => {
    await save(path, one)
    expect(await statusOf(path, other)).toBe(200)
  })

  it('is refused where another tab saves between the read and the save', async () => {
    const before = await etagOf(path)
    api.vault.beforeSave = async () => {
      api.vault.beforeSave = async () => {}
      await save(path, one)
    }
    expect(await statusOf(path, other, before)).toBe(412)
    expect(await (await api.get(path)).json()).toMatchObject('ids' in one ? one.ids : one)
  })

  it('is saved though another part is saved between the read and the save', async () => {
    const before = await etagOf(path)
    const [, elsewhere, body] = PARTS[path === PARTS[0][1] ? 1 : 0]
    api.vault.beforeSave = async () => {
      api.vault.beforeSave = async () => {}
      await save(elsewhere, body)
    }
    expect(await statusOf(path, other, before)).toBe(200)
    expect(await etagOf(elsewhere)).toBe('"1"')
  })
})

it.each([
  ['"1"', 200],
  ['"0", "1"', 200],
  ['*', 200],
  ['"0"', 412],
  ['W/"1"', 412],
  ['', 412],
  ['1', 412],
])('takes If-Match as the standard has it: %s', async (ifMatch, status) => {
  await save(ACCOUNT, account(1))
  expect(await statusOf(ACCOUNT, account(2), ifMatch)).toBe(status)
})

it('what is only kept of the answers of others is no revision', async () => {
  await save('/acor/pension-calculator/info', MARRIED)
  await save('/openpk/user/pension-funds', { ids: ['a'] })
  await save('/openpv/user/entities', { ids: ['x'] })
  await api.signInEverywhere()
  const { revisions } = await api.dossier()
  for (const path of ['/acor/pension-calculator', '/openpk/user/pension-funds/policies', '/openpv/user/providents'])
    expect((await api.get(path)).status).toBe(200)
  const dossier = await api.dossier()
  expect(dossier.thirdPillar.info).toMatchObject({ solde: 10_000 })
  expect(dossier.revisions).toEqual(revisions)
  expect(await statusOf(ACCOUNT, account(1), '"0"')).toBe(200)
})

it('figures that a provider gave and the visitor confirms are saved: another tab is notified', async () => {
  await save('/openpv/user/entities', { ids: ['x'] })
  await api.get('/openpv/user/providents')
  const before = await etagOf(ACCOUNT)
  const told = await (await api.get(ACCOUNT)).json()
  expect(await statusOf(ACCOUNT, { ...told, rate: 1, paydate: '2035-06-01' }, before)).toBe(200)
  expect(await statusOf(ACCOUNT, account(7), before)).toBe(412)
})

it('a selection that empties the figures of the account is another revision of these, too', async () => {
  await save('/openpv/user/entities', { ids: ['x'] })
  await save(ACCOUNT, account(1))
  const before = await etagOf(ACCOUNT)
  await save('/openpv/user/entities', { ids: [] })
  expect(await statusOf(ACCOUNT, account(2), before)).toBe(412)
})
