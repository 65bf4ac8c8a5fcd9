/** The content of the downloads: figures, and sentences in the language of the page. */
import type { TFunction } from 'i18next'
import type { Language } from '~/language/language'
import type { AssumptionKey, Period } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import type { Picture } from './pdf-picture'
import type { SheetIncome, SheetWorth } from './sheet-outlook'

export type Pillar = 'avs' | 'lpp' | 'pillar3a'

/** `supplement`: contained in the total beside the two pensions, CHF a month. */
export type PaidPeriod = Period & { supplement: number }

/** Additional information on a column. */
export type ColumnContext = {
  totalNote: string | null
  capitalNote: string | null
}

/** `amount`: what is paid a month for life; `when`: from when; `facts`: what else there is, one sentence each. */
export type SheetAnswer = { title: string; amount: string; when: string; facts: readonly string[] }

/** The chart of the income over time; `title`, `description`: what it shows; `hints`: how to read it. */
export type SheetPicture = { picture: Picture; title: string; description: string; hints: readonly string[] }

/** What is decided about pension and capital; `values`: an amount, or the two between which it lies, as `unit` says. */
export type SheetDecision = {
  title: string
  rows: readonly { term: string; unit: 'month' | 'once' | 'share'; values: readonly number[]; text: string }[]
  notes: readonly string[]
}

/** The plan of leaving early: its phases as rows of a table, what else there is to it, and what to do by when. */
export type SheetPlan = {
  title: string
  answer: string | null
  head: readonly string[]
  rows: readonly (readonly string[])[]
  notes: readonly string[]
  /** One after the other, to spare room. */
  dates: string
}

/** A figure of what is left after tax, CHF a month or a year: `values`, each under its name, and the same as one text. */
export type NetRow = {
  key: string
  term: string
  unit: 'month' | 'year'
  values: readonly (readonly [name: string, value: number])[]
  text: string
}

/**
 * What is left after tax. `told`: in the column that counts, or why it is not; `notes`: how, what is assumed, what is not in
 * it, a paragraph of sentences each.
 */
export type SheetNet = {
  title: string
  told: readonly string[]
  /** `refused`: why nothing is told in this column; then `from` is null, and there are no rows. */
  columns: readonly { name: ColumnName; from: Day | null; rows: readonly NetRow[]; refused: string | null }[]
  notes: readonly (readonly string[])[]
}

export type Sheet = {
  language: Language
  t: TFunction
  /** Who runs the service; left out: not told. */
  operator?: string | undefined
  digest: Digest
  /** The answer in words; null without an amount. */
  answer: SheetAnswer | null
  /** null: there is nothing to draw. */
  picture: SheetPicture | null
  /** The simulated changes, one per line; empty without a simulation. */
  changes: readonly string[]
  /**
   * That figures with the change are not those of today's law, or which interest they assume; empty: they are as usual.
   */
  notToday: readonly string[]
  /** What is missing from what is needed, in sentences; empty: no need was given. */
  enough: readonly string[]
  /** The plan of leaving before the reference age; null: none is planned. */
  plan: SheetPlan | null
  /** From when pensions reach it; null: no need was given, or no age reaches it. */
  stopsFrom: Day | null
  /** The periods of a couple, CHF a month; empty for a single person. */
  periods: Record<ColumnName, readonly PaidPeriod[]>
  /** When the monthly total starts, and what it does not include; null without a total. */
  totalNote: Record<ColumnName, string | null>
  /** Which pillar is missing in the total of capital; null if none is. */
  capitalNote: Record<ColumnName, string | null>
  /** null if no income is known. */
  income: SheetIncome | null
  /** null if there are no figures. */
  worth: SheetWorth | null
  /** null: nothing is decided. */
  decision: SheetDecision | null
  /** null: no place is given. */
  net: SheetNet | null
  /** Remarks before the figures of each pillar. */
  remarks: Record<Pillar, readonly string[]>
  /** Why each pillar without figures has none. */
  missing: Record<Pillar, string>
  /** When the figures were given and by whom, in sentences. */
  sources: readonly string[]
  /** The silent parties, one sentence each. */
  silent: readonly string[]
  /** `withChange`: further assumptions made with the change. */
  assumptions: Record<ColumnName, readonly AssumptionKey[]>
  /** Those of the second and third pillar in both columns, one sentence each. */
  savingsAssumptions: readonly string[]
}

export type NamedColumn = { name: ColumnName; column: Column; context: ColumnContext }

/** The columns: only one without a simulation. */
export function columnsOf({ digest, totalNote, capitalNote }: Sheet): NamedColumn[] {
  const columnOf = (name: ColumnName, column: Column) => ({
    name,
    column,
    context: { totalNote: totalNote[name], capitalNote: capitalNote[name] },
  })
  const { withoutChange, withChange } = digest
  return [columnOf('withoutChange', withoutChange), ...(withChange ? [columnOf('withChange', withChange)] : [])]
}
