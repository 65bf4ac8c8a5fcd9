import { chf } from '~/language/format'
import { NoValue } from '~/ui/frame/no-value'
import { useText } from '~/ui/frame/text'
import type { IncomePanel, IncomePart } from '~/ui/synthesis/outlook/income-text'
import { Table } from '~/ui/table'

/** `parts`: the incomes that occur in at least one column. */
type IncomeTableProps = Pick<IncomePanel, 'title' | 'total' | 'steps'> & { parts: readonly IncomePart[] }

/** The figures of the chart as a table. */
export function IncomeTable({ title, total, steps, parts }: IncomeTableProps) {
  const { t } = useText()
  return (
    <Table
      className="stacked stacked-told"
      caption={title}
      heads={[t('outlook.income.from'), ...parts.map((part) => t(`outlook.income.parts.${part}`)), total]}
      rows={steps.map((step) => ({
        key: step.from,
        head: (
          <>
            {step.start.age} <span className="hint">{step.start.since}</span>
          </>
        ),
        cells: [...parts.map((part) => step[part]), step.total].map((amount) =>
          // biome-ignore lint/correctness/useJsxKeyInIterable: the table gives each cell the key of its column
          amount === null ? <NoValue /> : chf(amount),
        ),
      }))}
      cellClass="number"
    />
  )
}
