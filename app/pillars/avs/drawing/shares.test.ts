import { describe, expect, it } from 'vitest'
import { couple, lastStep, man, pensionOf, rowsOf, single, woman, years } from '../../../../tests/support/lives/life'

type Steps = [from: string, share: number][]

/** Born 10 May 1966: pension from 1 June 2031, 60480 -> 2117; at 63 on 42 of 44 years: 2020. Work goes on. */
const bornIn1966 = (drawing: Steps) => single(man('1966-05-10', years(1987, 2025, 60_000), { drawing }))

const paid = (drawing: Steps) => bornIn1966(drawing).periods.map(({ from, person }) => [from, person])

describe('shares of a pension', () => {
  it.each<[string, Steps, [string, number][]]>([
    [
      // 808 less 13.6 % = 698.11; at 65 2117 less 13.6 % of 808 = 109.89.
      'one before the reference age, the whole from then on',
      [['2029-06-01', 40]],
      [
        ['2029-06-01', 698],
        ['2031-06-01', 2007],
      ],
    ],
    [
      // The raise on the basis of the start, by its own rate: 606 less 6.8 % = 564.79, with 698.11. At 65 2117 less
      // 109.89 and 6.8 % of 606 = 41.21: 1965.90.
      'raised once',
      [
        ['2029-06-01', 40],
        ['2030-06-01', 70],
      ],
      [
        ['2029-06-01', 698],
        ['2030-06-01', 1263],
        ['2031-06-01', 1966],
      ],
    ],
    [
      // 1212 less 6.8 % = 1129.58, with 698.11: 1827.70. At 65 2117 - 109.89 - 82.42 = 1924.70.
      'raised to the whole',
      [
        ['2029-06-01', 40],
        ['2030-06-01', 100],
      ],
      [
        ['2029-06-01', 698],
        ['2030-06-01', 1828],
        ['2031-06-01', 1925],
      ],
    ],
    [
      // 846.80; of 1270.20 deferred two years 10.8 % = 137.18.
      'one deferred',
      [
        ['2031-06-01', 40],
        ['2033-06-01', 100],
      ],
      [
        ['2031-06-01', 847],
        ['2033-06-01', 2254],
      ],
    ],
    [
      // 635.10; 1270.20 and 5.2 % of 635.10 = 33.03; 2117, 33.03 and 10.8 % of 846.80 = 91.45.
      'one deferred and lowered once',
      [
        ['2031-06-01', 30],
        ['2032-06-01', 60],
        ['2033-06-01', 100],
      ],
      [
        ['2031-06-01', 635],
        ['2032-06-01', 1303],
        ['2033-06-01', 2241],
      ],
    ],
    [
      // 846.80 less 109.89 = 736.91; 2117 less 109.89 and with 137.18: 2144.29.
      'one early, the rest deferred',
      [
        ['2029-06-01', 40],
        ['2033-06-01', 100],
      ],
      [
        ['2029-06-01', 698],
        ['2031-06-01', 737],
        ['2033-06-01', 2144],
      ],
    ],
    [
      // Raised before the reference age, the rest drawn then: 70 % of 2117 less 151.10 = 1330.80; 635.10 x 10.8 % =
      // 68.59.
      'one raised, the rest deferred without a lowering',
      [
        ['2029-06-01', 40],
        ['2030-06-01', 70],
        ['2033-06-01', 100],
      ],
      [
        ['2029-06-01', 698],
        ['2030-06-01', 1263],
        ['2031-06-01', 1331],
        ['2033-06-01', 2034],
      ],
    ],
  ])('%s', (_, drawing, rows) => {
    expect(paid(drawing)).toEqual(rows)
  })

  it('are given with their days, and rounded once', () => {
    const result = bornIn1966([
      ['2029-06-01', 40],
      ['2030-06-01', 70],
    ])
    expect(result.person.shares).toEqual([
      { from: '2029-06-01', share: 40 },
      { from: '2030-06-01', share: 70 },
      { from: '2031-06-01', share: 100 },
    ])
    expect(result.assumptions).toContain('sharesRoundedOnce')
    expect(result.assumptions).not.toContain('stopsWithDrawing')
    expect(lastStep(result.person, 'incomeSum')?.output).toBe(44 * 60_000)
  })

  it.each([20, 80])('of %i percent are the least and the most (LAVS art. 39, 40)', (share) =>
    expect(bornIn1966([['2029-06-01', share]]).person.shares[0]?.share).toBe(share),
  )

  it.each<[string, Steps]>([
    ['less than a fifth', [['2029-06-01', 19]]],
    ['more than four fifths', [['2029-06-01', 81]]],
    [
      'one that falls',
      [
        ['2029-06-01', 60],
        ['2030-06-01', 40],
      ],
    ],
    [
      'one that stays',
      [
        ['2029-06-01', 40],
        ['2030-06-01', 40],
      ],
    ],
    [
      'steps that are not in order',
      [
        ['2030-06-01', 40],
        ['2029-06-01', 60],
      ],
    ],
    [
      'two raises (LAVS art. 40 al. 2)',
      [
        ['2029-06-01', 20],
        ['2029-12-01', 40],
        ['2030-06-01', 60],
      ],
    ],
    [
      'two raises, the second to the whole',
      [
        ['2029-06-01', 20],
        ['2029-12-01', 40],
        ['2030-06-01', 100],
      ],
    ],
    [
      'two lowerings (LAVS art. 39 al. 2)',
      [
        ['2031-06-01', 20],
        ['2032-06-01', 40],
        ['2033-06-01', 60],
        ['2034-06-01', 100],
      ],
    ],
    [
      'a lowering after a raise (LAVS art. 40b al. 2)',
      [
        ['2029-06-01', 20],
        ['2030-06-01', 40],
        ['2032-06-01', 60],
        ['2033-06-01', 100],
      ],
    ],
  ])('of %s are refused', (_, drawing) => {
    expect(() => bornIn1966(drawing)).toThrow(expect.objectContaining({ key: 'sharesNotAllowed', who: 'person' }))
  })

  it('deferred for less than a year are not deferred; without an end for five years', () => {
    const short = bornIn1966([
      ['2031-06-01', 40],
      ['2032-05-01', 100],
    ])
    expect(short.periods.map(({ from, person }) => [from, person])).toEqual([['2031-06-01', 2117]])
    expect(short.assumptions).toContain('deferralUnderOneYear')
    const open = bornIn1966([['2031-06-01', 40]])
    // 846.80; 1270.20 x 31.5 % = 400.11
    expect(open.periods.map(({ from, person }) => [from, person])).toEqual([
      ['2031-06-01', 847],
      ['2036-06-01', 2517],
    ])
    expect(open.assumptions).toContain('deferralEndsAfterFiveYears')
  })

  it('of the transition generation: drawn early it loses the supplement, deferred it has the whole of it at once', () => {
    const early = single(woman('1964-02-20', years(1985, 2025, 70_000), { drawing: [['2028-03-01', 50]] }))
    expect(early.person.supplement).toBe(0)
    expect(early.assumptions).toContain('supplementLostByShare')
    // RAVS art. 53quater al. 5. 2258 and 81, half of it deferred.
    const late = single(
      woman('1966-07-17', years(1987, 2025, 70_000), {
        drawing: [
          ['2031-08-01', 50],
          ['2033-08-01', 100],
        ],
      }),
    )
    expect(late.periods[0]).toMatchObject({ person: 1129, total: 1129 + 81 })
  })
})

