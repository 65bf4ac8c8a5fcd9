import { describe, expect, it } from 'vitest'
import type { Period } from '../avs/result'
import { day } from '../day'
import { franc } from '../money'
import { householdOverTime } from './household-over-time'
import { incomeOverTime } from './income-over-time'

const period = (from: string, person: number | null, partner: number | null, more: Partial<Period> = {}): Period => ({
  from: day(from),
  to: null,
  person: person === null ? null : franc(person),
  partner: partner === null ? null : franc(partner),
  total: (person ?? 0) + (partner ?? 0),
  capped: false,
  ...more,
})
const CAPPED = period('2036-04-01', 1_890, 1_890, { capped: true })

/** Born on 15 March 1971, paid 12'000 a month until 1 April 2036, then 4'305 by the funds. */
const ownWith = (periods: Period[], supplement = 0) =>
  incomeOverTime({
    birthDate: day('1971-03-15'),
    computedOn: day('2026-11-21'),
    worksUntil: day('2036-04-01'),
    current: { salary: 144_000, rate: null },
    desiredSalary: null,
    pension: { periods, person: { supplement } } as never,
    lpp: { monthly: franc(4_305), from: day('2036-04-01') },
  })
const together = (periods: Period[], supplement = 0) => householdOverTime(ownWith(periods, supplement), periods)

describe('the income of a household over time', () => {
  it('has the pensions of both, the earlier one beside one’s own pay', () => {
    const income = together([period('2034-11-01', null, 2_520), CAPPED])?.income
    expect(
      income?.map(({ from, to, age, salary, avs, lpp, total }) => [from, to, age, salary, avs, lpp, total]),
    ).toEqual([
      ['2026-11-21', '2034-10-31', { years: 55, months: 8 }, 12_000, null, null, 12_000],
      ['2034-11-01', '2036-03-31', { years: 63, months: 7 }, 12_000, 2_520, null, 14_520],
      ['2036-04-01', null, { years: 65, months: 0 }, null, 3_780, 4_305, 8_085],
    ])
    expect(income?.map(({ untilAge }) => untilAge)).toEqual([{ years: 63, months: 7 }, { years: 65, months: 0 }, null])
  })

  it('tells who receives what once both are paid, and whether it is capped', () =>
    expect(together([period('2034-11-01', null, 2_520), CAPPED])?.forLife).toEqual({
      from: '2036-04-01',
      avs: { person: 1_890, partner: 1_890, total: 3_780, capped: true },
      lpp: 4_305,
      monthly: 8_085,
      complete: false,
      missing: ['lpp'],
    }))

  it('counts a supplement with whom it is paid to', () =>
    expect(together([period('2036-04-01', 1_890, 1_700, { total: 3_602.5 })], 12.5)?.forLife.avs).toMatchObject({
      person: 1_902.5,
      partner: 1_700,
    }))

  it('begins today where a pension already runs', () =>
    expect(together([period('2020-01-01', null, 2_000), CAPPED])?.income[0]).toMatchObject({
      from: '2026-11-21',
      avs: 2_000,
    }))

  it.each([
    ['no pension is known', []],
    ['the AVS pays neither', [period('2036-04-01', 0, 0)]],
  ])('is none where %s', (_name, periods) => expect(together(periods)).toBeNull())

  it('is none where one’s own income ends with the pay', () => {
    const [pay] = ownWith([])
    if (!pay) throw new Error('there is pay')
    expect(householdOverTime([{ ...pay, to: day('2036-03-31') }], [CAPPED])).toBeNull()
  })
})
