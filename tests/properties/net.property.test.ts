import fc from 'fast-check'
import { expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { incomeTaxLawIn } from '~/law/tax/income-taxes'
import type { PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import { type NetQuestion, netOf } from '~/pillars/synthesis/net'
import type { Column } from '~/pillars/synthesis/result'
import { property } from './runs'

const TODAY = day('2026-11-28')
const START = day('2026-06-01')
const francs = (max: number): fc.Arbitrary<Franc> => fc.integer({ min: 0, max }).map(franc)

/** CHF a month; `less` and `more`: how far the ends of the range of the pensions lie from it. */
type Pensions = Record<'avs' | 'lpp' | 'less' | 'more', Franc>
const pensions: fc.Arbitrary<Pensions> = fc.record({
  avs: fc.integer({ min: 100, max: 2520 }).map(franc),
  lpp: francs(6_000),
  less: francs(100),
  more: francs(100),
})

/** Somebody alone who is retired already, of whose pensions only these parts count. */
function columnOf({ avs, lpp, less, more }: Pensions): Pick<NetQuestion, 'column' | 'pension'> {
  const total = avs + lpp
  const column = {
    ...{ retirementDate: START, totalFrom: START, monthlyTotal: total, complete: true, ranges: null },
    ...(less + more > 0 && { ends: { low: total - less, high: total + more } }),
    ...{ avs: { monthly: avs, thirteenth: avs }, lpp: { monthly: lpp, from: START } },
  }
  const pension = { person: { referenceDate: START }, partner: null, periods: [], range: null }
  return { column: column as unknown as Column, pension: pension as unknown as PensionResult }
}

property(
  'net amounts are in order, and never above the pensions that they are left of',
  fc.record({
    told: pensions,
    municipality: fc.constantFrom(...(incomeTaxLawIn(2026)?.municipalities.keys() ?? [])),
    healthPremium: fc.option(francs(12_000)),
  }),
  ({ told, ...place }) => {
    const net = netOf({
      ...{ ...columnOf(told), place, computedOn: TODAY, law: lawOn(TODAY) },
      ...{ isCouple: false, mayTellSpouse: true, spousePension: null },
    })
    if ('refused' in net) throw new Error(net.refused)
    const { gross, monthly } = net
    for (const { low, expected, high } of [gross, monthly]) {
      expect(low).toBeLessThanOrEqual(expected)
      expect(expected).toBeLessThanOrEqual(high)
    }
    for (const end of ['low', 'expected', 'high'] as const) {
      expect(monthly[end]).toBeLessThanOrEqual(gross[end])
      expect(monthly[end] % 10).toBe(0)
    }
  },
)
