/**
 * Every page, as three kinds of visitors see it in both languages: its one language, its title, its scripts, its HTML.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '../../../remix.config.js'
import { checkWithHtmlValidate } from '../../a11y/check-html-validate'
import { sentenceOf } from '../../a11y/fault'
import { DEEP } from '../../support/deep'
import { foreignTo, textsOn } from '../../support/visit/foreign-words'
import { personNamed } from '../../support/visit/people'
import { WITH_SCRIPT } from '../../support/visit/routes'
import { plain } from '../../support/visit/screen'
import { answerAll, enter } from '../../support/visit/steps'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, pathIn, TEXT } from '../../support/visit/words'

/** French paths; one path that does not exist stands for all others. */
const PATHS = Object.keys(PAGES).map((path) => path.replace('*', 'nope'))
const PHILIPPE = personNamed('Philippe')

type Shown = { html: string; title: string; texts: string[]; isElsewhere: boolean }

async function walk(visit: Visit, paths = PATHS): Promise<Map<string, Shown>> {
  const pages = new Map<string, Shown>()
  for (const path of paths) {
    await visit.open(path)
    const { html, title, document } = visit.screen
    // Signed-in visitors do not need some pages, and another is shown instead.
    pages.set(path, { html, title, texts: textsOn(document), isElsewhere: visit.path !== path })
  }
  return pages
}

describe.each(LANGUAGES)('%s', (language) => {
  const walks = new Map<string, Map<string, Shown>>()
  const everyPage = () => [...walks].flatMap(([who, pages]) => [...pages].map(([path, page]) => ({ who, path, page })))
  const ownPages = (who: string) => [...(walks.get(who) ?? [])].filter(([, page]) => !page.isElsewhere)
  let answered: Visit

  beforeAll(async () => {
    answered = await beginVisit(language)
    walks.set('nobody', await walk(answered))
    const theirs = PATHS.filter((path) => path === '/' || walks.get('nobody')?.get(path)?.isElsewhere)
    await enter(answered, PHILIPPE)
    // Public pages say the same, whatever is answered.
    walks.set('who has answered nothing', await walk(answered, theirs))
    await answerAll(answered, PHILIPPE)
    walks.set('who has answered all', await walk(answered))
  })

  it('every path shows its page to some of them, and each page of a visitor has a title of its own', () => {
    const own = [...walks.keys()].flatMap((who) => ownPages(who).map(([path]) => path))
    expect(PATHS.filter((path) => !own.includes(path))).toEqual(['/router'])
    for (const who of walks.keys()) {
      const titles = ownPages(who).map(([, { title }]) => title)
      expect(titles).toEqual([...new Set(titles)])
    }
  })

  it('[178] no page says anything of the other language', () => {
    const { texts, pieces } = foreignTo(language)
    expect(texts.size).toBeGreaterThan(1000)
    const found = everyPage().flatMap(({ who, path, page }) => {
      // As one text: thousands of sentences are searched for on each page.
      const all = page.texts.join('\n')
      const foreign = [
        ...page.texts.filter((text) => texts.has(text)),
        ...pieces.filter((piece) => all.includes(piece)),
      ]
      return foreign.map((text) => `${path}, ${who}: ${text}`)
    })
    expect(found).toEqual([])
    expect(everyPage().filter(({ page }) => page.texts.length <= 10)).toEqual([])
  })

  it('html-validate finds no fault, in each page in one of the languages', () => {
    const turn = LANGUAGES.indexOf(language)
    const read = ['nobody', 'who has answered all'].flatMap((who) => ownPages(who))
    const inTurn = DEEP ? read : read.filter((_, at) => at % 2 === turn)
    const faults = inTurn.flatMap(([path, { html }]) =>
      checkWithHtmlValidate(html).map((fault) => `${path}: ${sentenceOf(fault)}`),
    )
    expect(faults).toEqual([])
  })

  it('those that gain from a script carry one, under a nonce of their own; all others none', async () => {
    const nonces = new Set<string>()
    for (const [path] of ownPages('who has answered all')) {
      const { policy, tags } = await scriptsAt(answered, path)
      if (!WITH_SCRIPT.includes(path)) {
        expect({ path, policy, tags }).toEqual({ path, policy: "'none'", tags: [] })
        continue
      }
      const nonce = /nonce="([^"]+)"/.exec(tags.join())?.[1] ?? ''
      expect(tags, path).toHaveLength(1)
      expect(policy, path).toBe(`'nonce-${nonce}' 'strict-dynamic'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(WITH_SCRIPT.length)
  })

  it('none where the browser saves data', async () => {
    for (const path of WITH_SCRIPT) {
      const { policy, html, tags } = await scriptsAt(answered, path, { 'Save-Data': 'on' })
      expect({ path, policy, tags }).toEqual({ path, policy: "'none'", tags: [] })
      expect(html).not.toContain(TEXT[language].scripts.light)
    }
  })

  it('none in the light version, which is chosen and left at the foot of each page', async () => {
    const { light, full } = TEXT[language].scripts
    const chosen = async (path: string, name: string) => {
      await answered.open(path)
      await answered.follow(name, answered.screen.part(answered.screen.all.getByRole('contentinfo')))
      const { pathname, search } = answered.screen.url
      expect(pathname + search).toBe(pathIn(language, path.split('?')[0] ?? '') + search)
      return search
    }
    expect(await chosen('/lpp?unknown=1', light)).toBe('?unknown=1')
    expect(await scriptsAt(answered, '/avs')).toMatchObject({ policy: "'none'", tags: [] })
    expect(await chosen('/about', full)).toBe('')
    expect((await scriptsAt(answered, '/avs')).tags).toHaveLength(1)
  })
})

it('[178] a sentence of the other language would be found', () => {
  const { texts, pieces } = foreignTo('de')
  expect(texts.has(plain(TEXT.fr.home.title))).toBe(true)
  expect(pieces).toContain('Vos données seront supprimées à')
  expect(texts.has('Code')).toBe(false)
})

/** What an answer says of scripts: its policy, and the page's own tags. */
async function scriptsAt(visit: Visit, path: string, headers: Record<string, string> = {}) {
  const answer = await visit.ask(path, { headers })
  const policy = /script-src ([^;]*);/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  const html = await answer.text()
  return { policy, html, tags: html.match(/<script[^>]*>/g) ?? [] }
}
