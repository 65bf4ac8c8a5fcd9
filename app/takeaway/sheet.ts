/** A synthesis as it is taken home: its figures, and its sentences in the language of the page. */
import type { TFunction } from 'i18next'
import type { AssumptionKey, Column, ColumnName, Digest, Period } from '~/pillars/result'
import type { Language } from '~/text/language'
import type { Later } from './exported-synthesis'
import type { Known } from './figures'
import type { ToldIncome, ToldWorth } from './told-outlook'

export type Pillar = 'avs' | 'lpp' | 'pillar3a'

/** `supplement`: what the total holds beside the two pensions, CHF a month. */
export type PaidPeriod = Period & { supplement: number }

export type Sheet = {
  language: Language
  t: TFunction
  digest: Digest
  brief: readonly string[]
  /** What is simulated, a line each; none without a simulation. */
  changes: readonly string[]
  /** How the AVS pension changes after its start. */
  later: Record<ColumnName, readonly Later[]>
  /** Of a couple; none for one person. CHF a month. */
  periods: Record<ColumnName, readonly PaidPeriod[]>
  /** From when the monthly total is paid, and what is not in it; null without a total. */
  totalNote: Record<ColumnName, string | null>
  /** Which pillar is not in the total of capital; null where both are. */
  capitalNote: Record<ColumnName, string | null>
  /** null where no income is known. */
  income: ToldIncome | null
  /** null where there is no figure to say it of. */
  worth: ToldWorth | null
  /** What there is to say before the figures of a pillar. */
  remarks: Record<Pillar, readonly string[]>
  /** Why a pillar has no figures. */
  missing: Record<Pillar, string>
  /** Who did not answer, each in a sentence. */
  silent: readonly string[]
  /** `withChange`: what is assumed besides with the change. */
  assumptions: Record<ColumnName, readonly AssumptionKey[]>
}

export type NamedColumn = { name: ColumnName; column: Column; known: Known }

/** The columns that there are: one without a simulation. */
export function columnsOf({ digest, later, totalNote, capitalNote }: Sheet): NamedColumn[] {
  const named = (name: ColumnName, column: Column) => ({
    name,
    column,
    known: { later: later[name], totalNote: totalNote[name], capitalNote: capitalNote[name] },
  })
  const { withoutChange, withChange } = digest
  return [named('withoutChange', withoutChange), ...(withChange ? [named('withChange', withChange)] : [])]
}
