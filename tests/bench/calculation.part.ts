/** G7: a calculation with all steps of its explanation. There is no way to compute without them. */
import { test } from 'vitest'
import { measuredAlone } from './bundled'
import type { CalculationLoops, CalculationTimes } from './calculation-loops'
import { inFull } from './extent'
import { judge } from './goals'
import { median } from './medians'
import { keepPart } from './report'

const NAMES: Record<keyof CalculationTimes, string> = {
  byHand: 'hand-written loop, nothing explained',
  couple: 'the product, with the steps of the explanation',
  early: 'the same, one of them drawing early',
}

test('calculation', async () => {
  const loops = inFull({ rounds: 15, ms: 400 }, { rounds: 5, ms: 150 })
  const times = await measuredAlone<CalculationLoops, CalculationTimes>('calculation-loops.ts', loops)
  const ns = { byHand: median(times.byHand), couple: median(times.couple), early: median(times.early) }
  const rows = Object.entries(NAMES).map(([key, name]) => {
    const own = ns[key as keyof typeof ns]
    return [name, (own / 1_000).toFixed(2), (own / ns.byHand).toFixed(0)]
  })
  const figure = `${(ns.couple / 1_000).toFixed(2)} µs`
  keepPart({
    order: 5,
    title: 'Calculation',
    tables: [{ title: 'A couple with two times 44 years', rows: [['calculation', 'µs', 'ratio'], ...rows] }],
    judged: [
      { goal: 'G7', what: 'a couple, explained', figure, wanted: '≤ 10 µs', met: ns.couple <= 10_000 },
      judge('G7', 'the same, to the hand-written loop', figure, ns.couple / ns.byHand, { atMost: 80 }),
    ],
  })
})
