import { describe, expect, it } from 'vitest'
import { createPagePolicy } from './page-policy'

function pageOf(own: string, formAction: string[]) {
  const headers = new Map<string, unknown>()
  const response = { setHeader: (name: string, value: unknown) => headers.set(name, value) }
  const policy = createPagePolicy(response as never, own, formAction)
  const part = (name: string) =>
    String(headers.get('Content-Security-Policy'))
      .split('; ')
      .find((one) => one.startsWith(`${name} `))
  return { policy, part }
}

describe('the policy of a page', () => {
  it('knows the styles that stand in it, whatever else it allows', () => {
    const { policy, part } = pageOf('https://own.example', [])
    policy.allowStyles(["'sha256-abc'", "'sha256-def'"])
    policy.allowScript()
    policy.letFormsLeadTo([])
    expect(part('style-src')).toBe("style-src 'self' 'sha256-abc' 'sha256-def'")
  })

  it('keeps the nonce when forms lead elsewhere, and where forms lead when a script is allowed', () => {
    for (const scriptFirst of [true, false]) {
      const { policy, part } = pageOf('https://own.example', ['https://id.example'])
      let nonce = scriptFirst ? policy.allowScript() : ''
      policy.letFormsLeadTo(['https://fund.example', 'https://own.example', 'https://id.example'])
      if (!scriptFirst) nonce = policy.allowScript()
      expect(part('script-src')).toBe(`script-src 'nonce-${nonce}' 'strict-dynamic'`)
      expect(part('form-action')).toBe("form-action 'self' https://id.example https:")
    }
  })

  it('allows no script until it is asked to', () => {
    const { policy, part } = pageOf('https://own.example', [])
    policy.letFormsLeadTo([])
    expect(part('script-src')).toBe("script-src 'none'")
    expect(part('style-src')).toBe("style-src 'self'")
  })

  it('has another nonce each time, of 128 bits', () => {
    const nonces = Array.from({ length: 50 }, () => pageOf('https://own.example', []).policy.allowScript())
    expect(new Set(nonces).size).toBe(50)
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
  })
})
