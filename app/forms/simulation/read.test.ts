import { describe, expect, it } from 'vitest'
import { NO_CHANGE, Simulation } from '~/dossier/shape/simulation'
import { readSimulationForm } from './read'

const formOf = (fields: Record<string, string>) => {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) posted.append(name, value)
  return posted
}

describe('the simulation form', () => {
  it.each([
    [{ retirementDate: '01.04.2034' }, { retirementDate: '2034-04-01' }],
    [{ retirementDate: '1.4.2034' }, { retirementDate: '2034-04-01' }],
    [{ retirementDate: ' 2034-04-01 ' }, { retirementDate: '2034-04-01' }],
    [{ desiredSalary: "85'000" }, { desiredSalary: 85_000 }],
    [{ desiredSalary: '0' }, { desiredSalary: 0 }],
    [
      { currentSalary: '85 000,50', currentRate: '100 %', desiredRate: '80' },
      { currentSalary: 85_000.5, currentRate: 100, desiredRate: 80 },
    ],
    [{ lppCapitalShare: '12.5%' }, { lppCapitalShare: 12.5 }],
    [{ lppCapitalShare: '1/4' }, { lppCapitalShare: 25 }],
    [{ desiredRate: '80 %' }, { desiredRate: 80 }],
    [
      { 'drawing[0].from': '01.04.2034', 'drawing[0].share': '40 %', 'drawing[2].from': '', 'drawing[2].share': ' ' },
      { drawing: [{ from: '2034-04-01', share: 40 }] },
    ],
    // An empty row in between is dropped.
    [
      { 'steps[0].on': '', 'steps[0].rate': '', 'steps[1].on': '1.7.2030', 'steps[1].rate': '60', stepsDrawFund: 'on' },
      { steps: [{ on: '2030-07-01', rate: 60 }], stepsDrawFund: true },
    ],
    [{ desiredRate: '80', stepsDrawFund: 'on' }, { desiredRate: 80 }],
    [{ 'partner.retirementDate': '01.05.2033' }, { partner: { retirementDate: '2033-05-01' } }],
    [{ avsCapitalShare: '50', desiredRate: '50' }, { desiredRate: 50 }],
    [{ need: "7'500.50" }, { need: 7500.5 }],
    [{ need: '0', outlook: 'expected', law: 'today' }, { need: 0 }],
    [
      { outlook: 'low', law: 'withoutCap' },
      { outlook: 'low', law: 'withoutCap' },
    ],
    [
      { outlook: 'high', law: 'without13th', desiredRate: '80' },
      { outlook: 'high', law: 'without13th', desiredRate: 80 },
    ],
  ])('[009] [117] [118] [119] reads %j', (typed, change) =>
    expect(readSimulationForm(formOf(typed)).change).toEqual({ ...NO_CHANGE, ...change }),
  )

  it.each([
    [{}, { retirementDate: ['nothingChanged'] }],
    [{ currentSalary: '80000', currentRate: '100', lppCapitalShare: '0' }, { retirementDate: ['nothingChanged'] }],
    [{ outlook: 'expected', law: 'today' }, { retirementDate: ['nothingChanged'] }],
    [
      { outlook: 'lower', law: 'tomorrow', need: 'x' },
      { outlook: ['invalid'], law: ['invalid'], need: ['amountForm'] },
    ],
    [{ need: '-1' }, { need: ['amountNegative'] }],
    [{ need: '100000001' }, { need: ['amountTooLarge'] }],
    [{ retirementDate: '31.02.2034' }, { retirementDate: ['dayUnknown'] }],
    [{ retirementDate: 'avril 2034' }, { retirementDate: ['dayOrAgeForm'] }],
    [{ desiredSalary: '-1' }, { desiredSalary: ['amountNegative'] }],
    [{ desiredSalary: "10'000'001" }, { desiredSalary: ['salaryTooLarge'] }],
    [
      { currentSalary: 'beaucoup', desiredRate: '0' },
      { currentSalary: ['amountForm'], desiredRate: ['activityRateRange'] },
    ],
    [{ desiredRate: '150' }, { desiredRate: ['activityRateRange'] }],
    [{ lppCapitalShare: '101' }, { lppCapitalShare: ['capitalShareRange'] }],
    [{ stepsDrawFund: 'on' }, { retirementDate: ['nothingChanged'] }],
  ])('[124] says what is wrong with %j, and keeps it as typed', (typed, error) => {
    const { change, submission } = readSimulationForm(formOf(typed))
    expect(change).toBeNull()
    expect(submission?.reply()).toMatchObject({ initialValue: typed, error })
  })

  it('names the field of a row that is missing or wrong, and keeps what is typed', () => {
    const { change, submission, unread } = readSimulationForm(
      formOf({
        'drawing[0].from': '01.04.2034',
        'drawing[0].share': '10',
        'drawing[1].share': '80',
        'steps[0].on': 'bald',
        'steps[0].rate': '60',
      }),
    )
    expect(change).toBeNull()
    expect(submission?.reply()).toMatchObject({
      initialValue: {
        drawing: [{ from: '01.04.2034', share: '10' }, { share: '80' }],
        steps: [{ on: 'bald', rate: '60' }],
      },
      error: {
        'drawing[0].share': ['drawingShareRange'],
        'drawing[1].from': ['required'],
        'steps[0].on': ['dayOrAgeForm'],
      },
    })
    // The readable fields are checked nevertheless.
    expect(unread).toMatchObject({ drawing: [{ from: '2034-04-01' }, { share: 80 }], steps: [{ rate: 60 }] })
  })

  it.each([
    [{ 'buyIn.amount': '10000', 'buyIn.on': '' }, 'buyIn.on'],
    [{ 'buyIn.amount': '10000', 'buyIn.on': 'bald' }, 'buyIn.on'],
    [{ 'pillar3a.amount': '5000', 'pillar3a.purchase': '0' }, 'pillar3a.purchase'],
    [{ 'pillar3a.amount': '', 'pillar3a.purchase': 'viel' }, 'pillar3a.purchase'],
  ])('blames the other field of a group for nothing: %j', (typed, field) => {
    const { submission, unread } = readSimulationForm(formOf({ ...typed, retirementDate: '01.04.2034' }))
    expect(Object.keys(submission?.reply().error ?? {})).toEqual([field])
    expect(unread).toMatchObject({ retirementDate: '2034-04-01', buyIn: null, pillar3a: null })
    expect(Simulation.safeParse({ ...NO_CHANGE, ...unread }).success).toBe(true)
  })

  it('counts ages back from one’s own latest start, and the partner’s from theirs', () => {
    const latest = { own: { day: '2041-04-01', age: 70 }, partner: { day: '2038-06-01', age: 70 } }
    const typed = {
      'drawing[0].from': '63',
      'drawing[0].share': '40',
      'steps[0].on': '62 ans',
      'steps[0].rate': '80',
      'partner.retirementDate': '64',
    }
    expect(readSimulationForm(formOf(typed), latest).change).toMatchObject({
      drawing: [{ from: '2034-04-01' }],
      steps: [{ on: '2033-04-01' }],
      partner: { retirementDate: '2032-06-01' },
    })
  })
})
