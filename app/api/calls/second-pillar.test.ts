import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../tests/support/product/start-api'

const SELECTION = '/openpk/user/pension-funds'
const POLICIES = '/openpk/user/pension-funds/policies'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const selected = async () => (await api.get(SELECTION)).json()
const policies = async () => (await api.get(POLICIES)).json()

describe('selection of funds', () => {
  it('[205] [206] [143] is what was posted last, each id once; [] is allowed', async () => {
    expect(await selected()).toEqual([])
    const response = await api.post(SELECTION, { ids: ['b', 'a', 'b'] })
    expect(await response.json()).toEqual(['b', 'a'])
    expect(await selected()).toEqual(['b', 'a'])
    expect(await (await api.post(SELECTION, { ids: [] })).json()).toEqual([])
    expect(await selected()).toEqual([])
  })

  it.each<[string, object, string[] | null]>([
    ['taken away leaves the question open', { ids: [] }, null],
    ['taken away leaves the question open, also where it is denied that there is none', { ids: [], none: false }, null],
    ['is none where the visitor says so', { ids: [], none: true }, []],
  ])('%s', async (_name, body, selection) => {
    await api.post(SELECTION, { ids: ['a'] })
    expect(await (await api.post(SELECTION, body)).json()).toEqual([])
    expect(await selected()).toEqual([])
    expect((await api.dossier()).secondPillar).toMatchObject({ selection, policies: null })
  })

  it('refuses funds of someone who says that there is none, and saves nothing', async () => {
    await api.post(SELECTION, { ids: ['a'] })
    const response = await api.post(SELECTION, { ids: ['b'], none: true })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'none', key: 'invalid' }])
    expect(await selected()).toEqual(['a'])
  })

  it.each([
    ['a fund that nobody lists', ['nobody'], 'unknownFund'],
    ['a paused fund', ['a', 'sleepy'], 'notActive'],
    ['a fund that joins later', ['soon'], 'notActive'],
  ])('refuses %s', async (_name, ids, key) => {
    const response = await api.post(SELECTION, { ids })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'ids', key }])
    expect((await api.dossier()).secondPillar.selection).toBeNull()
  })

  it.each([[{}], [{ ids: 'a' }], [{ ids: [1] }], [{ ids: [''] }], [['a']], [{ ids: [], none: 'yes' }]])(
    'refuses the body %j',
    async (body) => {
      expect((await api.post(SELECTION, body)).status).toBe(422)
    },
  )

  it('lets another fund be removed when one has paused since', async () => {
    const saved = await api.dossier()
    const { token } = await api.vault.create({
      ...saved,
      secondPillar: { ...saved.secondPillar, selection: ['a', 'sleepy'], policies: null },
    })
    const response = await api.send(SELECTION, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: ['sleepy'] }),
    })
    expect(response.status).toBe(200)
  })
})

describe('policies', () => {
  it('[204] are those of the selected funds only', async () => {
    expect(await policies()).toEqual({ policies: [], silent: [] })
    await api.post(SELECTION, { ids: ['b'] })
    const told = await policies()
    expect(told.policies).toMatchObject([
      { fundId: 'b', fundName: 'Fund b', webUrl: 'https://b.example', policy: { policyId: 'p' } },
    ])
    expect(told.silent).toEqual([])
  })

  it('[164] are kept until another selection is saved', async () => {
    await api.post(SELECTION, { ids: ['a'] })
    await policies()
    await policies()
    expect(api.asked.filter((what) => what === 'policies a')).toHaveLength(1)
    await api.post(SELECTION, { ids: ['a'] })
    await policies()
    expect(api.asked.filter((what) => what === 'policies a')).toHaveLength(2)
  })

  it.each(['timeout', 'refused', 'badAnswer', 'notSignedIn'] as const)(
    'name who is silent (%s), and ask again the next time',
    async (reason) => {
      await api.post(SELECTION, { ids: ['a', 'b'] })
      api.silent.set('a', reason)
      const told = await policies()
      expect(told.policies.map(({ fundId }: { fundId: string }) => fundId)).toEqual(['b'])
      expect(told.silent).toMatchObject([{ fundId: 'a', fundName: 'Fund a', reason }])
      api.silent.clear()
      const later = await policies()
      expect(later.silent).toEqual([])
      expect(later.policies.map(({ fundId }: { fundId: string }) => fundId)).toEqual(['a', 'b'])
      expect(api.asked.filter((what) => what === 'policies b')).toHaveLength(1)
    },
  )

  it('name a fund that is not active any more; what another one said stays while the directory is silent', async () => {
    const saved = await api.dossier()
    const selection = ['a', 'sleepy']
    const { token } = await api.vault.create({
      ...saved,
      secondPillar: { ...saved.secondPillar, selection, policies: null },
    })
    const told = async () => {
      const response = await api.send(POLICIES, { headers: { authorization: `Bearer ${token}` } })
      return (await response.json()).silent
    }
    expect(await told()).toEqual([{ fundId: 'sleepy', fundName: 'sleepy', reason: 'notActive' }])
    api.silent.set('funds', 'timeout')
    expect(await told()).toMatchObject([{ fundId: 'sleepy', reason: 'noDirectory' }])
  })

  it('are not kept where another tab chose other funds in the meantime', async () => {
    await api.post(SELECTION, { ids: ['a'] })
    api.vault.beforeSave = async () => {
      api.vault.beforeSave = async () => {}
      await api.post(SELECTION, { ids: ['b'] })
    }
    await policies()
    expect((await api.dossier()).secondPillar).toMatchObject({ selection: ['b'], policies: null })
  })
})

it.each(['/openpk/pension-funds', '/login/pension-funds'])(
  '%s is "no registry" when the directory is silent',
  async (path) => {
    api.silent.set('funds', 'badAnswer')
    const response = await api.get(path)
    expect(await response.json()).toEqual({ type: 'about:blank', title: 'no registry', status: 424 })
  },
)
