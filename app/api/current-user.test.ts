/** The current user's cache: how long each outcome is kept, and what ends it. Time is what the test says. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Me } from '~/dossier/shape/visitor'
import { failure as failureOf } from '../../tests/support/product/failure'
import { LOGIN, startApi } from '../../tests/support/product/start-api'
import { ApiProblem } from './call'
import { createApiClient } from './client'
import { createCurrentUser, USER_KEPT_SECONDS } from './current-user'

const SECOND = 1000
const NOT_LOGGED = new ApiProblem(401, 'not logged')
const BROKEN = new ApiProblem(500, 'broken')

let api: Awaited<ReturnType<typeof startApi>>
/** How often `GET /me` was called; what it answers with instead of the user. */
let calls: number
let failure: unknown

beforeEach(async () => {
  api = await startApi()
  calls = 0
  failure = null
})

/** Made anew for each request, as pages do: nothing outlasts a request but what lies in the dossier. */
function currentUser() {
  const client = createApiClient({
    base: 'https://product.example/api',
    fetch: (input, init) => api.api.fetch(new Request(input, init)),
    token: api.token,
  })
  return createCurrentUser({
    vault: api.vault,
    token: api.token,
    now: () => api.clock.time,
    fetchMe: async (): Promise<Me> => {
      calls++
      if (failure) throw failure
      return client.getMe()
    },
  })
}
const get = () => currentUser().get()
const kept = async () => (await api.dossier()).user
const pass = (seconds: number) => {
  api.clock.time += seconds * SECOND
}

describe('after a good fetch', () => {
  it('[152] is kept for 300 seconds', async () => {
    await get()
    pass(299)
    await get()
    expect(calls).toBe(1)
    pass(1)
    await get()
    expect(calls).toBe(2)
  })

  it('[152] is kept from the fetch on: reading it lengthens nothing', async () => {
    await get()
    for (const seconds of [200, 99]) {
      pass(seconds)
      await get()
    }
    expect(calls).toBe(1)
    pass(2)
    await get()
    expect(calls).toBe(2)
  })

  it('[153] is the login of then, without a call, also while the call would fail', async () => {
    const first = await get()
    failure = BROKEN
    pass(299)
    expect(await get()).toEqual(first)
    expect(calls).toBe(1)
  })

  it('[148] has login, funds and the day of deletion; the funds are those of now', async () => {
    expect(await get()).toEqual({ login: LOGIN, fund_ids: [], ttl: api.expiresAt })
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    expect(await get()).toEqual({ login: LOGIN, fund_ids: ['b', 'a'], ttl: api.expiresAt })
    expect(api.expiresAt).toBeGreaterThan(api.clock.time)
    expect(calls).toBe(1)
  })

  it('is kept in the dossier, and nowhere else', async () => {
    await get()
    expect(await kept()).toEqual({ login: LOGIN, until: api.clock.time + 300 * SECOND })
    expect(api.expiresAt).toBe((await api.vault.open(api.token))?.expiresAt)
  })

  it('counts for nothing where it would be valid for longer than anything is', async () => {
    await get()
    pass(-1)
    await get()
    expect(calls).toBe(2)
  })
})

describe('after a failed fetch', () => {
  it('[155] [222] passes the error on as it is, and asks again after 10 seconds', async () => {
    failure = BROKEN
    await expect(get()).rejects.toBe(BROKEN)
    expect(calls).toBe(1)
    pass(9)
    await expect(get()).rejects.toEqual(NOT_LOGGED)
    expect(calls).toBe(1)
    pass(2)
    await expect(get()).rejects.toBe(BROKEN)
    expect(calls).toBe(2)
  })

  it('[155] gives the login of before for these 10 seconds', async () => {
    const first = await get()
    pass(301)
    failure = BROKEN
    await expect(get()).rejects.toBe(BROKEN)
    expect(await get()).toEqual(first)
    expect(calls).toBe(2)
    pass(11)
    failure = null
    expect(await get()).toEqual(first)
    expect(calls).toBe(3)
    expect(await kept()).toMatchObject({ until: api.clock.time + 300 * SECOND })
  })

  it('keeps nothing of a call that was cancelled', async () => {
    failure = new DOMException('left', 'AbortError')
    await expect(get()).rejects.toBe(failure)
    expect(await kept()).toBeNull()
  })
})

