/** Simulations under a name: kept, compared, replaced and removed. */
import { beforeEach, describe, expect, it } from 'vitest'
import { MOST_SCENARIOS, NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { ScenariosAnswer, SimulationAnswer } from '../answers/synthesis'

const SCENARIOS = '/synthesis/scenarios'
const SIMULATION = '/synthesis/simulation'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
  await api.post('/acor/pension-calculator/info', BACHELOR)
  await api.post('/openpk/user/pension-funds', { ids: ['a'] })
})

const scenarios = async () => (await api.get(SCENARIOS)).json()
const keep = async (name: string, simulation: object) => {
  await api.post(SIMULATION, simulation)
  return (await api.post(SCENARIOS, { name })).json()
}
const problemsIn = ({ status, errors }: { status: number; errors: object[] }) => [status, errors]

describe('scenarios', () => {
  it('are none at first; a simulation without a name is refused', async () => {
    expect(await scenarios()).toMatchObject({ scenarios: [], unnamed: null })
    await api.post(SIMULATION, { lppCapitalShare: 25 })
    expect(await scenarios()).toMatchObject({ scenarios: [], unnamed: { lppCapitalShare: 25 } })
  })

  it('are compared as the digest has them', async () => {
    await keep('quarter', { lppCapitalShare: 25 })
    const answer = await keep('half the work', { currentSalary: 80_000, currentRate: 100, desiredRate: 50 })
    expect(ScenariosAnswer.parse(answer)).toEqual(answer)
    const digest = async (query: string) => (await api.get(`/synthesis/digest?${query}`)).json()
    expect(answer.withoutChange).toEqual((await digest('')).withoutChange)
    expect(answer.scenarios.map((one: { name: string; column: object }) => [one.name, one.column])).toEqual([
      ['quarter', (await digest('lppCapitalShare=25')).withChange],
      ['half the work', (await digest('currentSalary=80000&currentRate=100&desiredRate=50')).withChange],
    ])
    expect(answer.unnamed).toBeNull()
  })

  it('are five at most; a name that is there already is given to the new one', async () => {
    for (let share = 1; share <= MOST_SCENARIOS; share++) await keep(`share ${share}`, { lppCapitalShare: share })
    expect(problemsIn(await keep('one more', { lppCapitalShare: 30 }))).toEqual([
      422,
      [{ field: 'name', key: 'tooManyScenarios' }],
    ])
    const { scenarios: kept } = await keep(' share 3 ', { lppCapitalShare: 33 })
    expect(
      kept.map((one: { id: number; simulation: { lppCapitalShare: number } }) => [
        one.id,
        one.simulation.lppCapitalShare,
      ]),
    ).toEqual([
      [1, 1],
      [2, 2],
      [3, 33],
      [4, 4],
      [5, 5],
    ])
  })

  it('are removed by their id, which no other ever gets', async () => {
    await keep('a', { lppCapitalShare: 1 })
    await keep('b', { lppCapitalShare: 2 })
    const ids = async (id: number) =>
      (await (await api.post(`${SCENARIOS}/removed`, { id })).json()).scenarios.map((one: { id: number }) => one.id)
    expect(await ids(2)).toEqual([1])
    expect(await ids(2)).toEqual([1])
    expect((await keep('c', { lppCapitalShare: 3 })).scenarios.map((one: { id: number }) => one.id)).toEqual([1, 3])
  })

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(61), 'nameTooLong'],
    ['a\u0000b', 'invalid'],
    ['\u200b', 'invalid'],
    ['a\u202eb', 'invalid'],
  ])('refuse the name %j', async (name, key) =>
    expect(problemsIn(await keep(name, { lppCapitalShare: 1 }))).toEqual([422, [{ field: 'name', key }]]),
  )

  it('keep the simulation that is sent, whatever another tab has saved meanwhile', async () => {
    await api.post(SIMULATION, { lppCapitalShare: 50 })
    const simulation = { ...NO_CHANGE, lppCapitalShare: 25 }
    const answer = await (await api.post(SCENARIOS, { name: 'a quarter', simulation })).json()
    expect(answer.scenarios).toMatchObject([{ name: 'a quarter', simulation }])
    const tooMuch = { ...NO_CHANGE, lppCapitalShare: 99 }
    expect(problemsIn(await (await api.post(SCENARIOS, { name: 'x', simulation: tooMuch })).json())).toEqual([
      422,
      [{ field: 'lppCapitalShare', key: 'capitalShareTooLarge' }],
    ])
  })

  it('keep what is done with the capital, where it is sent along', async () => {
    const simulation = { ...NO_CHANGE, lppCapitalShare: 25 }
    const capital = { yield: 1.5, until: 90, spread: [{ what: 'pillar3a.0', year: 2035 }] }
    const answer = await (await api.post(SCENARIOS, { name: 'a quarter', simulation, capital })).json()
    expect(ScenariosAnswer.parse(answer)).toEqual(answer)
    // Nobody has said where tax is paid.
    expect(answer).toMatchObject({ left: null, scenarios: [{ simulation, capital, left: null }] })
    const unread = { ...capital, until: 30 }
    expect(problemsIn(await (await api.post(SCENARIOS, { name: 'x', simulation, capital: unread })).json())).toEqual([
      422,
      [{ field: 'capital.until', key: 'untilRange' }],
    ])
  })

  it('need a simulation', async () =>
    expect(problemsIn(await (await api.post(SCENARIOS, { name: 'nothing' })).json())).toEqual([
      422,
      [{ field: 'name', key: 'nothingToKeep' }],
    ]))

  it('name who is silent in one of them only', async () => {
    api.silent.set('simulation a', 'timeout')
    const answer = await keep('less work', { desiredRate: 50 })
    expect(answer.scenarios).toMatchObject([{ problem: null, column: { lpp: null } }])
    expect(answer.silent).toMatchObject([{ id: 'a', reason: 'timeout', column: 'withChange' }])
  })

  it('stay, and say so, where they fit no more', async () => {
    await keep('half as capital', { lppCapitalShare: 50 })
    await api.post('/openpk/user/pension-funds', { ids: [], none: true })
    expect((await scenarios()).scenarios).toMatchObject([{ problem: 'noFundForCapital', column: null }])
  })
})

