import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import type { T } from '~/ui/frame/text'
import { gapsLabel } from './contributions'

/** The label of a field, also of one in a row: `drawing[1].share` is the share of row 2. */
export function simulationLabel(t: T, field: string, contributions: ContributionsAnswer | null = null): string {
  const [, list = '', place = '', name = ''] = /^(drawing|steps)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const number = Number(place) + 1
  if (list === 'drawing')
    return t(name === 'share' ? 'simulation.drawing.share' : 'simulation.drawing.from', { number })
  if (list === 'steps') return t(name === 'rate' ? 'simulation.steps.rate' : 'simulation.steps.on', { number })
  if (field === 'partner.retirementDate') return t('simulation.partnersDay.label')
  if (field === 'stepsDrawFund') return t('simulation.steps.drawFund')
  const inGroup = IN_GROUPS.find((one) => one === field)
  if (inGroup) return t(`simulation.${inGroup}`)
  if (field === 'marginalRate') return t('simulation.tax.label')
  if (field === 'paysGaps') return contributions?.gaps.length ? gapsLabel(t, contributions) : t('simulation.gaps')
  const plain = PLAIN.find((one) => one === field)
  // What is about the whole form stands at its first field.
  return t(`simulation.${plain ?? 'retirementDate'}`)
}

const IN_GROUPS = ['buyIn.amount', 'buyIn.on', 'pillar3a.amount', 'pillar3a.purchase'] as const

const PLAIN = [
  ...(['retirementDate', 'stopsOn', 'lppFrom', 'desiredRate', 'desiredSalary'] as const),
  ...(['currentSalary', 'currentRate', 'lppCapitalShare', 'outlook', 'law', 'need'] as const),
]
