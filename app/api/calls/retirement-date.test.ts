/** Another retirement date: what each pillar makes of it, and which dates are refused. */
import { beforeEach, describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs } from '~/pillars/avs'
import { day } from '~/pillars/day'
import { insuredPerson, life } from '../../../tests/support/lives/life'
import {
  digestWith,
  EARLIEST,
  fillIn,
  LATEST,
  problemOf,
  REFERENCE,
  refused,
} from '../../../tests/support/pages/retirement-dates'
import { INSURED, OWN, POLICY } from '../../../tests/support/parties/stub-connectors'
import { BACHELOR, startApi, TODAY } from '../../../tests/support/product/start-api'
import { PensionAnswer } from '../answers/pension'
import { DigestAnswer } from '../answers/synthesis'

const INFO = '/acor/pension-calculator/info'
const PENSION = '/acor/pension-calculator'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

const digest = (retirementDate?: string) => digestWith(api, retirementDate)

describe('digest with a retirement date', () => {
  it('has a second column in the shape of the document, and leaves the first as it was', async () => {
    await fillIn(api)
    const plain = await digest()
    const changed = await digest('2034-06-01')
    expect(DigestAnswer.parse(changed)).toEqual(changed)
    expect(changed.withoutChange).toEqual(plain.withoutChange)
    expect(changed.withChange).toMatchObject({ retirementDate: '2034-06-01', first: { from: '2034-06-01' } })
    expect(await digest()).toEqual(plain)
  })

  it('takes any day: the pensions start on the first of a month', async () => {
    await fillIn(api)
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
    await fillIn(api, BACHELOR)
    const { withoutChange, withChange } = await digest(start)
    expect((withChange.avs.first ?? withChange.avs).from).toBe(start)
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
    await fillIn(api)
    const query = `?retirementDate=${start}`
    expect(await problemOf(await api.get(`/synthesis/digest${query}`))).toEqual(refused(key))
    expect(await problemOf(await api.get(`${PENSION}${query}`))).toEqual(refused(key))
  })

  it('lets nobody draw backwards who is past 63 already', async () => {
    // 65 in January 2027, so 63 since January 2025.
    const born = { ...BACHELOR.person, birthDate: '1962-01-10', gender: 'MALE' }
    api.registered({ birthDate: born.birthDate, gender: born.gender })
    await fillIn(api, { ...BACHELOR, person: born })
    expect(await problemOf(await api.get('/synthesis/digest?retirementDate=2026-11-01'))).toEqual(
      refused('retirementInPast'),
    )
    expect((await digest('2026-12-01')).withChange.avs.first).toMatchObject({ from: '2026-12-01' })
    api.clock.today = day('2026-12-01')
    expect(await problemOf(await api.get('/synthesis/digest?retirementDate=2026-12-01'))).toEqual(
      refused('retirementInPast'),
    )
  })

  it('asks every outside party once for both columns', async () => {
    await fillIn(api)
    await digest('2034-06-01')
    expect(api.asked.length).toBe(new Set(api.asked).size)
  })
})

