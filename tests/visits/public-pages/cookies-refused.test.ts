/** A browser that refuses cookies: what it is told, in which language, and the one way on. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'

const refusing = (language: Visit['language']) => beginVisit(language, undefined, { takesCookies: false })

function expectTold({ screen, language }: Visit, missing: 'signIn' | 'posted', again: string) {
  const { cookiesRefused, frame } = TEXT[language]
  const told = cookiesRefused[missing]
  expect(screen.document.documentElement.lang).toBe(`${language}-CH`)
  // On the guided path the step comes in between.
  expect(screen.title).toMatch(new RegExp(`^${told.title} – .*${frame.product}$`))
  expect([...screen.document.querySelectorAll('h1')].map(textOf)).toEqual([told.title])
  expectToSay(mainOf(screen), told.intro, told.why)
  const { title, settings, allow, again: comeBack } = cookiesRefused.help
  const help = screen.main.getByRole('region', { name: title })
  expect(screen.part(help).getAllByRole('listitem').map(textOf)).toEqual([settings, allow, comeBack].map(plain))
  const ways = [...screen.document.querySelectorAll('.page a[href]')]
  expect(ways.map((way) => [textOf(way), way.getAttribute('href')])).toEqual([
    [cookiesRefused.again, pathIn(language, again)],
  ])
  expect(screen.main.queryAllByRole('button')).toEqual([])
}

describe.each(LANGUAGES)('%s', (language) => {
  const words = WORDS[language]

  it.each(['/prelogin', '/v2/wizard/login'])('a sign-in from %s that cannot begin is explained', async (path) => {
    const visit = await refusing(language)
    await visit.open(path)
    visit.tick(words.terms)
    await visit.press(words.signIn, { within: visit.screen.main })
    expect([visit.path, visit.screen.url.search]).toEqual([path, '?problem=cookies'])
    expectTold(visit, 'signIn', path)
    await visit.follow(TEXT[language].cookiesRefused.again)
    expect(visit.screen.main.getByRole<HTMLInputElement>('checkbox', { name: words.terms }).checked).toBe(false)
  })

  it('a form without the cookie of its session is not saved, and says so', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open('/lpp')
    const box = visit.screen.document.querySelector<HTMLInputElement>('input[name=ids]') as HTMLInputElement
    box.checked = true
    visit.forgetCookies()
    expect(await visit.press(TEXT[language].lpp.save)).toBe(302)
    expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=lost'])
    expectTold(visit, 'posted', '/prelogin2')
  })
})
