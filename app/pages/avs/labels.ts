import type { TFunction } from 'i18next'

const LABELS = {
  navs: 'avs.navs',
  birthDate: 'avs.birthDate',
  gender: 'avs.gender',
  status: 'avs.status',
  work: 'avs.work',
  fund: 'avs.fund',
  relationshipStartDate: 'avs.relationshipStartDate',
  relationshipEndDate: 'avs.relationshipEndDate',
  'partner.navs': 'avs.partnerNavs',
  'partner.birthDate': 'avs.partnerBirthDate',
  'partner.gender': 'avs.partnerGender',
  'partner.deathDate': 'avs.partnerDeathDate',
  hasChildren: 'avs.hasChildren',
  childCount: 'avs.childCount',
  insuredSince: 'avs.insuredSince',
  insuredSinceYear: 'avs.insuredSinceYear',
  abroad: 'avs.abroad',
} as const

const CHILD_LABELS = {
  birthDate: 'avs.childBirthDate',
  alive: 'avs.childAlive',
  deathDate: 'avs.childDeathDate',
} as const

const ABROAD_LABELS = {
  from: 'avs.abroadFrom',
  to: 'avs.abroadTo',
} as const

const isKeyOf = <Labels extends object>(labels: Labels, name: string): name is Extract<keyof Labels, string> =>
  Object.hasOwn(labels, name)

/** The label of a field of the AVS form: `children[1].birthDate` is the birth date of child 2, `abroad[0].from` the first year of period 1. */
export function avsLabel(t: TFunction, field: string): string {
  if (isKeyOf(LABELS, field)) return t(LABELS[field])
  const [, list = '', index = '', name = ''] = /^(\w+)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const number = Number(index) + 1
  if (list === 'children' && isKeyOf(CHILD_LABELS, name)) return t(CHILD_LABELS[name], { number })
  return list === 'abroad' && isKeyOf(ABROAD_LABELS, name) ? t(ABROAD_LABELS[name], { number }) : field
}
