/** A change of the retirement date, in the digest, in the pension's own call, and as it is kept. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/simulation'
import { lawOn } from '~/law/avs-law'
import { computeAvs } from '~/pillars/avs'
import { addYears, day } from '~/pillars/day'
import { BACHELOR, LOGIN, MARRIED, startApi, TODAY } from '../../../tests/support/start-api'
import { INSURED, OWN, POLICY } from '../../../tests/support/stub-connectors'
import { DigestAnswer, PensionAnswer } from '../answers'

const INFO = '/acor/pension-calculator/info'
const PENSION = '/acor/pension-calculator'
const SIMULATION = '/synthesis/simulation'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const digest = async (retirementDate?: string) =>
  (await api.get(`/synthesis/digest${retirementDate ? `?retirementDate=${retirementDate}` : ''}`)).json()

const problemOf = async (response: Response) => {
  const { status, errors } = await response.json()
  return { status, errors }
}
const refused = (key: string) => ({ status: 422, errors: [{ field: 'retirementDate', key }] })

/** Born on 10 May 1970: from 63 to 70, the reference age being 65. */
const [EARLIEST, REFERENCE, LATEST] = ['2033-06-01', '2035-06-01', '2040-06-01']

async function fillIn(info: object = MARRIED) {
  await api.post(INFO, info)
  await api.post('/openpk/user/pension-funds', { ids: ['a', 'b'] })
  await api.post('/openpv/user/entities', { ids: ['x', 'y'] })
}

describe('digest with a retirement date', () => {
  it('has a second column in the shape of the document, and leaves the first as it was', async () => {
    await fillIn()
    const plain = await digest()
    const changed = await digest('2034-06-01')
    expect(DigestAnswer.parse(changed)).toEqual(changed)
    expect(changed.withoutChange).toEqual(plain.withoutChange)
    expect(changed.withChange).toMatchObject({ retirementDate: '2034-06-01', totalFrom: '2034-06-01' })
    expect(await digest()).toEqual(plain)
  })

  it('takes any day: the pensions start on the first of a month', async () => {
    await fillIn()
    expect((await digest('2034-05-17')).withChange).toEqual((await digest('2034-06-01')).withChange)
    expect((await digest('2034-05-17')).withChange.retirementDate).toBe('2034-06-01')
  })

  it.each([
    ['2033-06-01', 'lower'],
    ['2034-06-01', 'lower'],
    ['2035-06-01', 'same'],
    ['2036-06-01', 'higher'],
    ['2037-06-01', 'higher'],
    ['2038-06-01', 'higher'],
    ['2039-06-01', 'higher'],
    ['2040-06-01', 'higher'],
  ])('[123] a start on %s: the AVS pension is %s', async (start, expected) => {
    await fillIn(BACHELOR)
    const { withoutChange, withChange } = await digest(start)
    expect(withChange.avs.from).toBe(start)
    const difference = withChange.avs.monthly - withoutChange.avs.monthly
    expect(['lower', 'same', 'higher'][Math.sign(difference) + 1]).toBe(expected)
  })

  it.each([
    ['2033-05-01', 'retirementTooEarly'],
    ['2032-06-01', 'retirementTooEarly'],
    ['2040-06-02', 'retirementTooLate'],
    ['2041-06-01', 'retirementTooLate'],
    ['9999-12-31', 'retirementTooLate'],
    ['2026-11-30', 'retirementTooEarly'],
    ['2026-11-01', 'retirementInPast'],
    ['2020-01-01', 'retirementInPast'],
    ['2034-02-30', 'dayUnknown'],
    ['soon', 'dayUnknown'],
  ])('[123] refuses %s: %s', async (start, key) => {
    await fillIn()
    const query = `?retirementDate=${start}`
    expect(await problemOf(await api.get(`/synthesis/digest${query}`))).toEqual(refused(key))
    expect(await problemOf(await api.get(`${PENSION}${query}`))).toEqual(refused(key))
  })

  it('lets nobody draw backwards who is past 63 already', async () => {
    // 65 in January 2027, so 63 since January 2025.
    const born = { ...BACHELOR.person, birthDate: '1962-01-10', gender: 'MALE' }
    await fillIn({ ...BACHELOR, person: born })
    expect(await problemOf(await api.get('/synthesis/digest?retirementDate=2026-11-01'))).toEqual(
      refused('retirementInPast'),
    )
    expect((await digest('2026-12-01')).withChange.avs).toMatchObject({ from: '2026-12-01' })
    api.clock.today = day('2026-12-01')
    expect(await problemOf(await api.get('/synthesis/digest?retirementDate=2026-12-01'))).toEqual(
      refused('retirementInPast'),
    )
  })

  it('asks every outside party once for both columns', async () => {
    await fillIn()
    await digest('2034-06-01')
    expect(api.asked.length).toBe(new Set(api.asked).size)
  })
})

