import type { TFunction } from 'i18next'

const LABELS = {
  navs: 'avs.navs',
  birthDate: 'avs.birthDate',
  gender: 'avs.gender',
  status: 'avs.status',
  relationshipStartDate: 'avs.relationshipStartDate',
  relationshipEndDate: 'avs.relationshipEndDate',
  'partner.navs': 'avs.partnerNavs',
  'partner.birthDate': 'avs.partnerBirthDate',
  'partner.gender': 'avs.partnerGender',
  'partner.deathDate': 'avs.partnerDeathDate',
  hasChildren: 'avs.hasChildren',
  childCount: 'avs.childCount',
} as const

const CHILD_LABELS = {
  birthDate: 'avs.childBirthDate',
  alive: 'avs.childAlive',
  deathDate: 'avs.childDeathDate',
} as const

const isKeyOf = <Labels extends object>(labels: Labels, name: string): name is Extract<keyof Labels, string> =>
  Object.hasOwn(labels, name)

/** The label of a field of the AVS form: `children[1].birthDate` is the birth date of child 2. */
export function avsLabel(t: TFunction, field: string): string {
  if (isKeyOf(LABELS, field)) return t(LABELS[field])
  const [, index = '', name = ''] = /^children\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  return isKeyOf(CHILD_LABELS, name) ? t(CHILD_LABELS[name], { number: Number(index) + 1 }) : field
}
