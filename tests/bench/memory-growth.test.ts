import { expect, it } from 'vitest'
import { growthOf } from './memory-growth'

const samples = (heaps: number[]) => heaps.map((heapUsed, i) => ({ requests: i * 5_000, rss: 100 + i, heapUsed }))

it('is measured for 10,000 requests, once what begins has settled', () =>
  expect(growthOf(samples([10, 500, 900, 1_000, 1_010, 1_020]))).toEqual({ rss: 2, heapUsed: 20 }))

it('is not measured from too little', () => expect(growthOf(samples([10, 500, 900, 1_000]))).toBeNull())
