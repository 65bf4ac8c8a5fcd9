/** Who may see which page. */
import { beforeAll, describe, expect, it } from 'vitest'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { EXPLAINED, LOGIN, PROTECTED, PUBLIC } from '../../support/visit/routes'
import { ownVisitOf, visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, type Language, pathIn } from '../../support/visit/words'

const ROW_OF: Record<string, string> = {
  '/avs': '[019]',
  '/lpp': '[020]',
  '/3a': '[021]',
  '/router': '[022]',
  '/synthesis': '[023]',
  '/v2/wizard/1p': '[024]',
  '/v2/wizard/2p': '[025]',
  '/v2/wizard/3p': '[026]',
  '/v2/wizard/synthesis': '[027]',
  '/index2': '[028]',
  '/prelogin': '[029]',
  '/prelogin2': '[030]',
  '/v2/wizard': '[031]',
  '/v2/wizard/login': '[032]',
  '/': '[015]',
  '/about': '[016]',
  '/v2': '[018]',
  '/export': '[017]',
}

const visits = {} as Record<'anonymous' | 'signedIn', Record<Language, Visit>>
beforeAll(async () => {
  const [fr, de] = [await visitOf(personNamed('Claire')), await beginVisit('de')]
  de.bring(fr.session ?? '')
  visits.signedIn = { fr, de }
  visits.anonymous = { fr: await beginVisit('fr'), de: await beginVisit('de') }
})
type Who = keyof typeof visits

/** A page, in the language of its address. */
async function expectPage(who: Who, path: string, language: Language) {
  const answer = await visits[who][language].ask(path)
  expect(answer.status, path).toBe(200)
  expect(await answer.text()).toContain(`<html lang="${language}-CH"`)
}

/** A redirect to exactly this address, in both languages. */
async function expectRedirect(who: Who, path: string, target: string) {
  for (const language of LANGUAGES) {
    const answer = await visits[who][language].ask(path)
    expect([302, 303], path).toContain(answer.status)
    expect(answer.headers.get('location')).toBe(pathIn(language, target))
  }
}

describe('anonymous', () => {
  it.each(PROTECTED.map((path) => [ROW_OF[path], path]))('%s [034] %s leads home, in its language', (_row, path) =>
    expectRedirect('anonymous', path as string, '/'),
  )

  it.each(EXPLAINED)('%s leads home, in its language', (path) => expectRedirect('anonymous', path, '/'))

  it.each([...PUBLIC, ...LOGIN].map((path) => [ROW_OF[path], path]))(
    '%s [033] [159] %s answers, in its language',
    async (_row, path) => {
      for (const language of LANGUAGES) await expectPage('anonymous', path as string, language)
    },
  )
})

describe('signed in', () => {
  it.each(LOGIN.map((path) => [ROW_OF[path], path]))('%s [035] %s leads on to /router, in its language', (_row, path) =>
    expectRedirect('signedIn', path as string, '/router'),
  )

  it.each(PROTECTED.map((path) => [ROW_OF[path], path]))('%s [033] [158] %s answers', async (_row, path) => {
    if (path === '/router') return expectRedirect('signedIn', path, '/avs')
    for (const language of LANGUAGES) await expectPage('signedIn', path as string, language)
  })

  it('[036] of the guided path only what leads to the sign-in is closed to a signed-in visitor', async () => {
    for (const path of ['/v2/wizard', '/v2/wizard/login']) await expectRedirect('signedIn', path, '/router')
    for (const step of ['1p', '2p', '3p', 'check', 'synthesis'])
      for (const language of LANGUAGES) await expectPage('signedIn', `/v2/wizard/${step}`, language)
  })

  it.each(PEOPLE.map((person) => [person.firstName, person] as const))(
    '[160] %s has no role, and nothing is for one',
    async (_name, person) => {
      const visit = await visitOf(person)
      const { body: me } = await visit.call<{ login: object }>('/me')
      expect(Object.keys(me).toSorted()).toEqual(['fund_ids', 'login', 'ttl'])
      const ofPartner = person.partnerNavs === null ? [] : ['partnerNavs']
      expect(Object.keys(me.login).toSorted()).toEqual(['email', 'name', 'navs', ...ofPartner, 'sub'])
      for (const path of ['/admin', '/adviser', '/de/admin', '/de/adviser', '/api/admin', '/api/adviser', '/api/users'])
        expect((await visit.ask(path)).status, path).toBe(404)
    },
  )

  it('[161] nobody reads another’s record: it is answered like a number that nobody has', async () => {
    const { fr: claire } = visits.signedIn
    const recordOf = (navs: string) => claire.call<object>(`/acor/insureds/${navs}`)
    expect((await recordOf(personNamed('Claire').navs)).body).toHaveProperty('incomes')
    const partner = await recordOf(personNamed('Philippe').navs)
    expect(partner.body).toMatchObject({ firstName: 'Philippe' })
    expect(partner.body).not.toHaveProperty('incomes')
    const stranger = await recordOf(personNamed('Reto').navs)
    expect(stranger.status).toBe(404)
    expect(stranger).toEqual(await recordOf('756.9217.0769.85'))
  })
})

describe.each(LANGUAGES)('with own figures, and no login (%s)', (language) => {
  it.each(PROTECTED.map((path) => [ROW_OF[path], path]))('%s %s answers', async (_row, path = '') => {
    const visit = await ownVisitOf(language)
    expect((await visit.call('/me')).body).toEqual({ login: null, fund_ids: [], ttl: expect.any(Number) })
    expect(await visit.open(path)).toBe(200)
    expect(visit.path).toBe(path === '/router' ? '/own/papers' : path)
    expect(visit.screen.document.documentElement.lang).toBe(`${language}-CH`)
    // No longer, once the data are deleted or the hour is over.
    visit.forgetSession()
    expect((await visit.ask(path)).headers.get('location')).toMatch(language === 'fr' ? /^\/(\?|$)/ : /^\/de(\?|$)/)
  })

  it.each(LOGIN)('%s is not closed: who types may still sign in', async (path) => {
    const visit = await ownVisitOf(language)
    expect([await visit.open(path), visit.path]).toEqual([200, path])
  })
})

it.each([...PUBLIC, ...LOGIN, ...PROTECTED])(
  '[037] %s needs no query, and an unknown one changes nothing',
  async (path) => {
    for (const visit of [visits.anonymous, visits.signedIn].flatMap(Object.values<Visit>)) {
      const plain = await visit.ask(path)
      const queried = await visit.ask(`${path}?unknown=1&lang=xx&problem=none`)
      const leadsTo = ({ headers }: Response) => headers.get('location')?.split('?')[0]
      expect([queried.status, leadsTo(queried)]).toEqual([plain.status, leadsTo(plain)])
    }
  },
)
