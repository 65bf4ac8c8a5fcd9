/** The figures of departures side by side: a term, and one cell for each. */
import type { ReactNode } from 'react'
import { isAbout, lackOf } from '~/language/at-least'
import { amountText, dayText, percent } from '~/language/format'
import { phasesOf } from '~/language/phases'
import { rangeText } from '~/language/range-text'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import type { T } from '~/ui/frame/text'
import { ageName, type ShownDeparture } from './shown'

/** `cells` null: nothing of the kind. `isMain`: the row that decides. */
export type BesideRow = { name: string; term: string; cells: (ReactNode | null)[]; isMain?: boolean }

/** Rows that are empty in every column are left out. `reference`: the name of the one with which others are compared. */
export function besideRows(t: T, departures: readonly ShownDeparture[], reference: string): BesideRow[] {
  const row = (
    name: keyof ReturnType<typeof cellsOf>,
    term: string,
    cell: (one: ShownDeparture) => ReactNode | null,
  ): BesideRow => ({ name, term, cells: departures.map(cell) })
  const cells = cellsOf(t)
  const most = Math.max(0, ...departures.map(({ figures }) => phasesOf(figures.column).length))
  const phases = Array.from(
    { length: most },
    (_, index): BesideRow => ({
      name: `phase-${index}`,
      term: t(index === 0 ? 'compare.rows.first' : 'compare.rows.next'),
      cells: departures.map((one) => phaseCell(t, one, index)),
    }),
  )
  const rows = [
    { ...row('monthly', t('compare.rows.monthly'), cells.monthly), isMain: true },
    ...phases,
    row('share', t('compare.rows.share'), cells.share),
    row('capital', t('compare.rows.capital'), cells.capital),
    row('avsFrom', t('compare.rows.avsFrom'), cells.avsFrom),
    row('owed', t('compare.rows.owed'), cells.owed),
    row('even', t('compare.rows.even', { name: reference }), cells.even),
    row('startsOn', t('compare.rows.startsOn'), cells.startsOn),
  ]
  return rows.filter((one) => one.cells.some((cell) => cell !== null))
}

const cellsOf = (t: T) => ({
  monthly: (one: ShownDeparture) => monthlyCell(t, one),
  share: ({ figure, figures: { share } }: ShownDeparture) =>
    share === null ? null : <Figure figure={`${figure}.partOfSalary`} value={share} text={percent(share)} />,
  capital: ({ figure, figures: { column } }: ShownDeparture) =>
    // Without a fund or a 3a account it would be another sum than in the other columns.
    column.capitalTotal === null || column.missing.includes('lpp') || column.missing.includes('pillar3a') ? null : (
      <Figure figure={`${figure}.capital`} value={column.capitalTotal} text={amountText(column.capitalTotal)} />
    ),
  avsFrom: ({ figures: { avsFrom } }: ShownDeparture) => avsFrom && ageName(t, avsFrom),
  owed: ({ figure, figures: { owed } }: ShownDeparture) =>
    owed === null ? null : <Figure figure={`${figure}.owed`} value={owed} text={amountText(owed)} />,
  even: ({ figures: { even } }: ShownDeparture) => even && (even.at ? ageName(t, even.at) : t('ages.never')),
  startsOn: ({ figures: { startsOn } }: ShownDeparture) => {
    // A narrow column breaks it before the year.
    const day = dayText(startsOn)
    return (
      <>
        {day.slice(0, 6)}
        <wbr />
        {day.slice(6)}
      </>
    )
  },
})

/** The amount for life: a range as a range, a minimum as one. */
function monthlyCell(t: T, { figure, figures: { column } }: ShownDeparture): ReactNode | null {
  const { monthlyTotal, complete, ranges, lpp } = column
  if (monthlyTotal === null) return null
  const shown = (name: string, value: number) => (
    <Figure key={name} figure={name} value={value} text={amountText(value)} complete={complete} sure={lpp?.sureness} />
  )
  const ends = ranges && ranges.total.low !== ranges.total.high ? ranges.total : null
  if (!ends)
    return (
      <FigureSentence
        sentence={(amount) => inWords(t, column, amount)}
        figures={[shown(`${figure}.monthly`, monthlyTotal)]}
      />
    )
  const low = shown(`${figure}.monthly.low`, ends.low)
  if (lackOf(column)) return <FigureSentence sentence={(amount) => inWords(t, column, amount)} figures={[low]} />
  const high = shown(`${figure}.monthly.high`, ends.high)
  return <FigureSentence sentence={(one, other) => rangeText(t, one ?? '', other ?? '')} figures={[low, high]} />
}

/** `au moins 2'278`, `environ 2'278`. What is missing is told above the table. */
const inWords = (t: T, column: Column, amount = '') =>
  lackOf(column)
    ? `${t('words.lowest')} ${amount}`
    : isAbout(column)
      ? t('outlook.picture.aboutAmount', { amount })
      : amount

/** The amount for life beside its lane, which is for the eye alone. */
export function laneAmount(t: T, column: Column): string {
  const { monthlyTotal, ranges } = column
  if (monthlyTotal === null) return '–'
  if (!ranges) return inWords(t, column, amountText(monthlyTotal))
  const { low, high } = ranges.total
  return lackOf(column) ? inWords(t, column, amountText(low)) : rangeText(t, amountText(low), amountText(high))
}

function phaseCell(t: T, { figure, figures: { column } }: ShownDeparture, index: number): ReactNode | null {
  const phase = phasesOf(column)[index]
  if (!phase) return null
  const name = index === 0 ? 'monthlyFirst' : `monthlyThen.${index}`
  const isUnsure = column.ranges !== null && column.complete
  return (
    <FigureSentence
      sentence={(amount = '') => (isUnsure ? t('outlook.picture.aboutAmount', { amount }) : inWords(t, column, amount))}
      figures={[
        <Figure
          key={name}
          figure={`${figure}.${name}`}
          value={phase.monthly}
          text={amountText(phase.monthly)}
          complete={column.complete}
        />,
      ]}
    />
  )
}
