/** The tables of the PDF. */

import { chf, dayText, signedChf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { figureText } from './figure-text'
import { FIGURES, type Figure, valuesIn } from './figures'
import { type Cell, type Line, plain, type Table } from './pdf-part'
import { columnsOf, type PaidPeriod, type Sheet } from './sheet'

export const NOT_THERE = '–'

/** The figures of a part in one or two columns, without rows that apply to none. */
export function figuresTable(sheet: Sheet, part: Figure['part']): Table {
  const { t } = sheet
  const columns = columnsOf(sheet)
  const rows = FIGURES.filter((figure) => figure.part === part).flatMap((figure) => {
    const found = columns.map(({ column, context }) => valuesIn(figure, column, context))
    if (found.every(({ length }) => length === 0)) return []
    const values = found.map((all) =>
      all.length === 0
        ? plain(figure.none ? t(figure.none) : NOT_THERE)
        : all.flatMap((one) => valueLines(figureText(t, figure, one))),
    )
    return [[termLines(t(figure.term), figure.note && t(figure.note)), ...values]]
  })
  return {
    head: [t('synthesis.row'), ...columns.map(({ name }) => t(`synthesis.columns.${name}`))],
    rows,
    widths: columns.length === 1 ? [1, 1] : [4, 3, 3],
  }
}

const termLines = (term: string, note: string | undefined): Cell => [
  { text: term, style: 'text' },
  ...(note ? [{ text: note, style: 'hint' } as const] : []),
]

const valueLines = ({ text, note }: { text: string; note: string | null }): Line[] => [
  { text, style: 'strong' },
  ...(note ? [{ text: note, style: 'hint' } as const] : []),
]

/** The effect of the change on each figure, by cause. */
export const differencesTable = ({ t, digest }: Sheet): Table => ({
  head: [t('synthesis.row'), t('differences.difference'), t('differences.causes')],
  rows: digest.differences.map(({ figure, difference, causes }) => [
    plain(t(`differences.figures.${figure}`)),
    [{ text: signedChf(difference), style: 'strong' }],
    causes.map(({ cause, amount }) => ({
      text: t('differences.cause', { cause: t(`differences.causeNames.${cause}`), amount: signedChf(amount) }),
      style: 'text',
    })),
  ]),
  widths: [7, 4, 9],
})

/** The pensions of both spouses in each period. */
export const periodsTable = ({ t }: Sheet, periods: readonly PaidPeriod[]): Table => ({
  head: ['period', 'periodMe', 'periodPartner', 'periodTotal'].map((key) => t(`synthesis.${key as 'period'}`)),
  rows: periods.map(({ from, to, person, partner, total, capped, supplement }) => {
    const amount = (monthly: number | null) => plain(monthly === null ? t('synthesis.periodNone') : chf(monthly))
    const notes = [
      ...(capped ? [t('synthesis.periodCapped')] : []),
      ...(supplement > 0 ? [t('synthesis.periodSupplement', { amount: chf(supplement) })] : []),
    ]
    return [
      plain(
        t(to ? 'synthesis.periodSpan' : 'synthesis.periodForLife', { from: dayText(from), to: to ? dayText(to) : '' }),
      ),
      amount(person),
      amount(partner),
      [{ text: chf(total), style: 'strong' }, ...notes.map((text) => ({ text, style: 'hint' }) as const)],
    ]
  }),
  widths: [5, 3, 3, 4],
  numbers: true,
})

/** The figures of each 3a account; null for a single account, whose figures are above. */
export function accountsTable(sheet: Sheet): Table | null {
  const { t } = sheet
  const columns = columnsOf(sheet).filter(({ column }) => column.pillar3a)
  const accounts = columns[0]?.column.pillar3a?.accounts ?? []
  if (accounts.length < 2) return null
  const projected = (name: ColumnName) =>
    t(name === 'withoutChange' ? 'synthesis.accountProjected' : 'synthesis.accountProjectedWithChange')
  return {
    head: [t('synthesis.account'), t('synthesis.accountCurrent'), ...columns.map(({ name }) => projected(name))],
    rows: accounts.map(({ entityName, current }, index) => [
      plain(entityName ?? t('synthesis.accountUnnamed')),
      plain(chf(current)),
      ...columns.map(({ column }) => {
        const account = column.pillar3a?.accounts[index]
        return plain(account ? chf(account.projected) : NOT_THERE)
      }),
    ]),
    widths: [4, ...Array.from({ length: columns.length + 1 }, () => 3)],
    numbers: true,
  }
}
