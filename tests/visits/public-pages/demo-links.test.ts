/** In the demo every link leads somewhere: feedback to a form of the sandbox, each fund and provider to its site there. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { readingVisitOf } from '../../support/visit/steps'
import { mainOf } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, pathIn } from '../../support/visit/words'

const SAID = {
  fr: { opinion: 'Votre avis', send: 'Envoyer', thanks: 'Merci de votre avis', invented: 'inventée', back: 'Revenir' },
  de: {
    opinion: 'Ihre Rückmeldung',
    send: 'Senden',
    thanks: 'Danke für Ihre Rückmeldung',
    invented: 'erfunden',
    back: 'Zurück',
  },
}

describe.each(LANGUAGES)('%s', (language) => {
  const words = SAID[language]

  it('feedback is taken, thanked for and led back from', async () => {
    const visit = await beginVisit(language)
    // The built product decides where the demo's link leads.
    const headers = { referer: visit.origin + pathIn(language, '/law') }
    await visit.show(await visit.ask(`${visit.origin}/sandbox/feedback`, { headers }))
    const send = new RegExp(words.send)
    await visit.press(send)
    visit.screen.all.getByRole('alert')
    visit.screen.all.getByLabelText<HTMLTextAreaElement>(words.opinion).value = 'Bien expliqué.'
    await visit.press(send)
    visit.screen.all.getByRole('heading', { level: 1, name: words.thanks })
    await visit.follow(new RegExp(words.back))
    expect(visit.screen.url.pathname).toBe(pathIn(language, '/'))
  })

  it('each party has a site that says that it is invented', async () => {
    const visit = await readingVisitOf(personNamed('Claire'), language)
    const sites: { address: string; name: string }[] = []
    for (const path of ['/lpp', '/3a', '/synthesis']) {
      await visit.open(path)
      for (const link of visit.screen.document.querySelectorAll<HTMLAnchorElement>('main a[rel~=external]'))
        sites.push({ address: link.href, name: link.textContent ?? '' })
    }
    expect(new Set(sites.map(({ address }) => address)).size).toBeGreaterThanOrEqual(3)
    for (const { address, name } of sites.filter((site) => site.address.includes('/sites/'))) {
      const referer = new URL(pathIn(language, '/synthesis'), address).href
      await visit.show(await visit.ask(address, { headers: { referer } }))
      expect(mainOf(visit.screen).textContent).toContain(words.invented)
      expect(name).toContain(visit.screen.document.querySelector('h1')?.textContent)
    }
  })
})
