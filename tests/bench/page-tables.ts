/** What the loads of all pages come to: a table, and the goals by the page that is furthest from each. */
import type { Judged } from './goals'
import type { PageContent } from './page-content'
import type { PageLoad } from './page-load'
import type { Table } from './report'

export type PageFigures = PageLoad & {
  name: string
  /** All pictures, scrolled through, bytes. */
  pictures: number
  content: { withScripts: PageContent; without: PageContent } | null
}

const kB = (bytes: number) => (bytes / 1_000).toFixed(1)
const ms = (time: number) => time.toFixed(0)

const COLUMNS: [string, (page: PageFigures, floor: PageFigures) => string][] = [
  ['page', ({ name }) => name],
  ['requests', ({ requests }) => ms(requests)],
  ['before the first paint', ({ before, waitedFor }) => `${ms(before)} (${ms(waitedFor)})`],
  ['HTML', ({ html }) => kB(html)],
  ['CSS', ({ css }) => kB(css)],
  ['script', ({ script }) => kB(script)],
  ['pictures', ({ image, pictures }) => `${kB(image)} of ${kB(pictures)}`],
  ['total kB', ({ total }) => kB(total)],
  ['× floor', (page, floor) => (unpictured(page) / floor.total).toFixed(1)],
  ['first paint', ({ firstPaint }) => ms(firstPaint)],
  ['largest paint', ({ largestPaint }) => ms(largestPaint)],
  ['× floor', ({ largestPaint }, floor) => (largestPaint / floor.largestPaint).toFixed(2)],
  ['blocked', ({ blocked }) => ms(blocked)],
  ['× floor', ({ blocked }, floor) => (blocked / floor.blocked).toFixed(2)],
]

const NOTE =
  'Medians; kB over the line, milliseconds since the address was opened. In brackets: how many of the requests the first paint waits for. "× floor": of all but pictures, of the largest paint, of the time for which nothing else could be done.'

export function pageTable(pages: readonly PageFigures[], floor: PageFigures): Table {
  const rows = [floor, ...pages].map((page) => COLUMNS.map(([, cell]) => cell(page, floor)))
  return { title: 'Every page on a slow phone', rows: [COLUMNS.map(([head]) => head), ...rows], notes: [NOTE] }
}

const unpictured = ({ total, image }: PageFigures) => total - image

/** Of each page a figure and its bound; shown is the page that is furthest beyond it, and how many are. */
export function judgedPages(pages: readonly PageFigures[], floor: PageFigures): Judged[] {
  const most = (goal: Judged['goal'], what: string, of: (page: PageFigures) => number, atMost: number, unit = '') => {
    const worst = pages.reduce((one, other) => (of(other) > of(one) ? other : one))
    const beyond = pages.filter((page) => of(page) > atMost).length
    const figure = `${worst.name}: ${of(worst).toFixed(of(worst) % 1 ? 2 : 0)}${unit}`
    return {
      goal,
      what: `${what}, ${beyond} of ${pages.length} beyond`,
      figure,
      wanted: `≤ ${atMost}${unit}`,
      met: beyond === 0,
    }
  }
  return [
    most('G1', 'HTML and style', ({ html, css }) => (html + css) / 1_000, 15, ' kB'),
    most('G1', 'all but pictures, to the floor', (page) => unpictured(page) / floor.total, 5),
    most('G1', 'pictures', ({ pictures }) => pictures / 1_000, 60, ' kB'),
    most('G1', 'pictures below the screen loaded at once', ({ eager }) => eager, 0),
    most('G2', 'requests begun before the first paint', ({ before }) => before, 2),
    most('G2', 'requests that the first paint waits for', ({ waitedFor }) => waitedFor, 2),
    most('G2', 'requests to other hosts, and of fonts', ({ elsewhere, fonts }) => elsewhere + fonts, 0),
    most('G3', 'largest paint, to the floor', ({ largestPaint }) => largestPaint / floor.largestPaint, 1.4),
    most('G4', 'blocked, to the floor', ({ blocked }) => blocked / floor.blocked, 1.5),
    most('G5', 'letters or controls that need scripts', needingScripts, 0),
  ]
}

/** How many letters and controls are missing without scripts. */
export function needingScripts({ content }: PageFigures): number {
  if (!content) return 0
  const { withScripts, without } = content
  const letters = Math.max(0, withScripts.text.length - without.text.length)
  return letters + Math.max(0, withScripts.controls - without.controls)
}
