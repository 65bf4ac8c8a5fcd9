/** What a signed-in visitor can do from every page, and where anybody can write to. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { personNamed } from '../../support/visit/people'
import { enter } from '../../support/visit/steps'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, literally, OTHER_LANGUAGE, pathIn, TEXT } from '../../support/visit/words'

const FEEDBACK = 'https://avis.example/formulaire'
const PATHS = ['/', '/law', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/data', '/nope']

let product: StartedProduct
beforeAll(async () => {
  product = await startProduct({ withDemo: true, settings: { LOAD_LIMIT: 'off', FEEDBACK_URL: FEEDBACK } })
})
afterAll(() => product.close())

describe.each(LANGUAGES)('%s', (language) => {
  const { actions, keeping, feedback, tabs } = TEXT[language].frame
  const other = language === 'fr' ? 'de' : 'fr'

  it('[130] [131] all of it stands on every page', async () => {
    const visit = await beginVisit(language, product)
    await enter(visit, personNamed('Claire'))
    for (const path of PATHS) {
      await visit.open(`${path}?a=1&b=%26`)
      const { all, document, part } = visit.screen
      const bar = part(all.getByRole('banner'))
      for (const [name, leadsTo] of [
        [tabs.synthesis, '/synthesis'],
        [tabs.avs, '/avs'],
        [tabs.lpp, '/lpp'],
        [tabs.pillar3a, '/3a'],
        [tabs.simulation, '/simulation'],
        [actions.show, '/data'],
        [actions.data, '/data#delete'],
      ] as const) {
        const link = bar.getByRole('link', { name: new RegExp(`^${literally(name).source}(\\s|\\(|$)`) })
        expect(link.getAttribute('href'), name).toBe(pathIn(language, leadsTo))
      }
      for (const name of [actions.logout, keeping.button]) bar.getByRole('button', { name })
      expect(document.getElementById('deleted-at')?.textContent).toMatch(/\d\d:\d\d/)
      const foot = part(all.getByRole('contentinfo'))
      expect(foot.getByRole('link', { name: feedback }).getAttribute('href')).toBe(FEEDBACK)
      // If the page has a form, the switch is a button of it.
      const name = OTHER_LANGUAGE[language]
      const [link, ...others] = [...bar.queryAllByRole('link', { name }), ...bar.queryAllByRole('button', { name })]
      expect(others).toEqual([])
      expect(link?.getAttribute('href') ?? link?.getAttribute('formaction')).toBe(
        link?.tagName === 'A'
          ? `${pathIn(language, path)}?a=1&b=%26&lang=${other}`
          : `${pathIn(other, path)}?a=1&b=%26`,
      )
    }
  })

  it('[131] feedback leads to the address that is set', async () => {
    const { accessibility, frame } = TEXT[language]
    const visit = await beginVisit(language, product)
    for (const path of ['/', '/about', '/prelogin', '/nope']) {
      await visit.open(path)
      const foot = visit.screen.part(visit.screen.all.getByRole('contentinfo'))
      expect(foot.getByRole('link', { name: frame.feedback }).getAttribute('href')).toBe(FEEDBACK)
    }
    await visit.open('/accessibility')
    const report = visit.screen.part(visit.screen.main.getByRole('region', { name: accessibility.report.title }))
    expect(report.getByRole('link', { name: accessibility.report.link }).getAttribute('href')).toBe(FEEDBACK)
  })
})
