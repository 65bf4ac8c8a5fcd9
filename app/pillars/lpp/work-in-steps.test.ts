import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { withBuyIn } from './buy-in'
import { lppFromStatements } from './estimate'
import type { FundStatement } from './fund-statement'
import { lppInSteps, partsOfBenefit, statementInSteps } from './work-in-steps'

/** 63 on 1 June 2029, the reference age on 1 June 2031. */
const question = (more: object = {}) => ({
  birthDate: day('1966-05-10'),
  gender: 'MALE' as const,
  computedOn: day('2026-11-21'),
  retirementDate: day('2031-06-01'),
  ...more,
})

/** No interest; 30000 a year are added from 62 on; 5 % at every age. */
const fund = (more: Partial<FundStatement> = {}): FundStatement => ({
  fundName: 'Caisse',
  webUrl: null,
  asOf: day('2027-01-01'),
  earliestRetirementAge: null,
  largestCapitalShare: 100,
  balance: 400_000,
  projectionRate: 0,
  benefits: [62, 63, 64, 65].map((age) => ({
    retirementAge: 12 * age,
    capitalBalance: 470_000 + 30_000 * (age - 62),
    conversionRateEnveloping: 5,
  })),
  ...more,
})

const steps = (drawsFund: boolean, ...all: [on: string, rate: number][]) => ({
  before: 100,
  steps: all.map(([on, rate]) => ({ on: day(on), rate })),
  drawsFund,
})

const inSteps = (drawsFund: boolean, ...all: [on: string, rate: number][]) =>
  lppInSteps([fund()], question(), steps(drawsFund, ...all)).result

