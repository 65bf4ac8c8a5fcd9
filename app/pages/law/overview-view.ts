/** Prepares the overview of the law: a few amounts, and what is not certain. */
import type { TFunction } from 'i18next'
import { chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { LawTable, Source, TableId, TableValues } from '~/pillars/law-tables'
import { type TablePage, tablePageOf } from './law-pages'
import type { law } from './text.fr'
import { isOpen, type OpenTableId } from './view'

export type AmountKey = keyof (typeof law)['amounts']['rows']

/** `next`: what is known about the time after the last check. */
export type AmountView = { key: AmountKey; value: string; notes: string[] }
export type OpenView = { id: OpenTableId; page: TablePage }
export type Overview = { amounts: Record<TablePage, AmountView[]>; open: OpenView[]; checkedSince: Day }

type TableRow<Id extends TableId> = { from: Day; value: TableValues[Id]; source: Source }
type Find = <Id extends TableId>(id: Id) => LawTable<Id>

export function overviewOf(tables: readonly LawTable[], t: TFunction): Overview {
  const find: Find = (id) => {
    const found = tables.find((table) => table.id === id)
    if (!found) throw new Error(`The law has no table ${id}`)
    return found as never
  }
  return {
    amounts: amountsOf(find, t),
    open: tables.flatMap(({ id, pillar }) => (isOpen(id) ? [{ id, page: tablePageOf({ id, pillar }) }] : [])),
    checkedSince: tables.map(({ checked }) => checked).toSorted()[0] as Day,
  }
}

function amountsOf(find: Find, t: TFunction): Overview['amounts'] {
  const amount = <Id extends TableId>(key: AmountKey, id: Id, text: (value: TableValues[Id]) => string): AmountView => {
    const table = find(id)
    const rows = table.rows as unknown as TableRow<Id>[]
    const now = rows.findLast(({ from }) => from <= table.checked)
    const later = rows.filter(({ from }) => from > table.checked)
    if (!now) throw new Error(`The table ${id} has no row on the day of its check`)
    return {
      key,
      value: text(now.value),
      notes: [
        t('law.amounts.since', { day: dayText(now.from) }),
        ...later.map((row) => laterText(row, text(row.value), t)),
      ],
    }
  }
  const couplePercent = find('coupleCap').rows.at(-1)?.value ?? Number.NaN
  return {
    avs: [
      referenceAge(find, t),
      amount('minimumPension', 'minimumPension', chf),
      amount('maximumPension', 'minimumPension', (minimum) => chf(MAXIMUM_TIMES * minimum)),
      amount('couplePension', 'minimumPension', (minimum) => chf((MAXIMUM_TIMES * minimum * couplePercent) / 100)),
    ],
    contributions: [
      amount('minimumContribution', 'minimumContribution', ({ contribution }) => chf(contribution ?? Number.NaN)),
    ],
    lpp: [
      amount('lppEntryThreshold', 'lppEntryThreshold', chf),
      amount('lppCoordinationDeduction', 'lppCoordinationDeduction', chf),
      amount('lppUpperLimit', 'lppUpperLimit', chf),
      amount('lppMinimumInterest', 'lppMinimumInterest', percent),
      amount('lppConversionRate', 'lppConversionRateMen', percent),
    ],
    pillar3a: [
      amount('pillar3aCeilingWithFund', 'pillar3aCeilingWithFund', chf),
      amount('pillar3aCeilingWithoutFund', 'pillar3aCeilingWithoutFund', chf),
    ],
  }
}

/** The largest pension in minimum pensions (LAVS art. 34 al. 3). */
const MAXIMUM_TIMES = 2

const laterText = ({ from, source }: { from: Day; source: Source }, text: string, t: TFunction) =>
  t(source.secondHand ? 'law.amounts.laterQuoted' : 'law.amounts.later', { day: dayText(from), amount: text })

/** The reference age of everybody who reaches it from now on: the rows of its tables are by birth date. */
function referenceAge(find: Find, t: TFunction): AmountView {
  const { years } = find('referenceAgeMen').rows.at(-1)?.value ?? { years: Number.NaN }
  const since = find('referenceAgeWomen').rows.at(-1)?.from ?? ''
  return {
    key: 'referenceAge',
    value: t('words.age', { count: years }),
    notes: [t('law.amounts.lowerAgeOfWomen', { year: since.slice(0, 4) })],
  }
}
