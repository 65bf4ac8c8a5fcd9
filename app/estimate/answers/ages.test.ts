import { beforeEach, describe, expect, it } from 'vitest'
import { type Day, day, endOfPreviousMonth } from '~/pillars/day'
import type { AvsFrom } from '~/pillars/synthesis/avs-from'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi, TODAY } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'

/** Born on 10 May 1970: the reference age in June 2035. */
let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const rows = async (...asked: Parameters<ReturnType<typeof use>['listAges']>) =>
  (await use().listAges(...asked)).answer ?? []
/** A fund that prints every age. */
const PRINTED = {
  ...CERTIFICATE,
  maxCapitalShare: 50,
  ages: [63, 64, 65, 66, 67, 68, 69, 70].map((age) => ({ age, capital: 15_000 * age, pension: 2_400 * (age - 50) })),
}
const at = (number: number) => ({ number, confirmed: ['certificateOld'] as const })

beforeEach(async () => {
  api = await startApi()
  await use().saveInfo(BACHELOR)
})

describe('the ages of leaving', () => {
  it('are whole ones until 70, each with what choosing it brings', async () => {
    await use().saveCertificate(PRINTED, at(1))
    const ages = await rows()
    expect(ages.map(({ age: { years, months } }) => [years, months])).toEqual(
      Array.from({ length: 13 }, (_, index) => [58 + index, 0]),
    )
    // Before 63, the first age that is printed, the fund is assumed to pay.
    expect(ages.map(({ column: { lpp } }) => lpp?.sureness)).toEqual([
      ...Array(5).fill('computed'),
      ...Array(8).fill('printed'),
    ])
    for (const { days, column, isPlanned } of ages) {
      const query = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null))
      const { withoutChange, withChange } = (await use().getDigest(query)).answer ?? {}
      expect(column).toEqual(isPlanned ? withoutChange : withChange)
    }
    expect(ages.filter(({ isPlanned }) => isPlanned)).toEqual(ages.filter(({ isReference }) => isReference))
  })

  it('have every fund at every start where certificates print a pension alone, on the page and in the call', async () => {
    const nothing = {
      ...{ contribution: null, capital: null, pension: null, conversionRate: null, interest: null },
      ...{ balance: null, balanceMandatory: null },
    }
    const at63 = { age: 63, capital: null, pension: 40_000 }
    await use().saveCertificate({ ...CERTIFICATE, ...nothing, pension: 37_207 }, at(1))
    await use().saveCertificate({ ...CERTIFICATE, ...nothing, label: 'Other', ages: [at63] }, at(2))
    const { withoutChange, withChange } = (await use().getDigest({ retirementDate: day('2033-06-01') })).answer ?? {}
    const names = [withoutChange, withChange].map((one) => one?.lpp?.funds.map(({ name }) => name))
    expect(names).toEqual(Array(2).fill(['Atelier', 'Other']))
    const told = Array.from({ length: 13 }, (_, index) => [58 + index, ['pillar3a']])
    expect((await rows()).map(({ age, column }) => [age.years, column.missing])).toEqual(told)
    const opened = await api.vault.open(api.token)
    if (!opened) throw new Error('the dossier is gone')
    const sent = lifeOfDossier({ ...opened.dossier, login: null }, TODAY, {})
    const incomes = [{ year: 2025, amount: 78_000, months: 12, split: false }]
    const person = { ...sent.person, incomes, incomesAsOf: '2026-03-12' }
    const life = { ...sent, person, ages: true }
    const headers = { 'content-type': 'application/json' }
    const answer = await api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
    const { ages, errors } = await answer.json()
    expect(errors).toBeUndefined()
    const sentRows: { age: { years: number }; missing: string[]; complete: boolean }[] = ages
    expect(sentRows.map(({ age, missing }) => [age.years, missing])).toEqual(told)
    expect(sentRows.every(({ complete }) => complete)).toBe(true)
  })

  it('are the twelve months of one year, and the reference age to compare with', async () => {
    const months = await rows({}, { year: 64 })
    expect(months.map(({ startsOn }) => startsOn)).toEqual([
      ...['06', '07', '08', '09', '10', '11', '12'].map((month) => `2034-${month}-01`),
      ...['01', '02', '03', '04', '05', '06'].map((month) => `2035-${month}-01`),
    ])
    expect(months.at(-1)).toMatchObject({ isReference: true, isPlanned: true })
    const amounts = months.map(({ column }) => column.monthlyTotal ?? 0)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    const [whole] = (await rows()).filter(({ age }) => age.years === 64)
    expect(months[0]).toEqual(whole)
    const withOthers = await rows({ lppCapitalShare: 0 }, { year: 70 })
    expect(withOthers.map(({ age }) => age.years)).toEqual([65, 70])
  })

  it('say where less than a year is no deferral of the AVS', async () => {
    const months = await rows({}, { year: 65 })
    expect(months.map(({ isNotDeferred }) => isNotDeferred)).toEqual([false, ...Array.from({ length: 11 }, () => true)])
  })

  it('have the day of the plan among them', async () => {
    const retirementDate = day('2034-09-01')
    const planned = (await rows({ retirementDate })).filter(({ isPlanned }) => isPlanned)
    expect(planned).toMatchObject([{ age: { years: 64, months: 3 }, startsOn: retirementDate, isReference: false }])
  })

  it('tell the part of today’s pay, as the synthesis does, and when waiting has paid', async () => {
    await use().saveCertificate(PRINTED, at(1))
    const ages = await rows({ currentSalary: 90_000 })
    expect(ages).toHaveLength(13)
    for (const { startsOn: retirementDate, share } of ages.slice(5)) {
      const { outlook } = (await use().getDigest({ currentSalary: 90_000, retirementDate })).answer ?? {}
      expect(share).toBe(outlook?.withChange?.replaced.at(-1)?.percent)
    }
    const even = ages.map(({ evenAt }) => evenAt && 12 * evenAt.years + evenAt.months)
    ages.forEach(({ age, isReference }, index) => {
      if (isReference) expect(even[index]).toBeNull()
      else expect(even[index]).toBeGreaterThan(12 * Math.max(age.years, 65))
    })
  })

  it('tell what who stops early still owes, and nobody else', async () => {
    const owed = (await rows()).map(({ owed }) => owed)
    // 2034, and 5 months of 2035.
    expect(owed.slice(0, 3)).toEqual([751, 221, null])
    expect(owed.slice(3).every((amount) => amount === null)).toBe(true)
  })

  describe('before the AVS can start', () => {
    const FROM_58 = {
      ...PRINTED,
      ages: Array.from({ length: 13 }, (_, index) => 58 + index).map((age) => ({
        age,
        capital: 20_000 * (age - 30),
        pension: 500 * age,
      })),
    }
    beforeEach(async () => {
      await use().saveCertificate(FROM_58, at(1))
    })

    it('are those at which every fund pays: work stops, and the AVS starts on the first possible day', async () => {
      const ages = await rows()
      expect(ages.map(({ age }) => age.years)).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70])
      for (const { days, avsFrom, column, owed, startsOn } of ages.slice(0, 5)) {
        const retirementDate = day('2033-06-01')
        expect(days).toEqual({ stopsOn: endOfPreviousMonth(startsOn), retirementDate, lppFrom: startsOn })
        expect(avsFrom).toEqual({ years: 63, months: 0 })
        expect(column.first).toMatchObject({ from: startsOn, to: '2033-05-31' })
        const query = { stopsOn: days.stopsOn as Day, retirementDate, lppFrom: days.lppFrom as Day }
        expect(column).toEqual((await use().getDigest(query)).answer?.withChange)
        expect(owed).toBeGreaterThan(751)
      }
      // Six whole years from 2029 on, and 5 months of 2035.
      expect(ages[0]?.owed).toBe(6 * 530 + 221)
      expect(ages.slice(5).every(({ avsFrom, days }) => avsFrom === null && days.stopsOn === null)).toBe(true)
    })

    it('tell from five years before the reference age on what the 3a could pay, until it moves with the start', async () => {
      const account = { solde: 100_000, rate: 1, amount: 7_000 }
      await use().saveOpen3kInfo({ ...account, paydate: day('2035-06-01') })
      const ages = await rows()
      const told = ages.map(({ pillar3aAtStart }) => pillar3aAtStart !== null)
      expect(told).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70].map((age) => 60 <= age && age < 63))
      for (const { startsOn, days, pillar3aAtStart } of ages.slice(2, 5)) {
        await use().saveOpen3kInfo({ ...account, paydate: startsOn })
        const query = { stopsOn: days.stopsOn as Day, lppFrom: days.lppFrom as Day }
        const { withChange } = (await use().getDigest(query)).answer ?? {}
        expect([withChange?.pillar3a?.projectedFrom, withChange?.pillar3a?.projected]).toEqual([
          startsOn,
          pillar3aAtStart,
        ])
      }
    })

    it('are months too, and of a certificate that prints no earlier age', async () => {
      const months = await rows({}, { year: 60 })
      expect(months.map(({ startsOn }) => startsOn)).toEqual([
        ...['06', '07', '08', '09', '10', '11', '12'].map((month) => `2030-${month}-01`),
        ...['01', '02', '03', '04', '05'].map((month) => `2031-${month}-01`),
        '2035-06-01',
      ])
      expect((await use().getAgesAhead()).answer?.years).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69])
      await use().saveCertificate({ ...PRINTED, label: 'Other' }, at(2))
      expect((await rows()).map(({ age }) => age.years)[0]).toBe(58)
      expect((await use().getAgesAhead()).answer).toMatchObject({ lppEarliest: '2028-06-01' })
      expect((await use().getAgesAhead()).answer?.years[0]).toBe(58)
    })

    it.each<[AvsFrom, string]>([
      ['reference', '2035-06-01'],
      [65, '2035-06-01'],
      [63, '2033-06-01'],
      [64, '2034-06-01'],
      [67, '2037-06-01'],
    ])('let the AVS of all of them start at another age: %s', async (avsFrom, from) => {
      const ages = await rows({}, { avsFrom })
      const ruled = ages.filter(({ standsApart }) => !standsApart)
      expect(ruled.map(({ age }) => age.years)).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70])
      const [plan] = ages.filter(({ isPlanned }) => isPlanned)
      expect(plan).toMatchObject({ standsApart: from !== '2035-06-01', avsFrom: null })
      for (const { column, days, startsOn } of ages.filter((one) => one !== plan)) {
        expect([startsOn, column.avs?.first?.from ?? column.avs?.from]).toEqual([startsOn, from])
        const query = Object.fromEntries(Object.entries(days).filter(([, one]) => one !== null))
        expect(column).toEqual((await use().getDigest(query)).answer?.withChange)
      }
    })

    it('bring more for life with every year that one waits, whichever day the AVS starts', async () => {
      await use().saveCertificate({ ...FROM_58, capital: 700_000, pension: 32_500, conversionRate: null }, at(1))
      for (const avsFrom of ['first', 'reference'] as const) {
        const amounts = (await rows({}, { avsFrom })).map(({ column }) => column.monthlyTotal ?? 0)
        expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
      }
    })

    it('can have their AVS start at each age of the law, and where shares of it are planned at none', async () => {
      const choices = async (...asked: Parameters<ReturnType<typeof use>['getAgesAhead']>) =>
        (await use().getAgesAhead(...asked)).answer?.avsChoices
      expect(await choices()).toEqual(['first', 63, 64, 'reference', 65, 66, 67, 68, 69, 70])
      expect(await choices({ drawing: [{ from: day('2034-06-01'), share: 50 }] })).toEqual([])
    })

    it('have the plan among them, as it is chosen', async () => {
      const query = { stopsOn: day('2030-05-31'), lppFrom: day('2030-06-01') }
      const ages = await rows({ ...query, retirementDate: day('2033-06-01') })
      expect(ages).toHaveLength(13)
      expect(ages.filter(({ isPlanned }) => isPlanned)).toMatchObject([
        { age: { years: 60, months: 0 }, standsApart: false },
      ])
      // The AVS of all rows starts at 63, that of this plan at the reference age.
      const apart = (await rows(query)).filter(({ age }) => age.years === 60)
      expect(apart.map(({ isPlanned, standsApart, avsFrom }) => [isPlanned, standsApart, avsFrom?.years])).toEqual([
        [false, false, 63],
        [true, true, 65],
      ])
      expect(await rows(query, { avsFrom: 'reference' })).toHaveLength(13)
      const own = { stopsOn: day('2030-09-15'), lppFrom: day('2033-06-01'), retirementDate: day('2034-06-01') }
      expect((await rows(own)).filter(({ isPlanned }) => isPlanned)).toMatchObject([
        { age: { years: 60, months: 4 }, startsOn: '2030-10-01', days: own, avsFrom: { years: 64, months: 0 } },
      ])
    })
  })
})
