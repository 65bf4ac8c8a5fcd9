import { describe, expect, it } from 'vitest'
import { type Person, readPeople } from './people'
import { createTokens } from './tokens'

const [claire, philippe] = readPeople(null) as [Person, Person]

describe('tokens', () => {
  it('are for one person at one party', () => {
    const tokens = createTokens(() => 0)
    const token = tokens.grant('a', claire)
    expect(tokens.findHolder('a', token)).toBe(claire)
    expect(tokens.findHolder('b', token)).toBeNull()
    expect(tokens.findHolder('a', tokens.grant('a', philippe))).toBe(philippe)
    expect(tokens.findHolder('a', 'unknown')).toBeNull()
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
    expect(tokens.findHolder('a', token)).toBe(claire)
    now = 600_000
    expect(tokens.findHolder('a', token)).toBeNull()
  })

  it('make room for new ones, the oldest first', () => {
    const tokens = createTokens(() => 0)
    const [first, second, ...others] = Array.from({ length: 1001 }, () => tokens.grant('a', claire))
    expect(tokens.findHolder('a', first ?? '')).toBeNull()
    for (const token of [second ?? '', ...others]) expect(tokens.findHolder('a', token)).toBe(claire)
  })
})
