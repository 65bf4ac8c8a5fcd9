import { describe, expect, it } from 'vitest'
import { pdfTables, within } from './pdf-tables'

const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)

describe('how long others wait', () => {
  it.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('is told by the share of those who wait no longer: %d', (share, longest) =>
    expect(within(hundred, share)).toBe(longest),
  )

  it('is not known where nobody has waited', () => expect(() => within([], 0.5)).toThrow('nobody has waited'))

  it.each([
    [1, 'met'],
    [2, 'missed'],
  ])('is judged by the 99th of a hundred, %d times that beside CSVs: %s', (times, verdict) => {
    const slice = (page: number[], files: number[]) => [{ page, files, cores: 0.5 }]
    const { tables, judged } = pdfTables(
      new Map([
        [null, slice(hundred, [])],
        ['/data/synthesis.csv', slice(hundred, [10])],
        [
          '/data/synthesis.pdf',
          slice(
            hundred.map((ms) => ms * times),
            [60],
          ),
        ],
      ]),
    )
    expect(tables[0]?.rows[1]).toEqual(['none', '50.0', '99.0', '100.0', '–', '0.50'])
    expect(judged[0]).toMatchObject({ goal: 'G9', ratio: times, met: verdict === 'met' })
  })
})
