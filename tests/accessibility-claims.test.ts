/** The statement on /accessibility: each of its sentences has a test that fails if it stops being true. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MOST_TIMES_KEPT } from '../app/dossier/vault/keeping'
import { LANGUAGES } from '../app/language/language'
import { SESSION_SECONDS } from '../app/shell/settings'
import { catalogueFor } from '../app/shell/texts'
import { PAGES } from '../remix.config.js'
import { EVERY_PAIR } from './a11y/rows'
import { BEYOND_TESTS, type Claim, SHOWN_BY } from './accessibility-claims'
import config from './playwright.config'
import { literally } from './support/visit/words'

const fileAt = (path: string) => new URL(`../${path}`, import.meta.url)

const { aim, status, built, tested, untested, limits, report } = catalogueFor(SESSION_SECONDS, 'fr').accessibility
const CLAIMS = Object.entries({ aim, status, built, tested, untested, limits, report }).flatMap(([part, sentences]) =>
  Object.keys(sentences)
    .filter((key) => key !== 'title')
    .map((key) => `${part}.${key}` as Claim),
)

it('every sentence has a test, or none can know it', () => {
  const known = [...Object.keys(SHOWN_BY), ...BEYOND_TESTS]
  expect(known.toSorted()).toEqual(CLAIMS.toSorted())
})

it.each(Object.entries(SHOWN_BY))('the tests of %s are there', (_, shown) => {
  expect(shown.length).toBeGreaterThan(0)
  const isThere = ([file, title]: readonly [string, string]) =>
    existsSync(fileAt(file)) &&
    new RegExp(`\\(\\s*['\`]${literally(title).source}['\`]`).test(readFileSync(fileAt(file), 'utf8'))
  expect(shown.filter((test) => !isThere(test))).toEqual([])
})

it.each(LANGUAGES)('tells the hour and the times that there are (%s)', (language) => {
  const { time } = catalogueFor(SESSION_SECONDS, language).accessibility.limits
  const minutes = SESSION_SECONDS / 60
  const hours = ((MOST_TIMES_KEPT + 1) * minutes) / 60
  expect(time.match(/\d+(?!a)/g)?.map(Number)).toEqual([minutes, MOST_TIMES_KEPT, hours])
})

it('is tried in no browser but Chromium, in both languages, with scripts and without', () => {
  const { projects = [], use } = config
  expect([projects, use?.browserName ?? 'chromium']).toEqual([[], 'chromium'])
  for (const language of LANGUAGES)
    for (const javaScript of [true, false])
      expect(EVERY_PAIR.filter((row) => row.language === language && row.javaScript === javaScript)).not.toEqual([])
})

it('has French and German, and no easy language', () => {
  expect(LANGUAGES).toEqual(['fr', 'de'])
  expect(Object.keys(PAGES).filter((path) => /facile|leicht|easy|signes|gebaerden/.test(path))).toEqual([])
})
