import type { Day } from '~/pillars/day'
import { dayText } from '~/text/format'
import { useText } from './text'

/** Of which day a list is that stands in for a newer one; nothing where it is of now. */
export function ListedOn({ day }: { day: Day | null }) {
  const { t } = useText()
  return day && <p className="hint">{t('words.listedOn', { day: dayText(day) })}</p>
}