describe('AVS with a retirement date', () => {
  it('is computed by the same engine from the same facts', async () => {
    await api.post(INFO, BACHELOR)
    const { gender, birthDate } = BACHELOR.person
    const drawn = insuredPerson(gender as 'FEMALE', birthDate, INSURED[OWN]?.incomes ?? [], { drawing: '2034-06-01' })
    const answer = await (await api.get(`${PENSION}?retirementDate=2034-06-01`)).json()
    const { person, ...result } = computeAvs(life(drawn), lawOn(TODAY), TODAY)
    expect(answer).toEqual({ ...result, person: { ...person, navs: OWN } })
    expect(PensionAnswer.parse(answer)).toEqual(answer)
    expect(answer.person.drawing).toEqual({ kind: 'early', months: 12 })
  })

  it('never takes the place of the pension as it stands', async () => {
    await fillIn(api)
    const asItStands = await (await api.get(PENSION)).json()
    await api.get(`${PENSION}?retirementDate=2034-06-01`)
    await api.get(`${PENSION}?force=true&retirementDate=2034-06-01`)
    await digest('2034-06-01')
    expect(await (await api.get(PENSION)).json()).toEqual(asItStands)
  })

  it('is the digest’s', async () => {
    await fillIn(api)
    const { person, periods } = await (await api.get(`${PENSION}?retirementDate=2034-06-01`)).json()
    const { avs } = (await digest('2034-06-01')).withChange
    expect(avs.first).toEqual({ monthly: person.monthly, from: person.from, to: person.to })
    expect([avs.monthly, avs.to]).toEqual([periods.at(-1).person, null])
  })

  it('starts at the reference age where the deferral is shorter than a year', async () => {
    await fillIn(api, BACHELOR)
    const { withoutChange, withChange } = await digest('2035-12-01')
    expect(withChange).toMatchObject({ retirementDate: '2035-12-01', avs: withoutChange.avs })
    const pension = await (await api.get(`${PENSION}?retirementDate=2035-12-01`)).json()
    expect(pension.assumptions).toContain('deferralUnderOneYear')
  })

  it('is left out for a civil status that is not computed; the other pillars go on', async () => {
    await fillIn(api, { ...BACHELOR, person: { ...BACHELOR.person, status: 'widow' } })
    const { withChange } = await digest('2034-06-01')
    expect(withChange.avs).toBeNull()
    expect(withChange.lpp.from).toBe('2034-06-01')
  })

  it('is left out while the register is silent, which is named once', async () => {
    api.silent.set('register', 'timeout')
    await fillIn(api)
    const { withChange, silent } = await digest('2034-06-01')
    expect(withChange.avs).toBeNull()
    expect(silent).toMatchObject([{ party: 'register', reason: 'timeout' }])
  })
})

describe('LPP with a retirement date', () => {
  it('is what the funds project for that age', async () => {
    await fillIn(api)
    const { lpp } = (await digest('2034-06-01')).withChange
    // Two funds of 480'000 at 4.8 %.
    expect(lpp).toMatchObject({ monthly: 2 * 1920, capitalAtRetirement: 960_000, from: '2034-06-01' })
  })

  it('is missing where the funds project nothing, and they are named for that column', async () => {
    await fillIn(api)
    const { withoutChange, withChange, silent } = await digest(EARLIEST)
    expect([withoutChange.lpp.monthly, withChange.lpp]).toEqual([4166, null])
    expect(withChange.monthlyTotal).toBe(withChange.avs.monthly)
    expect(silent).toMatchObject([
      { party: 'pensionFund', id: 'a', reason: 'noProjection', column: 'withChange' },
      { party: 'pensionFund', id: 'b', reason: 'noProjection', column: 'withChange' },
    ])
  })

  it('names a fund for both columns where it projects nothing at all', async () => {
    await fillIn(api)
    const { projectedRetirementBenefits: _, ...capital } = POLICY.personalPensionDetails.retirementCapital
    const retirementCapital = { ...capital, projectedRetirementBenefits: [] }
    const details = { ...POLICY.personalPensionDetails, retirementCapital }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details }]
    for (const { column } of (await digest('2034-06-01')).silent) expect(column).toBeUndefined()
  })

  it('begins at 63 by law, even where a fund’s rules name a later age (LPP art. 13 al. 2)', async () => {
    await fillIn(api)
    const details = { ...POLICY.personalPensionDetails, earliestRetirementAge: 780 }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details }]
    const { withChange, silent } = await digest('2034-06-01')
    expect(withChange.lpp).toMatchObject({ from: '2034-06-01' })
    expect(silent).toEqual([])
  })
})

describe('3a with a retirement date', () => {
  it('is paid out on that day, each account', async () => {
    await fillIn(api)
    const { withoutChange, withChange } = await digest('2034-06-01')
    expect(withoutChange.pillar3a).toMatchObject({ projectedFrom: REFERENCE, paymentsUntil: REFERENCE })
    expect(withChange.pillar3a).toMatchObject({ projectedFrom: '2034-06-01', paymentsUntil: '2034-06-01' })
    expect(withChange.pillar3a.projected).toBeLessThan(withoutChange.pillar3a.projected)
    expect((await api.dossier()).thirdPillar.info?.paydate).toBe(REFERENCE)
  })

  it('is paid out on the 70th birthday where that day is after it', async () => {
    await fillIn(api)
    const { withoutChange, withChange } = await digest(LATEST)
    expect(withChange.pillar3a).toMatchObject({ projectedFrom: '2040-05-10', paymentsUntil: '2040-05-10' })
    expect(withChange.pillar3a.projected).toBeGreaterThan(withoutChange.pillar3a.projected)
  })
})
