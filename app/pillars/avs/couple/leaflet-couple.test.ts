/** The one couple whose calculation the information centre publishes, to the franc. */
import { describe, expect, it } from 'vitest'
import { child, couple, keysOf, lastStep, man, pensionOf, woman, years } from '../../../../tests/support/lives/life'

/** The couple of leaflet 3.01 (1.1.2026), chapters 30 and 31, their sums spread over the years. */
const leafletWife = woman(
  '1962-02-17',
  // 25000 before and in the year of the wedding, 40 x 26000 + 25000 = 1065000 after it
  [...years(1983, 1984, 12_500), ...years(1985, 2024, 26_000), ...years(2025, 2025, 25_000)],
)
const leafletHusband = man(
  '1961-09-02',
  // 120000 before and in the year of the wedding, 40 x 45000 + 40000 = 1840000 after it
  [...years(1982, 1984, 40_000), ...years(1985, 2024, 45_000), ...years(2025, 2025, 40_000)],
)
const children = [child('1986-03-01'), child('1988-08-08')]

describe('the couple of the leaflet', () => {
  // Wife: 64 years and 6 months on 17.08.2026, pension from 01.09.2026, 43 of 43 years. Alone: 1090000 x 1.025 =
  // 1117250, / 43 = 25983; credits 1987 to 2004: 18 x 22680 / 43 = 9494; 35477 -> 36288 -> 1719.
  // Husband: 65 on 02.09.2026, pension from 01.10.2026, 44 of 44 years. Splitting 1985 to 2025.
  // Wife 25000 + (1065000 + 1840000) / 2 = 1477500 -> 44713 -> 45360 -> 1915; husband 1572500 -> 46872 -> 1935.
  // Cap 3780 of 3850: 1880 and 1900. Supplement of the wife, born 1962: 50 % of 160 = 80.
  const seenByWife = pensionOf(couple(leafletWife, leafletHusband, '1984-06-15', children))
  const seenByHusband = pensionOf(couple(leafletHusband, leafletWife, '1984-06-15', children))

  const wife = {
    from: '2026-09-01',
    to: '2026-09-30',
    monthly: 1719,
    ramd: 36_288,
    scale: 44,
    contributionYears: 43,
    cohortYears: 43,
    supplement: 80,
    thirteenth: 1719,
    later: { from: '2026-10-01', monthly: 1880, ramd: 45_360, scale: 44 },
  }
  const husband = {
    from: '2026-10-01',
    to: null,
    monthly: 1900,
    ramd: 46_872,
    scale: 44,
    contributionYears: 44,
    cohortYears: 44,
    supplement: 0,
    thirteenth: 1900,
    later: null,
  }

  it('comes out to the franc, seen by the wife who starts first', () => {
    expect(seenByWife.person).toMatchObject(wife)
    expect(seenByWife.partner).toMatchObject(husband)
    expect(seenByWife.periods).toEqual([
      { from: '2026-09-01', to: '2026-09-30', person: 1719, partner: null, total: 1799, capped: false },
      { from: '2026-10-01', to: null, person: 1880, partner: 1900, total: 3860, capped: true },
    ])
    expect(seenByWife.assumptions).toEqual([])
  })

  it('comes out the same, seen by the husband whose wife has her pension already', () => {
    expect(seenByHusband.person).toMatchObject(husband)
    expect(seenByHusband.partner).toMatchObject(wife)
    expect(seenByHusband.periods).toEqual([
      { from: '2026-09-01', to: '2026-09-30', person: null, partner: 1719, total: 1799, capped: false },
      { from: '2026-10-01', to: null, person: 1900, partner: 1880, total: 3860, capped: true },
    ])
  })

  it('shows the first calculation, and the second from its day on', () => {
    expect(keysOf(seenByWife.person)).toEqual([
      'referenceAge',
      'contributionYears',
      'scale',
      'incomeSum',
      'revaluation',
      'averageIncome',
      'educationCredits',
      'ramd',
      'fullPension',
      'supplement',
      'thirteenth',
      'recalculation',
      'splitting',
      'incomeSum',
      'revaluation',
      'averageIncome',
      'educationCredits',
      'ramd',
      'fullPension',
      'coupleCap',
    ])
    expect(lastStep(seenByWife.person, 'splitting')).toEqual({
      key: 'splitting',
      inputs: { firstYear: 1985, lastYear: 2025, years: 41, yearsOnAccount: 41, given: 532_500, received: 920_000 },
      output: 387_500,
      article: 'LAVS art. 29quinquies; RAVS art. 50b',
    })
    expect(seenByWife.person.steps.at(-1)).toEqual({
      key: 'coupleCap',
      inputs: { own: 1915, other: 1935, cap: 3780, percent: 100 },
      output: 1880,
      article: 'LAVS art. 35; RAVS art. 53bis, 53ter',
    })
  })
})
