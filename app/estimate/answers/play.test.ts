/** The three choices under the amount: which values are offered, what each brings, and what pressing one makes of a change. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE, type Played, type Simulation } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi, TODAY } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'
import { incomes } from '../../../tests/support/visit/estimated'
import { caseFromLife } from '../case/life/from-life'
import { Life, type SentLife } from '../case/life/shape'
import { digestOf } from './digest'
import { type Play, playIn } from './play'

/** Born on 10 May 1970: the reference age in June 2035. */
let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const play = async (...asked: Parameters<ReturnType<typeof use>['listPlay']>) =>
  (await use().listPlay(...asked)).answer ?? { ages: [], shares: [], rates: [], leavesEarly: false }
const at = (number: number) => ({ number, confirmed: ['certificateOld'] as const })

/** A fund that prints every age, and pays half as capital. */
const PRINTED = {
  ...CERTIFICATE,
  maxCapitalShare: 50,
  ages: [63, 64, 65, 66, 67, 68, 69, 70].map((age) => ({ age, capital: 15_000 * age, pension: 2_400 * (age - 50) })),
}

const lifeOf = (person: Partial<SentLife['person']> & { birthDate: string }) =>
  caseFromLife(
    Life.parse({ person: { gender: 'MALE', incomesAsOf: TODAY, incomes: incomes(1991, 2025, 90_000), ...person } }),
    TODAY,
  )

/** `64/6`, with `*` where it is chosen and `-` where it is what stands without the change. */
const marked = ({ isChosen, isBefore }: { isChosen: boolean; isBefore: boolean }) =>
  `${isChosen ? '*' : ''}${isBefore ? '-' : ''}`
const written = (ages: Play['ages']) =>
  ages.map((one) => {
    const { years, months } = one.age
    return `${years}${months ? `/${months}` : ''}${marked(one)}`
  })
const agesIn = async (query = {}) => written((await play(query)).ages)
const valuesIn = (values: Play['rates']) => values.map((one) => `${one.value}${marked(one)}${one.isUnknown ? '?' : ''}`)

beforeEach(async () => {
  api = await startApi()
  await use().saveInfo(BACHELOR)
})

describe('the ages offered', () => {
  it.each<[string, object, string[]]>([
    ['five round the reference age', {}, ['63', '64', '65*-', '66', '67']],
    ['one of them chosen', { retirementDate: day('2034-06-01') }, ['63', '64*', '65-', '66', '67']],
    ['with months', { retirementDate: day('2033-12-01') }, ['63', '63/6*', '64', '65-', '66']],
    ['late', { retirementDate: day('2040-06-01') }, ['63', '64', '65-', '66', '70*']],
    [
      'before the AVS can start',
      { stopsOn: day('2030-05-31'), lppFrom: day('2030-06-01'), retirementDate: day('2033-06-01') },
      ['60*', '63', '64', '65-', '66'],
    ],
  ])('are %s', async (_which, query, offered) => {
    await use().saveCertificate(PRINTED, at(1))
    expect(await agesIn(query)).toEqual(offered)
  })

  it('each say what choosing it pays, with the other choices kept', async () => {
    await use().saveCertificate(PRINTED, at(1))
    const others = { lppCapitalShare: 25, desiredRate: 60, currentSalary: 80_000, currentRate: 80 }
    for (const { startsOn, column, isBefore } of (await play(others)).ages) {
      const { withChange } =
        (await use().getDigest({ ...others, ...(!isBefore && { retirementDate: startsOn }) })).answer ?? {}
      expect(column).toEqual(withChange)
    }
  })

  it('go on from a last day of work that is known apart from any change', () => {
    const known = lifeOf({ birthDate: '1970-05-10', stopsOn: '2034-05-31' })
    expect(written(playIn(known, {}).ages)).toEqual(['63', '64*-', '65', '66', '67'])
    const later = playIn(known, { stopsOn: day('2035-05-31') }).ages
    expect(written(later)).toEqual(['63', '64-', '65*', '66', '67'])
    expect(later[1]?.column).toEqual(digestOf(known, null).withoutChange)
  })

  it('are those left to somebody past the reference age, and none when none is left', () => {
    expect(written(playIn(lifeOf({ birthDate: '1960-02-10' }), {}).ages)).toEqual(['67', '68', '69', '70'])
    expect(playIn(lifeOf({ birthDate: '1955-02-10' }), {})).toEqual({
      ages: [],
      shares: [],
      rates: [],
      leavesEarly: false,
    })
  })
})

