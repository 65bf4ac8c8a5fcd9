import type { Home } from '~/dossier/shape/place'
import { amountText } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { ColumnName } from '~/pillars/result'
import type { NetIncomeTax, ToldNet } from '~/pillars/synthesis/net'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { type T, useText } from '../frame/text'
import { Table } from '../table'
import { basisSentences, deductionSentences, inOrder, leftInYear } from './net-how'

/** In the order of the columns; `name`: null where there is one alone. */
type NetColumn = { name: ColumnName | null; net: ToldNet }

type NetStepsProps = {
  columns: readonly [NetColumn, ...NetColumn[]]
  place: Home
}

/** How a net amount comes about: the table of a year, the deductions in words, the year of the tables, what is assumed. */
export function NetSteps({ columns, place }: NetStepsProps) {
  const { t, language } = useText()
  const shown = (columns.at(-1) ?? columns[0]).net
  const { tax, gross } = shown
  return (
    <>
      <NetTable columns={columns} />
      {gross.low < gross.high && <p className="hint">{t('net.steps.asExpected')}</p>}
      {tax.kind === 'range' && <p>{t(`net.reasons.${tax.reason}`)}</p>}
      <ul className="sentences">
        {deductionSentences(t, shown, { place, language }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="hint">{basisSentences(t, shown).join(' ')}</p>
    </>
  )
}

type Row = { key: string; head: string; cell: (net: ToldNet, column: ColumnName | null) => React.ReactNode }

function NetTable({ columns }: Pick<NetStepsProps, 'columns'>) {
  const { t } = useText()
  const heads = columns.map(({ name }) => (name ? t(`outlook.income.columns.${name}`) : t('net.steps.amount')))
  return (
    <Table
      className={columns.length > 1 ? 'net-table stacked' : 'net-table'}
      caption={t('net.steps.caption')}
      heads={[t('net.steps.head'), ...heads]}
      rows={rowsOf(t, columns).map(({ key, head, cell }) => {
        const cells = columns.map(({ name, net }) => cell(net, name))
        if (!SUMS.includes(key)) return { key, head, cells }
        // biome-ignore lint/correctness/useJsxKeyInIterable: the table gives each cell the key of its column
        return { key, head: <strong>{head}</strong>, cells: cells.map((sum) => <strong>{sum}</strong>) }
      })}
      cellClass="number"
    />
  )
}

function rowsOf(t: T, columns: NetStepsProps['columns']): Row[] {
  const isAny = (of: (net: ToldNet) => number | undefined) => columns.some(({ net }) => (of(net) ?? 0) > 0)
  const row = (key: RowName, cell: Row['cell']): Row => ({ key, head: t(`net.steps.${key}`), cell })
  const amounts = AMOUNTS.filter(({ of }) => isAny(of))
  return [
    ...amounts.map(({ key, of }) => row(key, (net) => amountText(Math.round(of(net) ?? 0)))),
    row('pensions', ({ pensions: { all } }) => amountText(all.expected)),
    row('federal', ({ tax }, column) => <TaxFigure of="federal" ends={[tax.federal, tax.federal]} column={column} />),
    ...(['canton', 'municipality'] as const).map((of) =>
      row(of, ({ tax: { steps } }, column) => (
        <TaxFigure of={of} ends={[steps.cantonal.low[of], steps.cantonal.high[of]]} column={column} />
      )),
    ),
    ...(isAny(({ tax }) => tax.headTax) ? [row('headTax', ({ tax }) => amountText(tax.headTax))] : []),
    row('net', (net) => rangeText(t, ...inOrder(amountText, leftInYear(net, 'low'), leftInYear(net, 'high')))),
    row('monthly', ({ monthly, tax }) =>
      tax.kind === 'range'
        ? rangeText(t, amountText(monthly.low), amountText(monthly.high))
        : amountText(monthly.expected),
    ),
  ]
}

type RowName =
  | (typeof AMOUNTS)[number]['key']
  | 'pensions'
  | 'federal'
  | 'canton'
  | 'municipality'
  | 'headTax'
  | 'net'
  | 'monthly'

const SUMS: readonly string[] = ['pensions', 'net', 'monthly'] satisfies RowName[]

/** Each only where it is paid. */
const AMOUNTS = [
  { key: 'avs', of: ({ pensions }: ToldNet) => pensions.own.avs },
  { key: 'thirteenth', of: ({ pensions }: ToldNet) => pensions.own.thirteenth },
  { key: 'lpp', of: ({ pensions }: ToldNet) => pensions.own.lpp },
  { key: 'spouseAvs', of: ({ pensions }: ToldNet) => pensions.spouse?.avs },
  { key: 'spouseThirteenth', of: ({ pensions }: ToldNet) => pensions.spouse?.thirteenth },
  { key: 'spouseLpp', of: ({ pensions }: ToldNet) => pensions.spouse?.lpp },
] as const

type TaxFigureProps = {
  of: 'federal' | 'canton' | 'municipality'
  ends: readonly [low: NetIncomeTax['federal'], high: NetIncomeTax['federal']]
  column: ColumnName | null
}

/** CHF a year, for people and programs. */
function TaxFigure({ of, ends: [low, high], column }: TaxFigureProps) {
  const { t } = useText()
  const told = (value: number, end: '' | '.low' | '.high') => (
    <Figure
      key={end}
      figure={`tax.income.${of}${end}`}
      value={value}
      text={amountText(value)}
      column={column ?? 'withoutChange'}
    />
  )
  if (low === high) return told(low, '')
  return (
    <FigureSentence
      sentence={(from, to) => rangeText(t, from, to)}
      figures={[told(low, '.low'), told(high, '.high')]}
    />
  )
}
