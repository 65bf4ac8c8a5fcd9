/** What the terms promise. A browser checks that pages contact nobody else, and how the terms are printed. */
import { describe, expect, it } from 'vitest'
import { INFORMATION, LOGIN, PUBLIC } from '../../support/visit/routes'
import { mainOf } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const PROMISES = {
  fr: {
    minutes: '60 minutes',
    deleted: 'puis supprimées',
    tracking: 'Ce site ne vous suit pas.',
    version: /^Version 3, état au \d\d\.\d\d\.\d{4}$/,
    law: [
      /art\.\u00a0153b de la loi sur l’AVS, LAVS/,
      /art\.\u00a0153c LAVS/,
      /art\.\u00a025 LPD/,
      /art\.\u00a028 LPD/,
      /art\.\u00a032 al\.\u00a02 LPD/,
    ],
  },
  de: {
    minutes: '60 Minuten',
    deleted: 'dann gelöscht',
    tracking: 'Diese Website verfolgt Sie nicht.',
    version: /^Version 3, Stand \d\d\.\d\d\.\d{4}$/,
    law: [
      /Art\.\u00a0153b des AHV-Gesetzes, AHVG/,
      /Art\.\u00a0153c AHVG/,
      /Art\.\u00a025 DSG/,
      /Art\.\u00a028 DSG/,
      /Art\.\u00a032 Abs\.\u00a02 DSG/,
    ],
  },
}

describe.each(LANGUAGES)('%s', (language) => {
  const { minutes, deleted, tracking, version, law } = PROMISES[language]
  const { terms, cookies, words, prelogin } = TEXT[language]

  it('[005] [065] the terms stand one link from the sign-in, and say how long data are kept', async () => {
    const visit = await beginVisit(language)
    await visit.open('/prelogin')
    const box = visit.screen.main.getByRole<HTMLInputElement>('checkbox', { name: WORDS[language].terms })
    expect(box.checked).toBe(false)
    await visit.follow(prelogin.terms.link, visit.screen.main)
    visit.screen.main.getByRole('heading', { level: 1, name: terms.title })
    const text = mainOf(visit.screen).textContent
    for (const promise of [minutes, deleted, tracking]) expect(text?.replaceAll('\u00a0', ' ')).toContain(promise)
  })

  it('[006] the terms say that nobody is followed, and public pages set no cookie but the language', async () => {
    const visit = await beginVisit(language)
    for (const path of [...PUBLIC, ...LOGIN, ...INFORMATION, '/nope']) await visit.open(path)
    expect(visit.everSet.map(({ name }) => name)).toEqual(['locale'])
    await visit.open('/terms')
    expect(mainOf(visit.screen).textContent).toContain(tracking)
    await visit.open('/?lang=de')
    expect(new Set(visit.everSet.map(({ name }) => name))).toEqual(new Set(['locale']))
  })

  it('their version, their day and the articles of the law are named', async () => {
    const visit = await beginVisit(language)
    await visit.open('/terms')
    visit.screen.main.getByText(version)
    for (const article of law) expect(mainOf(visit.screen).textContent).toMatch(article)
    await visit.follow(terms.cookies.more, visit.screen.main)
    visit.screen.main.getByRole('heading', { level: 1, name: cookies.title })
  })

  it('their contents lead to each part', async () => {
    const visit = await beginVisit(language)
    await visit.open('/terms')
    const { document, main, part } = visit.screen
    const links = part(main.getByRole('navigation', { name: words.contents })).getAllByRole<HTMLAnchorElement>('link')
    const names = links.map(({ textContent }) => textContent ?? '')
    expect(names).toEqual(expect.arrayContaining([terms.operator.title, terms.retention.title, terms.rights.title]))
    for (const [index, link] of links.entries())
      expect(document.querySelector(link.hash)?.textContent).toContain(names[index])
  })
})
