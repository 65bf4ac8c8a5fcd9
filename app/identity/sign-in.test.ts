import { describe, expect, it } from 'vitest'
import { PartyError } from '~/connectors/connectors'
import { CLIENT_ID } from '../../tests/support/identity/fake-provider'
import { insured, ORIGIN, setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf } from '../../tests/support/identity/sign-in-visitor'
import { NAVS, PARTNER_NAVS } from '../../tests/support/lives/dossiers'

const stage = setTheStage()

describe('a sign-in', () => {
  it('leads to the provider and back into a session of its own', async () => {
    const visitor = await stage().readyVisitor()
    const response = await visitor.signIn()
    expect([response.status, locationOf(response)]).toEqual([303, '/router'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await stage().open(visitor)).toMatchObject({
      login: { sub: 'person-1', name: 'Anna Essai', email: 'anna@exemple.ch', navs: NAVS, partnerNavs: PARTNER_NAVS },
      issuer: stage().provider.issuer,
      terms: { version: '7' },
      firstPillar: { info: null, insureds: { [NAVS]: insured } },
    })
    expect(stage().reports).toEqual([])
  })

  it('asks for code, PKCE with S256, state, nonce, a fresh login, and our language', async () => {
    const visitor = await stage().readyVisitor('de')
    await visitor.goToProvider()
    const query = Object.fromEntries(stage().provider.seen.authorizations.at(-1) ?? [])
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${ORIGIN}/signin/callback`,
      scope: 'openid profile email navs',
      code_challenge_method: 'S256',
      prompt: 'login',
      ui_locales: 'de',
    })
    expect(query.nonce).toMatch(/^[\w-]{43}$/)
    expect(query.state?.length).toBeGreaterThan(43)
  })

  it.each([
    ['names none', undefined],
    ['names plain only', ['plain']],
  ])('sends S256 also where the provider %s', async (_, methods) => {
    stage().provider.misbehave({ document: { code_challenge_methods_supported: methods } })
    const response = await (await stage().readyVisitor()).signIn()
    expect(locationOf(response)).toBe('/router')
    expect(stage().provider.seen.authorizations.at(-1)?.get('code_challenge_method')).toBe('S256')
  })

  it('uses another state, nonce and challenge each time', async () => {
    for (const visitor of [await stage().readyVisitor(), await stage().readyVisitor()]) await visitor.goToProvider()
    const [one, other] = stage().provider.seen.authorizations.slice(-2)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(other?.get(name))
  })

  it('ends in the language in which it began', async () => {
    expect(locationOf(await (await stage().readyVisitor('de')).signIn())).toBe('/de/router')
  })

  it.each([
    ['fr', '/router?way=guided'],
    ['de', '/de/router?way=guided'],
  ] as const)('ends on the guided path where it began there (%s)', async (language, path) => {
    const visitor = stage().newVisitor()
    await stage().acceptTerms(visitor, language, 'guided')
    expect(locationOf(await visitor.signIn())).toBe(path)
    await stage().acceptTerms(visitor, language, 'guided')
    expect(locationOf(await visitor.send('/signin'))).toBe(path)
  })

  it('works in two tabs at once, each in its language, and ends the first session with the second', async () => {
    const visitor = await stage().readyVisitor('fr')
    const first = await visitor.goToProvider()
    await stage().acceptTerms(visitor, 'de')
    const second = await visitor.goToProvider()
    expect(locationOf(await visitor.send(first))).toBe('/router')
    const token = tokenOf(visitor)
    expect(locationOf(await visitor.send(second))).toBe('/de/router')
    expect(await stage().vault.open(token)).toBeNull()
    expect(await stage().open(visitor)).toBeDefined()
  })

  it('works without the AVS register, and then without the spouse', async () => {
    stage().register.getInsured = async () => {
      throw new PartyError('timeout')
    }
    const visitor = await stage().readyVisitor()
    expect(locationOf(await visitor.signIn())).toBe('/router')
    const dossier = await stage().open(visitor)
    expect(dossier?.login?.partnerNavs).toBeUndefined()
    expect(dossier?.firstPillar.insureds).toEqual({})
  })

  it('asks the userinfo endpoint for what the ID token leaves out', async () => {
    const asked = { name: 'Anna Essai', email: 'anna@exemple.ch', navs: NAVS }
    stage().provider.misbehave({ claims: { name: undefined, email: undefined, navs: undefined }, userinfo: asked })
    const visitor = await stage().readyVisitor()
    expect(locationOf(await visitor.signIn())).toBe('/router')
    expect((await stage().open(visitor))?.login?.navs).toBe(NAVS)
  })

  it('[160] takes nothing of a role over that a provider may claim', async () => {
    stage().provider.misbehave({ claims: { role: 'admin', roles: ['admin'], groups: ['advisers'] } })
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    expect(Object.keys((await stage().open(visitor))?.login ?? {}).toSorted()).toEqual([
      'email',
      'name',
      'navs',
      'partnerNavs',
      'sub',
    ])
  })

  it('works for a public client', async () => {
    const visitor = await stage().readyVisitor('fr', { clientSecret: null })
    await visitor.signIn()
    expect(stage().provider.seen.tokenRequests.at(-1)?.get('client_id')).toBe(CLIENT_ID)
  })
})

describe('a callback', () => {
  it('that is replayed is refused, and changes nothing', async () => {
    const visitor = await stage().readyVisitor()
    const callback = await visitor.goToProvider()
    await visitor.send(callback)
    const token = tokenOf(visitor)
    expect(locationOf(await visitor.send(callback))).toBe('/prelogin?problem=wrongState')
    expect(tokenOf(visitor)).toBe(token)
    expect(await stage().open(visitor)).toBeDefined()
  })

  it('of somebody else is refused: nobody is signed in as another person', async () => {
    const attacker = await stage().readyVisitor()
    const callback = await attacker.goToProvider()
    const victim = await stage().readyVisitor()
    await victim.goToProvider()
    expect(locationOf(await victim.send(callback))).toBe('/prelogin?problem=wrongState')
    expect(tokenOf(victim)).toBe('')
  })

  it.each(['/signin/callback', '/signin/callback?code=x', '/signin/callback?state=&code=x'])(
    'without a state is refused and begins nothing: %s',
    async (path) => {
      const visitor = await stage().readyVisitor()
      const response = await visitor.send(path)
      expect(locationOf(response)).toBe('/prelogin?problem=wrongState')
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it('after more than ten minutes is refused as late, in its language', async () => {
    const visitor = await stage().readyVisitor('de')
    const callback = await visitor.goToProvider()
    stage().now += 600_000
    expect(locationOf(await visitor.send(callback))).toBe('/de/prelogin?problem=expired')
  })

  it.each(['state', 'code', 'iss', 'error'])('with two values of %s is refused', async (name) => {
    const visitor = await stage().readyVisitor()
    const callback = await visitor.goToProvider()
    expect(locationOf(await visitor.send(`${callback}&${name}=other${name === 'error' ? '&error=more' : ''}`))).toBe(
      '/prelogin?problem=failed',
    )
    expect(stage().reports.map(({ reason }) => reason)).toEqual(['callback: doubled parameter'])
    expect(tokenOf(visitor)).toBe('')
  })

  it('cannot be begun under /signin: a state there is no callback', async () => {
    const visitor = await stage().readyVisitor()
    const callback = await visitor.goToProvider()
    const response = await visitor.send(callback.replace('/signin/callback', '/signin'))
    expect(locationOf(response)).toContain(`${stage().provider.issuer}/authorize?`)
  })
})
