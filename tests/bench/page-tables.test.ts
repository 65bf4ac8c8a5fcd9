import { expect, it } from 'vitest'
import { judgedPages, type PageFigures } from './page-tables'

const BARE = { total: 6_000, largestPaint: 550, blocked: 100 }

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
  bare: BARE,
  ...changes,
})

const FLOOR = page('the floor', { html: 3_000, css: 0, total: 3_000 })
const SEEN = { text: 'Seen by all', controls: 2 }

const missed = (...pages: PageFigures[]) =>
  judgedPages(pages, FLOOR)
    .filter(({ met }) => !met)
    .map(({ goal, figure }) => `${goal} ${figure}`)

it('light pages meet all goals; pictures do not weigh against the floor', () =>
  expect(missed(page('/', {}), page('/about', { image: 40_000, pictures: 50_000, total: 50_000 }))).toEqual([]))

it.each([
  { changes: { html: 11_000 }, missing: ['G1 /bad: 16 kB'] },
  { changes: { script: 9_000, total: 17_000 }, missing: ['G1 /bad: 5.67'] },
  { changes: { eager: 1 }, missing: ['G1 /bad: 1'] },
  { changes: { fonts: 1 }, missing: ['G2 /bad: 1'] },
  { changes: { before: 3 }, missing: ['G2 /bad: 3'] },
  { changes: { largestPaint: 640 }, missing: ['G3 /bad: 640 ms beside 550'] },
  { changes: { blocked: 151 }, missing: ['G4 /bad: 151 ms beside 100'] },
  { changes: { blocked: 1, bare: { ...BARE, blocked: 0 } }, missing: ['G4 /bad: 1 ms beside 0'] },
  { changes: { content: { withScripts: { ...SEEN, controls: 3 }, without: SEEN } }, missing: ['G5 /bad: 1'] },
])('$missing: the furthest page is named', ({ changes, missing }) =>
  expect(missed(page('/', {}), page('/bad', changes))).toEqual(missing),
)

it.each([
  { name: '/', largestPaint: 655, missing: [] },
  { name: '/', largestPaint: 665, missing: ['G3 /: 665 ms beside 550'] },
  { name: '/about', largestPaint: 655, missing: ['G3 /about: 655 ms beside 550'] },
])('home may take a little longer than the others: $name, $largestPaint ms', ({ name, largestPaint, missing }) =>
  expect(missed(...['/', '/about'].map((one) => page(one, one === name ? { largestPaint } : {})))).toEqual(missing),
)

it('a page that blocks for no time beside one that blocks for none hides no other page', () =>
  expect(missed(page('/', { blocked: 0, bare: { ...BARE, blocked: 0 } }), page('/bad', { blocked: 151 }))).toEqual([
    'G4 /bad: 151 ms beside 100',
  ]))
