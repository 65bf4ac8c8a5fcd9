import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { AS_IT_STANDS, type Change, situationsOf } from './change'

const NONE: Change = { ...AS_IT_STANDS, work: null }
const current = { salary: 80_000, rate: 100 }

describe('the causes of a change', () => {
  it.each<[string, Partial<Change>, [string, number | null, number | null][]]>([
    ['nothing', {}, []],
    ['the same work', { work: { current, desired: { ...current } } }, []],
    ['another salary', { work: { current, desired: { salary: 90_000, rate: 100 } } }, [['salary', 90_000, 100]]],
    [
      'less work at the same pay',
      { work: { current, desired: { salary: 64_000, rate: 80 } } },
      [['activityRate', 64_000, 80]],
    ],
    [
      'less work, better paid',
      { work: { current, desired: { salary: 72_000, rate: 80 } } },
      [
        ['salary', 90_000, 100],
        ['activityRate', 72_000, 80],
      ],
    ],
    [
      'the same work, better paid than is known',
      { work: { current, desired: { ...current }, insured: 70_000 } },
      [['salary', 80_000, 100]],
    ],
    [
      'less work at the same pay, better than is known',
      { work: { current, desired: { salary: 64_000, rate: 80 }, insured: 70_000 } },
      [
        ['salary', 80_000, 100],
        ['activityRate', 64_000, 80],
      ],
    ],
    [
      'a rate that does not divide, at the same pay',
      { work: { current: { salary: 80_000, rate: 90 }, desired: { salary: 71_111.11, rate: 80 } } },
      [['activityRate', 71_111.11, 80]],
    ],
  ])('%s', (_name, change, expected) =>
    expect(
      situationsOf({ ...NONE, ...change }).map(({ cause, situation: { work } }) => [
        cause,
        work?.salary ?? null,
        work?.rate ?? null,
      ]),
    ).toEqual(expected),
  )

  it('are put one upon the other, in their order', () => {
    const desired = { salary: 72_000, rate: 80 }
    const changed = situationsOf({
      ...NONE,
      work: { current, desired },
      retirementDate: day('2034-06-01'),
      paidGaps: [{ year: 2023, months: 12 }],
      buyIn: { amount: 20_000, on: day('2026-12-31'), at: 'certificate 1' },
      pillar3a: { amount: 7_000, purchase: null },
      capitalShare: 25,
    })
    expect(changed.map(({ cause }) => cause)).toEqual([
      'salary',
      'activityRate',
      'retirementDate',
      'paidGaps',
      'buyIn',
      'pillar3a',
      'capitalShare',
    ])
    expect(changed.map(({ situation }) => [situation.retirementDate, situation.capitalShare])).toEqual([
      [null, 0],
      [null, 0],
      ['2034-06-01', 0],
      ['2034-06-01', 0],
      ['2034-06-01', 0],
      ['2034-06-01', 0],
      ['2034-06-01', 25],
    ])
    expect(changed.at(-1)?.situation.work).toBe(desired)
  })

  it('end with what comes of interest and prices, and with another law; what is as it stands is no cause', () => {
    const changed = situationsOf({ ...NONE, capitalShare: 25, outlook: 'low', law: 'withoutCap' })
    expect(changed.map(({ cause }) => cause)).toEqual(['capitalShare', 'outlook', 'law'])
    expect(changed.map(({ situation }) => [situation.outlook, situation.law])).toEqual([
      ['expected', 'today'],
      ['low', 'today'],
      ['low', 'withoutCap'],
    ])
    expect(situationsOf({ ...NONE, outlook: 'expected', law: 'today' })).toEqual([])
  })
})
