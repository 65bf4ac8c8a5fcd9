/** The error page of the catalogue: unknown paths, addresses that a route refuses, our own failures, and crawlers. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProduct } from '../../support/product/start-product'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, pathIn, TEXT } from '../../support/visit/words'

/** They name themselves; a client that is a program counts as a person. */
const CRAWLERS = ['Googlebot/2.1', 'GPTBot', 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)']
const PEOPLE = ['curl/8.5.0', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0']

const REFUSED_AT_THE_DOOR = {
  fr: 'Votre demande n’a pas pu être traitée',
  de: 'Ihre Anfrage konnte nicht bearbeitet werden',
}

describe.each(LANGUAGES)('%s', (language) => {
  const prefix = language === 'fr' ? '' : '/de'
  const english = (document: Document) => document.querySelector('main p[lang=en]')?.textContent

  it('[214] an unknown path is named, and nothing of it is markup', async () => {
    const visit = await beginVisit(language)
    expect(await visit.open('/nope')).toBe(404)
    expectToSay(mainOf(visit.screen), `Page not found: ${prefix}/nope`)
    const odd = await visit.ask('/<script>alert(1)</script>')
    expect(odd.status).toBe(404)
    const shown = await odd.text()
    expect(shown).toContain(`Page not found: ${prefix}/%3Cscript%3Ealert(1)%3C/script%3E`)
    expect(shown).not.toContain('<script>alert')
    // A bracket is always encoded in an address; an entity is not, and would be shown as the bracket that it stands
    // for.
    await visit.open(`${visit.origin}${prefix}/&lt;b&gt;bold`)
    expect(english(visit.screen.document)).toBe(`Page not found: ${prefix}/&lt;b&gt;bold`)
  })

  it('[215] an address that a route does not take is refused before anybody is asked', async () => {
    const visit = await beginVisit(language)
    expect(await visit.open('/avs/explained?column=third')).toBe(404)
    expectToSay(mainOf(visit.screen), `Page Not Found: ${prefix}/avs/explained`)
  })

  it('[045] a crawler gets no error page, and a page that there is', async () => {
    const visit = await beginVisit(language)
    for (const agent of CRAWLERS) {
      const headers = { 'User-Agent': agent, accept: 'text/html' }
      const answer = await visit.ask('/nope', { headers })
      expect([agent, answer.status, await answer.text()]).toEqual([agent, 404, ''])
      expect(await (await visit.ask('/', { headers })).text()).toContain('</html>')
    }
    for (const agent of PEOPLE) {
      const answer = await visit.ask('/nope', { headers: { 'User-Agent': agent } })
      expect([agent, answer.status]).toEqual([agent, 404])
      expect(await answer.text()).toContain(`Page not found: ${prefix}/nope`)
    }
  })

  it('someone who is refused at the door reads it in their language', async () => {
    const visit = await beginVisit(language)
    expect(await visit.open('/%E0%A4')).toBe(400)
    expect(visit.screen.document.querySelector('h1')?.textContent).toBe(REFUSED_AT_THE_DOOR[language])
  })

  it('[039] [041] a missing page has its code, words in its language, the catalogue’s English, and ways on', async () => {
    const { notFound } = TEXT[language].errorPage
    const visit = await beginVisit(language)
    await visit.open('/nope')
    const { main, part, document } = visit.screen
    main.getByText('404')
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([notFound.title])
    expectToSay(mainOf(visit.screen), notFound.sentence)
    expect(english(document)).toBe(`Page not found: ${pathIn(language, '/nope')}`)
    const elsewhere = part(main.getByRole('region', { name: notFound.elsewhere }))
    for (const link of elsewhere.getAllByRole<HTMLAnchorElement>('link'))
      expect((await visit.ask(link.href)).status).toBe(200)
    await visit.follow(notFound.action, main)
    expect(visit.path).toBe('/')
  })
})

it('[041] [042] [045] [226] [227] a failure of ours has another page, which tells nothing', async () => {
  // The calls go to a process that does not exist.
  const failing = await startProduct({ settings: { LOAD_LIMIT: 'off', API_BASE: 'http://127.0.0.1:9/api' } })
  onTestFinished(failing.close)
  for (const language of LANGUAGES) {
    const { failed, notFound } = TEXT[language].errorPage
    const visit = await beginVisit(language, failing)
    expect(await visit.open('/law')).toBe(500)
    const { html, main, document } = visit.screen
    expect(html).not.toMatch(/127\.0\.0\.1|ECONN|fetch failed|\.[jt]sx?\b|node_modules|\bat \w+ \(/)
    main.getByText('500')
    expect([...document.querySelectorAll('h1')].map(({ textContent }) => textContent)).toEqual([failed.title])
    expect(document.querySelector('main p[lang=en]')?.textContent).toBe('Internal Server Error')
    expect(main.getByText(failed.action, { selector: 'a' }).getAttribute('href')).toBe('')
    expect(visit.screen.says(notFound.sentence)).toBe(false)
    for (const agent of CRAWLERS) {
      const bare = await visit.ask('/law', { headers: { 'User-Agent': agent, accept: 'text/html' } })
      expect([agent, bare.status, await bare.text()]).toEqual([agent, 500, ''])
    }
  }
})
