import { chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { totalEnds } from '~/pillars/synthesis/total-ends'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { type T, useText } from '../frame/text'
import type { TotalColumn } from './monthly-total'

type Ended = Parameters<typeof totalEnds>[0] & Pick<TotalColumn, 'complete'>

/** The ends that no amount beside them tells: a range of the AVS stands in the amount itself. null: there are none. */
export const endsBeside = (column: Ended) => (column.ranges ? null : totalEnds(column))

type TotalEndsProps = {
  column: Ended
  name?: ColumnName
  /** Its ends are `<figure>.low` and `<figure>.high`. */
  figure?: string
  /** `range`: the two amounts alone. */
  form: 'sentence' | 'range'
}

/** The two ends of the monthly total for life; nothing where it has none. */
export function TotalEnds({ column, name, figure = 'total.monthly', form }: TotalEndsProps) {
  const { t } = useText()
  const ends = form === 'range' ? totalEnds(column) : endsBeside(column)
  if (!ends) return null
  const { complete } = column
  return (
    <FigureSentence
      sentence={(low = '', high = '') => endsText(t, { low, high, complete }, form)}
      figures={(['low', 'high'] as const).map((end) => (
        <Figure
          key={end}
          figure={`${figure}.${end}`}
          value={ends[end]}
          column={name}
          text={chf(ends[end])}
          complete={complete}
        />
      ))}
    />
  )
}

/** In files too. */
export function endsText(
  t: T,
  { low, high, complete }: { low: string; high: string; complete: boolean },
  form: TotalEndsProps['form'],
): string {
  if (form === 'sentence') return t(`synthesis.answer.${complete ? 'ends' : 'endsAtLeast'}`, { low, high })
  const range = t('words.amountRange', { low, high })
  return complete ? range : `${t('words.lowest')} ${range}`
}
