import { describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { LOGIN } from '../../tests/support/product/start-api'
import { MemoryVault } from '../../tests/support/vault/memory-vault'
import { createSessionCookie } from './session-cookie'
import { createSessions } from './sessions'

const cookie = createSessionCookie({ name: '__Host-session', lifetimeSeconds: 3600, secure: true })
const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax; Secure'
const dossier = emptyDossier(LOGIN, 'issuer', 'id token', { version: '1' })

const stage = () => {
  const vault = new MemoryVault(() => 0)
  return { vault, sessions: createSessions(vault, cookie) }
}
const requestWith = (headers: Record<string, string>) => new Request('https://example.ch/', { headers })
const tokenIn = (line: string) => /^__Host-session=([\w-]{43}); /.exec(line)?.[1] ?? ''

describe('a session', () => {
  it('begins under a new token each time, in a cookie that lives as long as the dossier', async () => {
    const { vault, sessions } = stage()
    const [one, other] = [await sessions.begin(dossier), await sessions.begin(dossier)]
    expect(one).toBe(`__Host-session=${tokenIn(one)}; Max-Age=3600; ${ATTRIBUTES}`)
    expect(tokenIn(other)).not.toBe(tokenIn(one))
    expect((await vault.open(tokenIn(one)))?.dossier).toEqual(dossier)
  })

  it.each<[string, (token: string) => Record<string, string>, boolean]>([
    ['of a browser', (token) => ({ cookie: `__Host-session=${token}` }), true],
    ['of a program, which has no cookie', (token) => ({ authorization: `Bearer ${token}` }), true],
    ['in both ways', (token) => ({ cookie: `__Host-session=${token}`, authorization: `Bearer ${token}` }), false],
    ['of nobody', () => ({}), false],
    ['of a token that opens nothing', () => ({ cookie: `__Host-session=${'A'.repeat(43)}` }), false],
  ])('is found %s', async (_, headers, isFound) => {
    const { sessions } = stage()
    const token = tokenIn(await sessions.begin(dossier))
    const session = await sessions.find(requestWith(headers(token)))
    expect(session.get('dossier')).toEqual(isFound ? dossier : undefined)
  })

  it('ends with its dossier and its cookie; where there is none, the cookie is removed all the same', async () => {
    const { vault, sessions } = stage()
    const token = tokenIn(await sessions.begin(dossier))
    const asked: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }]
    for (const headers of asked) {
      const line = await sessions.end(await sessions.find(requestWith(headers)))
      expect(line).toBe(`__Host-session=; Max-Age=0; ${ATTRIBUTES}`)
    }
    expect(await vault.open(token)).toBeNull()
  })
})
