/** The page that names every cookie, compared with those that a visit really sets. */
import { describe, expect, it } from 'vitest'
import { signInHere } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { visitOf } from '../../support/visit/steps'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

/**
 * Lifetimes in seconds. The session's cookie lives as long as its dossier; the one that remembers it afterwards, a day.
 */
const LIVES = {
  fr: {
    3600: TEXT.fr.cookies.session.life,
    86400: TEXT.fr.cookies.ended.life,
    600: '10\u00a0minutes au plus',
    31536000: '365\u00a0jours',
  },
  de: {
    3600: TEXT.de.cookies.session.life,
    86400: TEXT.de.cookies.ended.life,
    600: 'höchstens 10\u00a0Minuten',
    31536000: '365\u00a0Tage',
  },
}

describe.each(LANGUAGES)('%s', (language) => {
  const { cookies, frame, scripts, terms } = TEXT[language]

  it('every cookie of a whole visit is named, with its life', async () => {
    const visit = await beginVisit(language)
    const foot = () => visit.screen.part(visit.screen.all.getByRole('contentinfo'))
    await visit.open(`/?lang=${language}`)
    await visit.follow(WORDS[language].start, visit.screen.main)
    await visit.follow(WORDS[language].ready, visit.screen.main)
    await signInHere(visit, personNamed('Nadia'))
    expect(visit.path).toBe('/avs')
    await visit.follow(scripts.light, foot())
    foot().getByRole('link', { name: scripts.full })
    await visit.follow(frame.footer.cookies, foot())
    expect(visit.path).toBe('/cookies')
    // The sandbox is another party.
    const ours = visit.everSet.filter(({ by }) => !by.pathname.startsWith('/sandbox'))
    const kindOf = (name: string) => name.replace(/:.*/, '')
    const kinds = [...new Set(ours.map(({ name }) => kindOf(name)))].toSorted()
    expect(kinds).toEqual(['ended', 'flow', 'light', 'locale', 'session', 'signin'])
    const table = visit.screen.main.getByRole('table', { name: cookies.list.title })
    expect(visit.screen.part(table).getAllByRole('row')).toHaveLength(kinds.length + 1)
    for (const { name, attributes } of ours) {
      const head = visit.screen.part(table).getByRole('rowheader', { name: name.replace(/:.*/, ':…') })
      const cells = [...(head.closest('tr')?.querySelectorAll('td') ?? [])]
      const seconds = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice(8)) as 600 | 3600
      expect(cells.at(-1)?.textContent, name).toBe(LIVES[language][seconds])
      expect(attributes, name).toContain('HttpOnly')
    }
  })

  it('it says what is kept, and leads to the terms', async () => {
    const visit = await beginVisit(language)
    await visit.open('/cookies')
    const kept = visit.screen.main.getByRole('region', { name: cookies.kept.title })
    expect(visit.screen.part(kept).getAllByRole('listitem')).toHaveLength(4)
    expect(visit.screen.says(cookies.where.signedOut)).toBe(true)
    await visit.follow(cookies.terms, visit.screen.main)
    visit.screen.main.getByRole('heading', { level: 1, name: terms.title })
  })

  it('a signed-in visitor is led to the deletion', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open('/cookies')
    const link = visit.screen.main.getByRole<HTMLAnchorElement>('link', { name: WORDS[language].deleteData })
    await visit.open(link.href)
    expect(visit.path).toBe('/data')
    const part = visit.screen.document.querySelector(new URL(link.href).hash) as Element
    visit.screen.part(part).getByRole('button', { name: WORDS[language].confirmDelete })
  })
})
