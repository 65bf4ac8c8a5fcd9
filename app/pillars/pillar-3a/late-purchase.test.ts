import { describe, expect, it } from 'vitest'
import { goldenCase } from '../../../tests/support/lives/golden-case'
import { day } from '../day'
import { type LatePurchaseQuestion, latePurchase, type YearOf3a } from './late-purchase'

const CEILING = 7_258
const year = (of: number, paid: number, changes: Partial<YearOf3a> = {}): YearOf3a => ({
  year: of,
  paid,
  withFund: true,
  earnedIncome: 80_000,
  ...changes,
})

const question = (changes: Partial<LatePurchaseQuestion> = {}): LatePurchaseQuestion => ({
  person: { birthDate: day('1980-06-15'), gender: 'FEMALE' },
  on: day('2026-11-21'),
  years: [year(2025, 4_080)],
  thisYear: { withFund: true, earnedIncome: 80_000, paid: CEILING },
  isDrawn: false,
  wished: null,
  ...changes,
})

describe('a late purchase', () => {
  it('of a published case forfeits what it leaves', () => {
    const { inputs, expected } = goldenCase('p3a-late-purchase')
    const told = latePurchase(question({ years: [year(2025, inputs.paid)], wished: inputs.purchase }))
    expect(told.gaps[0]?.ceiling).toBe(inputs.ceiling)
    expect(told.bought).toEqual([
      {
        year: 2025,
        ceiling: inputs.ceiling,
        paid: inputs.paid,
        gap: expected.gap,
        lastYear: 2035,
        bought: inputs.purchase,
        forfeited: expected.forfeited,
      },
    ])
  })

  it.each<[string, Partial<LatePurchaseQuestion>, number[], number]>([
    ['no year before 2025', { years: [year(2024, 0), year(2025, 0)] }, [2025], CEILING],
    ['no year that was paid in full', { years: [year(2025, CEILING)] }, [], 0],
    ['no year without work', { years: [year(2025, 0, { earnedIncome: 0 })] }, [], 0],
    ['no year for which something was bought', { years: [year(2025, 0, { isBought: true })] }, [], 0],
    ['not the year itself', { years: [year(2026, 0)] }, [], 0],
    [
      'none of more than ten years ago',
      {
        on: day('2036-06-01'),
        thisYear: { withFund: true, earnedIncome: 1, paid: 9_000 },
        years: [year(2025, 0), year(2026, 5_000)],
      },
      [2026],
      2_258,
    ],
    ['less than the small ceiling', { years: [year(2025, 4_080)] }, [2025], 3_178],
    [
      'of a large gap no more than the small ceiling',
      { years: [year(2025, 0, { withFund: false, earnedIncome: 100_000 })] },
      [2025],
      CEILING,
    ],
    ['what purchases of this year leave', { years: [year(2025, 0)], boughtThisYear: 5_000 }, [2025], 2_258],
  ])('can fill %s', (_name, changes, years, largest) => {
    const told = latePurchase(question(changes))
    expect(told.gaps.map((gap) => gap.year)).toEqual(years)
    expect(told.largest).toBe(largest)
  })

  it('fills several gaps at once, the oldest first', () => {
    const on = day('2028-06-01')
    const thisYear = { withFund: true, earnedIncome: 80_000, paid: 7_373 }
    const told = latePurchase(question({ on, thisYear, years: [year(2027, 2_373), year(2025, 4_258)], wished: 4_000 }))
    expect(told.bought?.map(({ year: of, bought, forfeited }) => [of, bought, forfeited])).toEqual([
      [2025, 3_000, 0],
      [2027, 1_000, 4_000],
    ])
    expect(told.largest).toBe(7_373)
  })

  it.each<[string, Partial<LatePurchaseQuestion>, string[]]>([
    ['after savings have been drawn', { isDrawn: true }, ['drawn']],
    ['without work this year', { thisYear: { withFund: true, earnedIncome: 0, paid: 0 } }, ['notWorking']],
    [
      'before the ordinary payment is complete',
      { thisYear: { withFund: true, earnedIncome: 80_000, paid: 7_257 } },
      ['ordinaryNotPaid'],
    ],
    [
      'before a fifth of the income is paid, without a fund',
      { thisYear: { withFund: false, earnedIncome: 50_000, paid: 9_999 } },
      ['ordinaryNotPaid'],
    ],
    ['without a gap', { years: [] }, ['noGap']],
    ['of more than is allowed', { wished: 3_179 }, ['moreThanAllowed']],
    ['five years after the reference age', { person: { birthDate: day('1956-11-20'), gender: 'MALE' } }, ['tooLate']],
    ['until five years after the reference age', { person: { birthDate: day('1956-11-21'), gender: 'MALE' } }, []],
  ])('is refused %s: %j', (_name, changes, keys) => {
    const told = latePurchase(question(changes))
    expect(told.refusals.map(({ key }) => key)).toEqual(keys)
    expect(told.bought === null).toBe(keys.length > 0)
  })

  it('says how much is to be paid first, and where that is written', () =>
    expect(latePurchase(question({ thisYear: { withFund: true, earnedIncome: 1, paid: 7_000 } }))).toMatchObject({
      ordinaryLeft: 258,
      refusals: [{ key: 'ordinaryNotPaid', article: 'OPP 3 art. 7a al. 1 let. c' }],
    }))
})
