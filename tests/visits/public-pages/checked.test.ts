/** Figures that others have published, beside ours. */
import { describe, expect, it } from 'vitest'
import { plain, textOf } from '../../support/visit/screen'
import { expectToSay, isFolded } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, literally, TEXT } from '../../support/visit/words'

describe.each(LANGUAGES)('%s', (language) => {
  const { checked, developers, law, words } = TEXT[language]

  it('whoever doubts comes from the page for programs to every figure, and to what differs', async () => {
    const visit = await beginVisit(language)
    await visit.open('/developers')
    visit.screen.main.getByRole('heading', { name: developers.checked.title })
    await visit.follow(checked.title, visit.screen.main)
    expect(visit.path).toBe('/checked')
    expect(textOf(visit.screen.document.querySelector('h1'))).toBe(plain(checked.title))

    const { document } = visit.screen
    const differing = document.getElementById('differing') as HTMLElement
    expectToSay(differing, checked.reasons.misprint, checked.reasons.creditRounded, checked.reasons.paidAtStart)
    expect(differing.querySelectorAll('li')).toHaveLength(3)

    const table = document.querySelector('#avs details table') as Element
    expect(isFolded(table)).toBe(true)
    const pension = [...table.querySelectorAll('tr')].find(
      (row) => row.querySelector('th')?.textContent === checked.figures.pension,
    )
    expect([...(pension?.querySelectorAll('td') ?? [])].map(textOf)).toEqual([
      "CHF 1'719",
      "CHF 1'719",
      checked.agreements.same,
    ])

    const canton = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="canton=VD"]')]
    expect(canton.map(textOf)).toEqual([expect.stringMatching(literally(words.cantons.VD))])
    expect(new URL(canton[0]?.href ?? '').hash).toBe('#every')
    await visit.open(canton[0]?.href ?? '')
    expect([visit.path, visit.screen.url.search]).toEqual(['/checked', '?canton=VD'])
    const rows = [...visit.screen.document.querySelectorAll('#every table tr')].map(textOf)
    expect(rows.find((row) => row.includes("CHF 31'446"))).toContain("CHF 31'449")
  })

  it('the rules of calculation lead there, and it leads back', async () => {
    const visit = await beginVisit(language)
    await visit.open('/law')
    await visit.follow(checked.title, visit.screen.main)
    expect(visit.path).toBe('/checked')
    await visit.follow(law.title, visit.screen.main)
    expect(visit.path).toBe('/law')
  })
})
