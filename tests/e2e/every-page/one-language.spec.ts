/** No sentence of one language stands on a page of the other: neither read nor heard. */
import type { Page } from '@playwright/test'
import { PAGES } from '../../../remix.config.js'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

const PATHS = Object.keys(PAGES).map((path) => path.replace('*', 'nope'))

/** A language is named in itself, wherever it is named. */
const LANGUAGE_NAMES = ['Français', 'Deutsch']

const sentencesOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : sentencesOf(text)))

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What stands between the gaps of a sentence, as far as it is more than a word. */
const piecesOf = (sentence: string) =>
  sentence
    .split(/\{\{\w+\}\}/)
    .map(plain)
    .filter((piece) => piece.includes(' ') && piece.length >= 12)

/** What only the other language says: whole texts, and pieces of a sentence, of which this language has none in any of its own. */
function foreignTo(language: Language) {
  const other = language === 'fr' ? 'de' : 'fr'
  const own = [...sentencesOf(TEXT[language]).map(plain), ...LANGUAGE_NAMES]
  const foreign = sentencesOf(TEXT[other])
  return {
    texts: new Set(foreign.map(plain).filter((text) => !own.includes(text))),
    pieces: foreign.flatMap(piecesOf).filter((piece) => !own.some((text) => text.includes(piece))),
  }
}

/** Every text and every spoken name of the document, but for what says itself that it is in another language. */
const textsOn = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [document.title]
    const isMarked = (element: Element) =>
      (element.closest('[lang]') ?? document.documentElement) !== document.documentElement
    for (const element of document.querySelectorAll('*')) {
      if (isMarked(element) || ['SCRIPT', 'STYLE'].includes(element.tagName)) continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
      for (const name of ['alt', 'title', 'aria-label', 'placeholder', 'content', 'label'])
        texts.push(element.getAttribute(name) ?? '')
    }
    return texts
  })

for (const language of LANGUAGES) {
  const { texts, pieces } = foreignTo(language)

  async function expectOneLanguage(page: Page, path: string) {
    await page.goto(pathIn(language, path))
    const shown = [...new Set((await textsOn(page)).map(plain))]
    // In one piece: thousands of sentences are looked for on each page.
    const all = shown.join('\n')
    const foreign = [...shown.filter((text) => texts.has(text)), ...pieces.filter((piece) => all.includes(piece))]
    expect(foreign, path).toEqual([])
    return shown.filter((text) => text.length > 0).length
  }

  test(`[178] no page says anything of the other language (${language})`, async ({ page }) => {
    expect(texts.size).toBeGreaterThan(1000)
    for (const path of PATHS) expect(await expectOneLanguage(page, path), path).toBeGreaterThan(10)
    await enter(page, personNamed('Philippe'), language)
    for (const path of PATHS) await expectOneLanguage(page, path)
    await answerAll(page, personNamed('Philippe'))
    for (const path of PATHS) await expectOneLanguage(page, path)
  })
}

test('[178] a sentence of the other language would be found', () => {
  const { texts, pieces } = foreignTo('de')
  expect(texts.has(plain(TEXT.fr.home.title))).toBe(true)
  expect(pieces).toContain('Vos données seront supprimées à')
  expect(texts.has('Code')).toBe(false)
})
