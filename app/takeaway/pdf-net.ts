/** What is left after tax in the PDF: the year's table, and how it comes about. */
import { heading, type Part, paragraph, plain, type Table, table } from './pdf-part'
import { NOT_THERE } from './pdf-tables'
import type { NetRow, Sheet, SheetNet } from './sheet'

/** What is left each month stands on the first page. */
export function netParts({ t, net }: Sheet): Part[] {
  if (!net) return []
  const rows = yearlyRows(net)
  return [
    heading(2, net.title),
    ...(rows.length > 0 ? [table(tableOf(t, net, rows))] : []),
    ...[refusals(t, net), ...net.notes].flatMap((sentences) =>
      sentences.length > 0 ? [paragraph(sentences.join(' '), 'hint')] : [],
    ),
  ]
}

const isYearly = ({ unit }: NetRow) => unit === 'year'

/** Each figure that a column has, in their order. */
function yearlyRows({ columns }: SheetNet): NetRow[] {
  const all = columns.flatMap(({ rows }) => rows.filter(isYearly))
  return all.filter(({ key }, index) => all.findIndex((one) => one.key === key) === index)
}

const tableOf = (t: Sheet['t'], { columns }: SheetNet, rows: readonly NetRow[]): Table => ({
  head: [
    t('net.steps.head'),
    ...columns.map(({ name }) => (columns.length > 1 ? t(`synthesis.columns.${name}`) : t('net.steps.amount'))),
  ],
  rows: rows.map(({ key, term }) => [
    plain(term),
    ...columns.map(({ rows }) => plain(rows.find((row) => row.key === key)?.text ?? NOT_THERE)),
  ]),
  widths: [9, ...columns.map(() => 5)],
  numbers: true,
})

/** With two columns, why one of them has no amounts; the reason of a single one stands on the first page. */
const refusals = (t: Sheet['t'], { columns }: SheetNet): string[] =>
  columns.length < 2
    ? []
    : columns.flatMap(({ name, refused }) =>
        refused ? [t('takeaway.of', { name: t(`synthesis.columns.${name}`), figure: refused })] : [],
      )
