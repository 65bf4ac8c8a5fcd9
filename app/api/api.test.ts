/** Who is asking, whose data they are told, and where the calls are. Their shapes: contract.test.ts. */
import { beforeEach, describe, expect, it } from 'vitest'
import { PensionFund } from '~/dossier/shape/party-answers'
import { INSURED, NOBODY, OWN, PARTNER, STRANGER } from '../../tests/support/parties/stub-connectors'
import { BACHELOR, LOGIN, startApi } from '../../tests/support/product/start-api'

const INFO_3A = { solde: 12_000.5, rate: 0.75, amount: 3000, paydate: '2035-06-01' }

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const answerOf = async (call: Promise<Response>) => {
  const response = await call
  expect([response.status, await response.clone().text()]).toEqual([200, expect.anything()])
  return response.json()
}

it('[203] GET /login/pension-funds lists the funds at which one can sign in, without a session', async () => {
  const funds = PensionFund.array().parse(await answerOf(api.send('/login/pension-funds')))
  expect(funds.map(({ id }) => id)).toEqual(['a', 'b'])
})

describe('current user', () => {
  it('[148] is the login, the funds and the day of deletion', async () => {
    expect(await answerOf(api.get('/me'))).toEqual({ login: LOGIN, fund_ids: [], ttl: api.expiresAt })
    expect(api.expiresAt).toBeGreaterThan(api.clock.time)
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    expect(await answerOf(api.get('/me'))).toMatchObject({ fund_ids: ['b', 'a'] })
  })

  it('accepts the terms in force', async () => {
    api = await startApi({ acceptedTerms: '1' })
    expect(await answerOf(api.get('/steps'))).toMatchObject({ termsAccepted: false })
    expect(await answerOf(api.post('/terms', {}))).toMatchObject({ termsAccepted: true })
    expect(await answerOf(api.get('/steps'))).toMatchObject({ termsAccepted: true })
  })

  it('knows which steps are done', async () => {
    const steps = async () => {
      const { avs, lpp, pillar3a } = await answerOf(api.get('/steps'))
      return [avs, lpp, pillar3a]
    }
    expect(await steps()).toEqual([false, false, false])
    await api.post('/acor/pension-calculator/info', BACHELOR)
    expect(await steps()).toEqual([true, false, false])
    await api.post('/openpk/user/pension-funds', { ids: [], none: true })
    expect(await steps()).toEqual([true, true, false])
    await api.post('/openpv/user/entities', { ids: [], none: true })
    expect(await steps()).toEqual([true, true, true])
    await api.post('/openpv/user/entities', { ids: ['x'] })
    expect(await steps()).toEqual([true, true, false])
    await api.post('/open3k/info', INFO_3A)
    expect(await steps()).toEqual([true, true, true])
  })

  it('knows steps whose selection was emptied as open again', async () => {
    for (const [path, step, id] of [
      ['/openpk/user/pension-funds', 'lpp', 'a'],
      ['/openpv/user/entities', 'pillar3a', 'x'],
    ] as const) {
      await api.post(path, { ids: [id] })
      await api.post('/open3k/info', INFO_3A)
      expect(await answerOf(api.get('/steps'))).toMatchObject({ [step]: true })
      await api.post(path, { ids: [] })
      expect(await answerOf(api.get('/steps'))).toMatchObject({ [step]: false })
    }
  })
})

describe('insured data', () => {
  it('[200] is one’s own record, whole', async () => {
    expect(await answerOf(api.get(`/acor/insureds/${OWN}`))).toEqual({ ...INSURED[OWN], age: 56 })
  })

  it('[161] is the registered partner’s, without incomes and family', async () => {
    const partner = await answerOf(api.get(`/acor/insureds/${PARTNER}`))
    expect(partner).toMatchObject({ navs: PARTNER, firstName: 'Paul' })
    for (const name of ['incomes', 'children', 'partnerNavs']) expect(partner).not.toHaveProperty(name)
  })

  it('[161] [200] answers another’s number like one that nobody has, and asks nobody about it', async () => {
    const asked = async (navs: string) => {
      const response = await api.get(`/acor/insureds/${navs}`)
      return [response.status, await response.text()]
    }
    const unknown = await asked(NOBODY)
    expect(unknown[0]).toBe(404)
    expect(await asked(STRANGER)).toEqual(unknown)
    expect(await asked('anything')).toEqual(unknown)
    expect(api.asked.filter((what) => what.includes(STRANGER) || what.includes(NOBODY))).toEqual([])
  })

  it('[145] asks the register once for a number', async () => {
    await answerOf(api.get(`/acor/insureds/${OWN}`))
    await answerOf(api.get(`/acor/insureds/${OWN}`))
    expect(api.asked).toEqual([`register ${OWN}`])
  })

  it('knows the partner from one’s own record where the sign-in did not', async () => {
    const { partnerNavs: _, ...login } = LOGIN
    api = await startApi({ login })
    expect((await api.get(`/acor/insureds/${PARTNER}`)).status).toBe(200)
    expect((await api.get(`/acor/insureds/${STRANGER}`)).status).toBe(404)
  })

  it.each([
    ['timeout', 424, 'register silent'],
    ['notFound', 404, 'not found'],
  ] as const)('a register that says %s is %i', async (reason, status, title) => {
    api.silent.set('register', reason)
    const response = await api.get(`/acor/insureds/${OWN}`)
    expect([response.status, (await response.json()).title]).toEqual([status, title])
  })
})

it('[183] follows the configured base', async () => {
  api = await startApi({ basePath: '/elsewhere/v1' })
  expect((await api.send('/me')).status).toBe(404)
  const response = await api.api.fetch(new Request('https://product.example/elsewhere/v1/me'))
  expect(response.status).toBe(401)
})