describe('AVS with a retirement date', () => {
  it('is computed by the same engine from the same facts', async () => {
    await api.post(INFO, BACHELOR)
    const facts = { person: BACHELOR.person, incomes: INSURED[OWN]?.incomes ?? [], marriage: null, children: [] }
    const plans = { person: { drawFrom: day('2034-06-01') } }
    const answer = await (await api.get(`${PENSION}?retirementDate=2034-06-01`)).json()
    expect(answer).toEqual(computeAvs({ ...facts, partner: null, plans }, lawOn(TODAY), TODAY))
    expect(PensionAnswer.parse(answer)).toEqual(answer)
    expect(answer.person.drawing).toEqual({ kind: 'early', months: 12 })
  })

  it('never takes the place of the pension that is kept', async () => {
    await fillIn()
    const kept = await (await api.get(PENSION)).json()
    await api.get(`${PENSION}?retirementDate=2034-06-01`)
    await api.get(`${PENSION}?force=true&retirementDate=2034-06-01`)
    await digest('2034-06-01')
    expect((await api.dossier()).firstPillar.pension).toEqual(kept)
    expect(await (await api.get(PENSION)).json()).toEqual(kept)
  })

  it('is the digest’s', async () => {
    await fillIn()
    const { person } = await (await api.get(`${PENSION}?retirementDate=2034-06-01`)).json()
    const { avs } = (await digest('2034-06-01')).withChange
    expect([avs.monthly, avs.from, avs.to]).toEqual([person.monthly, person.from, person.to])
  })

  it('starts at the reference age where the deferral is shorter than a year', async () => {
    await fillIn(BACHELOR)
    const { withoutChange, withChange } = await digest('2035-12-01')
    expect(withChange).toMatchObject({ retirementDate: '2035-12-01', avs: withoutChange.avs })
    const pension = await (await api.get(`${PENSION}?retirementDate=2035-12-01`)).json()
    expect(pension.assumptions).toContain('deferralUnderOneYear')
  })

  it('is left out for a civil status that is not computed; the other pillars go on', async () => {
    await fillIn({ ...BACHELOR, person: { ...BACHELOR.person, status: 'widow' } })
    const { withChange } = await digest('2034-06-01')
    expect(withChange.avs).toBeNull()
    expect(withChange.lpp.from).toBe('2034-06-01')
  })

  it('is left out while the register is silent, which is named once', async () => {
    await fillIn()
    api.silent.set('register', 'timeout')
    const { withChange, silent } = await digest('2034-06-01')
    expect(withChange.avs).toBeNull()
    expect(silent).toMatchObject([{ party: 'register', reason: 'timeout' }])
  })
})

