/** The law's figures, for everybody to check. A browser checks how their pages look on a screen. */
import { describe, expect, it } from 'vitest'
import { textOf } from '../../support/visit/screen'
import { expectToSay } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, literally, pathIn, TEXT } from '../../support/visit/words'

/** A row of three tables: as read on the page. */
const ROWS = {
  fr: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'art. 34 al. 5 LAVS', 'élevée'],
    referenceAgeWomen: ['dès le 01.01.1961', '64 ans et 3 mois', 'art. 21, disp. trans. 17.12.2021 LAVS', 'moyenne'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'art. 8 al. 1 LPP', 'élevée'],
  },
  de: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'Art. 34 Abs. 5 AHVG', 'hoch'],
    referenceAgeWomen: ['ab 01.01.1961', '64 Jahre und 3 Monate', 'Art. 21, Übergangsbest. 17.12.2021 AHVG', 'mittel'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'Art. 8 Abs. 1 BVG', 'hoch'],
  },
}

describe.each(LANGUAGES)('%s', (language) => {
  const { law, frame, words } = TEXT[language]
  const opened = async (path: string) => {
    const visit = await beginVisit(language)
    await visit.open(path)
    return visit
  }
  /** Cells of the row with this head. */
  const cellsOf = (table: Element, head: string) => {
    const row = [...table.querySelectorAll('tr')].find((one) => one.querySelector('th')?.textContent === head)
    return [...(row?.querySelectorAll('td') ?? [])]
  }

  it('the footer leads to every figure, its source and its sureness', async () => {
    const visit = await opened('/')
    await visit.follow(frame.footer.law, visit.screen.part(visit.screen.all.getByRole('contentinfo')))
    expect(visit.path).toBe('/law')
    visit.screen.main.getByRole('heading', { level: 1, name: law.title })
    for (const [id, name] of [
      ['minimumPension', law.pages.avs],
      ['referenceAgeWomen', law.pages.avs],
      ['lppUpperLimit', law.pages.lpp],
    ] as const) {
      await visit.open('/law')
      await visit.follow(name.name, visit.screen.main)
      expect(visit.screen.document.querySelector('h1')?.textContent).toBe(name.heading)
      const table = visit.screen.main.getByRole('table', { name: law.tables[id].title })
      const [from = '', value = '', article = '', sureness = ''] = ROWS[language][id]
      const cells = cellsOf(table, from)
      expect([textOf(cells[0] ?? null), textOf(cells.at(-1) ?? null)]).toEqual([value, sureness])
      const links = cells.flatMap((cell) => [...cell.querySelectorAll('a')])
      const link = links.find((one) => literally(article).test(textOf(one)))
      expect(link?.getAttribute('href')).toMatch(/^https:/)
    }
  })

  it('how a canton taxes capital is shown, with what is not computed', async () => {
    const visit = await opened('/law')
    const [link] = visit.screen.main.getAllByRole<HTMLAnchorElement>('link', { name: law.tax.name })
    await visit.open(link?.href ?? '')
    visit.screen.main.getByRole('heading', { level: 1, name: law.tax.heading })
    const table = visit.screen.main.getByRole('table', { name: law.tax.cantons.caption })
    for (const [canton, state] of [
      ['ZH', 'checked'],
      ['GE', 'carried'],
      ['TI', 'range'],
      ['VS', 'refused'],
    ] as const)
      expect(cellsOf(table, words.cantons[canton]).at(-1)?.textContent).toBe(law.tax.cantons.states[state])
    const married = visit.screen.main.getByRole('table', {
      name: law.tax.federal.caption.married.replace('{{year}}', '2026'),
    })
    expect(textOf([...married.querySelectorAll('tr')].at(-1) ?? null)).toContain("CHF 108'261")
  })

  it('what is not established is said', async () => {
    const visit = await opened('/law')
    const open = visit.screen.main.getByRole('heading', { name: law.open.title }).closest('section') as HTMLElement
    expectToSay(open, ...Object.values(law.open.tables), law.open.later)
    const link = visit.screen
      .part(open)
      .getByRole<HTMLAnchorElement>('link', { name: law.tables.revaluationFactors.title })
    expect(link.getAttribute('href')).toBe(`${pathIn(language, '/law/avs')}#revaluationFactors`)
    await visit.open(link.href)
    const part = visit.screen.document.getElementById('revaluationFactors')
    expectToSay(part, law.tables.revaluationFactors.title)
  })
})

it('the call gives the same figures to everybody', async () => {
  const visit = await beginVisit()
  const { status, body } = await visit.call<{ id: string; rows: unknown[] }[]>('/law')
  expect(status).toBe(200)
  expect(body.map(({ id }) => id).toSorted()).toEqual(Object.keys(TEXT.fr.law.tables).toSorted())
  expect(body.find(({ id }) => id === 'minimumPension')?.rows).toContainEqual(
    expect.objectContaining({ from: '2025-01-01', value: 1260, sureness: 'high' }),
  )
})
