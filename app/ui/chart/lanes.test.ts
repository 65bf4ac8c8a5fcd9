import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { drawnLanes, type Lane } from './lanes'

/** From an age in years on: pay, AVS and LPP, CHF a month. */
type Amounts = [from: number, pay: number, avs: number, lpp: number]

const lane = (leaves: number, amounts: readonly Amounts[], more: Partial<Lane> = {}): Lane => ({
  steps: amounts.map(([from, pay, avs, lpp], index): IncomeStep => {
    const until = amounts[index + 1]?.[0]
    return {
      ...{ from: day('2030-01-01'), to: null, age: { years: from, months: 0 } },
      untilAge: until === undefined ? null : { years: until, months: 0 },
      ...{ salary: pay ? franc(pay) : null, avs: avs || null, lpp: lpp ? franc(lpp) : null },
      total: franc(pay + avs + lpp),
    }
  }),
  leaves: 12 * leaves,
  range: null,
  isIncomplete: false,
  ...more,
})
const AT_63 = lane(63, [
  [55, 12_000, 0, 0],
  [63, 0, 2_000, 2_000],
])
const AT_65 = lane(65, [
  [55, 12_000, 0, 0],
  [65, 0, 2_000, 4_000],
])
const drawn = (...lanes: Lane[]) => {
  const drawing = drawnLanes(lanes)
  if (!drawing) throw new Error('there is something to draw')
  return drawing
}
const partOf = (drawing: ReturnType<typeof drawn>, index: number, part: string) =>
  drawing.lanes[index]?.areas.find((area) => area.part === part)

describe('lanes', () => {
  it('share one scale and one axis, from three years before the first leaves', () => {
    const drawing = drawn(AT_63, AT_65)
    // From 60 to 90: a year is 3.33 percent.
    expect(partOf(drawing, 0, 'avs')).toMatchObject({ x: 10, width: 90 })
    expect(partOf(drawing, 1, 'avs')).toMatchObject({ x: 16.67, width: 83.33 })
    expect(partOf(drawing, 0, 'avs')?.height).toBe(partOf(drawing, 1, 'avs')?.height)
    expect(partOf(drawing, 1, 'lpp')).toMatchObject({ y: 0, height: 66.67 })
    expect(partOf(drawing, 0, 'lpp')).toMatchObject({ y: 33.33, height: 33.34 })
    expect(drawing.ticks.map(({ age }) => age)).toEqual([65, 70, 75, 80, 85])
  })

  it('let pay end at the top, which is the highest pension', () =>
    expect(partOf(drawn(AT_63, AT_65), 1, 'pay')).toEqual({ part: 'pay', x: 0, y: 0, width: 16.67, height: 100 }))

  it('begin today where the first leaves sooner', () => {
    const soon = lane(63, [
      [62, 0, 1_000, 0],
      [63, 0, 2_000, 0],
    ])
    expect(drawn(soon).ticks.map(({ age, x }) => `${age}: ${x}`)[0]).toBe('65: 10.71')
  })

  it('draw a range of the income for life, and not of what comes before', () => {
    const unsure = lane(
      63,
      [
        [60, 0, 0, 1_000],
        [63, 0, 2_000, 1_000],
      ],
      { range: { low: 3_000, high: 4_000 } },
    )
    const { lanes } = drawn(unsure)
    expect(lanes[0]?.areas.filter(({ part }) => part === 'open')).toEqual([
      { part: 'open', x: 10, y: 0, width: 90, height: 25 },
    ])
  })

  it('draw a hole from the departure on where a pension is not known, and nothing where nothing is paid', () => {
    const unknown = lane(
      65,
      [
        [60, 9_000, 0, 0],
        [65, 0, 2_000, 0],
      ],
      { isIncomplete: true },
    )
    const hole = drawn(unknown).lanes[0]?.hole
    expect(hole?.x).toBeCloseTo(partOf(drawn(unknown), 0, 'avs')?.x ?? NaN)
    expect((hole?.y ?? 0) + (hole?.height ?? 0)).toBeCloseTo(partOf(drawn(unknown), 0, 'avs')?.y ?? NaN)
    expect(drawn(AT_65).lanes[0]?.hole).toBeNull()
    expect(drawnLanes([lane(65, [[60, 9_000, 0, 0]])])).toBeNull()
    expect(drawnLanes([])).toBeNull()
  })
})
