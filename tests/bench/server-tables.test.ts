import { expect, it } from 'vitest'
import type { Server } from './contestants'
import { judgedServers, type LoadedContestant, serverTable } from './server-tables'

const load = (page: string, server: Server, perSecond: number, p99: number): LoadedContestant => ({
  page,
  server,
  url: '',
  pid: 1,
  headers: {},
  bytes: 15_000,
  encoding: 'gzip',
  connections: 50,
  perSecond,
  p99,
  p50: 1,
  failed: 0,
  coreUs: 100,
  busy: 1,
})

const LOADS = [
  load('/', 'product', 3_000, 20),
  load('/', 'bare Node', 12_000, 5),
  load('/avs', 'product', 400, 150),
  load('/avs', 'bare Node', 12_000, 5),
  load('/avs', 'Express', 1_000, 60),
  load('/avs', 'remix-serve', 300, 200),
  load('/synthesis', 'product', 200, 300),
  load('/synthesis', 'bare Node', 10_000, 5),
  load('/synthesis', 'Express', 1_000, 60),
]

it('compares a public page with bare Node, a form page with Express and remix-serve', () =>
  expect(judgedServers(LOADS).map(({ what, ratio, met }) => ({ what, ratio, met }))).toEqual([
    { what: '/, gzip: to bare Node', ratio: 0.25, met: false },
    { what: '/avs, gzip: to Express and renderToString', ratio: 0.4, met: true },
    { what: '/avs, gzip: p99 to remix-serve', ratio: 0.75, met: false },
    { what: '/synthesis, gzip: to Express and renderToString', ratio: 0.2, met: false },
  ]))

it('lists who answered with a page, and nobody else', () => {
  const { rows } = serverTable('/synthesis', LOADS)
  expect(rows.slice(1).map(([server, , , , perSecond, ratio]) => [server, perSecond, ratio])).toEqual([
    ['product', '200', '0.020'],
    ['bare Node', '10000', '1.000'],
    ['Express', '1000', '0.100'],
  ])
})
