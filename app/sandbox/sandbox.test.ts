import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { faultsOfAnswer } from '../../tests/support/parties/standard-documents'
import { REGISTER_KEY, type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'

let sandbox: StartedSandbox
const printed = (['log', 'info', 'warn', 'error'] as const).map((level) => vi.spyOn(console, level))

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

describe('directories', () => {
  it('lists the pension funds in the shape of the standard', async () => {
    const response = await fetch(`${sandbox.base}/directory/pension-funds`)
    expect(await faultsOfAnswer('directory', 'getPensionFunds', response.clone())).toEqual([])
    const funds = (await response.json()) as {
      id: string
      openpkStatus: string
      openpkServices?: Record<string, string>
    }[]
    expect(funds.length).toBeGreaterThanOrEqual(12)
    expect(new Set(funds.map(({ id }) => id)).size).toBe(funds.length)
    const statuses = funds.map(({ openpkStatus }) => openpkStatus)
    expect(statuses.filter((status) => status === 'active').length).toBeGreaterThanOrEqual(5)
    expect(statuses).toEqual(expect.arrayContaining(['onboarding', 'paused']))
    for (const fund of funds) {
      const address = `${sandbox.base}/funds/${fund.id}`
      const services = {
        authorizeUrl: `${address}/authorize`,
        grantUrl: `${address}/authorize`,
        identityProvider: address,
        policyEndpoint: address,
        tokenEndpoint: `${address}/token`,
      }
      expect(fund.openpkServices).toEqual(fund.openpkStatus === 'active' ? services : undefined)
    }
  })

  it('lists banks and insurers of pillar 3a', async () => {
    const entities = (await (await fetch(`${sandbox.base}/directory/entities`)).json()) as Record<string, string>[]
    expect(entities).toHaveLength(10)
    expect(new Set(entities.map(({ id }) => id)).size).toBe(10)
    expect(new Set(entities.map(({ kind }) => kind))).toEqual(new Set(['bank', 'insurer']))
    for (const entity of entities)
      expect(entity).toEqual({
        id: expect.any(String),
        name: expect.any(String),
        kind: expect.stringMatching(/^(bank|insurer)$/),
        webUrl: `${sandbox.base}/sites/${entity.id}`,
        status: expect.stringMatching(/^(active|onboarding|paused)$/),
        authorizeUrl: `${sandbox.base}/entities/${entity.id}/authorize`,
        identityProvider: `${sandbox.base}/entities/${entity.id}`,
        policyEndpoint: `${sandbox.base}/entities/${entity.id}`,
        tokenEndpoint: `${sandbox.base}/entities/${entity.id}/token`,
      })
  })
})

describe('register', () => {
  const ask = (body: string, authorization = `Bearer ${REGISTER_KEY}`) =>
    fetch(`${sandbox.base}/register/insureds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body,
    })

  it('says who a person is, with the individual account and without the other pillars', async () => {
    const response = await ask(JSON.stringify({ navs: '756.0000.0000.40' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      navs: '756.0000.0000.40',
      firstName: 'Sofia',
      lastName: 'Brunner',
      birthDate: '1980-08-23',
      gender: 'FEMALE',
      civilStatus: 'married',
      relationshipStartDate: '2008-09-13',
      relationshipEndDate: null,
      partnerNavs: '756.0000.0000.33',
      children: [
        { birthDate: '2009-06-30', deathDate: null },
        { birthDate: '2011-11-17', deathDate: null },
        { birthDate: '2015-04-08', deathDate: null },
      ],
      incomes: expect.arrayContaining([
        { year: 2007, amount: 17900, months: 8 },
        { year: 2025, amount: 21600, months: 12 },
      ]),
      source: 'AVS register (sandbox)',
      asOf: '2026-11-21',
    })
  })

  const someone = JSON.stringify({ navs: '756.0000.0000.40' })

  it.each([
    { what: 'an unknown number', body: JSON.stringify({ navs: '756.0000.0000.71' }), status: 404 },
    { what: 'no number', body: '{}', status: 400 },
    { what: 'no JSON', body: '{"navs": "756.0000', status: 400 },
    { what: 'a body that is too large', body: JSON.stringify({ navs: '7'.repeat(2000) }), status: 413 },
    { what: 'a wrong key', body: someone, authorization: 'Bearer wrong', status: 401 },
    { what: 'no key', body: someone, authorization: '', status: 401 },
    { what: 'a wrong key before a wrong body', body: 'x', authorization: 'Bearer wrong', status: 401 },
  ])('refuses $what with $status', async ({ body, authorization, status }) => {
    const response = await ask(body, authorization)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.text()).not.toMatch(/756\.?\d{4}/)
  })
})

describe('the whole', () => {
  it('sets headers of its own and says 404 for what it has not', async () => {
    const response = await fetch(`${sandbox.base}/nowhere`)
    expect(response.status).toBe(404)
    expect(response.headers.get('x-powered-by')).toBeNull()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('serves its style sheet', async () => {
    const response = await fetch(`${sandbox.base}/style.css`)
    expect(response.headers.get('content-type')).toMatch(/^text\/css/)
    expect(await response.text()).toContain('focus-visible')
  })

  it('has printed nothing in all of this', () => {
    for (const spy of printed) expect(spy).not.toHaveBeenCalled()
  })
})