describe('after an empty login: the call says that nobody is signed in', () => {
  const empty = async () => {
    await get()
    pass(301)
    failure = NOT_LOGGED
    await expect(get()).rejects.toBe(NOT_LOGGED)
    calls = 0
    failure = null
  }

  it('[156] the login of before is cleared at once, and that is kept for 2 seconds', async () => {
    await empty()
    expect(await kept()).toEqual({ login: null, until: api.clock.time + 2 * SECOND })
  })

  it('[154] [156] [223] a second later it is ‘not logged’, word for word, without a call', async () => {
    await empty()
    pass(1)
    expect(await failureOf(get())).toMatchObject({ name: 'ApiProblem', status: 401, message: 'not logged' })
    expect(calls).toBe(0)
  })

  it('[156] after 3 seconds the call is made again', async () => {
    await empty()
    pass(3)
    expect(await get()).toMatchObject({ login: LOGIN })
    expect(calls).toBe(1)
  })
})

describe('a visitor who has not signed in', () => {
  beforeEach(() => api.change((dossier) => ({ ...dossier, login: null })))
  const OWN = { login: null, fund_ids: [] }

  it('[152] [153] is somebody, for 300 seconds without a call, also while the call would fail', async () => {
    expect(await get()).toMatchObject(OWN)
    failure = BROKEN
    pass(299)
    expect(await get()).toMatchObject(OWN)
    expect(calls).toBe(1)
  })

  it('[155] is so for 10 seconds after a failed fetch', async () => {
    await get()
    pass(301)
    failure = BROKEN
    await expect(get()).rejects.toBe(BROKEN)
    expect(await get()).toMatchObject(OWN)
    expect(calls).toBe(2)
  })

  it('[156] is nobody once the call says so', async () => {
    await get()
    pass(301)
    failure = NOT_LOGGED
    await expect(get()).rejects.toBe(NOT_LOGGED)
    pass(1)
    await expect(get()).rejects.toEqual(NOT_LOGGED)
    expect(calls).toBe(2)
  })
})

describe('the end of the session', () => {
  it('[151] ends what is kept at once: after a logout', async () => {
    await get()
    await api.vault.delete(api.token)
    await expect(get()).rejects.toEqual(NOT_LOGGED)
  })

  it('[151] ends what is kept at once: after 60 minutes', async () => {
    pass(59 * 60)
    expect(await get()).toMatchObject({ login: LOGIN })
    pass(60)
    await expect(get()).rejects.toEqual(NOT_LOGGED)
    expect(calls).toBe(1)
    await api.vault.sweep()
    expect(await api.vault.open(api.token)).toBeNull()
  })

  it('keeps nothing where it comes while the call is under way', async () => {
    api.vault.beforeSave = () => api.vault.delete(api.token)
    expect(await get()).toMatchObject({ login: LOGIN })
    await expect(get()).rejects.toEqual(NOT_LOGGED)
  })
})

it('[229] keeps each outcome for as long as it should: 300, 10 and 2 seconds', async () => {
  expect(USER_KEPT_SECONDS).toEqual({ found: 300, failed: 10, empty: 2 })
  const keptFor = async () => ((await kept())?.until ?? 0) - api.clock.time
  await get()
  expect(await keptFor()).toBe(USER_KEPT_SECONDS.found * SECOND)
  pass(301)
  failure = BROKEN
  await expect(get()).rejects.toBe(BROKEN)
  expect(await keptFor()).toBe(USER_KEPT_SECONDS.failed * SECOND)
  pass(11)
  failure = NOT_LOGGED
  await expect(get()).rejects.toBe(NOT_LOGGED)
  expect(await keptFor()).toBe(USER_KEPT_SECONDS.empty * SECOND)
})

it('overwrites nothing that another tab saves meanwhile', async () => {
  let others = 1
  api.vault.beforeSave = async () => {
    if (others-- > 0) await api.post('/openpk/user/pension-funds', { ids: ['a'] })
  }
  await get()
  const { secondPillar, user } = await api.dossier()
  expect([secondPillar.selection, user?.login]).toEqual([['a'], LOGIN])
})
