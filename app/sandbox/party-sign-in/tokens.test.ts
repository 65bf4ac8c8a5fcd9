import { describe, expect, it } from 'vitest'
import type { Person } from '../people/people'
import { readPeople } from '../people/read-people'
import { BASIC, PLAN } from './scopes'
import { createTokens } from './tokens'

const [claire, philippe] = readPeople(null) as [Person, Person]

describe('access tokens', () => {
  it('are for one person at one party', () => {
    const tokens = createTokens(() => 0)
    const token = tokens.grant('a', claire)
    expect(tokens.findGrant('a', token)).toMatchObject({ person: claire, scopes: [BASIC] })
    expect(tokens.findGrant('b', token)).toBeNull()
    expect(tokens.findGrant('a', tokens.grant('a', philippe))?.person).toBe(philippe)
    expect(tokens.findGrant('a', 'unknown')).toBeNull()
  })

  it('are random and long', () => {
    const tokens = createTokens(() => 0)
    const made = Array.from({ length: 50 }, () => tokens.grant('a', claire))
    expect(new Set(made).size).toBe(50)
    for (const token of made) expect(token).toMatch(/^[\w-]{43}$/)
  })

  it('live ten minutes', () => {
    let now = 0
    const tokens = createTokens(() => now)
    const token = tokens.grant('a', claire)
    now = 599_999
    expect(tokens.findGrant('a', token)?.person).toBe(claire)
    now = 600_000
    expect(tokens.findGrant('a', token)).toBeNull()
  })

  it('make room for new ones, the oldest first', () => {
    const tokens = createTokens(() => 0)
    const [first, second, ...others] = Array.from({ length: 1001 }, () => tokens.grant('a', claire))
    expect(tokens.findGrant('a', first ?? '')).toBeNull()
    for (const token of [second ?? '', ...others]) expect(tokens.findGrant('a', token)?.person).toBe(claire)
  })
})

describe('refresh tokens', () => {
  function issued() {
    const clock = { now: 0 }
    const tokens = createTokens(() => clock.now)
    return { clock, tokens, first: tokens.issue(tokens.openGrant('a', claire, [BASIC, PLAN])) }
  }

  it('are good for one use, at their party', () => {
    const { tokens, first } = issued()
    expect(tokens.takeRefresh('b', first.refreshToken)).toBeNull()
    const grant = tokens.takeRefresh('a', first.refreshToken)
    expect(grant).toMatchObject({ person: claire, scopes: [BASIC, PLAN] })
    expect(tokens.findGrant('a', first.refreshToken)).toBeNull()
    expect(tokens.takeRefresh('a', first.accessToken)).toBeNull()
  })

  it('that come twice end all that came of them', () => {
    const { tokens, first } = issued()
    const grant = tokens.takeRefresh('a', first.refreshToken)
    if (!grant) throw new Error('refused')
    const second = tokens.issue(grant)
    expect(tokens.findGrant('a', second.accessToken)).not.toBeNull()
    expect(tokens.takeRefresh('a', first.refreshToken)).toBeNull()
    expect(tokens.findGrant('a', second.accessToken)).toBeNull()
    expect(tokens.takeRefresh('a', second.refreshToken)).toBeNull()
  })

  it('carry no grant beyond its hour', () => {
    const { clock, tokens, first } = issued()
    clock.now = 3_500_000
    const grant = tokens.takeRefresh('a', first.refreshToken)
    if (!grant) throw new Error('refused')
    const second = tokens.issue(grant)
    expect(tokens.findGrant('a', second.accessToken)).not.toBeNull()
    clock.now = 3_600_000
    expect(tokens.findGrant('a', second.accessToken)).toBeNull()
    expect(tokens.takeRefresh('a', second.refreshToken)).toBeNull()
  })
})

describe('revocation', () => {
  it.each(['accessToken', 'refreshToken'] as const)('by %s ends both, at their own party only', (which) => {
    const tokens = createTokens(() => 0)
    const given = tokens.issue(tokens.openGrant('a', claire, [BASIC]))
    tokens.revoke('b', given[which])
    expect(tokens.findGrant('a', given.accessToken)).not.toBeNull()
    tokens.revoke('a', given[which])
    expect(tokens.findGrant('a', given.accessToken)).toBeNull()
    expect(tokens.takeRefresh('a', given.refreshToken)).toBeNull()
  })
})
