import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { EarlierPension } from '~/pillars/synthesis/result'
import { fallsIn, phasesOf } from './phases'

const earlier = (monthly: number, from: string, to: string, endedBy: EarlierPension['endedBy']) => ({
  ...{ monthly: franc(monthly), from: day(from), to: day(to) },
  endedBy,
})
const lpp = (monthly: number, from: string, parts?: { from: ReturnType<typeof day>; monthly: number }[]) =>
  ({ monthly: franc(monthly), from: day(from), ...(parts && { parts }) }) as never

/** Two years early; the partner's pension starts in November 2034, the reference age is in April 2036. */
const CLAIRE = {
  monthlyTotal: franc(3482),
  first: { monthly: franc(3941), from: day('2034-04-01'), to: day('2034-10-31') },
  avs: {
    ...{ monthly: franc(1482), supplement: 0, from: day('2036-04-01') },
    earlier: [
      earlier(1941, '2034-04-01', '2034-10-31', 'partner'),
      earlier(1434, '2034-11-01', '2036-03-31', 'referenceAge'),
    ],
  },
  lpp: lpp(2000, '2034-04-01'),
}

describe('the amounts before the one for life', () => {
  it('are all named, each with what ends it, and only less with its reason', () => {
    const phases = phasesOf(CLAIRE)
    expect(phases).toEqual([
      { monthly: 3941, from: '2034-04-01', to: '2034-10-31', endedBy: 'partner' },
      { monthly: 3434, from: '2034-11-01', to: '2036-03-31', endedBy: 'referenceAge' },
    ])
    expect(fallsIn(phases, CLAIRE.monthlyTotal)).toEqual([null, 'partner', null])
    expect(fallsIn(phases, franc(3400))).toEqual([null, 'partner', 'referenceAge'])
  })

  it('begin with the pillar that pays first, and change where another one starts', () => {
    const phases = phasesOf({
      ...CLAIRE,
      first: { monthly: franc(2000), from: day('2031-04-01'), to: day('2034-03-31') },
      lpp: lpp(2000, '2031-04-01'),
    })
    expect(phases.map(({ monthly, from, endedBy }) => [monthly, from, endedBy])).toEqual([
      [2000, '2031-04-01', null],
      [3941, '2034-04-01', 'partner'],
      [3434, '2034-11-01', 'referenceAge'],
    ])
  })

  it('have what funds pay already and until the AVS pays, and the end of a bridging pension is named', () => {
    const changes = [
      { from: day('2024-06-01'), monthly: 500 },
      { from: day('2034-04-01'), monthly: 4000 },
      { from: day('2036-04-01'), monthly: 2400 },
    ]
    const ofFunds = { ...(lpp(2400, '2034-04-01') as object), changes, bridging: { until: day('2036-04-01') } } as never
    const avs = { monthly: franc(1500), supplement: 0, from: day('2036-04-01'), earlier: [] }
    const first = { monthly: franc(500), from: day('2024-06-01'), to: day('2034-03-31') }
    const phases = phasesOf({ first, avs, lpp: ofFunds })
    expect(phases).toEqual([
      { monthly: 500, from: '2024-06-01', to: '2034-03-31', endedBy: null },
      { monthly: 4000, from: '2034-04-01', to: '2036-03-31', endedBy: 'bridging' },
    ])
    expect(fallsIn(phases, franc(3900))).toEqual([null, null, 'bridging'])
  })

  it('have the parts of a fund, and the supplement of the AVS', () => {
    const parts = [
      { from: day('2032-01-01'), monthly: 500 },
      { from: day('2035-01-01'), monthly: 1500 },
    ]
    const avs = { monthly: franc(1800), supplement: 100, from: day('2035-06-01'), earlier: [] }
    const first = { monthly: franc(500), from: day('2032-01-01'), to: day('2034-12-31') }
    const phases = phasesOf({ first, avs, lpp: lpp(2000, '2032-01-01', parts) })
    expect(phases.map(({ monthly, to }) => [monthly, to])).toEqual([
      [500, '2034-12-31'],
      [2000, '2035-05-31'],
    ])
    expect(fallsIn(phases, franc(3900))).toEqual([null, null, null])
  })

  it('are none where all is paid for life from the start on, and leave out what is over', () => {
    expect(phasesOf({ ...CLAIRE, first: null })).toEqual([])
    const first = { monthly: franc(3434), from: day('2034-11-01'), to: day('2036-03-31') }
    expect(phasesOf({ ...CLAIRE, first })).toHaveLength(1)
  })
})
