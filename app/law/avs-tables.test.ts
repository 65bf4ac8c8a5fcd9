import { describe, expect, it } from 'vitest'
import { MINIMUM_PENSION } from './avs-minimum-pension'
import { REVALUATION_FACTORS } from './avs-revaluation'
import { AVS_TABLES } from './avs-tables'
import { type Day, from, type Table } from './table'

/** The day on which this test looks at the tables; two years after the check they have to be looked at again. */
const TODAY = from('2026-11-21')
const TWO_YEARS_AGO = `${Number(TODAY.slice(0, 4)) - 2}${TODAY.slice(4)}` as Day

const tables: Table<unknown>[] = [...AVS_TABLES]

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_, table) => {
  it('has rows in ascending order', () => {
    const days = table.rows.map((row) => row.from)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual([...new Set(days)].sort())
  })

  it('names act, article, address and sureness of every row', () => {
    for (const { source, sureness } of table.rows) {
      expect(source.act).toMatch(/^(LAVS|RAVS)$/)
      expect(source.article).toMatch(/^art\. \d/)
      expect(new URL(source.address).protocol).toBe('https:')
      expect(['high', 'medium']).toContain(sureness)
    }
  })

  it('says title, unit and a check at most two years old', () => {
    expect(table.title).not.toBe('')
    expect(table.unit).not.toBe('')
    expect(table.checked >= TWO_YEARS_AGO && table.checked <= TODAY).toBe(true)
  })

  it('is enacted beyond its last row', () => {
    expect(table.enactedUntil >= (table.rows.at(-1)?.from ?? table.enactedUntil)).toBe(true)
  })
})

describe('the tables together', () => {
  it('have titles of their own', () => {
    expect(new Set(tables.map((table) => table.title)).size).toBe(tables.length)
  })

  it('have minimum pensions from which the table step comes out in whole francs', () => {
    for (const { value } of MINIMUM_PENSION.rows) expect(value % 5).toBe(0)
  })

  it.each(REVALUATION_FACTORS.rows.map((row) => [row.from, row.value] as const))(
    'have factors of %s without a missing year, falling to 1',
    (_, factors) => {
      const first = factors[0]?.firstEntry ?? 0
      expect(factors.map((row) => row.firstEntry)).toEqual(factors.map((_, index) => first + index))
      expect(factors.map((row) => row.factor)).toEqual(factors.map((row) => row.factor).sort((a, b) => b - a))
      expect(factors.at(-1)?.factor).toBe(1)
    },
  )
})
