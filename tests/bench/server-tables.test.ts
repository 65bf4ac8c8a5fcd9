import { describe, expect, it } from 'vitest'
import type { Server } from './contestants'
import { judgedServers, type LoadedContestant, serverTable, waitedTables } from './server-tables'

const load = (page: string, server: Server, perSecond: number, coreUs: number): LoadedContestant => ({
  page,
  server,
  url: '',
  pid: 1,
  headers: {},
  bytes: 15_000,
  encoding: 'gzip',
  perSecond,
  failed: 0,
  coreUs,
  firstUs: 2 * coreUs,
  busy: 1,
})

const LOADS = [
  load('/', 'product', 3_000, 300),
  load('/', 'bare Node', 12_000, 100),
  load('/avs', 'product', 530, 2_000),
  load('/avs', 'remix-serve', 1_000, 1_200),
  load('/synthesis', 'product', 320, 4_000),
  load('/synthesis', 'remix-serve', 1_000, 1_000),
]

it('puts a public page beside bare Node, one of a session beside the framework, each with its bound', () => {
  const judged = judgedServers(LOADS)
  expect(judged.map(({ what, ratio, met }) => [what, ratio?.toFixed(2), met])).toEqual([
    ['/, gzip: to bare Node', '0.25', false],
    ['/, gzip: to bare Node, by core', '0.33', false],
    ['/avs, gzip: to remix-serve', '0.53', true],
    ['/avs, gzip: to remix-serve, by core', '0.60', true],
    ['/synthesis, gzip: to remix-serve', '0.32', false],
    ['/synthesis, gzip: to remix-serve, by core', '0.25', false],
  ])
})

it('lists who answered with a page, and nobody else', () => {
  const { rows } = serverTable('/avs', LOADS)
  expect(rows.slice(1).map(([server, , , perSecond, ratio, , byCore]) => [server, perSecond, ratio, byCore])).toEqual([
    ['product', '530', '0.53', '0.60'],
    ['remix-serve', '1000', '1.00', '1.00'],
  ])
})

describe('of fifty at once', () => {
  const open = [...Array.from({ length: 98 }, () => 100), 149, 400]
  const slower = [...open.slice(0, 98), 151, 400]
  const rush = [100, 2_000]

  it.each([
    ['met', open],
    ['missed', slower],
  ])('only those whose connections were open count, however long a rush takes: %s', (verdict, times) => {
    const { judged, table } = waitedTables([
      { page: '/avs', server: 'product', open: times, rush },
      { page: '/avs', server: 'remix-serve', open: [1, 9], rush },
    ])
    expect(judged.map(({ goal, met }) => [goal, met])).toEqual([['G6', verdict === 'met']])
    expect(table.rows.slice(1).map(([, server, p50, , , longest]) => [server, p50, longest])).toEqual([
      ['product', '100.0', '2000.0'],
      ['remix-serve', '1.0', '2000.0'],
    ])
  })
})
