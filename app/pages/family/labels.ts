import { creditsLabel, PRESENT_LABEL } from '~/forms/family/form'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '~/ui/frame/text'

type LabelFacts = {
  /** The row of the present marriage; null: none. */ present: number | null
  children: readonly Day[]
}

/** The label of a field whose name needs more than its position; undefined: another field. */
export function familyLabel(t: T, field: string, { present, children }: LabelFacts): string | undefined {
  const [, list = '', place = ''] = /^(\w+)\[(\d+)\]/.exec(field) ?? []
  const birthDate = children[Number(place)]
  if (list === 'children' && birthDate) return creditsLabel(t, dayText(birthDate))
  return list === 'marriages' && Number(place) === present ? t(PRESENT_LABEL) : undefined
}
