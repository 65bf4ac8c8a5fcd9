import type { ReactNode } from 'react'
import { chf } from '~/text/format'
import type { IncomePart } from './income-chart-scale'
import type { IncomePanel } from './income-told'
import { NotThere } from './not-there'
import { as } from './table-role'
import { useText } from './text'

/** `parts`: those of which there is something in one of the columns. */
type IncomeTableProps = Pick<IncomePanel, 'title' | 'steps'> & { parts: readonly IncomePart[] }

/** The numbers of the chart. On narrow screens each amount says by itself what it is. */
export function IncomeTable({ title, steps, parts }: IncomeTableProps) {
  const { t } = useText()
  const heads = [...parts.map((part) => t(`outlook.income.parts.${part}`)), t('outlook.income.total')]
  return (
    <table className="stacked stacked-told" {...as('table')}>
      <caption>{title}</caption>
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
              {step.told.age} <span className="hint">{step.told.since}</span>
            </th>
            {[...parts.map((part) => step[part]), step.total].map((amount, index) => (
              <Amount key={heads[index]} term={heads[index]}>
                {amount === null ? <NotThere /> : chf(amount)}
              </Amount>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Amount = ({ term, children }: { term: string | undefined; children: ReactNode }) => (
  <td className="number" data-term={term} {...as('cell')}>
    {children}
  </td>
)
