/** What the loads on servers come to: a table a page, and the goals. */
import type { Contestant, Server } from './contestants'
import { type Judged, judge } from './goals'
import type { Table } from './report'
import type { Load } from './wrk'

/** `coreUs`: microseconds of a core a request; `busy`: how much of one core the server used. */
export type Loaded = Omit<Load, 'requests'> & { coreUs: number; busy: number }
export type LoadedContestant = Contestant & Loaded & { encoding: string; connections: number }

const HEAD = [
  'server',
  'connections',
  'asked for',
  'bytes',
  'a second',
  'ratio',
  'p50, ms',
  'p99, ms',
  'core, µs',
  'by core',
  'busy',
  'failed',
]

/** Where a server is far from busy, what puts load on it was too slow, or the machine had other things to do. */
const BUSY =
  'Ratio: requests a second, of those of bare Node; by core: the same by the time of a core that a request needs, which depends less on what else the machine does. Bytes: not compressed. Busy: the part of a core that the server used; near 1.0 it was itself the limit, and not wrk.'

export function serverTable(page: string, loads: readonly LoadedContestant[]): Table {
  const own = loads.filter((load) => load.page === page)
  const rows = own.map((load) => [
    load.server,
    String(load.connections),
    load.encoding,
    String(load.bytes),
    load.perSecond.toFixed(0),
    (load.perSecond / sameLoad(own, load, 'bare Node').perSecond).toFixed(3),
    load.p50.toFixed(2),
    load.p99.toFixed(2),
    load.coreUs.toFixed(0),
    (sameLoad(own, load, 'bare Node').coreUs / load.coreUs).toFixed(3),
    load.busy.toFixed(2),
    load.failed.toFixed(0),
  ])
  return { title: page, rows: [HEAD, ...rows], notes: [BUSY] }
}

/** The same page, connections and encoding, answered by another server. @throws where there is none */
function sameLoad(loads: readonly LoadedContestant[], like: LoadedContestant, server: Server): LoadedContestant {
  const found = loads.find(
    (one) =>
      one.server === server &&
      one.page === like.page &&
      one.connections === like.connections &&
      one.encoding === like.encoding,
  )
  if (!found) throw new Error(`${server} has not answered beside ${like.page}`)
  return found
}

const MANY = 50

/** At 50 connections; as browsers ask, which is compressed, and not. */
export function judgedServers(loads: readonly LoadedContestant[]): Judged[] {
  const products = loads.filter(({ server, connections }) => server === 'product' && connections === MANY)
  return products.flatMap((own) => {
    const what = (text: string) => `${own.page}, ${own.encoding}: ${text}`
    const least = (text: string, server: Server) => {
      const other = sameLoad(loads, own, server)
      const figure = `${own.perSecond.toFixed(0)} a second (by core time ${(other.coreUs / own.coreUs).toFixed(2)})`
      return judge('G6', what(text), figure, own.perSecond / other.perSecond, { atLeast: 0.3 })
    }
    if (own.page === '/') return [least('to bare Node', 'bare Node')]
    const toExpress = least('to Express and renderToString', 'Express')
    if (own.page !== '/avs') return [toExpress]
    const p99 = own.p99 / sameLoad(loads, own, 'remix-serve').p99
    const toRemix = judge('G6', what('p99 to remix-serve'), `${own.p99.toFixed(0)} ms`, p99, { atMost: 0.5 })
    return [toExpress, toRemix]
  })
}
