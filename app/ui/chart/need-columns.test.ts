import { expect, it } from 'vitest'
import { needColumns } from './need-columns'

const COLUMNS = [63, 64, 65, 66].map((age, index) => ({ age, avs: 1000, lpp: 1000 + 1000 * index }))

it('stands as high as its amounts, the AVS below the fund, on one ground', () => {
  const { ground, columns } = needColumns(COLUMNS, 3000, [])
  const [first, , , last] = columns
  // 5'000 is the highest: 72 % from 14 to 86.
  expect([ground, last?.lpp.y]).toEqual([86, 14])
  expect(first?.avs).toMatchObject({ y: 71.6, height: 14.4 })
  expect(first?.lpp).toMatchObject({ y: 57.2, height: 14.4 })
  expect(columns.map(({ x }) => x)).toEqual([12.5, 37.5, 62.5, 87.5])
})

it('has the line of the need at its amount, above all columns where none reaches it', () => {
  expect(needColumns(COLUMNS, 3000, []).needAt).toBe(42.8)
  expect(needColumns(COLUMNS, 10_000, [])).toMatchObject({
    needAt: 14,
    columns: [{ lpp: { height: 7.2 } }, {}, {}, {}],
  })
})

it('marks an age between two columns, and one beyond them at the edge', () => {
  expect(needColumns(COLUMNS, 3000, [64.5, 63, 58, 70]).rings).toEqual([50, 12.5, 3, 97])
  expect(needColumns([], 3000, [64])).toMatchObject({ columns: [], rings: [] })
})
