/** A synthesis that is passed on: the link on the synthesis and on the home page, its page, and links that are none. */
import { describe, expect, it } from 'vitest'
import { dayText } from '~/language/format'
import { day } from '~/pillars/day'
import { startProduct } from '../../support/product/start-product'
import { inTurn } from '../../support/random/cases'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { digestOf, readSynthesisOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, OTHER_LANGUAGE, pathIn, TEXT } from '../../support/visit/words'

const EXAMPLES = ['Claire', 'Reto', 'Nadia']

const IDEAS = {
  fr: ['estimation', 'aucune valeur juridique', 'droit à aucune prestation'],
  de: ['Schätzung', 'keinen rechtlichen Wert', 'keinen Anspruch auf Leistungen'],
}

/** Of the home page. */
const exampleLink = ({ screen, language }: Visit, name: string) =>
  screen.main.getByRole<HTMLAnchorElement>('link', { name: fillGaps(TEXT[language].home.examples.exported, { name }) })

/** The address that the synthesis offers to pass on. */
const sharedBy = ({ screen, language }: Visit) =>
  screen.main.getByRole<HTMLAnchorElement>('link', { name: TEXT[language].takeaway.files.link }).href

/** Its path, as it is written on the home page of a product. */
async function examplePath(visit: Visit, name: string): Promise<string> {
  await visit.open('/')
  return exampleLink(visit, name).getAttribute('href') ?? ''
}

/** What a link tells of the figures: all but the share of the salary, from which the salary would follow. */
const told = ({ 'total.partOfSalary': _, ...figures }: Record<string, number>) => figures

function expectTitleAndDisclaimer({ screen }: Visit, language: keyof typeof IDEAS, title: string) {
  expect(screen.document.documentElement.lang).toBe(`${language}-CH`)
  expect(screen.all.getAllByRole('heading', { level: 1 }).map(textOf)).toEqual([plain(title)])
  expectToSay(mainOf(screen), ...IDEAS[language])
}

/** Every amount that the page shows is in CHF, and no number stands alone. */
function expectFrancs({ screen }: Visit) {
  const figures = [...screen.document.querySelectorAll('main data')]
  expect(figures.length).toBeGreaterThan(4)
  for (const { textContent } of figures) expect(textContent).toMatch(/^CHF\u00a0/)
  // Letters in a drawing say francs once for all of it.
  const copy = mainOf(screen).cloneNode(true) as HTMLElement
  for (const drawing of copy.querySelectorAll('svg')) drawing.remove()
  expect(copy.textContent?.match(/(?<!CHF\u00a0[\d']*)\b\d{1,3}'\d{3}/g)).toBeNull()
}

describe.each(inTurn(LANGUAGES, 0))('an export (%s)', (language) => {
  const { demo, exported, synthesis, decide, place } = TEXT[language]

  it('[004] [057] [125] [126] [230] each example’s link shows that person, signed out', async () => {
    const visit = await beginVisit(language)
    for (const name of EXAMPLES) {
      await visit.open('/')
      await visit.open(exampleLink(visit, name).href)
      expect([visit.status, visit.path]).toEqual([200, '/export'])
      expectTitleAndDisclaimer(visit, language, fillGaps(exported.titleOf, { name }))
      expectToSay(mainOf(visit.screen), '21.11.2026')
      expectFrancs(visit)
      expect(textOf(mainOf(visit.screen))).not.toContain(personNamed(name).lastName)
    }
  })

  it('[127] what a visitor passes on, others read without signing in, in either language', async () => {
    const visit = await readSynthesisOf(personNamed('Philippe'), language)
    const own = told(figuresOn(visit.screen))
    expect(Object.keys(own).length).toBeGreaterThan(5)
    const shared = sharedBy(visit)
    expect(shared).toMatch(/^http:\/\/[^/]+(\/de)?\/export\?payload=[\w-]{200,1000}$/)

    const stranger = await beginVisit(language)
    await stranger.open(shared)
    expectTitleAndDisclaimer(stranger, language, exported.title)
    expect(figuresOn(stranger.screen)).toEqual(own)
    const { policies, providents, navs, lastName, firstName } = personNamed('Philippe')
    expect(policies.length + providents.length).toBeGreaterThan(2)
    for (const secret of [navs, lastName, firstName, '.example', 'Cervin'])
      expect(stranger.screen.html).not.toContain(secret)

    const other = language === 'fr' ? 'de' : 'fr'
    await stranger.follow(OTHER_LANGUAGE[language])
    expectTitleAndDisclaimer(stranger, other, TEXT[other].exported.title)
    expect(figuresOn(stranger.screen)).toEqual(own)
  })

  it('[040] [127] [215] a cut or changed link leads to the page of the catalogue, which says so in the visitor’s words', async () => {
    const visit = await beginVisit(language)
    await visit.open('/')
    const { href } = exampleLink(visit, 'Claire')
    const middle = Math.floor(href.length / 2)
    const swapped = href.slice(0, middle) + (href[middle] === 'A' ? 'B' : 'A') + href.slice(middle + 1)
    for (const changed of [swapped, href.slice(0, -4), `${href}AAAA`, `${href}&${href.split('?')[1]}`]) {
      expect(await visit.open(changed)).toBe(404)
      const code = visit.screen.document.querySelector('main p[lang=en]')
      expect(textOf(code)).toBe(`Page Not Found: ${pathIn(language, '/export')}`)
      const titles = visit.screen.all.getAllByRole('heading', { level: 1 }).map(textOf)
      expect(titles).toEqual([plain(exported.empty.title)])
      expect(visit.screen.title).toContain(exported.empty.title)
      expectToSay(mainOf(visit.screen), exported.empty.text)
    }
    expect(await visit.open(href)).toBe(200)
  })

  it('has no column and no block that hold nothing', async () => {
    const visit = await beginVisit(language)
    for (const name of EXAMPLES) {
      await visit.open('/')
      await visit.open(exampleLink(visit, name).href)
      const { document, all } = visit.screen
      expect(document.querySelectorAll('main table').length).toBeGreaterThan(2)
      expect(document.querySelectorAll('.comparison-withChange, .comparison-absent')).toHaveLength(0)
      for (const words of [synthesis.noSimulation, synthesis.columns.withoutChange])
        expect([name, visit.screen.says(words)]).toEqual([name, false])
      expect(all.queryAllByRole('heading', { name: decide.title })).toEqual([])
    }
  })

  it('names the block of the tax after it where no share in capital is chosen', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.open('/decide')
    visit.type(place.fields.municipality, 'Lausanne')
    visit.type(place.fields.canton, 'VD')
    visit.choose(decide.fields.status, decide.status.married)
    expect(await visit.press(decide.compute)).toBe(303)
    await visit.open('/synthesis')
    await visit.open(sharedBy(visit))
    visit.screen.all.getByRole('region', { name: decide.tax.title })
    expect(visit.screen.all.queryAllByRole('heading', { name: decide.title })).toEqual([])
  })

  it('[125] [126] without a payload the page says what it is for', async () => {
    const visit = await beginVisit(language)
    await visit.open('/export')
    expectTitleAndDisclaimer(visit, language, exported.title)
    expectToSay(mainOf(visit.screen), exported.empty.title)
    await visit.follow(exported.own, visit.screen.main)
    expect(visit.path).toBe('/')
  })

  it('tabs lead from one example to the next, and one press to be the person shown', async () => {
    const visit = await beginVisit(language)
    await visit.open(await examplePath(visit, 'Claire').then((path) => new URL(path, visit.screen.url).href))
    const tabs = () => visit.screen.all.getByRole('navigation', { name: exported.examples })
    const current = () => [...tabs().querySelectorAll('[aria-current=page]')].map(textOf)
    expect(current()).toEqual(['Claire'])
    await visit.follow('Reto', visit.screen.part(tabs()))
    const titles = visit.screen.all.getAllByRole('heading', { level: 1 }).map(textOf)
    expect(titles).toEqual([plain(fillGaps(exported.titleOf, { name: 'Reto' }))])
    expect(current()).toEqual(['Reto'])
    expect(visit.screen.part(tabs()).getAllByRole('link').map(textOf)).toEqual(['Claire', 'Nadia'])
    await visit.press(fillGaps(demo.tryAs, { name: 'Reto' }))
    expect(visit.path).toBe('/synthesis')
    expect(visit.screen.says(fillGaps(demo.bar.you, { name: 'Reto' }))).toBe(true)
  })

  it('both columns are passed on', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.call('/synthesis/simulation', { retirementDate: '2034-04-01' })
    await visit.open('/synthesis')
    const own = told(figuresOn(visit.screen, 'withChange'))
    expect(Object.keys(own).length).toBeGreaterThan(5)
    await visit.open(sharedBy(visit))
    expect(visit.path).toBe('/export')
    expect(figuresOn(visit.screen, 'withChange')).toEqual(own)
  })
})

