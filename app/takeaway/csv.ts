/**
 * The figures as a table for spreadsheets: one row per figure, in the language of the page. UTF-8 with a byte order mark
 * and semicolons, as Swiss Excel expects; amounts in CHF with a decimal point, days as `dd.mm.yyyy`.
 */

import { differencesOfWhole } from '~/language/at-least'
import { dayText } from '~/language/format'
import { netRows } from './csv-net'
import { outlookRows, outlookSentences } from './csv-outlook'
import { COLUMNS, type Row, unitText } from './csv-row'
import { FIGURES, type Figure, type FigureValue, type Unit, valuesIn } from './figures'
import { columnsOf, type NamedColumn, type PaidPeriod, type Pillar, type Sheet } from './sheet'

const BYTE_ORDER_MARK = '\uFEFF'

export function synthesisCsv(sheet: Sheet): string {
  const { t } = sheet
  const head = COLUMNS.map((column) => t(`takeaway.columns.${column}`))
  const columns = columnsOf(sheet).flatMap((column) => columnRows(sheet, column))
  const rows = [
    ...basisRows(sheet),
    ...columns,
    ...outlookRows(sheet),
    ...differenceRows(sheet),
    ...netRows(sheet),
    ...decisionRows(sheet),
  ]
  const lines = [head, ...rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))]
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('')
}

/** The basis of the figures: day and law, disclaimer, silent parties, and what the outlook includes. */
function basisRows(sheet: Sheet): Row[] {
  const { t, digest, silent, notToday } = sheet
  const pillar = t('takeaway.basis')
  return [
    { pillar, figure: t('takeaway.computedOn'), value: dayText(digest.computedOn), unit: t('takeaway.units.day') },
    { pillar, figure: t('takeaway.lawYear'), value: digest.lawYear, unit: t('takeaway.units.lawYear') },
    { pillar, figure: t('synthesis.disclaimer') },
    ...[...notToday, ...silent, ...outlookSentences(sheet)].map((figure) => ({ pillar, figure })),
  ]
}

function columnRows(sheet: Sheet, named: NamedColumn): Row[] {
  const { t, periods } = sheet
  const column = t(`synthesis.columns.${named.name}`)
  const { law } = named.column
  const rowOf = (part: Figure['part'], figure: string, unit: Unit, { value, from, to }: FigureValue): Row => ({
    pillar: t(`synthesis.${part}`),
    figure,
    column: law ? `${column} (${t('notToday.title')})` : column,
    value: typeof value === 'number' ? value : dayText(value),
    unit: unitText(t, unit),
    from: from ? dayText(from) : '',
    to: to ? dayText(to) : '',
  })
  return [
    ...FIGURES.flatMap((figure) =>
      valuesIn(figure, named.column, named.context).flatMap((value) =>
        endsOf(sheet, t(figure.term), value).map(([term, end]) => rowOf(figure.part, term, figure.unit, end)),
      ),
    ),
    ...needFigures(sheet, named).map(([term, value]) => rowOf('total', term, 'month', value)),
    ...stopFigures(sheet, named).map(([term, value]) => rowOf('total', term, 'day', value)),
    ...coupleFigures(sheet, periods[named.name]).map(([term, value]) => rowOf('avs', term, 'month', value)),
    ...fundFigures(sheet, named).map(([term, value]) => rowOf('lpp', term, 'day', value)),
    ...accountFigures(sheet, named).map(([term, value]) => rowOf('pillar3a', term, 'once', value)),
  ]
}

/** The effect of the change on each figure, and the share of each cause. */
function differenceRows({ t, digest }: Sheet): Row[] {
  const column = t('differences.difference')
  return differencesOfWhole(digest).flatMap(({ figure, difference, causes }) => {
    const [part, what] = figure.split('.') as ['total' | 'vested' | Pillar, string]
    const unit = what === 'monthly' ? 'month' : what === 'thirteenth' ? 'year' : 'once'
    const name = t(`differences.figures.${figure}`)
    const row = (figure: string, value: number): Row => ({
      pillar: t(`synthesis.${part === 'vested' ? 'lpp' : part}`),
      figure,
      column,
      value,
      unit: unitText(t, unit),
    })
    const causeName = (cause: (typeof causes)[number]['cause']) =>
      t('takeaway.of', { name, figure: t(`differences.causeNames.${cause}`) })
    return [row(name, difference), ...causes.map(({ cause, amount }) => row(causeName(cause), amount))]
  })
}

/**
 * What is decided about pension and capital, with its particularities; an amount that lies between two takes two rows.
 */
