/** Logging out ends everything: here, and at the identity service. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const PAGES = ['/avs', '/lpp', '/3a', '/synthesis', '/data', '/terms', '/']

describe.each(LANGUAGES)('in %s', (language) => {
  const words = WORDS[language]
  const { tabs } = TEXT[language].frame

  it('[128] [130] every page of a signed-in visitor can be left', async () => {
    const visit = await visitOf(CLAIRE, language)
    for (const path of PAGES) {
      await visit.open(path)
      const banner = visit.screen.part(visit.screen.all.getByRole('banner'))
      banner.getByRole('button', { name: words.logout })
      const synthesis = banner.getByRole('link', { name: tabs.synthesis })
      expect(synthesis.getAttribute('href'), path).toBe(pathIn(language, '/synthesis'))
    }
  })

  it('[128] someone who logs out is home, and signed in nowhere', async () => {
    const visit = await visitOf(CLAIRE, language)
    const token = visit.session as string
    await visit.open('/synthesis')
    await visit.press(words.logout)
    expect(visit.path).toBe('/')
    visit.screen.main.getByRole('heading', { level: 1, name: TEXT[language].home.title })
    expect(visit.screen.document.querySelector('details.account')).toBeNull()

    expect(visit.session).toBeNull()
    expect((await visit.call('/me')).status).toBe(401)
    const kept = await beginVisit(language)
    kept.bring(token)
    expect((await kept.call('/me')).status).toBe(401)
    await visit.open('/avs')
    expect(visit.path).toBe('/')
    await visit.open('/prelogin')
    visit.tick(words.terms)
    await visit.press(words.signIn)
    visit.screen.all.getByRole('button', { name: words.signInAs('Claire Dubois') })
  })
})