describe('ready-made simulations', () => {
  const suggestions = async () => {
    const answer = await (await api.get(SIMULATION)).json()
    expect(SimulationAnswer.parse(answer)).toEqual(answer)
    return answer.suggestions
  }

  it('are offered with what is known', async () =>
    expect(await suggestions()).toEqual([
      { key: 'yearEarlier', simulation: { ...NO_CHANGE, retirementDate: '2034-06-01' } },
      { key: 'yearLater', simulation: { ...NO_CHANGE, retirementDate: '2036-06-01' } },
      { key: 'eightyPercent', simulation: { ...NO_CHANGE, desiredRate: 80 } },
      { key: 'quarterCapital', simulation: { ...NO_CHANGE, lppCapitalShare: 25 } },
    ]))

  it('are all possible', async () => {
    for (const { simulation } of await suggestions()) expect((await api.post(SIMULATION, simulation)).status).toBe(200)
  })

  it('are fewer where nobody knows the salary, and no fund pays capital', async () => {
    await api.post('/openpk/user/pension-funds', { ids: [], none: true })
    expect((await suggestions()).map(({ key }: { key: string }) => key)).toEqual(['yearEarlier', 'yearLater'])
  })

  it('are none for someone who is past 70', async () => {
    // The form refuses such a start; a dossier of before it did may have one.
    await api.change(({ firstPillar, ...dossier }) => {
      const { info } = firstPillar
      if (info === null) throw new Error('no form')
      const person = { ...info.person, birthDate: day('1950-01-10') }
      return { ...dossier, firstPillar: { ...firstPillar, info: { ...info, person } } }
    })
    expect(await suggestions()).toEqual([])
  })
})
