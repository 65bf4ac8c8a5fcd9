import { describe, expect, it, vi } from 'vitest'
import { failing, readable, servePage, sessionWith, signedIn } from '../../../tests/support/product/serve-page'
import * as data from './route'

function pageWith(renewed: { setCookies: string[] } | null = { setCookies: ['session=new; HttpOnly', 'ended=1'] }) {
  const deleteData = vi.fn(async () => renewed)
  const session = sessionWith({ deleteData })
  return { deleteData, page: servePage(data, '/data', signedIn({ termsAccepted: false }), { session }) }
}

describe('/data', () => {
  it('asks first, and leads back', async () => {
    const html = await (await pageWith().page.get('/data')).text()
    expect(html).toContain('href="/synthesis"')
    const deletion = html.slice(html.indexOf('<section class="section" id="delete"')).split('</section>')[0]
    expect(deletion).toContain('name="intent" value="delete"')
  })

  it.each([
    ['', 'Mes données'],
    ['/de', 'Meine Daten'],
  ])('has the files, in the language of the page, for someone who has said something: %s', async (prefix, title) => {
    const page = servePage(data, '/data', signedIn({ avs: true }))
    const html = await (await page.get(`${prefix}/data`)).text()
    expect(html).toContain(`<h1>${title}</h1>`)
    for (const file of ['pdf', 'csv', 'json']) expect(html).toContain(`href="${prefix}/data/synthesis.${file}"`)
  })

  it.each([
    ['nothing is said yet', {}],
    ['the terms are not accepted', { avs: true, termsAccepted: false }],
  ])('has no files where %s', async (_, steps) => {
    const html = await (await servePage(data, '/data', signedIn(steps)).get('/data')).text()
    expect(html).not.toContain('/data/synthesis.')
    expect(html).toContain('Vous pourrez télécharger votre synthèse')
    expect(html).toContain('name="intent" value="delete"')
  })

  it.each([
    ['/data', '/data?done=1#done'],
    ['/de/data', '/de/data?done=1#done'],
  ])('deletes when confirmed, keeps the sign-in under a new token, and says so: %s', async (path, location) => {
    const { page, deleteData } = pageWith()
    const answer = await page.post(path, [['intent', 'delete']])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, location])
    expect(answer.headers.getSetCookie()).toEqual(['session=new; HttpOnly', 'ended=1'])
    expect(deleteData).toHaveBeenCalledOnce()
  })

  it('says that the data are gone and the sign-in is kept', async () => {
    const { page } = pageWith()
    expect(readable(await (await page.get('/data?done=1')).text())).toMatch(
      /Vos données sont supprimées.*connexion reste ouverte/,
    )
    expect(readable(await (await page.get('/de/data?done=1')).text())).toMatch(
      /Ihre Daten sind gelöscht.*weiterhin angemeldet/,
    )
  })

  it.each(['avs', 'lpp', 'pillar3a'])('asks again at the same address where %s is still known', async (step) => {
    const html = await (await servePage(data, '/data', signedIn({ [step]: true })).get('/data?done=1')).text()
    expect(html).toContain('name="intent" value="delete"')
    expect(readable(html)).not.toContain('Vos données sont supprimées')
  })

  it('deletes nothing without the word', async () => {
    const { page, deleteData } = pageWith()
    expect((await page.post('/data', [])).status).toBe(400)
    expect(deleteData).not.toHaveBeenCalled()
  })

  it('says that the session is over where it has just ended', async () => {
    const answer = await pageWith(null).page.post('/data', [['confirm', '1']])
    expect(answer.headers.get('Location')).toBe('/?session=over')
  })

  it('is only for signed-in visitors', async () => {
    const answer = await servePage(data, '/data', { getMe: failing(401, 'not logged') }).get('/data')
    expect(answer.headers.get('Location')).toBe('/')
  })
})

describe('keeping the data longer', () => {
  type Kept = { setCookies: string[] } | 'noMore' | 'gone'

  async function keep(
    fields: [string, string][],
    { kept = { setCookies: ['session=same; HttpOnly', 'ended=1'] } as Kept } = {},
  ) {
    const keepLonger = vi.fn(async () => kept)
    const session = sessionWith({ keepLonger })
    const answer = await servePage(data, '/data', signedIn(), { session }).post('/data', [['keep', '1'], ...fields])
    expect(answer.status).toBe(303)
    return { keepLonger, location: answer.headers.get('Location'), cookies: answer.headers.getSetCookie() }
  }

  it.each([
    ['/avs', '/avs?kept=yes#kept'],
    ['/de/avs/explained?column=2&a=%26', '/de/avs/explained?column=2&a=%26&kept=yes#kept'],
    ['/lpp?kept=no&session=changed#x', '/lpp?kept=yes#kept'],
    ['//evil.example/', '/data?kept=yes#kept'],
    ['/\\evil.example', '/data?kept=yes#kept'],
    ['https://evil.example/', '/data?kept=yes#kept'],
    ['', '/data?kept=yes#kept'],
  ])('leads back to %j, and renews the cookie', async (from, location) => {
    const answer = await keep([['from', from]])
    expect(answer).toMatchObject({ location, cookies: ['session=same; HttpOnly', 'ended=1'] })
    expect(answer.keepLonger).toHaveBeenCalledOnce()
  })

  it('says that it cannot be done once more', async () =>
    expect(await keep([['from', '/avs']], { kept: 'noMore' })).toMatchObject({
      location: '/avs?kept=no#kept',
      cookies: [],
    }))

  it('says that the session is over', async () =>
    expect(await keep([['from', '/avs']], { kept: 'gone' })).toMatchObject({ location: '/?session=unsaved' }))

  it('keeps nothing for a page of another session, which says so', async () => {
    const { location, keepLonger } = await keep([
      ['from', '/avs?a=1'],
      ['formToken', 'somebody'],
    ])
    expect(location).toBe('/avs?a=1&session=changed#session')
    expect(keepLonger).not.toHaveBeenCalled()
  })
})
