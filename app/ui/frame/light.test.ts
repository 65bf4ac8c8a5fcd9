import { describe, expect, it } from 'vitest'
import { chooseLight, lightVersion } from './light'

const versionWith = (headers: Record<string, string>) => lightVersion({ headers: new Headers(headers) })

/** As a browser sends it back. */
const kept = (setCookie: string) => setCookie.split(';')[0] ?? ''

describe('the light version', () => {
  it('is chosen for a year, and unchosen at once', async () => {
    const [chosen, unchosen] = await Promise.all([chooseLight(true, false), chooseLight(false, false)])
    expect(chosen).toMatch(/^light=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(unchosen).toMatch(/; Max-Age=0; /)
    expect(await chooseLight(true, true)).toMatch(/; Secure/)
    expect(await versionWith({ Cookie: `a=b; ${kept(chosen)}` })).toBe('chosen')
    expect(await versionWith({ Cookie: kept(unchosen) })).toBeNull()
  })

  it.each([
    [{}, null],
    [{ Cookie: 'light=1' }, null],
    [{ Cookie: 'light=%%%' }, null],
    [{ 'Save-Data': 'on' }, 'asked'],
    [{ 'Save-Data': 'ON' }, 'asked'],
    [{ 'Save-Data': 'off' }, null],
  ])('with %j is %s', async (headers, version) => expect(await versionWith(headers)).toBe(version))
})
