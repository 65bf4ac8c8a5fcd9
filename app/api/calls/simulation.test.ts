/** The simulation that is kept: what can be chosen, what is refused, and what fits no more. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { addYears, day } from '~/pillars/day'
import {
  digestWith,
  EARLIEST,
  LATEST,
  problemOf,
  REFERENCE,
  refused,
} from '../../../tests/support/pages/retirement-dates'
import { BACHELOR, LOGIN, MARRIED, startApi, TODAY } from '../../../tests/support/product/start-api'

const INFO = '/acor/pension-calculator/info'
const SIMULATION = '/synthesis/simulation'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const digest = (retirementDate?: string) => digestWith(api, retirementDate)

describe('saved simulation', () => {
  const simulation = async () => (await api.get(SIMULATION)).json()
  const none = {
    simulation: null,
    problem: null,
    work: { salary: 60_000, rate: null, source: 'account', year: 2024 },
    limits: { earliest: EARLIEST, reference: REFERENCE, latest: LATEST },
    partnerLimits: { earliest: '2031-04-01', reference: '2033-04-01', latest: '2038-04-01' },
    suggestions: [
      { key: 'yearEarlier', simulation: { ...NO_CHANGE, retirementDate: '2034-06-01' } },
      { key: 'yearLater', simulation: { ...NO_CHANGE, retirementDate: '2036-06-01' } },
    ],
    largestCapitalShare: null,
    isShareToCheck: false,
    lppEarliest: null,
    latestAge: 70,
    newSalaryFrom: '2027-01-01',
    transitionGeneration: false,
  }

  it('is none at first, is kept as chosen, and can be taken away', async () => {
    await api.post(INFO, MARRIED)
    expect(await simulation()).toEqual(none)
    const saved = { ...none, simulation: { ...NO_CHANGE, retirementDate: '2034-05-17' } }
    expect(await (await api.post(SIMULATION, { retirementDate: '2034-05-17' })).json()).toEqual(saved)
    expect(await simulation()).toEqual(saved)
    expect((await digest()).withChange).toBeNull()
    expect(await (await api.post(SIMULATION, { retirementDate: null })).json()).toEqual(none)
    expect((await api.dossier()).simulation).toBeNull()
  })

  it('[235] has the limits of the law: 2 years before 65, 5 years after', async () => {
    await api.post(INFO, MARRIED)
    const { earlyYears, deferralYears } = lawOn(TODAY).drawingLimits
    expect([earlyYears, deferralYears]).toEqual([2, 5])
    const { limits } = await simulation()
    expect(limits.reference).toBe(addYears(day('1970-06-01'), 65))
    expect(limits.earliest).toBe(addYears(limits.reference, -earlyYears))
    expect(limits.latest).toBe(addYears(limits.reference, deferralYears))
  })

  it.each([
    ['2033-05-01', 'retirementTooEarly'],
    ['2040-07-01', 'retirementTooLate'],
    ['2026-11-21', 'retirementTooEarly'],
    ['2026-10-01', 'retirementInPast'],
    ['2034-02-30', 'dayUnknown'],
  ])('[123] refuses %s: %s, and keeps what was there', async (retirementDate, key) => {
    await api.post(INFO, MARRIED)
    await api.post(SIMULATION, { retirementDate: '2034-06-01' })
    expect(await problemOf(await api.post(SIMULATION, { retirementDate }))).toEqual(refused(key))
    expect((await simulation()).simulation.retirementDate).toBe('2034-06-01')
  })

  it.each([{ currentSalary: 100_000, currentRate: 100 }, { lppCapitalShare: 0 }, {}])(
    'is none where nothing changes: %j',
    async (simulation) => {
      await api.post(INFO, MARRIED)
      expect((await api.post(SIMULATION, simulation)).status).toBe(200)
      expect((await api.dossier()).simulation).toBeNull()
    },
  )

  it('[009] takes no change of another pillar’s share', async () => {
    const response = await api.post(SIMULATION, { avsCapitalShare: 25 })
    expect(await problemOf(response)).toEqual({
      status: 422,
      errors: [{ field: '', key: 'unknownField' }],
    })
    expect((await api.dossier()).simulation).toBeNull()
  })

  it('is said to fit no more after another birth date was saved', async () => {
    api.unregistered()
    await api.post(INFO, BACHELOR)
    await api.post(SIMULATION, { retirementDate: EARLIEST })
    await api.post(INFO, { ...BACHELOR, person: { ...BACHELOR.person, birthDate: '1975-05-10' } })
    expect(await simulation()).toMatchObject({
      simulation: { retirementDate: EARLIEST },
      problem: 'retirementTooEarly',
    })
  })

  describe('of someone who has no whole contribution year before the reference age', () => {
    // 65 in November 2028. The register's stand-in gives the incomes of the account asked for: here none but this year's.
    const latecomer = { ...BACHELOR, person: { ...BACHELOR.person, birthDate: '1963-11-15', gender: 'MALE' } }
    beforeEach(() => {
      api.registered({ birthDate: '1963-11-15', gender: 'MALE' })
      const { getInsured } = api.connectors.register
      const incomes = [{ year: 2026, amount: 20_000, months: 6 }]
      api.connectors.register.getInsured = async (navs) => ({ ...(await getInsured(navs)), incomes })
    })

    it('is refused from 2026 on', async () => {
      await api.post(INFO, latecomer)
      expect(await problemOf(await api.post(SIMULATION, { retirementDate: '2026-12-01' }))).toEqual(
        refused('noEarlyPension'),
      )
      expect((await simulation()).simulation).toBeNull()
      expect(await problemOf(await api.get('/synthesis/digest?retirementDate=2026-12-01'))).toEqual(
        refused('noEarlyPension'),
      )
      expect((await digest('2030-12-01')).withChange.avs.monthly).toBeGreaterThan(0)
    })

    it('is refused together with everything else that is wrong, readable or not', async () => {
      await api.post(INFO, latecomer)
      const ofDay = { field: 'retirementDate', key: 'noEarlyPension' }
      const ofShare = { field: 'lppCapitalShare', key: 'noFundForCapital' }
      const change = { retirementDate: '2026-12-01', lppCapitalShare: 25 }
      expect(await problemOf(await api.post(SIMULATION, change))).toEqual({ status: 422, errors: [ofShare, ofDay] })
      expect(await problemOf(await api.post(SIMULATION, { ...change, desiredRate: 'halb' }))).toEqual({
        status: 422,
        errors: [{ field: 'desiredRate', key: 'rateForm' }, ofShare, ofDay],
      })
      const tooEarly = { ...change, retirementDate: '2026-10-01' }
      expect((await problemOf(await api.post(SIMULATION, tooEarly))).errors).toEqual([
        { field: 'retirementDate', key: 'retirementInPast' },
        ofShare,
      ])
    })

    it('is said to fit no more where it was saved before the form', async () => {
      await api.post(INFO, { ...latecomer, person: { ...latecomer.person, status: 'widow' } })
      expect((await api.post(SIMULATION, { retirementDate: '2026-12-01' })).status).toBe(200)
      await api.post(INFO, latecomer)
      expect(await simulation()).toMatchObject({
        simulation: { retirementDate: '2026-12-01' },
        problem: 'noEarlyPension',
      })
    })
  })

  it.each([
    ['partner', { retirementDate: [] }, 'partner.retirementDate'],
    ['drawing', [{ from: '31.12.' }], 'drawing[0].from'],
    ['steps', [{ on: '2027-01-01', rate: null }], 'steps[0].rate'],
    ['buyIn', { amount: 1000 }, 'buyIn.on'],
    ['pillar3a', { amount: 'much' }, 'pillar3a.amount'],
  ])('of %s only a part can be read: that is told, beside what is wrong elsewhere', async (name, value, field) => {
    await api.post(INFO, MARRIED)
    const asked = { desiredRate: 80, lppFrom: '1900-01-01', retirementDate: '1900-01-01', [name]: value }
    const answer = await api.post(SIMULATION, asked)
    const fields = (await answer.json()).errors?.map((one: { field: string }) => one.field)
    expect([answer.status, fields]).toEqual([422, expect.arrayContaining([field])])
  })

  it('begins a year later for someone who is past the reference age, since a deferral is no shorter', async () => {
    const person = { ...BACHELOR.person, birthDate: '1961-03-10', gender: 'MALE' }
    api.registered({ birthDate: person.birthDate, gender: person.gender })
    await api.post(INFO, { ...BACHELOR, person })
    expect((await simulation()).limits).toEqual({
      earliest: '2027-04-01',
      reference: '2026-04-01',
      latest: '2031-04-01',
    })
    expect(await problemOf(await api.post(SIMULATION, { retirementDate: '2027-03-01' }))).toEqual(
      refused('retirementUnderOneYear'),
    )
    expect((await api.post(SIMULATION, { retirementDate: '2027-04-01' })).status).toBe(200)
  })

  it('begins next month for someone who is past 63', async () => {
    const widow = (birthDate: string) => ({
      ...BACHELOR,
      person: { ...BACHELOR.person, status: 'widow', gender: 'MALE', birthDate },
    })
    api.unregistered()
    await api.post(INFO, widow('1962-01-10'))
    expect((await simulation()).limits).toEqual({
      earliest: '2026-12-01',
      reference: '2027-02-01',
      latest: '2032-02-01',
    })
  })

  it('has no limits for someone who is past 70', async () => {
    api.registered({ birthDate: '1950-01-10' })
    expect((await simulation()).limits).toBeNull()
  })

  it.each([
    ['1960-12-31', 'FEMALE', false],
    ['1961-01-01', 'FEMALE', true],
    ['1969-12-31', 'FEMALE', true],
    ['1970-01-01', 'FEMALE', false],
    ['1965-06-01', 'MALE', false],
  ])('knows whether the law lets one draw from 62: %s %s', async (birthDate, gender, transitionGeneration) => {
    const person = { ...BACHELOR.person, birthDate, gender, status: 'widow' }
    api.registered({ birthDate, gender })
    await api.post(INFO, { ...BACHELOR, person })
    expect(await simulation()).toMatchObject({ transitionGeneration })
  })

  it.each([
    ['timeout', 424],
    ['notFound', 404],
  ] as const)('cannot be made when no birth date is known: a register that says %s is %i', async (reason, status) => {
    const { partnerNavs: _, ...login } = LOGIN
    api = await startApi({ login })
    api.silent.set('register', reason)
    expect((await api.get(SIMULATION)).status).toBe(status)
    expect((await api.post(SIMULATION, { retirementDate: '2034-06-01' })).status).toBe(status)
  })
})
