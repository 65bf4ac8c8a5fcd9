import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askToken, basic, call, tokenFor } from '../../../tests/support/parties/party-client'
import { faultsOfAnswer } from '../../../tests/support/parties/standard-documents'
import { CLIENT, type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'

const RETO = '756.0000.0000.33'
const SOFIA = '756.0000.0000.40'
const NADIA = '756.0000.0000.57'

let sandbox: StartedSandbox
let party: string
beforeAll(async () => {
  sandbox = await startSandbox()
  party = `${sandbox.base}/funds/pk-holzbau-aare`
})
afterAll(() => sandbox.close())

describe('token endpoint', () => {
  it('gives a token for ten minutes to the client that it knows', async () => {
    const response = await askToken(party, RETO)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'read:basic_pension_data',
    })
  })

  it.each([
    { what: 'no client', change: { authorization: '' } },
    { what: 'another client', change: { authorization: basic({ ...CLIENT, id: 'nobody' }) } },
    { what: 'a wrong secret', change: { authorization: basic({ ...CLIENT, secret: 'wrong' }) } },
    { what: 'a bearer token', change: { authorization: 'Bearer abc' } },
    { what: 'a broken header', change: { authorization: 'Basic !!!' } },
  ])('refuses $what with 401 invalid_client', async ({ change }) => {
    const response = await askToken(party, RETO, change)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Basic')
    expect(await response.json()).toEqual({ error: 'invalid_client' })
  })

  it.each([
    { what: 'another grant', subject: RETO, change: { grant_type: 'password' }, error: 'unsupported_grant_type' },
    { what: 'another scope', subject: RETO, change: { scope: 'read:pension_plan' }, error: 'invalid_scope' },
    { what: 'a person without a policy there', subject: NADIA, change: {}, error: 'invalid_grant' },
    { what: 'a spouse of an insured person', subject: SOFIA, change: {}, error: 'invalid_grant' },
    { what: 'a number that nobody has', subject: '756.0000.0000.71', change: {}, error: 'invalid_grant' },
  ])('refuses $what with $error', async ({ subject, change, error }) => {
    const response = await askToken(party, subject, change)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ error })
  })

  it('refuses a form that lacks a field, one that has it twice, and one that is too large', async () => {
    const send = (body: string) =>
      fetch(`${party}/token`, {
        method: 'POST',
        headers: { authorization: basic(CLIENT), 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    const form = 'grant_type=client_credentials&scope=read:basic_pension_data'
    expect((await send(form)).status).toBe(400)
    expect((await send(`${form}&subject=${RETO}&subject=${NADIA}`)).status).toBe(400)
    expect((await send(`${form}&subject=${'7'.repeat(5000)}`)).status).toBe(413)
  })
})

describe('calls', () => {
  it('need a token of this party that still lives', async () => {
    const token = await tokenFor(party, RETO)
    const elsewhere = await tokenFor(`${sandbox.base}/funds/fondation-trois-lacs`, NADIA)
    const statusWith = async (authorization: string) => {
      const response = await fetch(`${party}/insured-persons`, { headers: { authorization } })
      if (response.status === 401) {
        expect(response.headers.get('www-authenticate')).toBe('Bearer')
        expect(await faultsOfAnswer('pension', 'retrieveInsuredPersons', response)).toEqual([])
      }
      return response.status
    }
    for (const wrong of ['', 'Bearer ', `Bearer ${elsewhere}`, 'Bearer abc', `Basic ${token}`])
      expect(await statusWith(wrong)).toBe(401)
    expect(await statusWith(`Bearer ${token}`)).toBe(200)
    sandbox.clock.now += 600_000
    expect(await statusWith(`Bearer ${token}`)).toBe(401)
  })

  it('answer with the person of the token, and with nobody else', async () => {
    const token = await tokenFor(party, RETO)
    const list = await call(`${party}/insured-persons`, token)
    const [{ personId }] = (await list.clone().json()) as [{ personId: string }]
    expect(await faultsOfAnswer('pension', 'retrieveInsuredPersons', list)).toEqual([])

    const person = await call(`${party}/insured-persons/${personId}`, token)
    expect(await faultsOfAnswer('pension', 'getInsuredPerson', person.clone())).toEqual([])
    expect(await person.json()).toMatchObject({
      personId,
      ssn: 7560000000033,
      firstName: 'Reto',
      lastName: 'Brunner',
      birthDate: '1972-05-18',
      sex: 'male',
      maritalStatus: 'married',
      marriageDate: '2008-09-13',
      policyIds: [expect.any(String)],
    })

    const other = await call(`${party}/insured-persons/${personId.split('').reverse().join('')}`, token)
    expect(other.status).toBe(404)
    expect(await faultsOfAnswer('pension', 'getInsuredPerson', other)).toEqual([])
  })

  it('use ids that are another one at each party and hold no number', async () => {
    const claire = '756.0000.0000.19'
    const ids = await Promise.all(
      ['caisse-arc-lemanique', 'prevoyance-rhone-sante'].map(async (id) => {
        const fund = `${sandbox.base}/funds/${id}`
        const response = await call(`${fund}/insured-persons`, await tokenFor(fund, claire))
        return ((await response.json()) as [{ personId: string }])[0].personId
      }),
    )
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).not.toMatch(/756\.?\d{4}/)
  })
})

describe('parties', () => {
  it.each([
    { path: 'funds/pk-voralpen', status: 503 },
    { path: 'funds/caisse-jura-horlogerie', status: 503 },
    { path: 'entities/aletsch-vorsorge', status: 503 },
    { path: 'funds/nowhere', status: 404 },
    { path: 'entities/pk-holzbau-aare', status: 404 },
  ])('$path answers $status', async ({ path, status }) => {
    const response = await askToken(`${sandbox.base}/${path}`, RETO)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
  })

  it('have a page at the address that stands in the directory', async () => {
    const response = await fetch(party, { headers: { 'accept-language': 'de' } })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<h1>Pensionskasse Holzbau Aare</h1>')
  })
})
