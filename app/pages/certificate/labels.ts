import type { T } from '~/ui/frame/text'
import { CERTIFICATE_FIELDS } from './fields'

const isField = (name: string): name is Exclude<keyof typeof CERTIFICATE_FIELDS, 'label' | 'ages'> =>
  name !== 'label' && name !== 'ages' && Object.hasOwn(CERTIFICATE_FIELDS, name)

/** The label of a field: `ages[1].pension` is the pension of age 2. */
export function certificateLabel(t: T, field: string): string {
  const [, place = '', name = ''] = /^ages\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const number = Number(place) + 1
  if (name === 'age') return t('certificate.age', { number })
  if (name === 'capital') return t('certificate.ageCapital', { number })
  if (name === 'pension') return t('certificate.agePension', { number })
  return isField(field) ? t(`certificate.${field}`) : t('ownPapers.label')
}
