/** A table of cantonal taxes of which each year is a file. */
import { lawDay, type Table } from '../table'

export type YearFile = { address: string; year: number; checked: `${number}-${number}-${number}` }

/**
 * One row for each year, in force from its first day.
 * @param years oldest first
 * @param lawOfYear what the law of a year is, as its file has it
 */
export function tableOfYears<File extends YearFile, Value>(
  table: Pick<Table<Value>, 'id' | 'title' | 'unit'>,
  years: readonly [File, ...File[]],
  lawOfYear: (file: File) => Value,
): Table<Value> {
  const latest = years.at(-1) ?? years[0]
  return {
    ...table,
    checked: lawDay(latest.checked),
    enactedUntil: lawDay(`${latest.year}-12-31`),
    rows: years.map((file) => ({
      from: lawDay(`${file.year}-01-01`),
      value: lawOfYear(file),
      source: { act: 'AFC', article: 'calculateur fiscal', address: file.address },
      // No canton's statute was read: the rules of each say how much is known.
      confidence: 'medium',
    })),
  }
}
