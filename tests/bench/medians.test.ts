import { describe, expect, it } from 'vitest'
import { interleaved, median, medians, slope } from './medians'

describe('median', () => {
  it.each([
    { values: [3], middle: 3 },
    { values: [9, 1, 10], middle: 9 },
    { values: [4, 1, 100, 2], middle: 3 },
  ])('of $values is $middle', ({ values, middle }) => expect(median(values)).toBe(middle))

  it('of nothing there is none', () => expect(() => median([])).toThrow())

  it('leaves the values in their order', () => {
    const values = [2, 1]
    median(values)
    expect(values).toEqual([2, 1])
  })

  it('is taken of each figure by itself', () => {
    const runs = [
      { size: 1, time: 30 },
      { size: 2, time: 10 },
      { size: 3, time: 20 },
    ]
    expect(medians(runs)).toEqual({ size: 2, time: 20 })
  })
})

it('contestants take turns', async () => {
  const order: string[] = []
  const runs = await interleaved(['a', 'b'], 2, async (name) => order.push(name))
  expect(order).toEqual(['a', 'b', 'a', 'b'])
  expect([...runs]).toEqual([
    ['a', [1, 3]],
    ['b', [2, 4]],
  ])
})

describe('slope', () => {
  it.each([
    { values: [5, 5, 5], grows: 0 },
    { values: [1, 3, 5, 7], grows: 2 },
    { values: [0, 2, 0, 2], grows: 0.4 },
  ])('of $values is $grows', ({ values, grows }) => expect(slope(values)).toBeCloseTo(grows))
})
