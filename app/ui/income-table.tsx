import type { ReactNode } from 'react'
import type { ColumnName } from '~/pillars/result'
import type { IncomeStep } from '~/pillars/synthesis/outlook'
import { chf, dayText } from '~/text/format'
import { span } from './explained-words'
import type { IncomePart } from './income-chart-scale'
import { as } from './table-role'
import { type T, useText } from './text'

type IncomeTableProps = {
  steps: readonly IncomeStep[]
  /** Those of which there is something in one of the columns. */
  parts: readonly IncomePart[]
  today: string
  /** Where there are two; null: the only one. */
  column: ColumnName | null
}

/** The numbers of the chart. On narrow screens each amount says by itself what it is. */
export function IncomeTable({ steps, parts, today, column }: IncomeTableProps) {
  const { t } = useText()
  const heads = [...parts.map((part) => t(`outlook.income.parts.${part}`)), t('outlook.income.total')]
  return (
    <table className="stacked stacked-told" {...as('table')}>
      <caption>{captionOf(t, column)}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" {...as('columnheader')}>
            {t('outlook.income.from')}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="number" {...as('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
        {steps.map((step) => (
          <tr key={step.from} {...as('row')}>
            <th scope="row" {...as('rowheader')}>
              <Begin {...step} isToday={step.from === today} />
            </th>
            {[...parts.map((part) => step[part]), step.total].map((amount, index) => (
              <Amount key={heads[index]} term={heads[index]}>
                {amount === null ? '–' : chf(amount)}
              </Amount>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const captionOf = (t: T, column: ColumnName | null) =>
  column ? t('outlook.income.tableIn', { column: t(`outlook.income.columns.${column}`) }) : t('outlook.income.table')

function Begin({ from, age, isToday }: IncomeStep & { isToday: boolean }) {
  const { t } = useText()
  return (
    <>
      {span(t, 12 * age.years + age.months)}{' '}
      <span className="hint">
        {isToday ? t('outlook.income.now') : t('outlook.income.fromDay', { day: dayText(from) })}
      </span>
    </>
  )
}

const Amount = ({ term, children }: { term: string | undefined; children: ReactNode }) => (
  <td className="number" data-term={term} {...as('cell')}>
    {children}
  </td>
)
