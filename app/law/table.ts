/**
 * A dated parameter of the law: what it is, in which unit, when it was last checked,
 * and one row for each change, oldest first.
 */

/** A calendar day, `YYYY-MM-DD`. Days are days: no time, no zone. */
export type Day = string & { readonly day: unique symbol }

/** Where in the law a row is found, and where it can be read. `secondHand`: a page that only quotes the decision. */
export type Source = { act: string; article: string; address: string; secondHand?: true }

/**
 * high: read in the text or in an official table; medium: derived or from a secondary source; derived: not published yet,
 * and computed from a decided figure by a rule that has always held.
 */
export type Confidence = 'high' | 'medium' | 'derived'

export type Row<Value> = { from: Day; value: Value; source: Source; confidence: Confidence }

export type Table<Value> = {
  /** Never changes: the list of its pillar uses it as its name. */
  id: string
  title: string
  unit: string
  checked: Day
  /** The last day for which the law is enacted; rows and days after it are marked as assumed. */
  enactedUntil: Day
  rows: readonly Row<Value>[]
}

export class NoLawError extends Error {
  constructor(title: string, day: Day) {
    super(`no law: "${title}" has no row on ${day}`)
    this.name = 'NoLawError'
  }
}

/** Writes a day in a table of the law; the type checks its form only. */
export const lawDay = (text: `${number}-${number}-${number}`) => text as unknown as Day

/**
 * The row in force on a day.
 * @throws {NoLawError} before the first row: no figure of another year is used instead.
 */
export function rowOn<Value>(table: Table<Value>, day: Day): Row<Value> & { assumed: boolean } {
  const row = table.rows.findLast((candidate) => candidate.from <= day)
  if (!row) throw new NoLawError(table.title, day)
  // Field by field, since an object spread costs more than the rest of the look-up.
  return {
    from: row.from,
    value: row.value,
    source: row.source,
    confidence: row.confidence,
    assumed: day > table.enactedUntil,
  }
}
