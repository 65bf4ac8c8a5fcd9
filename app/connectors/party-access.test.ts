import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FUND as fund, NAVS, parties, reason } from '../../tests/support/parties/table-parties'

describe('access', () => {
  const answer = { access_token: 'tok', token_type: 'Bearer', expires_in: 60, refresh_token: 'next' }
  const TOKEN_CALL = `POST ${fund.tokenEndpoint}`
  const code = { code: 'c', verifier: 'v'.repeat(43) }

  it('begins at the address of the directory, for one scope, with PKCE and where to come back to', () => {
    const asked = { state: 's', verifier: code.verifier, language: 'de' } as const
    const address = new URL(parties({}).connectors.access.signInAddress(fund, asked))
    expect(address.origin + address.pathname).toBe('https://a.example/authorize')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: '1',
      response_type: 'code',
      client_id: 'our product',
      redirect_uri: 'https://product.example/back',
      scope: 'read:basic_pension_data',
      state: 's',
      // S256 of 43 times the letter v.
      code_challenge: createHash('sha256').update('v'.repeat(43)).digest('base64url'),
      code_challenge_method: 'S256',
      ui_locales: 'de',
    })
    expect(address.href).not.toContain(code.verifier)
  })

  it('exchanges a code, with both parts of the client form-urlencoded', async () => {
    const { connectors, requests } = parties({ [TOKEN_CALL]: answer })
    expect(await connectors.access.exchange(fund, code)).toEqual({
      accessToken: 'tok',
      refreshToken: 'next',
      seconds: 60,
    })
    expect(requests[0]?.authorization).toBe(`Basic ${btoa('our+product:s%3Acr%25t%2B%C3%A9')}`)
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body ?? ''))).toEqual({
      grant_type: 'authorization_code',
      code: 'c',
      redirect_uri: 'https://product.example/back',
      code_verifier: code.verifier,
    })
  })

  it.each([[1e306], [86_401]])('takes %d seconds for a day at most', async (expires_in) => {
    const { connectors } = parties({ [TOKEN_CALL]: { ...answer, expires_in, refresh_token: null } })
    expect(await connectors.access.exchange(fund, code)).toEqual({
      accessToken: 'tok',
      refreshToken: null,
      seconds: 86_400,
    })
  })

  it('renews with the refresh token; a party need say neither how long nor give another', async () => {
    const { connectors, requests } = parties({ [TOKEN_CALL]: { access_token: 'tok', token_type: 'bearer' } })
    expect(await connectors.access.renew(fund, 'old')).toEqual({
      accessToken: 'tok',
      refreshToken: null,
      seconds: null,
    })
    expect(requests[0]?.body).toBe('grant_type=refresh_token&refresh_token=old')
  })

  const before = `Basic ${btoa('our+product:before')}`
  it('is given by a party that knows only the secret before, for a code as for a refresh token', async () => {
    const { connectors, requests } = parties({ [TOKEN_CALL]: answer }, { previous: 'before', known: before })
    expect(await reason(connectors.access.exchange(fund, code))).toBe('answered')
    expect(await reason(connectors.access.renew(fund, 'old'))).toBe('answered')
    expect(requests.map(({ authorization }) => authorization === before)).toEqual([false, true, false, true])
  })

  it.each([400, 403, 500])(
    'is not asked for again with the secret before after %d, which is no question of secrets',
    async (status) => {
      const { connectors, requests } = parties({ [TOKEN_CALL]: status }, { previous: 'before' })
      expect(await reason(connectors.access.renew(fund, 'old'))).not.toBe('answered')
      expect(requests).toHaveLength(1)
    },
  )

  it.each([
    [400, 'refused'],
    [401, 'refused'],
    [500, 'badAnswer'],
    [{ ...answer, token_type: 'mac' }, 'badAnswer'],
    [{ ...answer, access_token: '' }, 'badAnswer'],
    [{ ...answer, expires_in: 'soon' }, 'badAnswer'],
  ])('takes %j for a token: %s', async (given, expected) => {
    const { connectors } = parties({ [TOKEN_CALL]: given })
    expect(await reason(connectors.access.exchange(fund, code))).toBe(expected)
    expect(await reason(connectors.access.renew(fund, 'old'))).toBe(expected)
  })

  it('is revoked where the party’s metadata say, and nowhere where they say nothing', async () => {
    const metadata = 'GET https://a.example/.well-known/openid-configuration'
    const call = 'POST https://a.example/revoke'
    const granted = { accessToken: 'tok', refreshToken: 'next' }
    const said = { issuer: fund.issuer, revocation_endpoint: 'https://a.example/revoke' }
    const offering = parties({ [metadata]: said, [call]: '' })
    await offering.connectors.access.revoke(fund, granted)
    expect(offering.requests.slice(1).map(({ address, body }) => [address, body])).toEqual([
      ['https://a.example/revoke', 'token=next&token_type_hint=refresh_token'],
      ['https://a.example/revoke', 'token=tok&token_type_hint=access_token'],
    ])
    const without = parties({ [metadata]: { issuer: fund.issuer } })
    await without.connectors.access.revoke(fund, granted)
    expect(without.requests).toHaveLength(1)
    const other = parties({ [metadata]: { ...said, issuer: 'https://b.example' } })
    expect(await reason(other.connectors.access.revoke(fund, granted))).toBe('badAnswer')
    expect(other.requests).toHaveLength(1)
  })

  const PERSONS = 'GET https://a.example/api/insured-persons'
  const person = (id: string, ssn: unknown) => ({ [`${PERSONS}/${id}`]: { personId: id, policyIds: [], ssn } })

  it.each([
    ['the visitor', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 7561111222208) }, true],
    ['somebody else', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 7569217076985) }, false],
    [
      'the visitor and somebody else',
      {
        [PERSONS]: [{ personId: 'p1' }, { personId: 'p2' }],
        ...person('p1', 7561111222208),
        ...person('p2', 7569217076985),
      },
      false,
    ],
    ['nobody', { [PERSONS]: [] }, 'refused'],
    ['no such number', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', 756) }, 'badAnswer'],
    ['no number', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', undefined) }, 'badAnswer'],
    ['a number as text', { [PERSONS]: [{ personId: 'p1' }], ...person('p1', NAVS) }, 'badAnswer'],
  ])('shows %s: %s', async (_name, table, expected) => {
    const { connectors } = parties(table)
    const shown = connectors.access.isOwn(fund, 'tok', NAVS)
    expect(typeof expected === 'string' ? await reason(shown) : await shown).toBe(expected)
  })

  it.each([
    ['no number', [undefined], true],
    ['null for a number', [null], true],
    ['the visitor’s number', [7561111222208], true],
    ['somebody else’s number', [7569217076985], false],
    ['two people, of whom one has no number', [7561111222208, undefined], 'badAnswer'],
    ['what is no number', [756], 'badAnswer'],
    ['nobody', [], 'refused'],
  ])('where the token alone binds, shows %s: %s', async (_name, numbers, expected) => {
    const ids = numbers.map((_, place) => `p${place}`)
    const persons = ids.map((id, place) => person(id, numbers[place]))
    const table = Object.assign({ [PERSONS]: ids.map((personId) => ({ personId })) }, ...persons)
    const { connectors } = parties(table, { bindBy: 'token' })
    const shown = connectors.access.isOwn(fund, 'tok', NAVS)
    expect(typeof expected === 'string' ? await reason(shown) : await shown).toBe(expected)
  })
})
