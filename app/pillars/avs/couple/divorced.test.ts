import { describe, expect, it } from 'vitest'
import {
  child,
  formerMarriage,
  lastStep,
  life,
  man,
  marriedSince,
  pensionOf,
  rowsOf,
  woman,
  years,
} from '../../../../tests/support/lives/life'

/** Born 12 April 1970: reference age in April 2035, window 1991 to 2034. */
const person = man('1970-04-12', years(1991, 2025, 60_000))
const former = woman('1970-05-05', years(1991, 2025, 20_000))

describe('a divorced person', () => {
  it('has the incomes of the marriage split at once, whenever the other one retires', () => {
    // 1996 to 2002 = 7 years: 420000 x 1/2 given, 140000 x 1/2 received. 2640000 - 140000 = 2500000, / 44 = 56818 ->
    // 38 x 1512 = 57456 -> 2076.
    const result = pensionOf(life(person, { marriages: [formerMarriage(former, '1995-06-01', '2003-09-01')] }))
    expect(rowsOf(result)).toEqual([['2035-05-01', 2076, null, false]])
    expect(lastStep(result.person, 'splitting')?.inputs).toMatchObject({ years: 7, given: 210_000, received: 70_000 })
    // So is a marriage that was declared void (RAVS art. 50c).
    const annulled = pensionOf(
      life(person, { marriages: [formerMarriage(former, '1995-06-01', '2003-09-01', 'annulment')] }),
    )
    expect(rowsOf(annulled)).toEqual(rowsOf(result))
  })

  it('with an account that is split already has the pension that the two accounts before splitting give (RAVS art. 50h)', () => {
    const marriages = [formerMarriage(former, '1995-06-01', '2003-09-01')]
    const before = pensionOf(life(person, { marriages }))
    const divided = [
      ...years(1991, 1995, 60_000),
      ...years(1996, 2002, 40_000).map((entry) => ({ ...entry, split: true })),
      ...years(2003, 2025, 60_000),
    ]
    const after = pensionOf(life({ ...person, incomes: divided }, { marriages }))
    expect(after.person).toMatchObject({ monthly: before.person.monthly, ramd: before.person.ramd })
    expect(lastStep(after.person, 'incomeSum')?.output).toBe(lastStep(before.person, 'incomeSum')?.output)
    // The other one's earnings of that time are not needed.
    const unknown = [formerMarriage({ ...former, incomes: null }, '1995-06-01', '2003-09-01')]
    expect(pensionOf(life({ ...person, incomes: divided }, { marriages: unknown }))).toEqual({
      ...after,
      assumptions: [...after.assumptions, 'spouseIncomesWithoutEffect'],
    })
  })

  it('as a pensioner is split from the month after the divorce on, and not before (LAVS art. 29quinquies al. 3 let. c)', () => {
    // Born 10.06.1960: 2640000 x 1.052 = 2777280, / 44 = 63120 -> 63504 -> 2157. Divorced in March 2026 from a wife far
    // from her reference age: 1991 to 2024 = 34 years, -34 x 30000 + 34 x 10000: 1960000 x 1.052 / 44 = 46862 -> 1935.
    const wife = woman('1970-05-05', years(1991, 2025, 20_000), { insured: 1990 })
    const older = man('1960-06-10', years(1981, 2024, 60_000))
    const facts = life(older, { marriages: [formerMarriage(wife, '1990-06-01', '2026-03-10')] })
    expect(rowsOf(pensionOf(facts))).toEqual([
      ['2025-07-01', 2157, null, false],
      ['2026-04-01', 1935, null, false],
    ])
  })

  it('splits an early pension too', () => {
    const early = man('1970-04-12', years(1991, 2025, 60_000), { drawing: '2033-05-01' })
    const { steps } = pensionOf(life(early, { marriages: [formerMarriage(former, '1995-06-01', '2003-09-01')] })).person
    expect(steps.filter(({ key }) => key === 'splitting')).toHaveLength(2)
  })

  it('who has married again is split with each spouse in turn', () => {
    // Until 2037 as above. Then 2011 to 2034 with the wife: 24 x 30000 given, 24 x 15000 received: 2500000 - 360000 =
    // 2140000, / 44 = 48636 -> 33 x 1512 = 49896 -> 1976. She: 44 x 30000 + 360000 = 1680000, / 44 = 38182 -> 26 x 1512
    // = 39312: 0.74 x 1260 + 13/600 x 39312 = 1784.16 -> 1784. Together 3760, under the cap.
    const facts = life(person, {
      partner: woman('1972-04-30', years(1993, 2025, 30_000)),
      marriages: [marriedSince('2010-05-05'), formerMarriage(former, '1995-06-01', '2003-09-01')],
    })
    const result = pensionOf(facts)
    expect(rowsOf(result)).toEqual([
      ['2035-05-01', 2076, null, false],
      ['2037-05-01', 1976, 1784, false],
    ])
    expect(lastStep(result.person, 'recalculation')?.inputs).toEqual({ from: '2037-05-01', reason: 'partner' })
    // The order in which marriages are given does not matter.
    expect(pensionOf({ ...facts, marriages: facts.marriages.toReversed() })).toEqual(result)
  })

  it('has the credits of the child: halves of the marriage, wholes after it', () => {
    // Born 2000: 2001 and 2002 halved, 2003 to 2016 whole, hers: 15 x 45360 / 44 = 15464. Incomes 7 x 20000 more than her
    // 880000: 1020000 / 44 = 23182; 38646 -> 26 x 1512 = 39312 -> 1784.
    const marriages = [formerMarriage(person, '1995-06-01', '2003-09-01')]
    const result = pensionOf(life(former, { marriages, children: [child('2000-05-05')] }))
    expect(lastStep(result.person, 'educationCredits')).toMatchObject({
      inputs: { years: 15, whole: 14, half: 2, otherPart: 0 },
      output: 15_464,
    })
    expect(result.person).toMatchObject({ ramd: 39_312, monthly: 1784 })
  })
})

describe('a couple whose household a judge has separated (LAVS art. 35 al. 2)', () => {
  const incomes = years(1991, 2025, 90_000)
  const couple = (separatedSince: string | null) =>
    rowsOf(
      pensionOf(
        life(man('1970-04-12', incomes), {
          partner: woman('1970-04-30', incomes),
          marriages: [marriedSince('2000-01-01', separatedSince)],
        }),
      ),
    )

  it('has both pensions without a cap', () => {
    expect(couple(null)).toEqual([['2035-05-01', 1890, 1890, true]])
    expect(couple('2020-05-05')).toEqual([['2035-05-01', 2520, 2520, false]])
  })

  it('is split all the same', () => {
    const separated = pensionOf(
      life(man('1970-04-12', years(1991, 2025, 60_000)), {
        partner: woman('1970-04-30', years(1991, 2025, 20_000)),
        marriages: [marriedSince('2000-07-01', '2010-05-05')],
      }),
    )
    expect(lastStep(separated.person, 'splitting')?.inputs).toMatchObject({
      firstYear: 2001,
      lastYear: 2034,
      years: 34,
    })
  })

  it('as pensioners from the month after', () => {
    const result = pensionOf(
      life(man('1960-06-10', years(1981, 2024, 100_000)), {
        partner: woman('1961-02-10', years(1982, 2024, 100_000)),
        marriages: [marriedSince('1990-01-01', '2026-08-15')],
      }),
    )
    expect(rowsOf(result)).toEqual([
      ['2025-06-01', null, 2520, false],
      ['2025-07-01', 1890, 1890, true],
      ['2026-09-01', 2520, 2520, false],
    ])
  })
})
