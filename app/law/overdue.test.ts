/** When a table of the law has to be checked again. The days are fixed, so that no test starts to fail by itself. */
import { describe, expect, it } from 'vitest'
import { overdueOn } from './overdue'
import { type Day, lawDay, type Table } from './table'
import { LAW_TABLES } from './tables'
import { TAX_TABLES } from './tax/capital-tax'

type Days = [checked: `${number}-${number}-${number}`, enactedUntil: `${number}-${number}-${number}`]

const table = ([checked, enactedUntil]: Days): Table<number> => ({
  id: 'minimumPension',
  title: 'a table',
  unit: 'CHF',
  checked: lawDay(checked),
  enactedUntil: lawDay(enactedUntil),
  rows: [],
})

describe('a table', () => {
  it.each<[string, Days, Parameters<typeof lawDay>[0], string[]]>([
    ['checked today', ['2026-11-23', '2026-12-31'], '2026-11-23', []],
    ['checked a year ago', ['2026-11-23', '2027-12-31'], '2027-11-23', []],
    ['checked a year and a day ago', ['2026-11-23', '2027-12-31'], '2027-11-24', ['checked']],
    ['checked on 28 February, asked in a leap year', ['2027-02-28', '9999-12-31'], '2028-02-29', ['checked']],
    ['checked on 1 March, asked in a leap year', ['2027-03-01', '9999-12-31'], '2028-02-29', []],
    ['on the last enacted day', ['2026-11-23', '2026-12-31'], '2026-12-31', []],
    ['without figures of the year', ['2026-11-23', '2026-12-31'], '2027-01-01', ['year']],
    ['long forgotten', ['2026-11-23', '2026-12-31'], '2028-01-01', ['checked', 'year']],
  ])('%s', (_name, days, today, expected) =>
    expect(overdueOn([table(days)], lawDay(today)).map(({ why }) => why)).toEqual(expected),
  )

  it('is named, with the day since when', () =>
    expect(overdueOn([table(['2026-11-23', '2026-12-31'])], lawDay('2027-01-01'))).toEqual([
      { id: 'minimumPension', why: 'year', since: '2026-12-31' },
    ]))
})

describe('our tables', () => {
  const all = [...Object.values(LAW_TABLES).flatMap((pillar) => Object.values<Table<unknown>>(pillar)), ...TAX_TABLES]

  it('are in order on the day of their review', () => expect(overdueOn(all, lawDay('2026-11-23'))).toEqual([]))

  it('lack figures in the first year that is not enacted, and are all too old a year later', () => {
    const in2027 = overdueOn(all, lawDay('2027-01-01'))
    expect(in2027.map(({ why }) => why)).not.toContain('checked')
    expect(in2027.map(({ id }) => id)).not.toContain('lppUpperLimit')
    expect(in2027.map(({ id }) => id)).toEqual(expect.arrayContaining(['lppMinimumInterest', 'selfEmployedRates']))
    for (const table of TAX_TABLES)
      expect(overdueOn([table], `${Number(table.enactedUntil.slice(0, 4)) + 1}-01-01` as Day)).toContainEqual({
        ...{ id: table.id, why: 'year', since: table.enactedUntil },
      })
    expect(overdueOn(all, lawDay('2027-11-24')).filter(({ why }) => why === 'checked')).toHaveLength(all.length)
  })
})
