import { describe, expect, it, vi } from 'vitest'
import { failing, noCall, readable, servePage, signedIn } from '../../tests/support/serve-page'
import * as data from './data'

function pageWith(renewed: { setCookie: string } | null = { setCookie: 'session=new; HttpOnly' }) {
  const deleteData = vi.fn(async () => renewed)
  const unused = { beginSignIn: noCall('beginSignIn'), beginPartySignIn: noCall('beginPartySignIn') }
  const session = { formToken: null, deleteData, ...unused }
  return { deleteData, page: servePage(data, '/data', signedIn({ termsAccepted: false }), { session }) }
}

describe('/data', () => {
  it('asks first, and leads back', async () => {
    const html = await (await pageWith().page.get('/data')).text()
    expect(html).toContain('name="confirm"')
    expect(html).toContain('href="/synthesis"')
  })

  it.each([
    ['/data', '/data?done=1'],
    ['/de/data', '/de/data?done=1'],
  ])('deletes when confirmed, keeps the sign-in under a new token, and says so: %s', async (path, location) => {
    const { page, deleteData } = pageWith()
    const answer = await page.post(path, [['confirm', '1']])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location])
    expect(answer.headers.get('Set-Cookie')).toBe('session=new; HttpOnly')
    expect(deleteData).toHaveBeenCalledOnce()
  })

  it('says that the data are gone and the sign-in is kept', async () => {
    const { page } = pageWith()
    expect(readable(await (await page.get('/data?done=1')).text())).toMatch(
      /Vos données sont supprimées.*toujours connecté·e/,
    )
    expect(readable(await (await page.get('/de/data?done=1')).text())).toMatch(
      /Ihre Daten sind gelöscht.*weiterhin angemeldet/,
    )
  })

  it.each(['avs', 'lpp', 'pillar3a'])('asks again at the same address where %s is still known', async (step) => {
    const html = await (await servePage(data, '/data', signedIn({ [step]: true })).get('/data?done=1')).text()
    expect(html).toContain('name="confirm"')
    expect(readable(html)).not.toContain('Vos données sont supprimées')
  })

  it('deletes nothing without the word', async () => {
    const { page, deleteData } = pageWith()
    expect((await page.post('/data', [])).status).toBe(400)
    expect(deleteData).not.toHaveBeenCalled()
  })

  it('leads home where the session has just ended', async () => {
    const answer = await pageWith(null).page.post('/data', [['confirm', '1']])
    expect(answer.headers.get('Location')).toBe('/')
  })

  it('is for who is signed in', async () => {
    const answer = await servePage(data, '/data', { getMe: failing(401, 'not logged') }).get('/data')
    expect(answer.headers.get('Location')).toBe('/')
  })
})