describe('the shares and rates offered', () => {
  it('are the shares that all funds pay, and the largest of them', async () => {
    expect((await play()).shares).toEqual([])
    await use().saveCertificate({ ...PRINTED, maxCapitalShare: 100 }, at(1))
    expect(valuesIn((await play()).shares)).toEqual(['0*-', '25', '50', '100'])
    await use().saveCertificate({ ...PRINTED, label: 'Other', maxCapitalShare: 40 }, at(2))
    expect(valuesIn((await play()).shares)).toEqual(['0*-', '25', '40'])
    expect(valuesIn((await play({ lppCapitalShare: 30 })).shares)).toEqual(['0-', '25', '30*', '40'])
  })

  it('are at most four rates, today’s and the chosen one among them', async () => {
    await use().saveCertificate(PRINTED, at(1))
    const today = { currentSalary: 90_000, currentRate: 90 }
    expect(valuesIn((await play(today)).rates)).toEqual(['100', '90*-', '80', '60'])
    expect(valuesIn((await play({ ...today, desiredRate: 55 })).rates)).toEqual(['100', '90-', '80', '55*'])
    // Nobody is asked to choose a rate whose present one they have not told.
    expect((await play()).rates).toEqual([])
  })

  it('are no rates where work ends before another one could begin', () => {
    const known = lifeOf({ birthDate: '1963-11-10', work: 'employed' })
    expect(playIn(known, { currentSalary: 90_000 }).rates).not.toEqual([])
    expect(playIn(known, { currentSalary: 90_000, retirementDate: day('2027-01-01') }).rates).toEqual([])
  })

  it('say of a rate that a fund computes nothing for it, and only then', async () => {
    await use().saveSelectedFunds(['a'])
    const ratesNow = async (query = {}) => valuesIn((await play(query)).rates)
    const [before, ...others] = await ratesNow()
    expect([before, ...others].join()).not.toContain('?')
    api.silent.set('simulation a', 'timeout')
    // What it has said already is kept, so it is asked about other rates.
    const chosen = await ratesNow({ desiredRate: 55 })
    expect(chosen.filter((one) => one.includes('?'))).toEqual(['55*?'])
  })
})

describe('a press', () => {
  const pressed = async (played: Played, saved: Partial<Simulation> | null = null) => {
    if (saved) await use().saveSimulation({ ...NO_CHANGE, ...saved })
    const { answer, refusal } = await use().savePlayed(played)
    if (refusal) return refusal.problems
    return Object.fromEntries(Object.entries(answer?.simulation ?? {}).filter(([, value]) => value !== null))
  }
  beforeEach(() => use().saveCertificate(PRINTED, at(1)))

  it.each<[string, Played, Partial<Simulation> | null, object]>([
    ['an age', { retirementDate: day('2033-06-01') }, null, { retirementDate: '2033-06-01' }],
    ['a day within a month', { retirementDate: day('2033-05-20') }, null, { retirementDate: '2033-06-01' }],
    [
      'an age before the AVS can start',
      { retirementDate: day('2030-06-01') },
      null,
      { stopsOn: '2030-05-31', retirementDate: '2033-06-01', lppFrom: '2030-06-01' },
    ],
    ['the age without the change', { retirementDate: day('2035-06-01') }, { retirementDate: day('2033-06-01') }, {}],
    [
      'an age beside the rest of a change',
      { retirementDate: day('2034-06-01') },
      { stopsOn: day('2030-05-31'), lppFrom: day('2030-06-01'), lppCapitalShare: 25, need: 5000 },
      { retirementDate: '2034-06-01', lppCapitalShare: 25, need: 5000 },
    ],
    [
      'the age that is planned, whose AVS starts on another day',
      { retirementDate: day('2034-06-01') },
      { stopsOn: day('2034-05-31'), lppFrom: day('2034-06-01') },
      { stopsOn: '2034-05-31', lppFrom: '2034-06-01' },
    ],
    ['a share', { lppCapitalShare: 25 }, { desiredRate: 60 }, { lppCapitalShare: 25, desiredRate: 60 }],
    ['no share', { lppCapitalShare: 0 }, { lppCapitalShare: 50 }, {}],
    ['a rate', { desiredRate: 60 }, null, { desiredRate: 60 }],
    [
      'today’s rate',
      { desiredRate: 100 },
      { desiredRate: 60, currentRate: 100, lppCapitalShare: 25 },
      { currentRate: 100, lppCapitalShare: 25 },
    ],
    [
      'two at once',
      { retirementDate: day('2034-06-01'), lppCapitalShare: 50 },
      null,
      { retirementDate: '2034-06-01', lppCapitalShare: 50 },
    ],
  ])('of %s', async (_what, played, saved, left) => expect(await pressed(played, saved)).toEqual(left))

  it.each<[string, Played, object]>([
    ['too early', { retirementDate: day('2027-06-01') }, { field: 'retirementDate', key: 'retirementTooEarly' }],
    ['too late', { retirementDate: day('2041-06-01') }, { field: 'retirementDate', key: 'retirementTooLate' }],
    ['the last day there is', { retirementDate: day('9999-12-31') }, { key: 'retirementTooLate' }],
    ['past', { retirementDate: TODAY }, { field: 'retirementDate' }],
    ['too much capital', { lppCapitalShare: 60 }, { field: 'lppCapitalShare', key: 'capitalShareTooLarge' }],
  ])('is refused where it is %s', async (_what, played, problem) =>
    expect(await pressed(played)).toEqual([expect.objectContaining(problem)]),
  )

  it('leaves a change behind that is no longer possible', async () => {
    await pressed({ lppCapitalShare: 50 }, { need: 5000 })
    await use().saveCertificate({ ...PRINTED, maxCapitalShare: 30 }, at(1))
    expect(await pressed({ retirementDate: day('2034-06-01') })).toEqual({ retirementDate: '2034-06-01', need: 5000 })
  })
})
