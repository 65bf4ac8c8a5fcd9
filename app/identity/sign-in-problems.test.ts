import { describe, expect, it } from 'vitest'
import { CLIENT_ID, type Misbehaviour, startFakeProvider } from '../../tests/support/identity/fake-provider'
import { setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf } from '../../tests/support/identity/sign-in-visitor'
import { NAVS } from '../../tests/support/lives/dossiers'

const stage = setTheStage()

describe('a sign-in that does not work', () => {
  const cases: [string, Misbehaviour, string, string][] = [
    ['the visitor says no', { authorizationError: 'access_denied' }, 'refused', 'callback: access_denied'],
    [
      'the provider cannot just now',
      { authorizationError: 'temporarily_unavailable' },
      'unavailable',
      'callback: temporarily_unavailable',
    ],
    ['the provider says something else', { authorizationError: 'invalid_scope' }, 'failed', 'callback: invalid_scope'],
    ['the state is another one', { callback: { state: 'foreign' } }, 'wrongState', 'state not ours'],
    ['the state is missing', { callback: { state: undefined } }, 'wrongState', 'state not ours'],
    ['the callback names another issuer', { callback: { iss: 'https://evil.example' } }, 'failed', 'callback: issuer'],
    ['the callback names no issuer', { callback: { iss: undefined } }, 'failed', 'callback: issuer'],
    ['the code is missing', { callback: { code: undefined } }, 'failed', 'callback: no code'],
    ['the code is another one', { callback: { code: 'foreign' } }, 'expired', 'token endpoint: invalid_grant'],
    ['the code is too old', { codesAreExpired: true }, 'expired', 'token endpoint: invalid_grant'],
    ['the nonce is another one', { claims: { nonce: 'foreign' } }, 'failed', 'ID token: nonce'],
    ['the nonce is missing', { claims: { nonce: undefined } }, 'failed', 'ID token: no nonce'],
    ['the issuer is another one', { claims: { iss: 'https://evil.example' } }, 'failed', 'ID token: iss'],
    ['the audience is another one', { claims: { aud: 'foreign' } }, 'failed', 'ID token: aud'],
    ['there are more audiences', { claims: { aud: [CLIENT_ID, 'foreign'] } }, 'failed', 'ID token: aud'],
    ['the authorized party is another one', { claims: { azp: 'foreign' } }, 'failed', 'ID token: azp'],
    ['the ID token has expired', { claims: { exp: 1_700_000_000 } }, 'failed', 'ID token: exp'],
    ['the ID token is old', { claims: { iat: 1_700_000_000 } }, 'failed', 'ID token: iat'],
    ['the ID token has no end', { claims: { exp: undefined } }, 'failed', 'ID token: no exp'],
    ['the ID token has no signature', { signature: 'none' }, 'failed', 'ID token: algorithm'],
    ['the ID token is signed by a shared secret', { signature: 'HS256' }, 'failed', 'ID token: algorithm'],
    ['the ID token is signed by somebody else', { signature: 'foreign key' }, 'failed', 'ID token: signature'],
    ['there is no ID token', { tokenAnswer: { id_token: undefined } }, 'failed', 'token endpoint: unreadable'],
    ['the AVS number is missing', { claims: { navs: undefined } }, 'failed', 'claims: no AVS number'],
    ['the AVS number is wrong', { claims: { navs: '756.9217.0769.84' } }, 'failed', 'claims: AVS number wrong'],
    [
      'the userinfo is of somebody else',
      { claims: { navs: undefined }, userinfo: { sub: 'x', name: 'A', email: 'a@b.ch', navs: NAVS } },
      'failed',
      'userinfo: sub',
    ],
    [
      'the userinfo does not answer',
      { claims: { navs: undefined }, status: { userinfo: 503 } },
      'unavailable',
      'userinfo: status',
    ],
    ['the token endpoint is broken', { status: { token: 503 } }, 'unavailable', 'token endpoint: status'],
    ['the token endpoint refuses', { status: { token: 403 } }, 'failed', 'token endpoint: status'],
    ['the token endpoint hangs up', { status: { token: 0 } }, 'unavailable', 'token endpoint: no answer'],
    ['the keys do not come', { status: { jwks: 500 } }, 'unavailable', 'keys: status'],
    ['the keys hang up', { status: { jwks: 0 } }, 'unavailable', 'keys: no answer'],
  ]

  it.each(cases)('because %s says so, and opens no session', async (_, plan, problem, reason) => {
    const visitor = await stage().readyVisitor()
    stage().provider.misbehave(plan)
    const response = await visitor.signIn()
    expect([response.status, locationOf(response)]).toEqual([303, `/prelogin?problem=${problem}`])
    expect(tokenOf(visitor)).toBe('')
    expect(stage().reports.map((error) => [error.problem, error.reason])).toEqual([[problem, reason]])
  })

  const documents: [string, Misbehaviour, string][] = [
    ['does not answer', { status: { discovery: 503 } }, 'unavailable'],
    ['hangs up', { status: { discovery: 0 } }, 'unavailable'],
    ['is another issuer', { document: { issuer: 'https://evil.example' } }, 'failed'],
    ['names itself differently', { document: { issuer: 'http://127.0.0.1/identity/' } }, 'failed'],
    ['has no token endpoint', { document: { token_endpoint: undefined } }, 'failed'],
    ['has no keys', { document: { jwks_uri: undefined } }, 'failed'],
    ['has an endpoint without encryption', { document: { token_endpoint: 'http://idp.example/token' } }, 'failed'],
    ['has an endpoint that is no address', { document: { authorization_endpoint: 'javascript:alert(1)' } }, 'failed'],
  ]

  it.each(documents)('because the provider %s says so, and asks again the next time', async (_, plan, problem) => {
    const visitor = await stage().readyVisitor('de')
    stage().provider.misbehave(plan)
    expect(locationOf(await visitor.send('/signin'))).toBe(`/de/prelogin?problem=${problem}`)
    stage().provider.misbehave({})
    expect(locationOf(await visitor.signIn())).toBe('/de/router')
  })

  it.each<[Misbehaviour, 'refused' | 'unavailable']>([
    [{ authorizationError: 'access_denied' }, 'refused'],
    [{ status: { discovery: 503 } }, 'unavailable'],
  ])('says so on the guided path where it began there: %j', async (plan, problem) => {
    const visitor = stage().newVisitor()
    await stage().acceptTerms(visitor, 'de', 'guided')
    stage().provider.misbehave(plan)
    const began = await visitor.send('/signin')
    const answer = problem === 'unavailable' ? began : await visitor.signIn()
    expect(locationOf(answer)).toBe(`/de/v2/wizard/login?problem=${problem}`)
  })

  it('because nobody listens at the address of the provider says so', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const visitor = await stage().readyVisitor('fr', { issuer: gone.issuer })
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=unavailable')
  })

  it('asks the provider about itself once in ten minutes', async () => {
    const before = stage().provider.seen.discoveries
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    await stage().acceptTerms(visitor)
    await visitor.send('/logout', 'POST')
    await stage().acceptTerms(visitor)
    await visitor.signIn()
    expect(stage().provider.seen.discoveries - before).toBe(1)
  })
})
