import { expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { problemsOf } from '~/ui/form/problems'
import { SIMULATION } from './form'

/** The name of every field: `drawing[0].from` in a list, `buyIn.amount` in a group. */
const NAMES = Object.entries(SIMULATION.shape).flatMap(([name, inside]) => {
  if (inside === '') return [name]
  const isList = Array.isArray(inside)
  const fields = Object.keys(isList ? ((inside as readonly object[])[0] as object) : inside)
  return fields.map((field) => `${name}${isList ? '[0]' : ''}.${field}`)
})

const labelIn = (language: 'fr' | 'de', name: string) =>
  problemsOf(
    textIn(language),
    { error: { [name]: ['required'] } },
    { form: SIMULATION, firstField: 'retirementDate' },
  )[0]?.label ?? ''

it.each(['fr', 'de'] as const)('each field has a label of its own, in %s', (language) => {
  expect(NAMES.length).toBeGreaterThan(15)
  expect(labelIn(language, 'paysGaps')).toBe(textIn(language)('simulation.gaps'))
  const fields = new Map<string, string[]>()
  for (const name of NAMES) {
    const label = labelIn(language, name)
    fields.set(label, [...(fields.get(label) ?? []), name])
  }
  expect([...fields.values()].filter((names) => names.length > 1)).toEqual([])
})

it('lists problems in the order of the page', () => {
  const onPage = [
    ...['currentSalary', 'desiredSalary', 'currentRate', 'desiredRate', 'steps[0].on', 'steps[0].rate'],
    ...['retirementDate', 'stopsOn', 'lppFrom', 'drawing[0].from', 'drawing[1].share', 'partner.retirementDate'],
    ...['lppCapitalShare', 'buyIn.amount', 'buyIn.on', 'pillar3a.amount', 'pillar3a.purchase', 'paysGaps', 'need'],
    ...['outlook', 'law'],
  ]
  const error = Object.fromEntries(onPage.toSorted().map((field) => [field, ['invalid']]))
  const listed = problemsOf(textIn('fr'), { error }, { form: SIMULATION, firstField: 'retirementDate' })
  expect(listed.map(({ field }) => field)).toEqual(onPage)
})
