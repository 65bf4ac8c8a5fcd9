import { describe, expect, it } from 'vitest'
import { getLaw } from '~/estimate/read/law'
import { LAW_TABLES } from '~/law/tables'
import { BY_BIRTH_DATE, law } from './law'

const on = (day: string) => {
  const tables = law({ day })
  if (!tables.ok) throw new Error('refused')
  return tables.answer
}
const rowsOf = (day: string, id: string) => on(day).find((one) => one.id === id)?.rows ?? []

describe('the law of a day', () => {
  it('has every table that the call has, and of each the row in force', () => {
    const tables = on('2026-11-29')
    expect(tables.map(({ id }) => id)).toEqual(getLaw().map(({ id }) => id))
    for (const { id, rows } of tables) if (!BY_BIRTH_DATE.includes(id)) expect(rows, id).toHaveLength(1)
  })

  // LAVS art. 34 al. 5; O 25: CHF 1'225 until 2024.
  it.each([
    ['2024-12-31', 1225],
    ['2025-01-01', 1260],
  ])('on %s the minimum pension is %i', (day, value) =>
    expect(rowsOf(day, 'minimumPension')).toMatchObject([{ value, source: { act: expect.any(String) } }]),
  )

  it('of a table by birth date, all rows: these are the tables whose title says so', () => {
    expect(rowsOf('2026-11-29', 'referenceAgeWomen')).toHaveLength(5)
    const titled = Object.values(LAW_TABLES).flatMap((of) =>
      Object.values(of).flatMap(({ id, title }: { id: string; title: string }) =>
        title.includes('by birth date') ? id : [],
      ),
    )
    expect([...BY_BIRTH_DATE].sort()).toEqual(titled.sort())
  })

  it('says what is assumed after the last enacted day, and leaves out what was not yet', () => {
    expect(on('2050-01-01').find(({ id }) => id === 'minimumPension')?.assumed).toBe(true)
    expect(on('2026-11-29').find(({ id }) => id === 'minimumPension')?.assumed).toBe(false)
    expect(on('1950-01-01').map(({ id }) => id)).not.toContain('minimumPension')
  })

  it.each<unknown>(['2026-02-30', ['2026-11-29'], undefined])('refuses a day that is none: %j', (day) =>
    expect(law({ day: day as string })).toMatchObject({
      ok: false,
      problem: { errors: [{ field: 'day', key: 'dayUnknown' }] },
    }),
  )
})
