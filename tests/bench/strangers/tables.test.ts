import { describe, expect, it } from 'vitest'
import { besideTable, judgedMemory, judgedTurns, judgedWaits, pathTable, turnTable } from './tables'

const turnOf = (what: string, turn: number) => ({ what, status: 200, core: 12.3, turn, clock: turn * 2 })
const MEGABYTE = 1024 * 1024
const besideOf = (waited: number[], refused = 0, memory = 0) => ({
  ...{ what: 'nothing', waited, refused, statuses: { 200: 3, 429: 1 }, memory: memory * MEGABYTE, cores: 0.5 },
})
const halfSentOf = (memory: number) => ({ offered: 800 * MEGABYTE, memory: memory * MEGABYTE, closed: 0, statuses: {} })

describe('turns', () => {
  it('are listed with what they cost, the ones beyond the goal in bold', () =>
    expect(turnTable('Forms', [turnOf('/avs', 9), turnOf('/ages', 101)]).rows.slice(1)).toEqual([
      ['/avs', '200', '12', '9.0', '18'],
      ['/ages', '200', '12', '**101**', '202'],
    ]))

  it('are listed by path, a column for each dossier', () =>
    expect(pathTable(['one', 'two'], new Map([['/ages', [turnOf('/ages', 9), turnOf('/ages', 250)]]])).rows).toEqual([
      ['path', 'one', 'two'],
      ['/ages', '12 / 9.0', '12 / **250**'],
    ]))

  it.each([
    [[99, 100], true, '0 of 2 beyond'],
    [[100.1, 9], false, '1 of 2 beyond'],
    [[Number.NaN], false, '1 of 1 beyond'],
  ])('are judged by the longest of a group: %j', (turns, met, beyond) => {
    const [judged] = judgedTurns({ forms: turns.map((turn) => turnOf(`of ${turn}`, turn)) })
    expect(judged).toMatchObject({ goal: 'G10', met })
    expect(judged?.what).toContain(beyond)
  })
})

describe('others', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => at)

  it.each([
    [besideOf(hundred), true, '98 ms'],
    [besideOf(hundred.map((ms) => ms * 2)), false, '196 ms'],
    [besideOf(hundred, 1), true, '99 ms'],
    [besideOf(hundred, 2), false, 'not served'],
    [besideOf([], 5), false, 'not served'],
  ])('are judged by p99, and who is not served waits without end', (beside, met, figure) =>
    expect(judgedWaits([beside])).toMatchObject([{ goal: 'G10', met, figure }]),
  )

  it('are listed with those who were not served', () =>
    expect(besideTable([besideOf([], 5, 3)]).rows[1]).toEqual([
      'nothing',
      '–',
      '–',
      '–',
      '5',
      '3 × 200, 1 × 429',
      '3',
      '0.50',
    ]))
})

it.each([
  [256, 64, [true, true]],
  [257, 65, [false, false]],
  [-1, 0, [true, true]],
])('memory: %d MB of papers, %d of bodies half sent', (papers, bodies, met) =>
  expect(judgedMemory([besideOf([], 0, papers), besideOf([])], halfSentOf(bodies)).map((one) => one.met)).toEqual(met),
)
