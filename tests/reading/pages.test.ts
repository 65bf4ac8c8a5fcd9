/**
 * How much there is to read on the five pages that answer most questions, and how hard it is. `npm run words` prints
 * the figures of each; `WORDS=/synthesis npm run words` also its sentences, with the long words.
 */
import { beforeAll, expect, it } from 'vitest'
import { LANGUAGES } from '~/language/language'
import { type MeasuredPath, measurePages, type PageMeasure } from './measure-pages'

const { WORDS } = process.env

let pages: PageMeasure[]
beforeAll(async () => {
  pages = await measurePages()
  if (WORDS) for (const page of pages) console.info(reported(page))
})

function reported({ language, path, words, blocks, reading: { sentences, long, lix } }: PageMeasure): string {
  const head = `${language} ${path.padEnd(15)} ${words} words, ${sentences} sentences, ${long.length} long, LIX ${lix.toFixed(1)}`
  return WORDS === path ? [head, ...blocks.map((block) => `  ${block}`), `  long: ${long.join(' ')}`].join('\n') : head
}

/** The most words, seen with every fold closed. */
const MOST_WORDS: Record<MeasuredPath, number> = {
  '/': 250,
  '/synthesis': 340,
  '/avs/explained': 300,
  '/lpp/explained': 300,
  '/3a/explained': 300,
}
const MOST_TOGETHER = 1250
const HARDEST = { fr: 40, de: 45 }

const told = (pages: PageMeasure[]) =>
  pages.map(({ language, path, words, reading }) => `${language} ${path}: ${words} words, LIX ${reading.lix}`)

it('are read in both languages', () => expect(pages.filter(({ words }) => words > 50)).toHaveLength(10))

it('are short', () => expect(told(pages.filter(({ path, words }) => words > MOST_WORDS[path]))).toEqual([]))

it.each(LANGUAGES)('are short together in %s', (language) => {
  const words = pages.filter((page) => page.language === language).map((page) => page.words)
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(MOST_TOGETHER)
})

it('are easy to read', () =>
  expect(told(pages.filter(({ language, reading }) => reading.lix > HARDEST[language]))).toEqual([]))
