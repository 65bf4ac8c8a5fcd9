import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { monthsText, readTypedRow, type TypedRow } from '.'

const facts = { birthDate: day('1971-03-12'), today: day('2026-11-22') }
const TYPED: TypedRow = { line: 3, year: '2015', amount: "54'000", months: '01-12', split: false, kind: null }
const read = (typed: Partial<TypedRow>) => readTypedRow({ ...TYPED, ...typed }, facts)

describe('a row typed into fields', () => {
  it.each<[Partial<TypedRow>, object]>([
    [{}, { year: 2015, months: { from: 1, to: 12 }, amount: 54_000, kind: 'income', split: false, line: 3 }],
    [
      { year: ' 2015 ', amount: 'CHF 54 000.50', months: '5-9' },
      { year: 2015, months: { from: 5, to: 9 }, amount: 54_001 },
    ],
    [{ months: '' }, { months: null, kind: 'income' }],
    [{ months: '9' }, { months: { from: 1, to: 9 } }],
    [{ months: '05 – 09' }, { months: { from: 5, to: 9 } }],
    [{ amount: "-54'000" }, { amount: -54_000, kind: 'reversal' }],
    [
      { amount: "12'000", months: '', split: true },
      { amount: 12_000, months: null, kind: 'share', split: true },
    ],
    [
      { months: '01-12', split: true },
      { months: { from: 1, to: 12 }, kind: 'income', split: true },
    ],
    [
      { kind: 'afterReferenceAge', amount: '-1' },
      { kind: 'afterReferenceAge', amount: -1 },
    ],
    [
      { kind: 'careCredit', amount: '0', months: '' },
      { kind: 'careCredit', amount: 0 },
    ],
    [
      { kind: 'careCredit', amount: '100' },
      { kind: 'income', amount: 100 },
    ],
    [{ kind: 'noContribution', amount: '0' }, { kind: 'noContribution' }],
    [{ kind: 'reversal' }, { kind: 'income', amount: 54_000 }],
    [{ kind: 'share', months: '01-12' }, { kind: 'income' }],
  ])('%j is read', (typed, row) => expect(read(typed)).toMatchObject({ row }))

  it.each<[Partial<TypedRow>, object]>([
    [{ year: '2O15' }, { field: 'year', key: 'yearForm' }],
    [{ year: '15' }, { field: 'year', key: 'yearForm' }],
    [{ year: '' }, { field: 'year', key: 'yearForm' }],
    [{ year: '1987' }, { field: 'year', key: 'yearOutside' }],
    [{ year: '2027' }, { field: 'year', key: 'yearOutside' }],
    [{ amount: "54'O00" }, { field: 'amount', key: 'lettersInNumber' }],
    [{ amount: '' }, { field: 'amount', key: 'amountUnclear' }],
    [{ amount: '9'.repeat(100_000) }, { field: 'amount', key: 'amountUnclear' }],
    [{ amount: '10000001' }, { field: 'amount', key: 'amountTooLarge' }],
    [{ months: '12-01' }, { field: 'months', key: 'monthsUnclear' }],
    [{ months: '13' }, { field: 'months', key: 'monthsUnclear' }],
    [{ months: 'Mai' }, { field: 'months', key: 'monthsUnclear' }],
  ])('%j is refused', (typed, problem) => expect(read(typed)).toEqual({ problems: [problem] }))

  it('tells all problems at once', () =>
    expect(read({ year: 'x', amount: 'y', months: 'z' })).toMatchObject({ problems: { length: 3 } }))

  it('tells what it took for granted', () => {
    expect(read({ amount: '1,234' })).toMatchObject({ row: { amount: 1_234 }, notes: ['commaAsThousands'] })
    expect(read({ months: '9' })).toMatchObject({ notes: ['monthsCounted'] })
    expect(read({ months: '05-09' })).toMatchObject({ notes: [] })
  })

  it('reads what it shows', () => {
    expect([monthsText({ from: 5, to: 12 }), monthsText(null)]).toEqual(['05-12', ''])
    expect(read({ months: monthsText({ from: 5, to: 12 }) })).toMatchObject({ row: { months: { from: 5, to: 12 } } })
  })
})
