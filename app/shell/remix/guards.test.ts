import { describe, expect, it } from 'vitest'
import { reasonOf } from '~/api/problem'
import { Refusal } from '~/estimate/case/refusal'
import { pathIn } from '~/language/language'
import { estimateOf, type UseCases } from '../../../tests/support/product/use-cases'
import type { LoadContext } from '../load-context'
import { GUARDS, refuseSignedIn, requireSession, requireVisitor } from './guards'

const VISITOR = {
  login: { sub: '1', name: 'Nora', email: 'nora@exemple.ch', navs: '756.1111.2222.08' },
  fund_ids: [],
  ttl: 0,
}
const asks = { register: true, funds: true, entities: true }
const STEPS = { avs: false, lpp: false, pillar3a: false, termsAccepted: true, unread: [], own: null, asks }
const refused = (status: number) => () => Promise.reject(new Refusal(reasonOf(status, 'x'), 'x'))

type Calls = Partial<Pick<UseCases, 'getMe' | 'getSteps'>>
type Session = LoadContext['session']
const asked = (calls: Calls, { language = 'fr' as 'fr' | 'de', cookie = '', method = 'GET', living = false } = {}) => ({
  request: new Request('https://example.ch/avs', { headers: { cookie }, method }),
  context: {
    language,
    estimate: estimateOf({ getMe: async () => VISITOR, getSteps: async () => STEPS, ...calls }, language),
    session: { getKeeping: async () => (living ? { possible: true, justNow: false } : null) } as Session,
  },
})

/** Where a guard leads; null where it lets pass. */
async function wayOf(guarded: Promise<unknown>) {
  try {
    await guarded
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    expect(thrown.status).toBe(302)
    return thrown.headers.get('Location')
  }
}

it('[160] a page asks only whether somebody is signed in and has accepted the terms, and for no role', () =>
  expect(Object.keys(GUARDS)).toEqual(['everybody', 'signedOut', 'newcomer', 'session', 'visitor']))

const OWN = { ...VISITOR, login: null }

describe('a visitor who has not signed in', () => {
  it('sees the pages of visitors, and those that lead to the sign-in', async () => {
    const getMe = async () => OWN
    expect(await requireVisitor(asked({ getMe }))).toEqual(OWN)
    expect(await wayOf(refuseSignedIn(asked({ getMe })))).toBeNull()
  })
})

describe('requireVisitor', () => {
  it('lets a visitor pass who has accepted the terms', async () =>
    expect(await requireVisitor(asked({}))).toEqual(VISITOR))

  it('[019] leads anybody else to the home page', async () =>
    expect(await wayOf(requireVisitor(asked({ getMe: refused(401) })))).toBe('/'))

  it('[034] leads to the German home page from a German page', async () =>
    expect(await wayOf(requireVisitor(asked({ getMe: refused(401) }, { language: 'de' })))).toBe('/de'))

  it.each([
    ['__Host-session=abc', '/?session=over'],
    ['locale=de; session=abc', '/?session=over'],
    ['locale=de', '/'],
    ['__Host-ended=1', '/?session=over'],
    ['light=a;ended=1', '/?session=over'],
    ['sessions=abc', '/'],
    ['mysession=abc; _session=a; ended', '/'],
  ])('says that a session is over only to someone who had one: %s', async (cookie, way) =>
    expect(await wayOf(requireVisitor(asked({ getMe: refused(401) }, { cookie })))).toBe(way),
  )

  it.each([
    ['session=abc', '/de?session=unsaved'],
    ['ended=1', '/de?session=unsaved'],
    ['', '/de?session=lost'],
    ['locale=de', '/de?session=lost'],
  ])('says that a form came too late, or without the cookie of its session: %j', async (cookie, way) =>
    expect(
      await wayOf(requireVisitor(asked({ getMe: refused(401) }, { cookie, method: 'POST', language: 'de' }))),
    ).toBe(way),
  )

  it.each(['GET', 'POST'])('says to nobody whose data are still there that they are gone: %s', async (method) => {
    const guarded = requireVisitor(asked({ getMe: refused(401) }, { cookie: 'session=abc', method, living: true }))
    await expect(guarded).rejects.toMatchObject({ name: 'Refusal', reason: 'unavailable' })
  })

  it('leads to changed terms first', async () => {
    const getSteps = async () => ({ ...STEPS, termsAccepted: false })
    expect(await wayOf(requireVisitor(asked({ getSteps }, { language: 'de' })))).toBe('/de/terms')
    expect(await wayOf(requireSession(asked({ getSteps })))).toBeNull()
    const onPath = { ...asked({ getSteps }), request: new Request('https://example.ch/v2/wizard/1p') }
    expect(await wayOf(requireVisitor(onPath))).toBe('/terms?way=guided')
  })

  it('sends nobody away when nobody can tell who is asking', async () => {
    await expect(requireVisitor(asked({ getMe: refused(503) }))).rejects.toThrow(Refusal)
    await expect(asked({ getMe: refused(503) }).context.estimate.findMe()).rejects.toThrow(Refusal)
  })
})

describe('refuseSignedIn', () => {
  it('lets someone who is not signed in pass', async () =>
    expect(await wayOf(refuseSignedIn(asked({ getMe: refused(401) })))).toBeNull())

  it.each(['fr', 'de'] as const)('leads a signed-in visitor on, in %s', async (language) =>
    expect(await wayOf(refuseSignedIn(asked({}, { language })))).toBe(pathIn(language, '/router')),
  )
})
