import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { BOTTOM, chartScale, plateaus, TOP } from './income-chart-scale'

type Amounts = Partial<Pick<IncomeStep, 'salary' | 'avs' | 'lpp'>>

const step = (years: number, months: number, { salary = null, avs = null, lpp = null }: Amounts): IncomeStep => ({
  from: day('2036-04-01'),
  to: null,
  age: { years, months },
  untilAge: null,
  salary,
  avs,
  lpp,
  total: franc((salary ?? 0) + (avs ?? 0) + (lpp ?? 0)),
})
const francs = (amount: number) => amount as Franc
const until65 = { ...step(55, 0, { salary: francs(8_000) }), untilAge: { years: 65, months: 0 } }
const life = [until65, step(65, 0, { avs: 2_500, lpp: francs(1_500) })]

describe('the scale', () => {
  it.each([
    [4_410, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
    [12_667, [0, 5_000, 10_000, 15_000]],
    [5_000, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
    [950, [0, 200, 400, 600, 800, 1_000]],
    [833_333, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
  ])('has round amounts up to above %i, six at most', (highest, ticks) =>
    expect(chartScale([[step(65, 0, { salary: francs(highest) })]])?.amountTicks).toEqual(ticks),
  )

  it.each([
    [65, [65, 70, 75, 80, 85, 90]],
    [52, [55, 60, 65, 70, 75, 80, 85, 90]],
    [25, [30, 40, 50, 60, 70, 80, 90]],
  ])('has round ages from %i to 90', (age, ticks) =>
    expect(chartScale([[step(age, 3, { salary: francs(1) })]])?.ageTicks).toEqual(ticks),
  )

  it('is one for both panels', () => {
    const scale = chartScale([[step(65, 0, { avs: 2_000 })], [step(63, 0, { avs: 1_800, lpp: francs(2_000) })]])
    expect([scale?.x(63 * 12), scale?.x(90 * 12), scale?.y(0), scale?.y(4_000)]).toEqual([0, 100, BOTTOM, TOP])
  })

  it.each([
    ['no steps', [[]]],
    ['nothing paid', [[step(60, 0, { salary: francs(0) })]]],
    ['over 90', [[step(90, 0, { avs: 2_000 })]]],
  ])('is none where there is nothing to draw: %s', (_name, panels) => expect(chartScale(panels)).toBeNull())
})

describe('plateaus', () => {
  it('stand side by side and lead to 90; what runs together stands one above the other', () => {
    const scale = chartScale([life])
    if (!scale) throw new Error('there is something to draw')
    const [work, pensions] = plateaus(life, scale)
    // 35 years across: 10 of work, 25 of pensions; 8'000 up to the line of 8'000.
    expect(work?.areas).toEqual([{ part: 'salary', x: 0, width: 28.57, y: TOP, height: BOTTOM - TOP }])
    expect(pensions?.areas.map(({ part, y, height }) => [part, y, height])).toEqual([
      ['avs', BOTTOM - 60, 60],
      ['lpp', BOTTOM - 96, 36],
    ])
    expect([pensions?.x, pensions?.width, pensions?.y]).toEqual([28.57, 71.43, BOTTOM - 96])
  })

  it('ends with the salary where no pension is known', () => {
    const scale = chartScale([[until65]])
    if (!scale) throw new Error('there is something to draw')
    expect(plateaus([until65], scale)[0]?.width).toBe(28.57)
  })
})
