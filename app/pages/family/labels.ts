import { creditsLabel, PRESENT_LABEL } from '~/forms/family/form'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '~/ui/frame/text'

type Named = { /** Which row is the marriage of now; null: none. */ present: number | null; children: readonly Day[] }

/** The label of a field that is called after more than its place; undefined: of another one. */
export function familyLabel(t: T, field: string, { present, children }: Named): string | undefined {
  const [, list = '', place = ''] = /^(\w+)\[(\d+)\]/.exec(field) ?? []
  const birthDate = children[Number(place)]
  if (list === 'children' && birthDate) return creditsLabel(t, dayText(birthDate))
  return list === 'marriages' && Number(place) === present ? t(PRESENT_LABEL) : undefined
}
