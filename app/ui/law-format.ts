/** How the values of the law's tables are told: as cells of a row, or as a table of their own. */
import type { TFunction } from 'i18next'
import type { TableId, TableValues } from '~/pillars/law-tables'
import { chf, percent } from '~/text/format'
import type { law } from '~/text/fr/law'

/** Of a column. */
export type Head = keyof (typeof law)['heads']

/** A table inside the table; the first cell of a row names it. */
export type Grid = { heads: string[]; rows: string[][] }

export type Format<Value> =
  | { heads: readonly Head[]; cells: (value: Value, t: TFunction) => string[] }
  | { heads: readonly [Head]; grid: (value: Value, t: TFunction) => Grid }

export type Formats<Id extends TableId> = { [Each in Id]: Format<TableValues[Each]> }

/** One figure a row. */
export const figure = <Value>(head: Head, text: (value: Value, t: TFunction) => string): Format<Value> => ({
  heads: [head],
  cells: (value, t) => [text(value, t)],
})

export const amount = (head: Head) => figure<number>(head, chf)
export const share = (head: Head) => figure<number>(head, percent)

type Ages = { earliest: number; reference: number; latest: number }

export const AGES: Format<Ages> = {
  heads: ['earliest', 'referenceAge', 'latest'],
  cells: ({ earliest, reference, latest }, t) =>
    [earliest, reference, latest].map((count) => t('words.age', { count })),
}
