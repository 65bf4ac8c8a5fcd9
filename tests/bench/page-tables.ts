/** What the loads of all pages add up to: a table, and the goals by the page that is furthest from each. */
import { type GoalId, type GoalResult, judge } from './goals'
import type { PageContent } from './page-content'
import type { PageLoad } from './page-load'
import type { Table } from './report'

export type PageFigures = PageLoad & {
  name: string
  /** Of its bare page, measured in turn with it. */
  bare: Pick<PageLoad, 'total' | 'largestPaint' | 'blocked'>
  /** All pictures, scrolled through, bytes. */
  pictures: number
  content: { withScripts: PageContent; without: PageContent } | null
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)
const ms = (time: number) => time.toFixed(0)

const COLUMNS: [string, (page: PageFigures, floor: PageLoad) => string][] = [
  ['page', ({ name }) => name],
  ['requests', ({ requests }) => ms(requests)],
  ['before the first paint', ({ before, waitedFor }) => `${ms(before)} (${ms(waitedFor)})`],
  ['HTML', ({ html }) => kB(html)],
  ['CSS', ({ css }) => kB(css)],
  ['script', ({ script }) => kB(script)],
  ['pictures', ({ image, pictures }) => `${kB(image)} of ${kB(pictures)}`],
  ['total kB', ({ total }) => kB(total)],
  ['× floor', (page, floor) => (unpictured(page) / floor.total).toFixed(1)],
  ['bare kB', ({ bare }) => kB(bare.total)],
  ['first paint', ({ firstPaint }) => ms(firstPaint)],
  ['largest paint', ({ largestPaint }) => ms(largestPaint)],
  ['× bare', (page) => timesBare(page, 'largestPaint').toFixed(2)],
  ['blocked', ({ blocked }) => ms(blocked)],
  ['of bare', ({ bare }) => ms(bare.blocked)],
]

const NOTE =
  'Medians; kB over the line, milliseconds since the address was opened. In brackets: how many of the requests the first paint waits for. "× floor": of all but pictures. "Bare": the page of the same words and style and nothing else, its weight, its largest paint, and the time for which nothing else could be done.'

export function pageTable(pages: readonly PageFigures[], floor: PageLoad): Table {
  const rows = pages.map((page) => COLUMNS.map(([, cell]) => cell(page, floor)))
  const notes = [NOTE, `The floor: ${kB(floor.total)} kB.`]
  return { title: 'Every page on a slow phone', rows: [COLUMNS.map(([head]) => head), ...rows], notes }
}

const unpictured = ({ total, image }: PageFigures) => total - image

type Measure = 'largestPaint' | 'blocked'

/** If it takes no time, the ratio is 0. */
const timesBare = (page: PageFigures, of: Measure) => (page[of] === 0 ? 0 : page[of] / page.bare[of])

/** The page that is furthest from the goal, and how many are beyond the bound. */
function furthest(pages: readonly PageFigures[], of: (page: PageFigures) => number, atMost: number) {
  const worst = pages.reduce((one, other) => (of(other) > of(one) ? other : one))
  return { worst, beyond: pages.filter((page) => of(page) > atMost).length }
}

const HOME = '/'

/** For each page a figure and its bound. */
export function judgedPages(pages: readonly PageFigures[], floor: PageLoad): GoalResult[] {
  const most = (
    goal: GoalId,
    what: string,
    of: (page: PageFigures) => number,
    atMost: number,
    unit = '',
  ): GoalResult => {
    const { worst, beyond } = furthest(pages, of, atMost)
    const figure = `${worst.name}: ${of(worst).toFixed(of(worst) % 1 ? 2 : 0)}${unit}`
    const told = `${what}, ${beyond} of ${pages.length} beyond`
    return { goal, what: told, figure, wanted: `≤ ${atMost}${unit}`, met: beyond === 0 }
  }
  const others = pages.filter(({ name }) => name !== HOME)
  const home = pages.filter(({ name }) => name === HOME)
  return [
    most('G1', 'HTML and style', ({ html, css }) => (html + css) / 1_000, 15, ' kB'),
    most('G1', 'all but pictures, to the floor', (page) => unpictured(page) / floor.total, 5),
    most('G1', 'pictures', ({ pictures }) => pictures / 1_000, 60, ' kB'),
    most('G1', 'pictures below the screen loaded at once', ({ eager }) => eager, 0),
    most('G2', 'requests begun before the first paint', ({ before }) => before, 2),
    most('G2', 'requests to other hosts, and of fonts', ({ elsewhere, fonts }) => elsewhere + fonts, 0),
    besideBare('G3', 'largest paint', others, 'largestPaint', 1.15),
    besideBare('G3', 'largest paint of home', home, 'largestPaint', 1.2),
    besideBare('G4', 'blocked', pages, 'blocked', 1.5),
    most('G5', 'letters or controls that need scripts', needingScripts, 0),
  ]
}

function besideBare(
  goal: GoalId,
  what: string,
  pages: readonly PageFigures[],
  of: Measure,
  atMost: number,
): GoalResult {
  const { worst, beyond } = furthest(pages, (page) => timesBare(page, of), atMost)
  const figure = `${worst.name}: ${ms(worst[of])} ms beside ${ms(worst.bare[of])}`
  const told = `${what}, to the bare page, ${beyond} of ${pages.length} beyond`
  return { ...judge(goal, told, figure, timesBare(worst, of), { atMost }), met: beyond === 0 }
}

/** How many letters and controls are missing without scripts. */
export function needingScripts({ content }: PageFigures): number {
  if (!content) return 0
  const { withScripts, without } = content
  const letters = Math.max(0, withScripts.text.length - without.text.length)
  return letters + Math.max(0, withScripts.controls - without.controls)
}