function decisionRows({ t, decision }: Sheet): Row[] {
  if (!decision) return []
  const rows = decision.rows.flatMap(({ term, unit, values }) =>
    values.map((value, index) => ({
      pillar: decision.title,
      figure:
        values.length > 1
          ? t('takeaway.of', { name: term, figure: t(index === 0 ? 'words.lowest' : 'words.highest') })
          : term,
      value,
      unit: unitText(t, unit),
    })),
  )
  return [...rows, ...decision.notes.map((figure) => ({ pillar: decision.title, figure }))]
}

type NamedFigure = [term: string, found: FigureValue]

/**
 * A figure of which only a range is known has a row for each end, because a cell is one number; the name of a total
 * says what it lacks.
 */
const endsOf = ({ t }: Sheet, term: string, { range, ...found }: FigureValue): NamedFigure[] => {
  const lack = found.lack
    ? t(`words.lacks.${found.lack}`)
    : found.isAtLeast
      ? t('words.lowest')
      : found.isAbout
        ? t('takeaway.computed')
        : null
  const name = lack ? t('takeaway.of', { name: term, figure: lack }) : term
  if (!range) return [[name, found]]
  // A total that lacks a pillar has no highest amount: its ends are only the low and the high one.
  const [low, high] = found.lack
    ? (['takeaway.lowEnd', 'takeaway.highEnd'] as const)
    : (['words.lowest', 'words.highest'] as const)
  return [
    [t('takeaway.of', { name, figure: t(low) }), { ...found, value: range.low }],
    [t('takeaway.of', { name, figure: t(high) }), { ...found, value: range.high }],
  ]
}

/** What is needed, and what is missing; below 0: the surplus. */
function needFigures(sheet: Sheet, { name }: NamedColumn): NamedFigure[] {
  const { t, digest } = sheet
  const gap = digest.need?.[name]
  if (!digest.need || !gap) return []
  return [
    [t('enough.need'), { value: digest.need.amount }],
    ...endsOf(sheet, t('enough.gap'), { value: gap.gap, range: gap.range }),
  ]
}

/** From when pensions reach it, with the change if there is one. */
function stopFigures({ t, digest, stopsFrom }: Sheet, { name }: NamedColumn): NamedFigure[] {
  const isShown = name === (digest.withChange ? 'withChange' : 'withoutChange')
  return stopsFrom && isShown ? [[t('stop.title'), { value: stopsFrom }]] : []
}

const PERSONS = [
  ['synthesis.periodMe', 'person'],
  ['synthesis.periodPartner', 'partner'],
  ['synthesis.avsSupplement', 'supplement'],
  ['synthesis.periodTotal', 'total'],
] as const

/** The pension of each spouse in a period, and the total with the supplement. */
const coupleFigures = ({ t }: Sheet, periods: readonly PaidPeriod[]): NamedFigure[] =>
  periods.flatMap(({ from, to, ...paid }) =>
    PERSONS.flatMap(([name, whose]): NamedFigure[] => {
      const term = t('takeaway.of', { name: t('synthesis.periods'), figure: t(name) })
      const value = paid[whose]
      return value ? [[term, { value, from, to }]] : []
    }),
  )

const fundFigures = ({ t }: Sheet, { column: { lpp } }: NamedColumn): NamedFigure[] =>
  (lpp?.funds ?? []).map(({ name, asOf, isTyped }) => [
    t('takeaway.of', { name, figure: t(isTyped ? 'takeaway.certificateAsOf' : 'takeaway.fundAsOf') }),
    { value: asOf },
  ])

/** The figures of each account if there are several; a single account is already in the figures above. */
function accountFigures({ t }: Sheet, { column: { pillar3a } }: NamedColumn): NamedFigure[] {
  if (!pillar3a || pillar3a.accounts.length < 2) return []
  const { projectedFrom: from } = pillar3a
  return pillar3a.accounts.flatMap(({ entityName, current, projected }): NamedFigure[] => {
    const name = entityName ?? t('synthesis.accountUnnamed')
    return [
      [t('takeaway.of', { name, figure: t('synthesis.pillar3aCurrent') }), { value: current }],
      [t('takeaway.of', { name, figure: t('synthesis.pillar3aProjected') }), { value: projected, from }],
    ]
  })
}

/** Text that a spreadsheet would execute as a formula. Names come from outside parties, so they cannot be trusted. */
const FORMULA = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/
const NEEDS_QUOTES = /[;"\r\n\t']/

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
