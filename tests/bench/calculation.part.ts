/** G7: a calculation with all steps of its explanation. There is no way to compute without them. */
import { test } from 'vitest'
import { measuredAlone } from './bundled'
import type { CalculationLoops, CalculationTimes } from './calculation-loops'
import { inFull } from './extent'
import type { GoalResult } from './goals'
import { median } from './medians'
import { keepPart } from './report'

const NAMES: Record<keyof CalculationTimes, string> = {
  byHand: 'hand-written loop, nothing explained',
  couple: 'the product, with the steps of the explanation',
  early: 'the same, one of them drawing early',
  single: 'one person alone',
  ages: 'a couple over three pillars, 13 ages of leaving beside each other',
  starts: 'a whole life with a divorce, half the pension from 70 different months on',
}

/** From 58 to 70, as the loops check. */
const COMPARED_AGES = 13

const µs = (ns: number) => (ns / 1_000).toFixed(2)

const most = (what: string, ns: number, atMost: number): GoalResult => ({
  goal: 'G7',
  what,
  figure: `${µs(ns)} µs`,
  wanted: `≤ ${atMost} µs`,
  met: ns <= atMost * 1_000,
})

test('calculation', async () => {
  const loops = inFull({ rounds: 15, ms: 400 }, { rounds: 5, ms: 150 })
  const times = await measuredAlone<CalculationLoops, CalculationTimes>('calculation-loops.ts', loops)
  const rows = Object.entries(NAMES).map(([key, name]) => {
    const { first, warm } = times[key as keyof CalculationTimes]
    return [name, µs(median(warm)), (median(warm) / median(times.byHand.warm)).toFixed(0), µs(first)]
  })
  keepPart({
    order: 5,
    title: 'Calculation',
    tables: [
      {
        title: 'A couple with two times 44 years',
        rows: [['calculation', 'of a core, µs', 'ratio', 'the first thousand, µs'], ...rows],
      },
    ],
    judged: [
      most('a couple, explained', median(times.couple.warm), 8),
      most('one person', median(times.single.warm), 3),
      most('a whole life, 70 days of start', median(times.starts.warm), 3_000),
      most('a couple over three pillars, 70 starts', (median(times.ages.warm) * 70) / COMPARED_AGES, 25_000),
    ],
  })
})
