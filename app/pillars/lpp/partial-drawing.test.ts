import { describe, expect, it } from 'vitest'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { day } from '../day'
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
