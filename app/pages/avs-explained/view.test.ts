import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '~/language/language'
import type { PensionResult } from '~/pillars/avs/result'
import type { Step, StepKey } from '~/pillars/result'
import { couple, RESULTS } from '../../../tests/support/pages/avs-results'
import { stepText } from '../../../tests/support/pages/explained-step'
import { explainedSteps } from './steps-text.fr'
import { explainedView } from './view'

const keysOf = (result: PensionResult): StepKey[] => result.person.steps.map(({ key }) => key)

describe('the steps of real calculations', () => {
  it('are all that the page knows to explain, and no other', () => {
    const keys = new Set(Object.values(RESULTS).flatMap(keysOf))
    keys.delete('recalculation')
    expect([...keys].toSorted()).toEqual(Object.keys(explainedSteps).toSorted())
  })

  it.each(Object.entries(RESULTS))('%s: stand in their order, each in both languages', (_, result) => {
    const { parts } = explainedView(result, null)
    const steps = parts.flatMap((part) => part.steps)
    const expected = keysOf(result).filter((key) => key !== 'recalculation')
    expect(steps.map(({ key }) => key)).toEqual(expected.slice(0, steps.length))
    if (result.person.scale > 0) expect(steps).toHaveLength(expected.length)
    for (const language of LANGUAGES)
      for (const step of steps) expect(stepText(step, language)).not.toMatch(/\{\{|NaN|undefined|null|\d{4}-\d{2}/)
  })
})

it('a forecast tells no missing years, an account does', () => {
  expect(explainedView(RESULTS.forecast, null).gaps.areTold).toBe(false)
  expect(explainedView(RESULTS.gaps, null).gaps.areTold).toBe(true)
})

describe('parts', () => {
  const partsOf = (result: PensionResult) => explainedView(result, null).parts.map(({ from, reason }) => [from, reason])

  it('are one calculation, where nothing changes', () => {
    expect(partsOf(RESULTS.steady)).toEqual([['2031-06-01', null]])
    expect(partsOf(RESULTS.late)).toEqual([['2033-07-01', null]])
  })

  it('begin where everything is computed anew, and say why', () => {
    expect(partsOf(RESULTS.early)).toEqual([
      ['2029-06-01', null],
      ['2031-06-01', 'referenceAge'],
    ])
    expect(partsOf(RESULTS.couple)).toEqual([
      ['2031-06-01', null],
      ['2033-09-01', 'partnerStarts'],
    ])
    expect(partsOf(RESULTS.coupleEarly)).toEqual([
      ['2029-12-01', null],
      ['2031-06-01', 'referenceAge'],
      ['2032-03-01', 'cap'],
      ['2033-09-01', 'partnerReferenceAge'],
    ])
  })

  it('begin at the reference age where the partner changes a deferred pension', () => {
    const late = couple({ husbandDrawsFrom: '2035-06-01' })
    expect(partsOf(late)).toEqual([
      ['2031-06-01', 'deferred'],
      ['2033-09-01', 'partnerStarts'],
    ])
  })

  it('tell what becomes of the cap, and each other reason as the calculation does', () => {
    const step = (key: Step['key'], reason: string, output: string): Step => ({
      key,
      inputs: { reason },
      output,
      article: '',
    })
    const [first, second, third, fourth] = ['2032-01-01', '2033-01-01', '2034-01-01', '2035-01-01'] as const
    const steps = [
      step('recalculation', 'cap', first),
      step('coupleCap', '', ''),
      step('recalculation', 'cap', second),
      step('coupleCap', '', ''),
      step('recalculation', 'cap', third),
      ...['share', 'widowed', 'afterReferenceAge'].map((reason) => step('recalculation', reason, fourth)),
    ]
    const result = { ...RESULTS.couple, person: { ...RESULTS.couple.person, steps } }
    expect(partsOf(result).slice(1)).toEqual([
      [first, 'cap'],
      [second, 'capChanges'],
      [third, 'capEnds'],
      [fourth, 'share'],
      [fourth, 'widowed'],
      [fourth, 'afterReferenceAge'],
    ])
  })

  it('end with the scale, where there is no pension', () => {
    const { parts, amounts, thirteenth } = explainedView(RESULTS.nothing, null)
    expect(parts).toHaveLength(1)
    expect(parts[0]?.from).toBeNull()
    expect(parts[0]?.steps.at(-1)).toMatchObject({ key: 'scale', output: 0 })
    expect([amounts, thirteenth]).toEqual([[], 0])
  })
})

describe('amounts', () => {
  it.each([
    ['steady', RESULTS.steady, [['2031-06-01', null, null]]],
    [
      'early',
      RESULTS.early,
      [
        ['2029-06-01', '2031-05-31', null],
        ['2031-06-01', null, 'referenceAge'],
      ],
    ],
    [
      'couple',
      RESULTS.couple,
      [
        ['2031-06-01', '2033-08-31', null],
        ['2033-09-01', null, 'partnerStarts'],
      ],
    ],
    // The partner's pension starts while the visitor's is deferred, so nothing changes later in the visitor's.
    ['coupleLate', RESULTS.coupleLate, [['2034-06-01', null, null]]],
  ])('%s: from when to when, and why they change', (_, result, expected) => {
    const { amounts } = explainedView(result, null)
    expect(amounts.map(({ from, to, reason }) => [from, to, reason])).toEqual(expected)
    expect(amounts[0]?.monthly).toBe(result.person.monthly)
  })

  it('are one where the pension of the other one alone changes', () => {
    const [period] = RESULTS.steady.periods
    if (!period) throw new Error('no period')
    const { from, person } = period
    const periods = [
      { ...period, from, to: '2032-12-31' as typeof from },
      { ...period, from: '2033-01-01' as typeof from, partner: person },
    ]
    const { amounts } = explainedView({ ...RESULTS.steady, periods }, null)
    expect(amounts).toEqual([{ from, to: null, monthly: person, reason: null }])
  })
})

describe('the partner', () => {
  it.each([
    ['of a single person', RESULTS.steady, null, false],
    ['while only one of the two has entered the other', RESULTS.couple, 'one', true],
  ] as const)('is absent %s', (_, result, entered, isCouple) => {
    expect(explainedView(result, entered)).toMatchObject({ partner: null, isCouple })
  })

  it('names what is paid, by which scale, whether the cap reduces it, and the supplement', () => {
    const { periods, partner } = RESULTS.couple
    expect(explainedView(RESULTS.couple, 'both').partner).toEqual({
      amounts: [{ from: partner?.from, to: null, monthly: partner?.monthly, reason: null }],
      scale: 44,
      supplement: partner?.supplement,
      capped: periods.some(({ capped }) => capped),
    })
    expect(explainedView(RESULTS.partnerWithoutPension, 'both').partner).toMatchObject({ amounts: [], scale: 0 })
  })
})

it('says of gaps whether credits or the partner made others good', () => {
  expect(explainedView(RESULTS.gaps, null).gaps).toMatchObject({ hasOthers: false })
  const steps = RESULTS.gaps.person.steps.map((step) =>
    step.key === 'gapsFilled' ? { ...step, inputs: { ...step.inputs, spouse: 12 } } : step,
  )
  const result = { ...RESULTS.gaps, person: { ...RESULTS.gaps.person, steps } }
  expect(explainedView(result, null).gaps).toMatchObject({ hasOthers: true })
})
