import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { type AccountFacts, accountOf, type ExtractRow, MOST_LINES, summaryOf } from '.'

const FACTS: AccountFacts = { referenceYear: 2036, minimumIncome: () => 5_000, marriageYears: [] }
type Sketch = Partial<Omit<ExtractRow, 'amount'>> & { amount?: number }
const ROW = { year: 2015, months: { from: 1, to: 12 }, amount: 54_000, kind: 'income', split: false, payer: 1 } as const
const rows = (...sketches: Sketch[]) =>
  sketches.map(
    (sketch, i): ExtractRow => ({ ...ROW, line: i + 1, ...sketch, amount: (sketch.amount ?? ROW.amount) as Franc }),
  )
const account = (...sketches: Sketch[]) => accountOf(rows(...sketches), FACTS)

describe('the rows of a year', () => {
  it.each<[string, Sketch[], number, number]>([
    [
      'add up',
      [
        { amount: 30_000, payer: 1 },
        { amount: 24_000, payer: 2 },
      ],
      54_000,
      12,
    ],
    ['unite their months', [{ months: { from: 1, to: 5 } }, { months: { from: 4, to: 9 }, amount: 1 }], 54_001, 9],
    ['with a gap between', [{ months: { from: 1, to: 2 } }, { months: { from: 11, to: 12 }, amount: 1 }], 54_001, 4],
    ['without months are a whole year', [{ months: null }], 54_000, 12],
    ['without months and under the minimum are none', [{ months: null, amount: 4_999 }], 4_999, 0],
    ['without months at the minimum are a whole year', [{ months: null, amount: 5_000 }], 5_000, 12],
    ['keep printed months under the minimum', [{ amount: 1_000 }], 1_000, 12],
    ['take back without months', [{ months: { from: 1, to: 6 } }, { amount: -4_000, kind: 'reversal' }], 50_000, 6],
    ['share without months', [{ months: { from: 1, to: 6 } }, { amount: 1, kind: 'share', months: null }], 54_001, 6],
    ['of a share alone have no months', [{ amount: 12_000, kind: 'share', months: null, split: true }], 12_000, 0],
  ])('%s', (_name, sketches, amount, months) =>
    expect(account(...sketches).years).toMatchObject([{ year: 2015, amount, months }]),
  )

  it('are divided already where one of them is', () =>
    expect(account({ year: 2014 }, {}, { kind: 'share', months: null, split: true, amount: -27_000 }).years).toEqual([
      { year: 2014, amount: 54_000, months: 12 },
      { year: 2015, amount: 27_000, months: 12, split: true },
    ]))

  it('make no entry of credits and of a spouse abroad', () => {
    const { years, careCreditYears } = account(
      { kind: 'careCredit', amount: 0, year: 2012 },
      { kind: 'careCredit', amount: 0, year: 2011, months: null },
      { kind: 'careCredit', amount: 0, year: 2012, payer: 2 },
      { kind: 'noContribution', amount: 0, year: 2013 },
    )
    expect([years, careCreditYears]).toEqual([[], [2011, 2012]])
  })
})

describe('years after the reference age', () => {
  const { years, afterReferenceAge } = account(
    { year: 2036 },
    { year: 2036, kind: 'afterReferenceAge', amount: 10_000, months: { from: 4, to: 12 } },
    { year: 2037, amount: 9_000, months: { from: 1, to: 2 } },
    { year: 2037, kind: 'afterReferenceAge', amount: -1_000 },
  )
  it('stand in a list of their own, with code 7 also in the year itself', () => {
    expect(years).toEqual([{ year: 2036, amount: 54_000, months: 12 }])
    expect(afterReferenceAge).toEqual([
      { year: 2036, amount: 10_000, months: 9 },
      { year: 2037, amount: 8_000, months: 2 },
    ])
  })
})

