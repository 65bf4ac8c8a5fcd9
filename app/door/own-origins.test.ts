import { describe, expect, it } from 'vitest'
import { ownOrigins, requestedOrigin } from './own-origins'

describe('own origins', () => {
  it('are localhost, the addresses and the name of this machine', () => {
    const origins = ownOrigins(3000)
    expect(origins[0]).toBe('http://localhost:3000')
    expect(origins).toContain('http://127.0.0.1:3000')
    for (const origin of origins) expect(new URL(origin).port).toBe('3000')
  })

  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['192.168.1.20:3000', 'http://192.168.1.20:3000'],
    ['192.168.1.20:4000', 'http://localhost:3000'],
    ['evil.example', 'http://localhost:3000'],
    [undefined, 'http://localhost:3000'],
  ])('Host %s is answered as %s', (host, origin) =>
    expect(requestedOrigin(['http://localhost:3000', 'http://192.168.1.20:3000'], host)).toBe(origin),
  )
})
