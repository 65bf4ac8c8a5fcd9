import { describe, expect, it } from 'vitest'
import { type InsuredWork, paidSalary, sharedOut } from './salary-change'

const whole = (declaredSalary: number, employmentLevel = 100): InsuredWork => ({ declaredSalary, employmentLevel })

describe('what a fund is told of another salary', () => {
  it.each<[string, InsuredWork[], [number, number], [number, number], InsuredWork[]]>([
    ['one policy: all of it, at full employment', [whole(80_000)], [80_000, 100], [64_000, 80], [whole(80_000, 80)]],
    ['one policy: whatever it knew', [whole(60_000, 50)], [80_000, 100], [90_000, 100], [whole(90_000)]],
    [
      'several: each keeps its part',
      [whole(60_000), whole(40_000, 50)],
      [80_000, 100],
      [40_000, 50],
      [whole(60_000, 50), whole(40_000, 25)],
    ],
    [
      'several: no employment above 100 %',
      [whole(60_000, 80), whole(40_000, 50)],
      [68_000, 50],
      [136_000, 100],
      [whole(96_000), whole(40_000)],
    ],
    [
      'several without a salary: in equal parts',
      [whole(0), whole(0)],
      [1_000, 100],
      [50_000, 100],
      [whole(25_000), whole(25_000)],
    ],
    ['no salary any more', [whole(80_000)], [80_000, 100], [0, 100], [whole(0)]],
  ])('%s', (_name, policies, [salaryNow, rateNow], [salary, rate], told) =>
    expect(sharedOut(policies, { salary: salaryNow, rate: rateNow }, { salary, rate })).toEqual(told),
  )

  it('keeps a policy’s part of the whole salary where others are not known', () =>
    expect(
      sharedOut(
        [whole(160_000, 60)],
        { salary: 152_000, rate: 100 },
        { salary: 121_600, rate: 80 },
        { isWhole: false },
      ),
    ).toEqual([whole(160_000, 48)]))

  it('adds up to the salary, to the franc', () => {
    const told = sharedOut(
      [whole(61_234, 70), whole(12_345, 35)],
      { salary: 47_184.55, rate: 100 },
      { salary: 33_333, rate: 71.3 },
    )
    expect(told.reduce((sum, work) => sum + paidSalary(work), 0)).toBeCloseTo(33_333, 0)
  })
})
