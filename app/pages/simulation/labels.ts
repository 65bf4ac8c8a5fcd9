import type { T } from '~/ui/frame/text'

/** The label of a field, also of one in a row: `drawing[1].share` is the share of row 2. */
export function simulationLabel(t: T, field: string): string {
  const [, list = '', place = '', name = ''] = /^(drawing|steps)\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const number = Number(place) + 1
  if (list === 'drawing')
    return t(name === 'share' ? 'simulation.drawing.share' : 'simulation.drawing.from', { number })
  if (list === 'steps') return t(name === 'rate' ? 'simulation.steps.rate' : 'simulation.steps.on', { number })
  if (field === 'partner.retirementDate') return t('simulation.partnersDay.label')
  if (field === 'stepsDrawFund') return t('simulation.steps.drawFund')
  return t(`simulation.${isPlain(field) ? field : 'retirementDate'}`)
}

const PLAIN = [
  'retirementDate',
  'desiredRate',
  'desiredSalary',
  'currentSalary',
  'currentRate',
  'lppCapitalShare',
] as const
const isPlain = (field: string): field is (typeof PLAIN)[number] => PLAIN.some((one) => one === field)
