/**
 * A couple computed by hand: shares, steps with the fund's parts, and the other spouse's own start, combined month by
 * month.
 */
import { describe, expect, it } from 'vitest'
import { couple, man, pensionOf, woman, years } from '../../../tests/support/lives/life'
import { partnerPension } from '../avs'
import { day } from '../day'
import { type FundStatement, lppInSteps } from '../lpp'
import { partsOfPay, type WorkInSteps } from '../work-in-steps'
import { householdOverTime } from './household-over-time'
import { incomeOverTime } from './income-over-time'
import { totalPayments } from './payments'

/** He: born 4 March 1968, 63 on 1 April 2031. From then on 60 % of 120000 a year, until 65. */
const HIS = { birthDate: day('1968-03-04'), gender: 'MALE' as const }
const COMPUTED_ON = day('2026-11-21')
const RETIREMENT = day('2033-04-01')
const WORK: WorkInSteps = { before: 100, steps: [{ on: day('2031-04-01'), rate: 60 }], drawsFund: true }

/**
 * He draws 40 % from 63, the whole at 65. 42 of 44 years at 63: 2405, 40 % = 962, less 13.6 % = 831.17. At 65: 2520 less
 * 13.6 % of 962 = 130.83: 2389.17.
 *
 * She, born 10 May 1970, draws the whole at 64: 43 of 44 years: 2463. Both have a right: (97.73 + 2 x 100) / 3 = 99.24 %
 * of 3780 = 3751 of 4983: his 1896.97 - 130.83 = 1766.14, hers 1854.03 less 6.8 % = 1727.96. At her 65, split: 1890 each,
 * his 1759.17, hers less 6.8 % of 1854.03 = 126.07: 1763.93.
 */
const together = pensionOf(
  couple(
    man(HIS.birthDate, years(1989, 2025, 150_000), {
      drawing: [['2031-04-01', 40]],
      payCuts: partsOfPay(WORK),
    }),
    woman('1970-05-10', years(1991, 2025, 150_000), { drawing: '2034-06-01' }),
    '1998-06-01',
  ),
)
const pension = { ...together, partner: together.partner && partnerPension(together.partner) }

/** 500000 at 63 and 30000 a year more, 5 % at each age: 40 % of 500000 = 833 a month; 300000 + 2 x 18000: 1400. */
const FUND: FundStatement = {
  fundName: 'Caisse',
  webUrl: null,
  asOf: COMPUTED_ON,
  earliestRetirementAge: null,
  largestCapitalShare: null,
  projectionRate: 0,
  benefits: [63, 64, 65].map((age) => ({
    retirementAge: 12 * age,
    capitalBalance: 500_000 + 30_000 * (age - 63),
    conversionRateEnveloping: 5,
  })),
}
const { result: lpp } = lppInSteps([FUND], { ...HIS, computedOn: COMPUTED_ON, retirementDate: RETIREMENT }, WORK)

const own = incomeOverTime({
  birthDate: HIS.birthDate,
  computedOn: COMPUTED_ON,
  worksUntil: RETIREMENT,
  current: { salary: 120_000, rate: 100 },
  desiredSalary: null,
  workInSteps: WORK,
  pension,
  lpp,
})

describe('a couple that retires in steps', () => {
  it('has one’s own income step by step', () =>
    expect(own.map(({ from, salary, avs, lpp, total }) => [from, salary, avs, lpp, total])).toEqual([
      ['2026-11-21', 10_000, null, null, 10_000],
      ['2031-04-01', 6_000, 831, 833, 7_664],
      ['2033-04-01', null, 2_389, 2_233, 4_622],
      ['2034-06-01', null, 1_766, 2_233, 3_999],
      ['2035-06-01', null, 1_759, 2_233, 3_992],
    ]))

  it('has the pensions of both in each period, capped from the day on which both draw', () => {
    expect(together.periods.map(({ from, person, partner, capped }) => [from, person, partner, capped])).toEqual([
      ['2031-04-01', 831, null, false],
      ['2033-04-01', 2_389, null, false],
      ['2034-06-01', 1_766, 1_728, true],
      ['2035-06-01', 1_759, 1_764, true],
    ])
    const household = householdOverTime(own, together.periods)
    expect(household?.income.map(({ from, salary, avs, lpp, total }) => [from, salary, avs, lpp, total])).toEqual([
      ['2026-11-21', 10_000, null, null, 10_000],
      ['2031-04-01', 6_000, 831, 833, 7_664],
      ['2033-04-01', null, 2_389, 2_233, 4_622],
      ['2034-06-01', null, 3_494, 2_233, 5_727],
      ['2035-06-01', null, 3_523, 2_233, 5_756],
    ])
    expect(household?.forLife).toEqual({
      from: '2035-06-01',
      avs: { person: 1_759, partner: 1_764, total: 3_523, capped: true },
      lpp: 2_233,
      monthly: 5_756,
      complete: false,
      missing: ['lpp'],
    })
  })

  it('is paid in total what the pillars pay together', () =>
    expect(totalPayments(pension, lpp)?.map(({ from, monthly }) => [from, monthly])).toEqual([
      ['2031-04-01', 1_664],
      ['2033-04-01', 4_622],
      ['2034-06-01', 3_999],
      ['2035-06-01', 3_992],
    ]))
})
