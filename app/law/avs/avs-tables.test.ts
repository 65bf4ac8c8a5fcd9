/** Checks of single tables of the first pillar; tables.test.ts has those of all tables. */
import { describe, expect, it } from 'vitest'
import { AVS_TABLES } from './avs-tables'
import { MINIMUM_PENSION } from './minimum-pension'
import { REVALUATION_FACTORS } from './revaluation'

describe('tables of the first pillar', () => {
  it('stand in the act and its ordinance, but for what completes low pensions', () => {
    const acts = Object.values(AVS_TABLES).flatMap(({ rows }) => rows.map(({ source }) => source.act))
    expect([...new Set(acts)].toSorted()).toEqual(['LAVS', 'LPC', 'RAVS'])
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