describe('what is refused', () => {
  it.each<[string, Sketch[], object[]]>([
    [
      'a year below zero',
      [{}, { amount: -54_001, kind: 'reversal' }],
      [{ key: 'belowZero', year: 2015, lines: [1, 2] }],
    ],
    [
      'a year above ten million',
      [{ amount: 9_000_000 }, { amount: 1_000_001 }],
      [{ key: 'aboveLimit', year: 2015, lines: [1, 2] }],
    ],
    ['nothing at the limits', [{ amount: 10_000_000 }, { year: 2016, amount: 0 }], []],
  ])('%s', (_name, sketches, problems) => {
    const result = account({ year: 2001 }, ...sketches.map((one) => ({ ...one, payer: null })))
    expect(
      result.problems.map((one) => ('lines' in one ? { ...one, lines: one.lines.map((line) => line - 1) } : one)),
    ).toEqual(problems)
    expect(result.years.some(({ year }) => year === 2015)).toBe(problems.length === 0)
  })

  it('more rows than an account has', () => {
    const many = Array.from({ length: MOST_LINES + 1 }, (_, i) => ({ payer: i }))
    expect(account(...many).problems).toContainEqual({ key: 'tooManyRows' })
    expect(account(...many.slice(1)).problems).not.toContainEqual({ key: 'tooManyRows' })
  })
})

describe('what is asked', () => {
  const questions = (facts: Partial<AccountFacts>, ...sketches: Sketch[]) =>
    accountOf(rows(...sketches), { ...FACTS, ...facts }).questions

  it('whether equal lines are two, only of the same account', () => {
    expect(questions({}, {}, {}, { payer: 2 }, { year: 2016 })).toEqual([
      { key: 'duplicateLines', year: 2015, lines: [1, 2] },
    ])
    expect(questions({}, {}, { amount: 1 }, { months: null, year: 2016 }, { kind: 'careCredit', amount: 0 })).toEqual(
      [],
    )
  })

  it('whether a line without months is the sum of those with months', () =>
    expect(questions({}, { months: { from: 1, to: 6 } }, { months: null, payer: null })).toEqual([
      { key: 'sumOrMore', year: 2015, lines: [1, 2] },
    ]))

  it('which marriage, where only some of its years are divided', () => {
    const split = { kind: 'share', months: null, split: true } as const
    const years: Sketch[] = [{ year: 2003 }, { year: 2003, ...split }, { year: 2004 }, { year: 2009 }]
    expect(questions({ marriageYears: [2003, 2004] }, ...years)).toEqual([
      { key: 'someYearsSplit', split: [2003], others: [2004] },
    ])
    expect(questions({ marriageYears: [2003] }, ...years)).toEqual([])
    expect(questions({ marriageYears: [2004] }, { year: 2003 }, { year: 2004 })).toEqual([])
  })
})

it('names what it assumed', () =>
  expect(account({ months: null }, { months: null, amount: 100, year: 2001 }, { year: 2002 }).assumptions).toEqual([
    { key: 'wholeYear', years: [2015] },
    { key: 'underMinimumWithoutMonths', years: [2001] },
  ]))

describe('the summary of an account', () => {
  const summary = (today: string, ...sketches: Sketch[]) =>
    summaryOf(account(...sketches), { ...FACTS, birthDate: day('1971-03-12'), today: day(today) })

  it('has years, sum, average, gaps, small and youth years', () =>
    expect(
      summary(
        '2000-11-01',
        { year: 1990, amount: 4_000 },
        { year: 1991 },
        { year: 1993 },
        { year: 1994, amount: 1_001 },
        { year: 1998 },
      ),
    ).toEqual({
      entries: { years: 5, first: 1990, last: 1998, total: 167_001, average: 33_400 },
      withoutEntry: [
        { from: 1992, to: 1992 },
        { from: 1995, to: 1997 },
        { from: 1999, to: 1999 },
      ],
      underMinimum: [1990, 1994],
      youthYears: [1990, 1991],
      notYetEntered: [2000],
    }))

  it.each([
    ['2000-10-31', [1999, 2000], 1998],
    ['2000-11-01', [2000], 1999],
    ['2000-01-01', [1999, 2000], 1998],
  ])('on %s waits for %j', (today, notYetEntered, last) => {
    const { withoutEntry, ...rest } = summary(today)
    expect(rest).toMatchObject({ entries: null, notYetEntered })
    expect(withoutEntry).toEqual([{ from: 1992, to: last }])
  })

  it('waits for no year that is entered, and for none from that of the reference age on', () => {
    expect(summary('2000-10-31', { year: 1999 }).notYetEntered).toEqual([2000])
    const { withoutEntry, notYetEntered } = summary('2040-05-01', { year: 1992 })
    expect([withoutEntry, notYetEntered]).toEqual([[{ from: 1993, to: 2035 }], []])
  })
})
