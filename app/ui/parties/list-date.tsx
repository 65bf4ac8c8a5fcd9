import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import { useText } from '../frame/text'

/** The date of an old directory list; nothing if the list is current. */
export function ListDate({ day }: { day: Day | null }) {
  const { t } = useText()
  return day && <p className="hint">{t('words.listedOn', { day: dayText(day) })}</p>
}
