/** Formats for the values of the law's tables: as cells of a row, or as a table of their own. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import type { TableId, TableValues } from '~/pillars/law-tables'
import type { law } from './text.fr'

/** The key of a column heading. */
export type Head = keyof (typeof law)['heads']

/** A nested table; the first cell of each row is its heading. */
export type Grid = { heads: string[]; rows: string[][] }

export type Format<Value> =
  | { heads: readonly Head[]; cells: (value: Value, t: TFunction) => string[] }
  | { heads: readonly [Head]; grid: (value: Value, t: TFunction) => Grid }

export type Formats<Id extends TableId> = { [Each in Id]: Format<TableValues[Each]> }

/** A single figure per row. */
export const figure = <Value>(head: Head, text: (value: Value, t: TFunction) => string): Format<Value> => ({
  heads: [head],
  cells: (value, t) => [text(value, t)],
})

export const times = (t: TFunction, count: number) => t('law.values.times', { times: count })

export const amount = (head: Head) => figure<number>(head, chf)
export const share = (head: Head) => figure<number>(head, percent)

/** Several figures of one rule, each with its name. */
export const limits = <Value>(
  rows: (value: Value, t: TFunction) => [name: string, figure: string][],
): Format<Value> => ({
  heads: ['limits'],
  grid: (value, t) => ({ heads: [t('law.heads.limit'), t('law.heads.value')], rows: rows(value, t) }),
})

type Ages = { earliest: number; reference: number; latest: number }

export const AGES: Format<Ages> = {
  heads: ['earliest', 'referenceAge', 'latest'],
  cells: ({ earliest, reference, latest }, t) =>
    [earliest, reference, latest].map((count) => t('words.age', { count })),
}