describe('the cap of a couple that draws shares (RAVS art. 53ter)', () => {
  const both = (his: Steps | undefined, hers: Steps | undefined) => {
    const incomes = years(1991, 2025, 100_000)
    const one = man('1970-04-12', incomes, { drawing: his })
    return rowsOf(pensionOf(couple(one, woman('1970-04-30', incomes, { drawing: hers }), '2000-01-01')))
  }

  it('is that part of it which the higher share is', () => {
    // 2405 each on scale 42: 95.45 % of 3780 = 3608, of it 60 %: 2164.80 for 962 and 1443: 865.92 and 1298.88, less 13.6 %.
    // At 65 1890 less 13.6 % of them: 117.77 and 176.65.
    expect(both([['2033-05-01', 40]], [['2033-05-01', 60]])).toEqual([
      ['2033-05-01', 748, 1122, true],
      ['2035-05-01', 1772, 1713, true],
    ])
  })

  it('takes deferred pensions whole', () => {
    // Half of 1890, and two years later 1890 and 10.8 % of 945 = 102.06.
    expect(
      both(
        [
          ['2035-05-01', 50],
          ['2037-05-01', 100],
        ],
        undefined,
      ),
    ).toEqual([
      ['2035-05-01', 945, 1890, true],
      ['2037-05-01', 1992, 1890, true],
    ])
  })
})
