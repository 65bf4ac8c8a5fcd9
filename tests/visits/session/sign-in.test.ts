/** Signing in at the identity service where it does not work at once, and what a session begins with. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { enter, visitOf } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')

/** Whether the page before the sign-in says why nobody is signed in. */
async function expectNotSignedIn(visit: Visit, why: 'refused' | 'wrongState') {
  const { problem } = TEXT[visit.language].prelogin
  expect([visit.path, visit.screen.url.search]).toEqual(['/prelogin', `?problem=${why}`])
  expect(visit.screen.says(problem.title)).toBe(true)
  expect(visit.screen.says(problem[why])).toBe(true)
  expect((await visit.call('/me')).status).toBe(401)
}

async function acceptTerms(visit: Visit) {
  const { terms, signIn } = WORDS[visit.language]
  visit.tick(terms)
  await visit.press(signIn)
}

async function beginSignIn(language: Visit['language']) {
  const visit = await beginVisit(language)
  await visit.open('/prelogin')
  await acceptTerms(visit)
  return visit
}

async function signInFromHere(visit: Visit) {
  const { signInAs, allow, avs } = WORDS[visit.language]
  await acceptTerms(visit)
  await visit.press(signInAs('Claire Dubois'))
  await visit.press(allow)
  visit.screen.main.getByRole('heading', { level: 1, name: avs })
}

/** Signed in at the identity service: the address to which it sends this browser back. */
async function callbackOf(visit: Visit): Promise<string> {
  await visit.press(WORDS[visit.language].signInAs('Claire Dubois'))
  let answer = await visit.ask(visit.screen.url.href, {
    method: 'POST',
    body: new URLSearchParams({ action: 'allow' }),
  })
  for (;;) {
    const target = new URL(answer.headers.get('location') ?? '', answer.url).href
    if (target.includes('/signin/callback')) return target
    expect(answer.status, 'the identity service sends on').toBe(303)
    answer = await visit.ask(target)
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language]

  it.each(['cancelParty', 'refuse'] as const)('who leaves it by %s is told, and can begin again', async (button) => {
    const visit = await beginSignIn(language)
    if (button === 'refuse') await visit.press(words.signInAs('Claire Dubois'))
    await visit.press(words[button])
    await expectNotSignedIn(visit, 'refused')
    await signInFromHere(visit)
  })

  it('someone who comes back once the hour of the session is over is told so', async () => {
    const visit = await visitOf(CLAIRE, language)
    visit.forgetSession()
    await visit.open('/avs')
    const { over } = TEXT[language].home
    expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=over'])
    expect(visit.screen.says(over.title)).toBe(true)
    await visit.follow(over.again)
    expect(visit.path).toBe('/prelogin2')
  })
})

it.each(['/signin/callback', '/signin/callback?code=abc', '/signin/callback?code=abc&state=made-up'])(
  'an answer that nobody asked for signs nobody in: %s',
  async (callback) => {
    const visit = await beginVisit()
    await visit.open(callback)
    await expectNotSignedIn(visit, 'wrongState')
  },
)

it('an answer for another browser signs nobody in', async () => {
  const stolen = await callbackOf(await beginSignIn('de'))
  const visit = await beginVisit('de')
  await visit.open(stolen)
  await expectNotSignedIn(visit, 'wrongState')
})

it('an answer that was used already changes nothing', async () => {
  const visit = await beginSignIn('fr')
  const callback = await callbackOf(visit)
  await visit.open(callback)
  expect(visit.path).toBe('/avs')
  const token = visit.session
  expect(token).not.toBeNull()
  await visit.open(callback)
  expect(visit.path).toBe('/avs')
  expect(visit.session).toBe(token)
  const stranger = await beginVisit()
  await stranger.open(callback)
  await expectNotSignedIn(stranger, 'wrongState')
})

it('each sign-in has a new token, whatever the browser brought along', async () => {
  const planted = 'A'.repeat(43)
  const visit = await beginVisit()
  visit.bring(planted)
  await enter(visit, CLAIRE)
  const first = visit.session
  await visit.open('/terms')
  await visit.press(WORDS.fr.logout)
  await enter(visit, CLAIRE)
  expect(new Set([planted, first, visit.session]).size).toBe(3)
})
