/** Who is asking, and what happens when two tabs save at the same time. */
import { beforeEach, describe, expect, it } from 'vitest'
import { BACHELOR, COOKIE, startApi } from '../../../tests/support/product/start-api'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const FUNDS = '/openpk/user/pension-funds'

describe('token', () => {
  it.each<[string, (token: string) => Record<string, string>, number]>([
    ['[184] in the cookie', (token) => ({ cookie: `a=b; ${COOKIE}=${token}` }), 200],
    ['in the header', (token) => ({ authorization: `Bearer ${token}` }), 200],
    ['in the header, scheme in other letters', (token) => ({ authorization: `bearer ${token}` }), 200],
    ['in another cookie', (token) => ({ cookie: `other=${token}` }), 401],
    ['in a cookie that only ends like ours', (token) => ({ cookie: `x${COOKIE}=${token}` }), 401],
    ['without a scheme', (token) => ({ authorization: token }), 400],
    ['empty', () => ({ cookie: `${COOKIE}=` }), 401],
  ])('%s', async (_name, headers, status) => {
    expect((await api.send('/me', { headers: headers(api.token) })).status).toBe(status)
  })

  it('[150] ends with the session', async () => {
    expect((await api.get('/me')).status).toBe(200)
    await api.vault.delete(api.token)
    expect((await api.get('/me')).status).toBe(401)
  })

  it('[161] opens nobody else’s dossier', async () => {
    await api.post('/acor/pension-calculator/info', BACHELOR)
    const dossier = await api.dossier()
    const other = await api.vault.create({
      ...dossier,
      firstPillar: { ...dossier.firstPillar, info: null, insureds: {} },
    })
    const response = await api.send('/acor/pension-calculator/info', {
      headers: { authorization: `Bearer ${other.token}` },
    })
    expect(await response.json()).toBeNull()
  })
})

describe('two tabs', () => {
  /** Lets another tab save before the next saves of this one. */
  const inBetween = (times: number, save: (attempt: number) => Promise<unknown>) => {
    let [left, busy] = [times, false]
    api.vault.beforeSave = async () => {
      if (busy || left === 0) return
      busy = true
      await save(times - left--)
      busy = false
    }
  }

  it('both have what they saved, where they saved different things', async () => {
    inBetween(1, () => api.post('/openpv/user/entities', { ids: ['x'] }))
    expect((await api.post(FUNDS, { ids: ['a'] })).status).toBe(200)
    const { secondPillar, thirdPillar } = await api.dossier()
    expect([secondPillar.selection, thirdPillar.selection]).toEqual([['a'], ['x']])
  })

  it('the later one wins, where they saved the same thing', async () => {
    inBetween(2, (attempt) => api.post(FUNDS, { ids: attempt === 0 ? [] : ['b'] }))
    await api.post(FUNDS, { ids: ['a'] })
    expect((await api.dossier()).secondPillar.selection).toEqual(['a'])
  })

  it('a third conflict in a row is said', async () => {
    inBetween(3, () => api.post('/terms', {}))
    const response = await api.post(FUNDS, { ids: ['a'] })
    expect([response.status, (await response.json()).title]).toEqual([409, 'changed elsewhere at the same time'])
  })

  it('nothing is saved into a dossier that another tab deleted', async () => {
    inBetween(1, () => api.vault.delete(api.token))
    expect((await api.post(FUNDS, { ids: ['a'] })).status).toBe(401)
  })

  it('nothing comes back to life that was deleted between reading and saving again', async () => {
    inBetween(2, (attempt) => (attempt === 0 ? api.post('/terms', {}) : api.vault.delete(api.token)))
    expect((await api.post(FUNDS, { ids: ['a'] })).status).toBe(401)
  })

  it('the changes of one request are not each other’s conflict', async () => {
    await api.post('/acor/pension-calculator/info', BACHELOR)
    await api.post(FUNDS, { ids: ['a', 'b'] })
    await api.post('/openpv/user/entities', { ids: ['x'] })
    let saves = 0
    api.vault.beforeSave = async () => {
      saves++
    }
    expect((await api.get('/synthesis/digest')).status).toBe(200)
    // The policies, the 3a statements.
    expect(saves).toBe(2)
  })
})
