import { describe, expect, it } from 'vitest'
import { partOf } from './parts'
import { createPlaces } from './places'

const places = createPlaces({ pepper: 'aa'.repeat(32), householdKey: 'bb'.repeat(32) })
const BESIDE = '7f'.repeat(32)
const MANY = 400

describe.each<[string, string | undefined]>([
  ['a token', undefined],
  ['a token whose row takes the place of another', BESIDE],
])('%s', (_, besideId) => {
  const tokens = Array.from({ length: MANY }, () => places.newToken(besideId))

  it('has 256 bits, of which chance decides each', () => {
    expect(new Set(tokens).size).toBe(MANY)
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
    const secrets = tokens.map((token) => Buffer.from(token, 'base64url'))
    const isSet = (secret: Buffer, bit: number) => ((secret[bit >> 3] ?? 0) >> (bit & 7)) & 1
    const ones = Array.from({ length: 256 }, (_, bit) => secrets.filter((secret) => isSet(secret, bit)).length)
    // 400 coin tosses give so few or so many heads once in 10^19 tries.
    expect(ones.filter((count) => count < MANY / 4 || count > (3 * MANY) / 4)).toEqual([])
  })

  it('opens one row alone, which lies where it has to', () => {
    const ids = tokens.map((token) => places.ofToken(token)[0]?.id ?? '')
    expect(new Set(ids).size).toBe(MANY)
    expect(new Set(ids.map(partOf)).size).toBe(besideId === undefined ? 16 : 1)
  })
})
