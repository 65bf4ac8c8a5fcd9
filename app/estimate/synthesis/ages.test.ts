import { beforeEach, describe, expect, it } from 'vitest'
import { createEstimate } from '~/estimate/estimate'
import { day } from '~/pillars/day'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'

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
    expect(ages.map(({ age }) => age)).toEqual([63, 64, 65, 66, 67, 68, 69, 70].map((years) => ({ years, months: 0 })))
    for (const { retirementDate, column, isPlanned } of ages) {
      const { withoutChange, withChange } = (await use().getDigest({ retirementDate })).answer ?? {}
      expect(column).toEqual(isPlanned ? withoutChange : withChange)
    }
    expect(ages.filter(({ isPlanned }) => isPlanned)).toEqual(ages.filter(({ isReference }) => isReference))
  })

  it('are the twelve months of one year, and the reference age to compare with', async () => {
    const months = await rows({}, 64)
    expect(months.map(({ retirementDate }) => retirementDate)).toEqual([
      ...['06', '07', '08', '09', '10', '11', '12'].map((month) => `2034-${month}-01`),
      ...['01', '02', '03', '04', '05', '06'].map((month) => `2035-${month}-01`),
    ])
    expect(months.at(-1)).toMatchObject({ isReference: true, isPlanned: true })
    const amounts = months.map(({ column }) => column.monthlyTotal ?? 0)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    const [whole] = (await rows()).filter(({ age }) => age.years === 64)
    expect(months[0]).toEqual(whole)
    const withOthers = await rows({ lppCapitalShare: 0 }, 70)
    expect(withOthers.map(({ age }) => age.years)).toEqual([65, 70])
  })

  it('say where less than a year is no deferral of the AVS', async () => {
    const months = await rows({}, 65)
    expect(months.map(({ isNotDeferred }) => isNotDeferred)).toEqual([false, ...Array.from({ length: 11 }, () => true)])
  })

  it('have the day of the plan among them', async () => {
    const retirementDate = day('2034-09-01')
    const planned = (await rows({ retirementDate })).filter(({ isPlanned }) => isPlanned)
    expect(planned).toMatchObject([{ age: { years: 64, months: 3 }, retirementDate, isReference: false }])
  })

  it('tell the part of today’s pay, as the synthesis does, and when waiting has paid', async () => {
    await use().saveCertificate(PRINTED, at(1))
    const ages = await rows({ currentSalary: 90_000 })
    expect(ages).toHaveLength(8)
    for (const { retirementDate, share } of ages) {
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
    expect(owed.slice(0, 3)).toEqual([530, null, null])
    expect(owed.slice(3).every((amount) => amount === null)).toBe(true)
  })
})
