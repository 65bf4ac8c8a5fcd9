import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '~/ui/figure'
import { useText } from '~/ui/frame/text'
import { MonthlyTotal } from './monthly-total'

type AmountProps = { column: Column; name: ColumnName; isFromMemory: boolean }

/** The monthly amount for life; from memory, the lowest that can be. */
export function Amount({ column, name, isFromMemory }: AmountProps) {
  const { t } = useText()
  const { monthlyTotal, totalFrom, ranges, complete } = column
  if (monthlyTotal === null || totalFrom === null) return <p>{t('synthesis.answer.unknown')}</p>
  const isLowest = isFromMemory && !complete
  const day = dayText(totalFrom)
  return (
    <>
      <p className="answer-amount">
        {isLowest ? (
          <Lowest low={ranges?.total.low ?? null} monthlyTotal={monthlyTotal} name={name} />
        ) : (
          <AmountOrRange column={{ ...column, monthlyTotal }} name={name} />
        )}{' '}
        {monthlyTotal > 0 && t('synthesis.answer.perMonth')}
      </p>
      {monthlyTotal > 0 && (
        <p className="hint">
          {isFromMemory ? t('synthesis.memory.from', { day }) : t('synthesis.answer.from', { day })}
        </p>
      )}
    </>
  )
}

function AmountOrRange({ column, name }: Parameters<typeof MonthlyTotal>[0]) {
  const total = <MonthlyTotal column={column} name={name} />
  return column.ranges ? <span className="figure-range">{total}</span> : total
}

/** The lowest amount that can be: what the AVS pays at least, and the law's guarantee. */
function Lowest({ low, monthlyTotal, name }: { low: number | null; monthlyTotal: number; name: ColumnName }) {
  const { t } = useText()
  const monthly = low ?? monthlyTotal
  const figure = low === null ? 'total.monthly' : 'total.monthly.low'
  return (
    <span className="at-least">
      {t('words.lowest')} <Figure figure={figure} value={monthly} column={name} text={chf(monthly)} complete={false} />
    </span>
  )
}
