/**
 * Every page as a screen reader reads it, compared with the transcripts in tests/golden/transcripts. In French: whole,
 * or for a state of another page only the differences. In German: each line once, where it first appears; states in
 * test:deep. If a page changes on purpose, renew them (`TESTS=deep npm run test:unit -- tests/transcripts -u`) and read
 * the difference aloud.
 */

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import { PAGES } from '../../remix.config.js'
import { DEEP } from '../support/deep'
import { selectorsMissedIn } from '../support/pages/style-sheet'
import { differences } from './differences'
import { newLines, type Reading } from './new-lines'
import { readAloud } from './read-aloud'
import { openStage, type Stage } from './stage'
import { STATES, type State } from './states'
import { beginVisit, pageOf } from './visit'
import { WAYS, type Way } from './ways'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

/** As a way of one step, after the forms that are sent before. */
const wayTo = ({ path, send, before = [], ...state }: State): Way & Pick<State, 'silent'> => ({
  ...state,
  async go(visit) {
    for (const [page, fields] of before) await visit.sendBefore(page, fields)
    return send ? visit.send(path, send) : visit.open(path)
  },
})

type Place = ReturnType<typeof wayTo>
const PLACES: Record<string, Place> = {
  ...Object.fromEntries(Object.entries(STATES).map(([name, state]) => [name, wayTo(state)])),
  ...WAYS,
}

async function read(language: Language, { as, go, status = 200, silent }: Place, part: string): Promise<string[]> {
  const visit = await beginVisit(stage, language, as, silent)
  const html = await pageOf(await go(visit, stage), status)
  await visit.end()
  const page = new JSDOM(html)
  // In both languages the same.
  if (DEEP || language === 'fr') expect(selectorsMissedIn(page.window.document)).toEqual([])
  return readAloud(page, part)
}

function placeOf(name: string): Place & { part: string } {
  const place = PLACES[name]
  if (!place) throw new Error(`no place: ${name}`)
  return { part: 'main', ...place }
}

/** Each part of a page is read once per language, whoever asks. */
const readings = new Map<string, Promise<string[]>>()
function linesOf(language: Language, name: string, part = placeOf(name).part): Promise<string[]> {
  const key = [language, name, part].join(' ')
  const lines = readings.get(key) ?? read(language, placeOf(name), part)
  readings.set(key, lines)
  return lines
}

/** What is kept of a page in French: for a state, the differences from the same part of its page. */
async function frenchLines(name: string): Promise<string[]> {
  const { like, part } = placeOf(name)
  const lines = await linesOf('fr', name)
  return like ? [`like ${like}`, ...differences(await linesOf('fr', like, part), lines)] : lines
}

const FOLDER = new URL('../golden/transcripts/', import.meta.url)
const expectKept = (file: string, lines: string[]) =>
  expect([...lines, ''].join('\n')).toMatchFileSnapshot(fileURLToPath(new URL(file, FOLDER)))

describe('in French', () => {
  it.each(Object.keys(PLACES))('%s', async (name) => expectKept(`fr/${name}.txt`, await frenchLines(name)))

  it('there is no transcript of a page that nobody reads', () => {
    const kept = readdirSync(new URL('fr/', FOLDER)).map((file) => file.replace('.txt', ''))
    expect(kept.filter((name) => !(name in PLACES))).toEqual([])
  })
})

const NAMES = Object.keys(PLACES)
const PAGES_READ = NAMES.filter((name) => !placeOf(name).like)
const STATES_READ = NAMES.filter((name) => placeOf(name).like)

describe('in German', () => {
  it.each(DEEP ? [...PAGES_READ, ...STATES_READ] : PAGES_READ)('%s has as many lines as in French', async (name) =>
    expect(await linesOf('de', name)).toHaveLength((await linesOf('fr', name)).length),
  )

  /** One after the other: the reader uses globals of a browser. */
  async function readingsOf(names: string[]): Promise<Reading[]> {
    const readings: Reading[] = []
    for (const name of names)
      readings.push({ name, original: await linesOf('fr', name), translation: await linesOf('de', name) })
    return readings
  }

  it('every line is kept from where it is heard first', { timeout: 600_000 }, async () => {
    const pages = await readingsOf(PAGES_READ)
    const ofPages = newLines(pages)
    await expectKept('de.txt', ofPages)
    if (!DEEP) return
    const all = newLines([...pages, ...(await readingsOf(STATES_READ))])
    await expectKept('de-of-states.txt', all.slice(ofPages.length))
  })
})

it('every page is read', () => {
  const read = Object.values(STATES).map(({ path }) => path.split('?')[0])
  // `/router` shows nothing; the not-found page has an arbitrary path.
  expect(Object.keys(PAGES).filter((path) => !['/router', '/*'].includes(path) && !read.includes(path))).toEqual([])
})