describe('LPP with a retirement date', () => {
  it('is what the funds project for that age', async () => {
    await fillIn()
    const { lpp } = (await digest('2034-06-01')).withChange
    // Two funds of 480'000 at 4.8 %.
    expect(lpp).toMatchObject({ monthly: 2 * 1920, capitalAtRetirement: 960_000, from: '2034-06-01' })
  })

  it('is missing where the funds project nothing, and they are named for that column', async () => {
    await fillIn()
    const { withoutChange, withChange, silent } = await digest(EARLIEST)
    expect([withoutChange.lpp.monthly, withChange.lpp]).toEqual([4166, null])
    expect(withChange.monthlyTotal).toBe(withChange.avs.monthly)
    expect(silent).toMatchObject([
      { party: 'pensionFund', id: 'a', reason: 'noProjection', column: 'withChange' },
      { party: 'pensionFund', id: 'b', reason: 'noProjection', column: 'withChange' },
    ])
  })

  it('names a fund for both columns where it projects nothing at all', async () => {
    await fillIn()
    const { projectedRetirementBenefits: _, ...capital } = POLICY.personalPensionDetails.retirementCapital
    const retirementCapital = { ...capital, projectedRetirementBenefits: [] }
    const details = { ...POLICY.personalPensionDetails, retirementCapital }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details }]
    for (const { column } of (await digest('2034-06-01')).silent) expect(column).toBeUndefined()
  })

  it('waits for the fund’s own earliest age', async () => {
    await fillIn()
    const details = { ...POLICY.personalPensionDetails, earliestRetirementAge: 780 }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details }]
    const { withChange, silent } = await digest('2034-06-01')
    expect(withChange.lpp).toBeNull()
    expect(silent).toHaveLength(2)
  })
})

describe('3a with a retirement date', () => {
  it('is paid out on that day, each account', async () => {
    await fillIn()
    const { withoutChange, withChange } = await digest('2034-06-01')
    expect(withoutChange.pillar3a).toMatchObject({ projectedFrom: REFERENCE, paymentsUntil: REFERENCE })
    expect(withChange.pillar3a).toMatchObject({ projectedFrom: '2034-06-01', paymentsUntil: '2034-06-01' })
    expect(withChange.pillar3a.projected).toBeLessThan(withoutChange.pillar3a.projected)
    expect((await api.dossier()).thirdPillar.info?.paydate).toBe(REFERENCE)
  })

  it('is paid out on the 70th birthday where that day is after it', async () => {
    await fillIn()
    const { withoutChange, withChange } = await digest(LATEST)
    expect(withChange.pillar3a).toMatchObject({ projectedFrom: '2040-05-10', paymentsUntil: '2040-05-10' })
    expect(withChange.pillar3a.projected).toBeGreaterThan(withoutChange.pillar3a.projected)
  })
})

describe('saved simulation', () => {
  const simulation = async () => (await api.get(SIMULATION)).json()
  const none = {
    simulation: null,
    problem: null,
    work: { salary: 60_000, rate: null, source: 'account', year: 2024 },
    limits: { earliest: EARLIEST, reference: REFERENCE, latest: LATEST },
    suggestions: [{ key: 'yearLater', simulation: { ...NO_CHANGE, retirementDate: '2036-06-01' } }],
    largestCapitalShare: null,
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
    await api.post(INFO, BACHELOR)
    await api.post(SIMULATION, { retirementDate: EARLIEST })
    await api.post(INFO, { ...BACHELOR, person: { ...BACHELOR.person, birthDate: '1975-05-10' } })
    expect(await simulation()).toMatchObject({
      simulation: { retirementDate: EARLIEST },
      problem: 'retirementTooEarly',
    })
  })

  describe('of who has no whole contribution year before the reference age', () => {
    // 65 in November 2028. The register's stand-in gives the incomes of the account asked for: here none but this year's.
    const latecomer = { ...BACHELOR, person: { ...BACHELOR.person, birthDate: '1963-11-15', gender: 'MALE' } }
    beforeEach(() => {
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

  it('begins a year later for who is past the reference age, since a deferral is no shorter', async () => {
    const person = { ...BACHELOR.person, birthDate: '1961-03-10', gender: 'MALE' }
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

  it('begins next month for who is past 63, and has no limits for who is past 70', async () => {
    const widow = (birthDate: string) => ({
      ...BACHELOR,
      person: { ...BACHELOR.person, status: 'widow', gender: 'MALE', birthDate },
    })
    await api.post(INFO, widow('1962-01-10'))
    expect((await simulation()).limits).toEqual({
      earliest: '2026-12-01',
      reference: '2027-02-01',
      latest: '2032-02-01',
    })
    await api.post(INFO, widow('1950-01-10'))
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
