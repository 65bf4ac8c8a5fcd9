/**
 * How much there is to read on the five pages that answer most questions, and how hard it is. `npm run words` prints what
 * each has; `WORDS=/synthesis npm run words` also its sentences, with the long words.
 */
import { beforeAll, expect, it, vi } from 'vitest'
import { type Measured, measurePages } from './measure-pages'

/** Before React is loaded, as in the transcripts. */
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

const { WORDS } = process.env

let pages: Measured[]
beforeAll(async () => {
  pages = await measurePages()
  if (WORDS) for (const page of pages) console.info(told(page))
})

function told({ language, path, words, blocks, reading: { sentences, long, lix } }: Measured): string {
  const head = `${language} ${path.padEnd(15)} ${words} words, ${sentences} sentences, ${long.length} long, LIX ${lix.toFixed(1)}`
  return WORDS === path ? [head, ...blocks.map((block) => `  ${block}`), `  long: ${long.join(' ')}`].join('\n') : head
}

it('are read in both languages', () => expect(pages.map(({ words }) => words > 0)).toEqual(Array(10).fill(true)))
