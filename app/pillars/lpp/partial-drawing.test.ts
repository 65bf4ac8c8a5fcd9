import { describe, expect, it } from 'vitest'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { day } from '../day'
import { type PartialBenefits, type PartialSavings, partialBenefits } from './partial-benefits'
import { type DrawnPart, NO_RULES, type PartialQuestion, type PartialRules, partialRefusals } from './partial-drawing'

/** 63 on 2029-04-01, the reference age on 2031-04-01, 70 on 2036-04-01. */
const question = (rules: Partial<PartialRules> = {}, more: Partial<PartialQuestion> = {}): PartialQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  computedOn: day('2026-11-21'),
  pay: 80_000,
  rules: { ...NO_RULES, ...rules },
  ...more,
})

const part = (on: string, share: number, payCut = share, capitalShare = 0): DrawnPart => ({
  on: day(on),
  share,
  payCut,
  capitalShare,
})

const keys = (parts: DrawnPart[], ...of: Parameters<typeof question>) =>
  partialRefusals(parts, question(...of)).map(({ part: index, key }) => `${index} ${key}`)

describe('a plan of parts', () => {
  it('of a published case is allowed', () => {
    const { inputs, expected } = goldenCase('lpp-partial-13b')
    const parts = [part(inputs.beforeReferenceAge ? '2030-01-01' : '2031-04-01', inputs.share, inputs.payCutPercent)]
    expect(keys(parts).length === 0).toBe(expected.allowed)
  })

  const FOUR = [part('2029-04-01', 25), part('2030-04-01', 25), part('2031-04-01', 25), part('2032-04-01', 25)]
  const asCapital = (parts: DrawnPart[]) => parts.map((one) => ({ ...one, capitalShare: 100 }))
  const ALL = { largestCapitalShare: 100 }

  it.each<[string, DrawnPart[], Partial<PartialRules>, string[]]>([
    ['nothing', [], {}, []],
    ['all at once', [part('2029-04-01', 100)], {}, []],
    ['all at the reference age, pay unchanged', [part('2031-04-01', 100, 0)], {}, []],
    ['more than the cut in pay, at the reference age', [part('2031-04-01', 50, 20)], {}, []],
    ['more than the cut in pay, a month before', [part('2031-03-01', 50, 40)], {}, ['0 moreThanPayCut']],
    [
      'all cuts count: a larger one first leaves room for later',
      [part('2029-04-01', 20, 60), part('2030-04-01', 60, 20)],
      {},
      [],
    ],
    ['more than all cuts together', [part('2029-04-01', 40), part('2030-04-01', 40, 39)], {}, ['1 moreThanPayCut']],
    ['a first part under 20 %', [part('2029-04-01', 19)], {}, ['0 firstPartTooSmall']],
    ['a first part of 20 %', [part('2029-04-01', 20)], {}, []],
    ['a first part under 20 % that the fund allows', [part('2029-04-01', 10)], { smallestFirstShare: 10 }, []],
    ['a later part under 20 %', [part('2029-04-01', 20), part('2030-04-01', 5)], {}, []],
    ['four parts of a pension', FOUR, {}, ['3 tooManyPensionParts']],
    ['four parts of a pension that the fund allows', FOUR, { mostPensionParts: 4 }, []],
    [
      'four years of capital, whatever the fund allows',
      asCapital(FOUR),
      { ...ALL, mostPensionParts: 4 },
      ['3 tooManyCapitalYears'],
    ],
    [
      'four parts of capital in three calendar years',
      asCapital([part('2029-04-01', 25), part('2030-01-01', 25), part('2030-12-01', 25), part('2031-04-01', 25)]),
      ALL,
      [],
    ],
    ['three parts of a pension and one of capital', [...FOUR.slice(0, 3), ...asCapital(FOUR.slice(3))], ALL, []],
    ['before 63', [part('2029-03-01', 40)], {}, ['0 tooEarly']],
    ['before 63 where the fund allows it', [part('2029-03-01', 40)], { earliestRetirementAge: 696 }, []],
    ['at 70', [part('2036-04-01', 100)], {}, []],
    ['after 70', [part('2036-05-01', 100)], {}, ['0 tooLate']],
    [
      'a rest after the end of work and the reference age',
      [part('2030-04-01', 50, 100), part('2031-05-01', 50, 0)],
      {},
      ['1 workEnded'],
    ],
    [
      'a rest at the reference age, after the end of work',
      [part('2030-04-01', 50, 100), part('2031-04-01', 50, 0)],
      {},
      [],
    ],
    ['a part of nothing', [part('2029-04-01', 0)], {}, ['0 outOfRange']],
    ['a cut of more than all', [part('2029-04-01', 40, 101)], {}, ['0 outOfRange']],
    ['more than the whole', [part('2029-04-01', 60), part('2031-04-01', 50, 0)], {}, ['1 moreThanWhole']],
    [
      'cuts of more than the whole pay',
      [part('2029-04-01', 60), part('2030-04-01', 30, 50)],
      {},
      ['1 morePayThanWhole'],
    ],
    ['two parts on one day', [part('2029-04-01', 30), part('2029-04-01', 30)], {}, ['1 notInOrder']],
    ['more capital than a quarter', [part('2029-04-01', 40, 40, 26)], {}, ['0 capitalShareTooLarge']],
    [
      'the rest of the pay below what the fund insures',
      [part('2029-04-01', 75)],
      { wholeBelowPay: 22_680 },
      ['0 wholeBelowPay'],
    ],
    ['just what the fund insures', [part('2029-04-01', 71)], { wholeBelowPay: 22_680 }, []],
    ['all of it below what the fund insures', [part('2029-04-01', 100)], { wholeBelowPay: 22_680 }, []],
  ])('%s', (_name, parts, rules, refused) => expect(keys(parts, rules)).toEqual(refused))

  it('counts the years in which another fund of the employer pays capital', () => {
    const parts = asCapital(FOUR.slice(0, 2))
    expect(keys(parts, ALL, { otherCapitalYears: [2029, 2033] })).toEqual([])
    expect(keys(parts, ALL, { otherCapitalYears: [2028, 2033] })).toEqual(['1 tooManyCapitalYears'])
  })

  it('takes the own reference age of a woman of the transition', () => {
    const woman = { birthDate: day('1963-03-20'), gender: 'FEMALE' } as const
    expect(keys([part('2027-12-01', 50, 0)], {}, woman)).toEqual(['0 moreThanPayCut'])
    expect(keys([part('2028-01-01', 50, 0)], {}, woman)).toEqual([])
  })

  it('names the article of each refusal', () =>
    expect(partialRefusals([part('2029-04-01', 19)], question())).toEqual([
      { part: 0, key: 'firstPartTooSmall', article: 'LPP art. 13a al. 3' },
    ]))
})

