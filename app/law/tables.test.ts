/** Checks that every table of the law must pass. */
import { describe, expect, it } from 'vitest'
import { type Day, lawDay, NoLawError, type Row, rowOn, type Table } from './table'
import { LAW_TABLES } from './tables'

/**
 * The day on which all tables were last reviewed. To review them again, read each row at its address and set `checked`
 * in its table, then set this day: the tests below name every table that was missed.
 */
const REVIEWED_ON = lawDay('2026-11-23')
/** On the day of the review, a table whose own check is older than this has to be read again. */
const MONTHS_A_CHECK_HOLDS = 12

const tables: [string, Table<unknown>][] = Object.values(LAW_TABLES).flatMap((pillar) => Object.entries(pillar))

/** An article in the official collection, or a page of a federal authority. */
const IN_THE_LAW = /^https:\/\/www\.fedlex\.admin\.ch\/eli\/cc\/[\w/]+#art_(\d+(?:_[a-z]+)*)$/
const OF_AN_AUTHORITY = /^https:\/\/www\.(?!fedlex)(?:[a-z]+\.)?admin\.ch\/\S+$/

const ACTS = /^(LAVS|RAVS|LPC|LPP|OPP [23]|OLP)$/
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

function monthsBefore(day: Day, months: number): Day {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString().slice(0, 10) as Day
}

describe.each(tables)('%s', (id, table) => {
  const { title, unit, checked, enactedUntil, rows } = table

  it('is known by its own name, and says title and unit', () => {
    expect(table.id).toBe(id)
    expect([title, unit]).not.toContain('')
  })

  it('has rows in ascending order, each day once', () => {
    const days = rows.map((row) => row.from)
    expect(days.length).toBeGreaterThan(0)
    expect(days).toEqual([...new Set(days)].toSorted())
    expect(days.filter((day) => !isDay(day))).toEqual([])
  })

  it('lists changes only', () => {
    const figures = rows.map(({ value, source }: Row<unknown>) => JSON.stringify([value, source.article]))
    expect(figures.filter((figure, index) => figure === figures[index - 1])).toEqual([])
  })

  it('names act, article, address and confidence of every row', () => {
    for (const { source, confidence } of rows) {
      expect(source.act).toMatch(ACTS)
      expect(source.article).toMatch(/^art\. \d/)
      expect(new URL(source.address).protocol).toBe('https:')
      expect(['high', 'medium', 'derived']).toContain(confidence)
    }
  })

  it('is sure of a row only by an official address, which is that of an article it names', () => {
    for (const { source, confidence } of rows) {
      const anchor = IN_THE_LAW.exec(source.address)?.[1]
      if (confidence === 'high') expect(anchor ?? source.address).toMatch(anchor ? /./ : OF_AN_AUTHORITY)
      if (anchor) expect(source.article).toMatch(new RegExp(`art\\. ${anchor.replaceAll('_', '')}\\b`))
    }
  })

  it('was checked not long before the last review', () => {
    expect(isDay(checked)).toBe(true)
    expect(checked >= monthsBefore(REVIEWED_ON, MONTHS_A_CHECK_HOLDS)).toBe(true)
    expect(checked <= REVIEWED_ON).toBe(true)
  })

  it('is enacted beyond its last row that is not derived, and has nothing before its first', () => {
    const enacted = rows.filter(({ confidence }) => confidence !== 'derived')
    const [first, last] = [rows[0], enacted.at(-1)]
    expect(enactedUntil >= (last?.from ?? enactedUntil)).toBe(true)
    expect(rowOn<unknown>(table, enactedUntil)).toEqual({ ...last, assumed: false })
    for (const { from, confidence } of rows) expect(from > enactedUntil).toBe(confidence === 'derived')
    expect(() => rowOn<unknown>(table, monthsBefore(first?.from ?? checked, 1))).toThrow(NoLawError)
  })
})

describe('the tables together', () => {
  it.each(['id', 'title'] as const)('have an %s of their own, across the pillars', (name) => {
    expect(new Set(tables.map(([, table]) => table[name])).size).toBe(tables.length)
  })
})

describe('the review', () => {
  it.each([
    ['2026-11-21', 12, '2025-11-21'],
    ['2027-01-31', 24, '2025-01-31'],
    ['2027-03-01', 1, '2027-02-01'],
  ] as const)('of %s takes checks of the last %i months, from %s on', (day, months, first) => {
    expect(monthsBefore(lawDay(day), months)).toBe(first)
  })
})
