import type { Info, InfoAnswer } from '~/dossier/shape/info'
import { ageOn, type Day } from '~/pillars/day'

/** Adds the ages on this day and the number of children. */
export const asInfoAnswer = (info: Info, today: Day): InfoAnswer => ({
  ...info,
  person: { ...info.person, age: ageOn(info.person.birthDate, today) },
  partner: info.partner && { ...info.partner, age: ageOn(info.partner.birthDate, today) },
  hasChildren: info.children.length > 0,
  childCount: info.children.length,
})
