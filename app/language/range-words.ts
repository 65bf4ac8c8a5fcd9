/** The words that say why only a range is known: the same on every page and in every file. */

import type { EndsBySpouse, RangeCause } from '~/pillars/avs/result'
import type { Column } from '~/pillars/synthesis/result'

/** `estimated`: all incomes are given, some by few figures; `unknown`: nothing is known about some. */
export type RangeKind = 'estimated' | 'unknown'

const ESTIMATED: readonly RangeCause[] = ['fewFigures', 'spouseFewFigures']

export const rangeKind = (causes: readonly RangeCause[]): RangeKind =>
  causes.every((cause) => ESTIMATED.includes(cause)) ? 'estimated' : 'unknown'

type Columns = Record<'withoutChange' | 'withChange', Pick<Column, 'ranges'> | null>

/** For both columns, each once; empty: all amounts are known. */
export const rangeCausesIn = ({ withoutChange, withChange }: Columns): RangeCause[] => [
  ...new Set([withoutChange, withChange].flatMap((column) => column?.ranges?.causes ?? [])),
]

/** The spouse whose incomes are unknown; null: there is none. */
export const spouseOfRangeIn = ({ withoutChange, withChange }: Columns): EndsBySpouse['whose'] | null =>
  (withoutChange?.ranges ?? withChange?.ranges)?.spouse?.whose ?? null
