import type { T } from '~/ui/frame/text'
import { CAREER_FIELDS } from './fields'

const isField = (name: string): name is Exclude<keyof typeof CAREER_FIELDS, 'blocks'> =>
  name !== 'blocks' && Object.hasOwn(CAREER_FIELDS, name)

/** The label of a field: `blocks[1].to` is the last year of period 2. */
export function careerLabel(t: T, field: string): string {
  const [, place = '', name = ''] = /^blocks\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const number = Number(place) + 1
  if (name === 'from') return t('career.blockFrom', { number })
  if (name === 'to') return t('career.blockTo', { number })
  if (name === 'salary') return t('career.blockSalary', { number })
  return isField(field) ? t(`career.${field}`) : t('career.way')
}
