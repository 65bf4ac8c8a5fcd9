/** The tables of the PDF. */

import { differencesOfWhole } from '~/language/at-least'
import { chf, dayText, signedChf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Difference } from '~/pillars/synthesis/result'
import { figureText } from './figure-text'
import { FIGURES, type Figure, valuesIn } from './figures'
import { type Cell, type Line, plain, type Table } from './pdf-part'
import { columnsOf, type PaidPeriod, type Pillar, type Sheet } from './sheet'

export const NOT_THERE = '–'

/** The figures of the answer, and the difference that a change makes to each. */
const MAIN: Partial<Record<Figure['term'], Difference['figure']>> = {
  'synthesis.totalMonthly': 'total.monthly',
  'synthesis.totalCapital': 'total.capital',
  'synthesis.avsMonthly': 'avs.monthly',
  'synthesis.avsSupplement': 'avs.supplement',
  'synthesis.avsThirteenth': 'avs.thirteenth',
  'synthesis.lppMonthly': 'lpp.monthly',
  'synthesis.lppCapital': 'lpp.capital',
  'synthesis.vestedProjected': 'vested.projected',
  'synthesis.pillar3aProjected': 'pillar3a.projected',
}
/** What is paid first stands in the note of the total. */
const isMain = ({ part, term }: Figure) => (part === 'total' && term !== 'takeaway.totalFirst') || term in MAIN

/** The totals and their parts, without and with the change, and where the difference comes from. */
export function mainTable(sheet: Sheet): Table {
  const { t, digest } = sheet
  const rows = rowsOf(sheet, FIGURES.filter(isMain))
  const content = figuresTable(
    sheet,
    rows.map(({ figure, values }) => [mainTerm(sheet, figure), ...values]),
  )
  if (digest.differences.length === 0) return content
  return {
    head: [...content.head, t('differences.difference')],
    rows: content.rows.map((cells, index) => [...cells, differenceCell(sheet, rows[index]?.figure)]),
    widths: [3.3, 3.8, 3.8, 3.4],
  }
}

/** Without a pillar's heading, the name has to say which pillar it is. */
function mainTerm({ t }: Sheet, { part, term, note }: Figure): Cell {
  if (part === 'total')
    return [
      ...plain(t(term)),
      ...(note && term !== 'synthesis.totalCapital' ? [{ text: t(note), style: 'hint' } as const] : []),
    ]
  const figure = MAIN[term]
  return plain(t(figure ? `differences.figures.${figure}` : term))
}

function differenceCell({ t, digest }: Sheet, figure: Figure | undefined): Cell {
  const found = differencesOfWhole(digest).find((one) => figure && one.figure === MAIN[figure.term])
  if (!found) return plain(NOT_THERE)
  return [
    { text: signedChf(found.difference), style: 'strong' },
    ...found.causes.map(({ cause, amount }): Line => {
      const words = { cause: t(`differences.causeNames.${cause}`), amount: signedChf(amount) }
      return { text: t('differences.cause', words), style: 'hint' }
    }),
  ]
}

/** The figures of a pillar that are not in `mainTable`. */
export const furtherTable = (sheet: Sheet, pillar: Pillar): Table =>
  figuresTable(
    sheet,
    rowsOf(
      sheet,
      FIGURES.filter((figure) => figure.part === pillar && !isMain(figure)),
    ).map(({ figure, values }) => [plain(sheet.t(figure.term)), ...values]),
  )

export const hasFigures = (sheet: Sheet, pillar: Pillar): boolean =>
  rowsOf(
    sheet,
    FIGURES.filter(({ part }) => part === pillar),
  ).length > 0

/** The figures that apply to at least one column, with their values in each. */
function rowsOf(sheet: Sheet, figures: readonly Figure[]): { figure: Figure; values: Cell[] }[] {
  const { t } = sheet
  return figures.flatMap((figure) => {
    const found = columnsOf(sheet).map(({ column, context }) => valuesIn(figure, column, context))
    if (found.every(({ length }) => length === 0)) return []
    const values = found.map((all) =>
      all.length === 0
        ? plain(figure.none ? t(figure.none) : NOT_THERE)
        : // The page says why a pension ends; here its days suffice.
          all.flatMap(({ endedBy, ...one }) => valueLines(figureText(t, figure, one))),
    )
    return [{ figure, values }]
  })
}

function figuresTable(sheet: Sheet, rows: Table['rows']): Table {
  const columns = columnsOf(sheet)
  return {
    head: [sheet.t('synthesis.row'), ...columns.map(({ name }) => sheet.t(`synthesis.columns.${name}`))],
    rows,
    widths: columns.length === 1 ? [1, 1] : [1.1, 1, 1],
  }
}

const valueLines = ({ text, note }: { text: string; note: string | null }): Line[] => [
  { text, style: 'strong' },
  ...(note ? [{ text: note, style: 'hint' } as const] : []),
]

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
      plain(chf(Math.round(current))),
      ...columns.map(({ column }) => {
        const account = column.pillar3a?.accounts[index]
        return plain(account ? chf(account.projected) : NOT_THERE)
      }),
    ]),
    widths: [4, ...Array.from({ length: columns.length + 1 }, () => 3)],
    numbers: true,
  }
}
