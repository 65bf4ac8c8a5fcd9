import { describe, expect, it } from 'vitest'
import {
  keysOf,
  lastStep,
  man,
  pensionOf,
  rowsOf,
  couple as spouses,
  woman,
  years,
} from '../../../../tests/support/lives/life'
import type { AvsResult } from '../compute-avs'

/** She: born 20 February 1964, reference age February 2029. He: born 10 May 1966, reference age May 2031. */
const couple = (his: string | null, hers: string | null): AvsResult =>
  pensionOf(
    spouses(
      man('1966-05-10', years(1987, 2025, 100_000), { drawing: his ?? undefined }),
      woman('1964-02-20', years(1985, 2025, 90_000), { drawing: hers ?? undefined }),
      '1995-01-01',
    ),
  )

type Row = [from: string, person: number | null, partner: number | null, capped: boolean]

describe('a couple', () => {
  // Splitting 1996 to 2028 = 33 years. On time: she 2520, from 2031 both 2520 -> cap 3780: 1890 each.
  const cases: [name: string, his: string | null, hers: string | null, rows: Row[]][] = [
    [
      'both on time',
      null,
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2031-06-01', 1890, 1890, true],
      ],
    ],
    [
      // He at 63: scale 42, 2405. Both have a right: (95.45 + 2 x 100) / 3 = 98.48 % of 3780 = 3722.67 -> 3723 of 4925:
      // 1818.03 and 1904.97; his less 13.6 %: 1570.75. At 65 split: 1890 each, his less 13.6 % of 1818 = 247.25.
      'he early, she on time',
      '2029-06-01',
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2029-06-01', 1571, 1905, true],
        ['2031-06-01', 1643, 1890, true],
      ],
    ],
    [
      // She at 63: scale 42, 2405 less 6.5 %: 2248.68. She works until February 2027: 15000; for 2028 he pays double.
      // At 65: 42 x 90000 + 15000 = 3795000 x 1.007 (1985) = 3821565, / 44 = 86854 -> 87696 -> 2480, less 6.5 % of
      // 2405 = 156.33: 2323.68. He on time: split, 1890 each, hers less 156.33: 1733.68.
      'he on time, she early',
      null,
      '2027-03-01',
      [
        ['2027-03-01', null, 2249, false],
        ['2029-03-01', null, 2324, false],
        ['2031-06-01', 1890, 1734, true],
      ],
    ],
    [
      // His right is there from 2031 on, drawn or not: hers is capped then. His: 1890 x 17.1 % = 323.19.
      'he late, she on time',
      '2034-06-01',
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2031-06-01', null, 1890, true],
        ['2034-06-01', 2213, 1890, true],
      ],
    ],
    [
      // 27 months at 2520 and 21 at 1890 deferred: average 2244.375, x 24 % = 538.65.
      'he on time, she late',
      null,
      '2033-03-01',
      [
        ['2031-06-01', 1890, null, true],
        ['2033-03-01', 1890, 2429, true],
      ],
    ],
    [
      // Hers deferred: 3 months at 2520, 24 at 1905 next to his early one, 21 at 1890: average 1936.875, x 24 % =
      // 464.85.
      'he early, she late',
      '2029-06-01',
      '2033-03-01',
      [
        ['2029-06-01', 1571, null, true],
        ['2031-06-01', 1643, null, true],
        ['2033-03-01', 1643, 2355, true],
      ],
    ],
    [
      'both late',
      '2036-06-01',
      '2034-03-01',
      [
        // Hers: 27 x 2520 and 33 x 1890: average 2173.50, x 31.5 % = 684.65. His: 1890 x 31.5 % = 595.35.
        ['2034-03-01', null, 2575, true],
        ['2036-06-01', 2485, 2575, true],
      ],
    ],
  ]

  it.each(cases)('%s', (_, his, hers, rows) => {
    expect(rowsOf(couple(his, hers))).toEqual(rows)
  })

  it('with an early pension is capped by the law’s percentages before it is reduced, and says what whole scales give', () => {
    const result = couple('2029-06-01', null)
    const { steps } = result.person
    expect(steps.find(({ key }) => key === 'coupleCap')).toMatchObject({
      inputs: { own: 2405, other: 2520, cap: 3723, percent: expect.closeTo(98.4833, 4), capByScale: 3780 },
      output: 1818,
    })
    expect(lastStep(result.person, 'earlyReduction')).toMatchObject({ inputs: { pension: 1818 }, output: 1571 })
    expect(result.assumptions).toContain('capScaleAssumed')
    expect(couple(null, null).assumptions).not.toContain('capScaleAssumed')
  })

  it('is split only once both have reached the reference age', () => {
    const result = couple('2029-06-01', null)
    const keys = keysOf(result.person)
    expect(keys.indexOf('splitting')).toBeGreaterThan(keys.indexOf('recalculation'))
    expect(result.person.steps.filter(({ key }) => key === 'recalculation').map(({ inputs }) => inputs)).toEqual([
      { from: '2031-06-01', reason: 'referenceAge' },
    ])
  })

  it('gives what was deferred before what is paid', () => {
    const { partner } = couple(null, '2033-03-01')
    expect(keysOf(partner)).toEqual([
      'referenceAge',
      'lateStart',
      'contributionYears',
      'scale',
      'incomeSum',
      'revaluation',
      'averageIncome',
      'ramd',
      'fullPension',
      'recalculation',
      'splitting',
      'incomeSum',
      'revaluation',
      'averageIncome',
      'ramd',
      'fullPension',
      'coupleCap',
      'deferralSupplement',
      'supplement',
      'thirteenth',
    ])
    expect(partner?.steps.find(({ key }) => key === 'recalculation')?.inputs.from).toBe('2031-06-01')
  })

  it('says under which article a pension changes', () => {
    const articles = (result: AvsResult) =>
      [result.person, result.partner].map((one) =>
        one?.steps.filter(({ key }) => key === 'recalculation').map(({ inputs, article }) => [inputs.reason, article]),
      )
    expect(articles(couple('2029-06-01', null))).toEqual([
      [['referenceAge', 'RAVS art. 56 al. 4; LAVS art. 29quinquies al. 3, art. 31']],
      [
        ['cap', 'LAVS art. 35'],
        ['partner', 'LAVS art. 29quinquies al. 3, art. 31'],
      ],
    ])
  })

  it('is one from the month after the wedding on', () => {
    // She defers from March 2026, he draws since April 2025; wedding in June 2026: 4 months (March to June) at 2520 and
    // 11 at 1890 deferred: average 2058, x 6.6 % (15 months) = 135.83.
    const facts = spouses(
      man('1960-03-10', years(1981, 2024, 100_000)),
      man('1961-02-10', years(1982, 2025, 100_000), { drawing: '2027-06-01' }),
      '2026-06-01',
    )
    expect(rowsOf(pensionOf(facts))).toEqual([
      ['2025-04-01', 2520, null, false],
      ['2026-07-01', 1890, null, true],
      ['2027-06-01', 1890, 1890 + 136, true],
    ])
  })

  it('says who of the two wishes too early a start', () => {
    // As a woman of the transition generation she may start at 62 (LAVS art. 40c).
    expect(couple(null, '2026-03-01').partner?.drawing).toEqual({ kind: 'early', months: 36 })
    const tooEarly = (): AvsResult => couple(null, '2026-02-01')
    expect(tooEarly).toThrow(expect.objectContaining({ key: 'retirementTooEarly', who: 'partner' }))
  })
})