describe('a fund, where work is reduced in steps', () => {
  it('adds credits that follow the pay, and pays nothing before the retirement', () => {
    // 500000 at 63, then two years of 18000 in place of 30000: 536000 x 5 % / 12 = 2233.33.
    const result = inSteps(false, ['2029-06-01', 60])
    expect(result).toMatchObject({ capitalAtRetirement: 536_000, monthly: 2233, capital: 0, from: '2031-06-01' })
    expect(result?.parts).toBeUndefined()
    expect(result?.assumptions).toEqual(['creditsFollowPay'])
    expect(result?.steps.map(({ key, output }) => [key, output])).toEqual([
      ['fundCapital', 560_000],
      ['creditsReduced', 536_000],
      ['fundPension', 2233],
    ])
  })

  it('counts each step from its day', () =>
    // A year at 80 %, half a year at 50 %, half a year at 20 %: 24000 + 7500 + 3000.
    expect(inSteps(false, ['2029-06-01', 80], ['2030-06-01', 50], ['2030-12-01', 20])?.capitalAtRetirement).toBe(
      534_500,
    ))

  it('pays with each step the part by which pay falls', () => {
    // 40 % of 500000 x 5 % / 12 = 833.33; 300000 + 36000 of credits = 336000: 1400.
    const result = inSteps(true, ['2029-06-01', 60])
    expect(result).toMatchObject({ monthly: 2233, capitalAtRetirement: 536_000, from: '2031-06-01' })
    expect(result?.parts).toEqual([
      { from: '2029-06-01', share: 40, monthly: 833, capital: 0 },
      { from: '2031-06-01', share: 60, monthly: 1400, capital: 0 },
    ])
    expect(result?.steps.map(({ key, output, article }) => [key, output, article])).toEqual([
      ['fundCapital', 560_000, 'LPP art. 15, 16'],
      ['partDrawn', 833, 'LPP art. 13a, 13b, 14, 37'],
      ['partDrawn', 1400, 'LPP art. 13a, 13b, 14, 37'],
      ['partsTotal', 2233, 'LPP art. 13a'],
    ])
  })

  it('pays the chosen share of each part as capital', () => {
    const { result } = lppInSteps([fund()], question({ capitalShare: 50 }), steps(true, ['2029-06-01', 60]))
    expect(result?.parts?.map(({ capital, monthly }) => [capital, monthly])).toEqual([
      [100_000, 417],
      [168_000, 700],
    ])
    expect(result).toMatchObject({ capital: 268_000, monthly: 1117 })
  })

  const withMandatory = (mandatory: number, largestCapitalShare: number | null = 100) =>
    fund({
      largestCapitalShare,
      benefits: fund().benefits.map((at) => ({ ...at, capitalBalanceMandatory: mandatory })),
    })
  const FORTY = steps(true, ['2029-06-01', 60])

  it('pays capital of each part as the fund says, else a quarter of its mandatory part', () => {
    const { result } = lppInSteps([withMandatory(300_000, null)], question({ capitalShare: 25 }), FORTY)
    // A quarter of 40 % of 300000; then of the rest, reduced by the smaller credits: 336000 of 560000.
    expect(result?.parts?.map(({ capital }) => capital)).toEqual([30_000, 45_000])
    expect(result?.assumptions).toContain('capitalShareAssumed')
    const byFund = lppInSteps([withMandatory(300_000)], question({ capitalShare: 25 }), FORTY).result
    expect(byFund?.parts?.map(({ capital }) => capital)).toEqual([50_000, 84_000])
    expect(byFund?.assumptions).not.toContain('capitalShareAssumed')
    expect(lppInSteps([fund({ largestCapitalShare: null })], question({ capitalShare: 25 }), FORTY).missing).toEqual([
      { at: 0, fundName: 'Caisse', reason: 'mandatoryPartUnknown' },
    ])
  })

  it('pays at least 6.8 % of the mandatory part that is drawn at the reference age, and then only', () => {
    const { result } = lppInSteps([withMandatory(500_000)], question(), FORTY)
    // 40 % of 500000 x 5 %; then 336000 of 560000 of the mandatory part: 300000 x 6.8 % against 336000 x 5 %.
    expect(result?.parts?.map(({ monthly }) => monthly)).toEqual([833, 1700])
    const inputs = result?.steps.filter(({ key }) => key === 'partDrawn').map((step) => step.inputs)
    expect(inputs?.[0]).not.toHaveProperty('minimumRate')
    expect(inputs?.[1]).toMatchObject({ share: 60, savings: 336_000, mandatoryCapital: 300_000, minimumRate: 6.8 })
  })

  it('keeps whole what is bought after a step, in the parts that are left', () => {
    const buyIn = { amount: 20_000, on: day('2030-03-01') }
    const bought = { ...(withBuyIn(fund(), buyIn, question()) as FundStatement), balance: 420_000, paidIn: buyIn }
    const inOne = lppInSteps([bought], question(), steps(false, ['2029-06-01', 60])).result
    expect(inOne).toMatchObject({ capitalAtRetirement: 556_000, monthly: 2317 })
    // 80 % of 500000 at 63; of 100000 + 2 years of 6000 and 20000 half at 64, which has 6000 of them, the rest at 65.
    const inThree = lppInSteps([bought], question(), steps(true, ['2029-06-01', 20], ['2030-06-01', 10])).result
    expect(inThree?.steps.filter(({ key }) => key === 'partDrawn').map(({ inputs }) => inputs.savings)).toEqual([
      400_000,
      (100_000 + 6_000 + 20_000) / 2,
      (100_000 + 6_000 + 20_000) / 2 + 3_000,
    ])
    // A payment before the first step is already in the fund's own figure for that day.
    const early = withBuyIn(fund(), { amount: 20_000, on: day('2028-03-01') }, question()) as FundStatement
    expect(lppInSteps([early], question(), steps(false, ['2029-06-01', 60])).result).toMatchObject({
      capitalAtRetirement: 556_000,
    })
  })

  it('is that of several funds together', () => {
    const both = lppInSteps([fund(), fund({ fundName: 'Autre' })], question(), steps(true, ['2029-06-01', 60])).result
    expect(both).toMatchObject({ monthly: 4466, capitalAtRetirement: 1_072_000 })
    expect(both?.parts?.map(({ monthly }) => monthly)).toEqual([1666, 2800])
    expect(both?.steps.at(-1)).toMatchObject({ key: 'fundsTotal', output: 4466 })
  })

  it('starts from the savings of today where no figure stands at the first step', () => {
    // 400000 on 1 January 2027 and 160000 in 53 months: 36226.42 a year, from 2027-06-01 on half of it.
    const credit = (160_000 / 53) * 12
    const expected = 400_000 + (credit * 5) / 12 + (credit * 48) / 12 / 2
    expect(inSteps(false, ['2027-06-01', 50])?.capitalAtRetirement).toBe(Math.round(expected))
  })

  it('is as the fund projects it where no step comes before the retirement', () => {
    const late = lppInSteps([fund()], question(), steps(true, ['2031-06-01', 50]))
    expect(late).toEqual(lppFromStatements([fund()], question()))
    expect(lppInSteps([fund()], question(), null)).toEqual(late)
  })

  it('takes the interest of the law between two figures of a fund that names none', () => {
    const { projectionRate: _, ...unnamed } = fund()
    const { result } = lppInSteps([unnamed], question(), steps(false, ['2029-06-01', 60]))
    expect(result?.assumptions).toContain('minimumInterestBetween')
    // A larger part of the growth is interest, which does not follow the pay.
    expect(result?.capitalAtRetirement).toBeGreaterThan(536_000)
    expect(result?.capitalAtRetirement).toBeLessThan(560_000)
  })

  it('has no figure where the fund tells no savings to start from, or nothing for the day of a part', () => {
    const { balance: _, ...unknown } = fund({ benefits: fund().benefits.slice(3) })
    expect(lppInSteps([unknown], question(), steps(false, ['2029-06-01', 60])).missing).toEqual([
      { at: 0, fundName: 'Caisse', reason: 'stepsUnknown' },
    ])
    const atEndAlone = fund({ benefits: fund().benefits.slice(3) })
    expect(lppInSteps([atEndAlone], question(), steps(true, ['2029-06-01', 60])).missing).toEqual([
      { at: 0, fundName: 'Caisse', reason: 'noProjectionForAge' },
    ])
  })

  it('projects with other interest from what is left', () =>
    expect(statementInSteps(fund(), question(), steps(false, ['2029-06-01', 60]))?.benefits.at(-1)).toMatchObject({
      retirementAge: 780,
      capitalBalance: 536_000,
    }))
})

describe('the parts of a benefit', () => {
  it('are the cuts in pay, of the pay before the first', () =>
    expect(
      partsOfBenefit({ ...steps(true, ['2029-06-01', 60], ['2030-06-01', 20]), before: 80 }, day('2031-06-01')),
    ).toEqual([
      { on: '2029-06-01', share: 25, payCut: 25 },
      { on: '2030-06-01', share: 50, payCut: 50 },
      { on: '2031-06-01', share: 25, payCut: 25 },
    ]))
})
