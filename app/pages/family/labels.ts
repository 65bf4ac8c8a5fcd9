import type { TFunction } from 'i18next'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'

const MARRIAGE = {
  start: 'family.start',
  end: 'family.end',
  endedBy: 'family.endedBy',
  separatedSince: 'family.separatedSince',
  'partner.birthDate': 'family.partnerBirthDate',
  'partner.gender': 'family.partnerGender',
} as const

const isOfMarriage = (name: string): name is keyof typeof MARRIAGE => Object.hasOwn(MARRIAGE, name)

type Named = { /** Which row is the marriage of now; null: none. */ present: number | null; children: readonly Day[] }

/** The label of a field: `marriages[1].end` is the end of marriage 2. */
export function familyLabel(t: TFunction, field: string, { present, children }: Named): string {
  if (field === 'survivorsPension') return t('family.survivorsPension')
  const [, list = '', place = '', name = ''] = /^(\w+)\[(\d+)\]\.([\w.]+)$/.exec(field) ?? []
  const index = Number(place)
  if (list === 'marriages' && isOfMarriage(name))
    return index === present ? t('family.presentSeparatedSince') : t(MARRIAGE[name], { number: index + 1 })
  const birthDate = children[index]
  return list === 'children' && birthDate ? t('family.credits', { day: dayText(birthDate) }) : t('family.marriages')
}
