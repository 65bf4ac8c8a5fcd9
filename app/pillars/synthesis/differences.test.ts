import { describe, expect, it } from 'vitest'
import { column } from '../../../tests/support/pages/sample-synthesis'
import { wholeFranc } from '../money'
import { differencesOf } from './differences'
import type { Column } from './result'

const avs = (monthly: number) => ({
  avs: { ...(column().avs as NonNullable<Column['avs']>), monthly: wholeFranc(monthly) },
})
const before = column({ ...avs(2_000), monthlyTotal: wholeFranc(5_000) })

describe('the differences of a change', () => {
  it('are taken apart into causes that add up', () => {
    const changes = [
      { cause: 'salary', column: column({ ...avs(2_100), monthlyTotal: wholeFranc(5_100) }) },
      { cause: 'activityRate', column: column({ ...avs(2_100), monthlyTotal: wholeFranc(4_800) }) },
      { cause: 'retirementDate', column: column({ ...avs(1_900), monthlyTotal: wholeFranc(4_600) }) },
    ] as const
    expect(differencesOf(before, changes)).toEqual([
      {
        figure: 'total.monthly',
        before: 5_000,
        after: 4_600,
        difference: -400,
        causes: [
          { cause: 'salary', amount: 100 },
          { cause: 'activityRate', amount: -300 },
          { cause: 'retirementDate', amount: -200 },
        ],
      },
      {
        figure: 'avs.monthly',
        before: 2_000,
        after: 1_900,
        difference: -100,
        causes: [
          { cause: 'salary', amount: 100 },
          { cause: 'retirementDate', amount: -200 },
        ],
      },
    ])
  })

  it('include a supplement, to the half franc', () => {
    const { avs: told } = avs(2_000)
    const changed = column({ avs: { ...told, supplement: 50 }, monthlyTotal: wholeFranc(5_000) })
    expect(differencesOf(before, [{ cause: 'retirementDate', column: changed }])).toMatchObject([
      { figure: 'avs.supplement', before: 12.5, after: 50, difference: 37.5 },
    ])
  })

  it('name both causes where one takes back what the other gave', () => {
    const changes = [
      { cause: 'salary', column: column({ ...avs(2_100), monthlyTotal: wholeFranc(5_000) }) },
      { cause: 'retirementDate', column: before },
    ] as const
    expect(differencesOf(before, changes)).toMatchObject([
      { figure: 'avs.monthly', difference: 0, causes: [{ amount: 100 }, { amount: -100 }] },
    ])
  })

  it.each([
    ['nothing changes', [{ cause: 'salary', column: before }]],
    ['nothing is asked for', []],
  ] as const)('are none where %s', (_name, changes) => expect(differencesOf(before, changes)).toEqual([]))

  it.each([
    ['avs', ['total.capital']],
    ['lpp', ['avs.monthly']],
    ['pillar3a', ['total.monthly', 'avs.monthly']],
  ] as const)('tell of no figure, and of no total of which it is a part, where a column lacks %s', (part, figures) => {
    const without = column({ ...avs(1_000), monthlyTotal: wholeFranc(1), capitalTotal: wholeFranc(1), [part]: null })
    const told = differencesOf(before, [{ cause: 'salary', column: without }]).map(({ figure }) => figure)
    expect(told).toEqual(figures)
  })
})
