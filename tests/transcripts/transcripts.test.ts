/**
 * Every page as it is heard, in both languages, held against the transcripts in tests/golden/transcripts. Where a page
 * changes on purpose, renew them (`npm run test:unit -- tests/transcripts -u`) and read the difference aloud.
 */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PAGES } from '../../remix.config.js'
import { LANGUAGES } from '../support/fault-visit'
import { readAloud } from './read-aloud'
import { type Language, openStage, type Stage } from './stage'
import { STATES, type State } from './states'
import { beginVisit, pageOf } from './visit'
import { WAYS, type Way } from './ways'

/** Before React is loaded: its warnings are none of the product as built, and cost time. */
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

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

async function heard(language: Language, { as, go, status = 200, part = 'main', silent }: ReturnType<typeof wayTo>) {
  const visit = await beginVisit(stage, language, as, silent)
  const html = await pageOf(await go(visit, stage), status)
  await visit.end()
  return readAloud(html, part)
}

const PLACES = { ...Object.fromEntries(Object.entries(STATES).map(([name, state]) => [name, wayTo(state)])), ...WAYS }
const transcripts = (language: Language) => new URL(`../golden/transcripts/${language}/`, import.meta.url)

describe.each(LANGUAGES)('as heard (%s)', (language) => {
  it.each(Object.entries(PLACES))('%s', async (name, place) => {
    await expect(await heard(language, place)).toMatchFileSnapshot(
      fileURLToPath(new URL(`${name}.txt`, transcripts(language))),
    )
  })

  it('there is no transcript of a page that nobody reads', () => {
    const kept = readdirSync(transcripts(language)).map((file) => file.replace('.txt', ''))
    expect(kept.filter((name) => !(name in PLACES))).toEqual([])
  })
})

it('every page is read', () => {
  const read = Object.values(STATES).map(({ path }) => path.split('?')[0])
  // `/router` shows nothing; the path of what is not found is any other.
  expect(Object.keys(PAGES).filter((path) => !['/router', '/*'].includes(path) && !read.includes(path))).toEqual([])
})
