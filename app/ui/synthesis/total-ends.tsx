import { chf } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { AmountRange, ColumnName } from '~/pillars/result'
import { Figure } from '../figure'
import { FigureSentence } from '../figure-sentence'
import { type T, useText } from '../frame/text'

/** Fits a column, or its part in a shared synthesis. */
type Ended = { complete: boolean; ranges: object | null; ends?: AmountRange | undefined }

/** The ends that no amount beside them tells: a range of the AVS stands in the amount itself. null: there are none. */
export const endsBeside = (column: Ended) => (column.ranges ? null : (column.ends ?? null))

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
  const ends = form === 'range' ? (column.ends ?? null) : endsBeside(column)
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
  const range = rangeText(t, low, high)
  return complete ? range : `${t('words.lowest')} ${range}`
}
