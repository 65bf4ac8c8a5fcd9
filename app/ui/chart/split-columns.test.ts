import { describe, expect, it } from 'vitest'
import { splitColumns } from './split-columns'

const heights = (columns: ReturnType<typeof splitColumns>['before']) =>
  columns.map(({ amount, parts }) => [amount, ...parts.map(({ of, height }) => `${of} ${height}`)])

describe('columns of incomes that are halved', () => {
  it.each([
    [
      'of two',
      { own: 900, other: 300 },
      [
        [1800, 'own 33', 'own 33'],
        [600, 'other 11', 'other 11'],
      ],
      [
        [1200, 'own 33', 'other 11'],
        [1200, 'other 11', 'own 33'],
      ],
    ],
    [
      'of two, one without income',
      { own: 500, other: 0 },
      [[1000, 'own 33', 'own 33'], [0]],
      [
        [500, 'own 33'],
        [500, 'own 33'],
      ],
    ],
    ['of one alone, who gives a half', { own: 500, other: null }, [[1000, 'own 33', 'own 33']], [[500, 'own 33']]],
    ['of nobody', { own: 0, other: 0 }, [[0], [0]], [[0], [0]]],
  ])('%s', (_, halves, before, after) => {
    const columns = splitColumns(halves)
    expect(heights(columns.before)).toEqual(before)
    expect(heights(columns.after)).toEqual(after)
  })

  it('end at the same line', () => {
    const { after, ground } = splitColumns({ own: 1_003_399, other: 1_172_384 })
    expect(after[0]?.top).toBeCloseTo(after[1]?.top ?? 0, 1)
    for (const { parts } of after) for (const { y, height } of parts) expect(y + height).toBeLessThanOrEqual(ground)
  })

  it('shows what one gives away where the other one is not shown, and nothing where both are', () => {
    expect(splitColumns({ own: 500, other: null }).given).toMatchObject({ of: 'own', height: 33, y: 18 })
    expect(splitColumns({ own: 500, other: 400 }).given).toBeNull()
    expect(splitColumns({ own: 0, other: null }).given).toBeNull()
  })

  it.each([
    [1000, 1000, 62],
    [1000, 100, 62],
    [1000, 260, 46],
  ])('draws the arrow where no amount stands: %i and %i', (own, other, at) => {
    const { arrowAt, before } = splitColumns({ own, other })
    expect(arrowAt).toBe(at)
    for (const { amountAt } of before) expect(Math.abs(amountAt - arrowAt)).toBeGreaterThanOrEqual(8)
  })

  it.each([
    [1000, 1000],
    [1000, 990],
    [990, 1000],
    [1000, 300],
  ])('writes the amounts of columns that are about as high one above the other: %i and %i', (own, other) => {
    const [first, second] = splitColumns({ own, other }).before
    expect(Math.abs((first?.amountAt ?? 0) - (second?.amountAt ?? 0))).toBeGreaterThanOrEqual(8)
    for (const column of [first, second]) expect(column?.amountAt).toBeGreaterThanOrEqual(4)
  })
})
