import { totalWords } from '~/language/at-least'
import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { useText } from '../frame/text'
import { RangeFigure } from './range-figure'

/** Matches a digest as well as its part in a shared synthesis. */
export type TotalColumn = Pick<Column, 'monthlyTotal' | 'ranges' | 'complete' | 'missing'> & {
  lpp: Parameters<typeof totalWords>[1]['lpp']
}

type MonthlyTotalProps = {
  column: TotalColumn & { monthlyTotal: number }
  name?: ColumnName
  size?: 'large' | 'range'
}

/** The monthly amount for life, or its range, and what is missing from it, in one line for people and programs. */
export function MonthlyTotal({ column, name, size }: MonthlyTotalProps) {
  const { t } = useText()
  const { monthlyTotal, ranges, complete } = column
  const isNothing = monthlyTotal === 0 && complete
  return (
    <FigureSentence
      sentence={(amount) => totalWords(t, column, amount)}
      figures={[
        ranges ? (
          <RangeFigure
            key="total"
            figure="total.monthly"
            range={ranges.total}
            column={name}
            size={size}
            complete={complete}
          />
        ) : (
          <Figure
            key="total"
            figure="total.monthly"
            value={monthlyTotal}
            column={name}
            text={isNothing ? t('synthesis.noPension') : chf(monthlyTotal)}
            size={size}
            complete={complete}
          />
        ),
      ]}
    />
  )
}
