import { expect, it } from 'vitest'
import { judgedPages, type PageFigures } from './page-tables'

const page = (name: string, changes: Partial<PageFigures>): PageFigures => ({
  name,
  requests: 2,
  before: 2,
  waitedFor: 2,
  elsewhere: 0,
  fonts: 0,
  html: 3_000,
  css: 5_000,
  script: 0,
  image: 0,
  total: 8_000,
  pictures: 0,
  eager: 0,
  firstPaint: 500,
  largestPaint: 600,
  blocked: 100,
  content: null,
  ...changes,
})

const FLOOR = page('the floor', { html: 3_000, css: 0, total: 3_000, largestPaint: 500 })
const SEEN = { text: 'Seen by all', controls: 2 }

const missed = (...pages: PageFigures[]) =>
  judgedPages(pages, FLOOR)
    .filter(({ met }) => !met)
    .map(({ goal, figure }) => `${goal} ${figure}`)

it('light pages meet all goals; pictures do not weigh against the floor', () =>
  expect(missed(page('/', { image: 40_000, pictures: 50_000, total: 50_000 }), page('/about', {}))).toEqual([]))

it.each([
  { changes: { html: 11_000 }, missing: ['G1 /bad: 16 kB'] },
  { changes: { script: 9_000, total: 17_000 }, missing: ['G1 /bad: 5.67'] },
  { changes: { eager: 1 }, missing: ['G1 /bad: 1'] },
  { changes: { fonts: 1 }, missing: ['G2 /bad: 1'] },
  { changes: { largestPaint: 800 }, missing: ['G3 /bad: 1.60'] },
  { changes: { blocked: 151 }, missing: ['G4 /bad: 1.51'] },
  { changes: { content: { withScripts: { ...SEEN, controls: 3 }, without: SEEN } }, missing: ['G5 /bad: 1'] },
])('$missing: the furthest page is named', ({ changes, missing }) =>
  expect(missed(page('/good', {}), page('/bad', changes))).toEqual(missing),
)