it.each(EXAMPLES)('[057] %s’s export is to the franc what that person reads at the end', async (name) => {
  const visit = await readSynthesisOf(personNamed(name))
  const expected = figuresOf((await digestOf(visit)).withoutChange)
  expect(Object.keys(expected).length).toBeGreaterThan(3)
  await visit.open('/')
  await visit.open(exampleLink(visit, name).href)
  expect(figuresOn(visit.screen)).toMatchObject(expected)
})

it.each(['Isabelle', 'Ruth'])(
  '[127] what %s passes on has the same sums, and tells nobody of a marriage or a child',
  async (name) => {
    const { navs, lastName, birthDate, relationshipStartDate, children } = personNamed(name)
    const visit = await readSynthesisOf(personNamed(name))
    const own = told(figuresOn(visit.screen))
    expect(own['total.monthly']).toBeGreaterThan(0)
    const stranger = await beginVisit()
    await stranger.open(sharedBy(visit))
    expect(figuresOn(stranger.screen)).toEqual(own)
    const days = [birthDate, relationshipStartDate, ...children.map((child) => child.birthDate)].filter((one) => one)
    for (const secret of [navs, lastName, ...days.map((one) => dayText(day(one as string)))])
      expect(stranger.screen.html).not.toContain(secret)
  },
)

it('an export is for nobody’s cache or search engine', async () => {
  const { headers } = await (await beginVisit()).ask('/export')
  const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name))
  expect(told).toEqual(['no-store', 'noindex', 'same-origin'])
})

it('[127] a link outlives a restart, and is worth nothing where the keys are others', async () => {
  /** A process of these keys is asked, and ends. */
  async function ask<Answer>(pepper: string, question: (visit: Visit) => Promise<Answer>): Promise<Answer> {
    const settings = { HOUSEHOLD_KEY: 'b'.repeat(64), VAULT_PEPPER: pepper.repeat(64) }
    const product = await startProduct({ withDemo: true, settings })
    try {
      return await question(await beginVisit('fr', product))
    } finally {
      await product.close()
    }
  }
  const path = await ask('a', (visit) => examplePath(visit, 'Reto'))
  expect(path).toContain('payload=')
  expect(await ask('a', (visit) => visit.open(path))).toBe(200)
  expect(await ask('c', (visit) => visit.open(path))).toBe(404)
})
