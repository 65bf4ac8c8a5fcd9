/** What the loads on servers add up to: a table a page, one of waits, and the goals. */
import type { Contestant } from './contestants'
import { type GoalResult, judge } from './goals'
import type { WaitTimes } from './open-connections'
import { within } from './pdf-tables'
import type { Table } from './report'
import type { Load } from './wrk'

/** `coreUs`: microseconds of a core a request; `busy`: how much of one core the server used. */
export type LoadFigures = Pick<Load, 'perSecond' | 'failed'> & { coreUs: number; busy: number }
/** `firstUs`: core time per request of the first ones that it answered. */
export type LoadedContestant = Contestant & LoadFigures & { encoding: string; firstUs: number }

const HEAD = [
  'server',
  'asked for',
  'bytes',
  'a second',
  'ratio',
  'core, µs',
  'by core',
  'the first thousand, µs',
  'busy',
  'failed',
]

/** If a server is far from busy, the load was too slow, or the machine had other things to do. */
const BUSY =
  'Over 50 connections. Ratio: requests a second, of those of the server beside; by core: the same by the time of a core that a request needs, which depends less on what else the machine does. Bytes: not compressed. Busy: the part of a core that the server used; near 1.0 it was itself the limit, and not wrk.'

export function serverTable(page: string, loads: readonly LoadedContestant[]): Table {
  const own = loads.filter((load) => load.page === page)
  const rows = own.map((load) => {
    const { perSecond, byCore } = ratios(load, besideOf(own, load))
    return [
      load.server,
      load.encoding,
      String(load.bytes),
      load.perSecond.toFixed(0),
      perSecond.toFixed(2),
      load.coreUs.toFixed(0),
      byCore.toFixed(2),
      load.firstUs.toFixed(0),
      load.busy.toFixed(2),
      load.failed.toFixed(0),
    ]
  })
  return { title: page, rows: [HEAD, ...rows], notes: [BUSY] }
}

/** What the product is compared with, for the same page and encoding. @throws if there is none */
function besideOf(loads: readonly LoadedContestant[], { page, encoding }: LoadedContestant): LoadedContestant {
  const found = loads.find((one) => one.server !== 'product' && one.page === page && one.encoding === encoding)
  if (!found) throw new Error(`nobody has answered beside ${page}`)
  return found
}

const ratios = (own: LoadedContestant, other: LoadedContestant) => ({
  perSecond: own.perSecond / other.perSecond,
  byCore: other.coreUs / own.coreUs,
})

/** The least ratio by page. */
const LEAST: Record<string, number> = { '/': 0.5, '/avs': 0.5, '/synthesis': 0.35 }

/** As browsers ask, which means compressed, and without compression. */
export function judgedServers(loads: readonly LoadedContestant[]): GoalResult[] {
  const products = loads.filter(({ server }) => server === 'product')
  return products.flatMap((own) => {
    const other = besideOf(loads, own)
    const what = `${own.page}, ${own.encoding}: to ${other.server}`
    const bound = { atLeast: LEAST[own.page] ?? Number.NaN }
    const { perSecond, byCore } = ratios(own, other)
    return [
      judge('G6', what, `${own.perSecond.toFixed(0)} a second`, perSecond, bound),
      judge('G6', `${what}, by core`, `${own.coreUs.toFixed(0)} µs`, byCore, bound),
    ]
  })
}

export type WaitedContestant = Pick<Contestant, 'page' | 'server'> & WaitTimes

/**
 * For people with open connections; those of a rush are shown and not judged: libuv accepts one in a turn of its loop.
 */
export function waitedTables(waited: readonly WaitedContestant[]): { table: Table; judged: GoalResult[] } {
  const ms = (times: readonly number[], share: number) => within(times, share).toFixed(1)
  const rows = waited.map(({ page, server, open, rush }) => [
    page,
    server,
    ms(open, 0.5),
    ms(open, 0.99),
    ms(rush, 0.5),
    ms(rush, 1),
  ])
  const head = ['page', 'server', 'open, p50, ms', 'open, p99, ms', 'rush, p50, ms', 'rush, longest, ms']
  const note =
    'Open: fifty connections, opened one after the other before any counts, each asking again as soon as it is answered. Rush: fifty new ones in the same moment, one request each.'
  const own = waited.filter(({ server }) => server === 'product')
  return {
    table: { title: 'How long fifty at once wait', rows: [head, ...rows], notes: [note] },
    judged: own.map(({ page, open }) =>
      judge('G6', `${page}: p99 to p50, open connections`, `${ms(open, 0.99)} ms`, tail(open), { atMost: 1.5 }),
    ),
  }
}

const tail = (times: readonly number[]) => within(times, 0.99) / within(times, 0.5)