describe('what the parts pay', () => {
  const path = (balance: number, interestRate = 0, credit = 0) => ({ balance, interestRate, creditOf: () => credit })
  const savings = (changes: Partial<PartialSavings> = {}): PartialSavings => ({
    asOf: day('2029-01-01'),
    all: path(500_000),
    mandatory: path(300_000),
    conversionRates: [63, 64, 65, 66, 67].map((age) => ({ age: age * 12, value: 5 })),
    ...changes,
  })
  const paid = (parts: DrawnPart[], changes: Partial<PartialSavings> = {}, rules: Partial<PartialRules> = {}) => {
    const benefits = partialBenefits(parts, savings(changes), question(rules))
    if ('refusals' in benefits) throw new Error(JSON.stringify(benefits))
    return benefits
  }

  it('is each part’s share of the whole', () => {
    const { parts, monthly } = paid([part('2029-04-01', 40), part('2030-04-01', 60)])
    expect(parts).toEqual([
      { on: '2029-04-01', share: 40, savings: 200_000, capital: 0, monthly: 833 },
      { on: '2030-04-01', share: 60, savings: 300_000, capital: 0, monthly: 1_250 },
    ])
    expect(monthly).toBe(2_083)
  })

  it('lets the rest grow, with the credits of the pay that is left', () => {
    const parts = [part('2029-04-01', 50), part('2031-04-01', 50)]
    const { parts: paidOut } = paid(parts, { all: path(500_000, 2, 12_000), mandatory: null })
    // To 1 April 2029: 500'000 + 2'500 interest + 3'000 credit, of which half.
    expect(paidOut[0]?.savings).toBe(252_750)
    // The rest of 2029: 250'000 x 2 % + 1'500 + 4'500; 2030: 2 % of 260'000 - 250 (interest of the part drawn is gone)
    const end2029 = 250_000 + 1_250 + 1_500 + 250_000 * 0.015 + 4_500
    const end2030 = end2029 * 1.02 + 6_000
    expect(paidOut[1]?.savings).toBe(Math.round(end2030 * 1.005 + 1_500))
  })

  it('draws capital of a part as the fund says, else a quarter of its mandatory part', () => {
    const parts = [part('2029-04-01', 50, 50, 25)]
    expect(paid(parts, {}, { largestCapitalShare: 100 })).toMatchObject({ capital: 62_500, assumptions: [] })
    expect(paid(parts)).toMatchObject({ capital: 37_500, monthly: 885, assumptions: ['capitalShareAssumed'] })
  })

  it('is at least 6.8 % of the mandatory part that is drawn at the reference age, and then only', () => {
    const floor = { mandatory: path(450_000) }
    const { parts, steps, assumptions } = paid([part('2030-04-01', 40), part('2031-04-01', 60)], floor)
    // 270'000 x 6.8 % against 300'000 x 5 %
    expect(parts.map(({ monthly }) => monthly)).toEqual([833, 1_530])
    expect(steps).toEqual([
      {
        key: 'partDrawn',
        inputs: { on: '2030-04-01', share: 40, savings: 200_000, capital: 0, conversionRate: 5 },
        output: 833,
        article: 'LPP art. 13a, 14, 37',
      },
      {
        key: 'partDrawn',
        inputs: {
          on: '2031-04-01',
          share: 60,
          savings: 300_000,
          capital: 0,
          conversionRate: 5,
          mandatoryCapital: 270_000,
          minimumRate: 6.8,
        },
        output: 1_530,
        article: 'LPP art. 13a, 14, 37',
      },
    ])
    expect(assumptions).toEqual(['creditsFollowPay'])
  })

  it.each<[string, DrawnPart[], Partial<PartialSavings>, object]>([
    [
      'a plan that the law refuses',
      [part('2029-04-01', 10)],
      {},
      { refusals: [{ key: 'firstPartTooSmall' }], missing: [] },
    ],
    [
      'no rate for the day',
      [part('2034-04-01', 100)],
      {},
      { refusals: [], missing: [{ part: 0, reason: 'noProjectionForAge' }] },
    ],
    [
      'capital by law of an unknown part',
      [part('2029-04-01', 40, 40, 25)],
      { mandatory: null },
      { refusals: [], missing: [{ part: 0, reason: 'mandatoryPartUnknown' }] },
    ],
  ])('is nothing for %s, and the reason is named', (_name, parts, changes, expected) =>
    expect(partialBenefits(parts, savings(changes), question())).toMatchObject(expected),
  )

  it('adds up: neither more nor less than all at once', () => {
    const whole = paid([part('2031-04-01', 100)]).monthly
    const split: PartialBenefits = paid([part('2031-04-01', 33.3), part('2031-05-01', 33.3), part('2031-06-01', 33.4)])
    expect(Math.abs(split.parts.reduce((sum, { savings: drawn }) => sum + drawn, 0) - 500_000)).toBeLessThanOrEqual(1)
    expect(Math.abs(split.monthly - whole)).toBeLessThanOrEqual(2)
  })
})
