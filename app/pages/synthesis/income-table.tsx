import type { ReactNode } from 'react'
import { chf } from '~/language/format'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import type { IncomePanel, IncomePart } from '~/ui/synthesis/outlook/income-text'
import { tableRole } from '~/ui/table-role'

/** `parts`: the incomes that occur in at least one column. */
type IncomeTableProps = Pick<IncomePanel, 'title' | 'steps'> & { parts: readonly IncomePart[] }

/** The figures of the chart as a table. On narrow screens each amount carries its own label. */
export function IncomeTable({ title, steps, parts }: IncomeTableProps) {
  const { t } = useText()
  const heads = [...parts.map((part) => t(`outlook.income.parts.${part}`)), t('outlook.income.total')]
  return (
    <table className="stacked stacked-told" {...tableRole('table')}>
      <caption>{title}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" {...tableRole('columnheader')}>
            {t('outlook.income.from')}
          </th>
          {heads.map((head) => (
            <th key={head} scope="col" className="number" {...tableRole('columnheader')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {steps.map((step) => (
          <tr key={step.from} {...tableRole('row')}>
            <th scope="row" {...tableRole('rowheader')}>
              {step.start.age} <span className="hint">{step.start.since}</span>
            </th>
            {[...parts.map((part) => step[part]), step.total].map((amount, index) => (
              <Amount key={heads[index]} term={heads[index]}>
                {amount === null ? <NoValue /> : chf(amount)}
              </Amount>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Amount = ({ term, children }: { term: string | undefined; children: ReactNode }) => (
  <td className="number" data-term={term} {...tableRole('cell')}>
    {children}
  </td>
)
