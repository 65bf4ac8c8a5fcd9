/** Which months are insured, and which count, by hand from the law. */
import { describe, expect, it } from 'vitest'
import type { IncomeEntry } from '~/pillars/avs/facts'
import { day } from '~/pillars/day'
import { durationUntil, lifeMonths } from './contributions'
import { drawing, lifeOf, man, manOf2027, marriage, somebody, years } from './hand-made'
import { ownIncome } from './incomes'
import { insuredCount } from './insured'
import { householdOf } from './people'

describe('months', () => {
  it('are insured where a period touches a day, and in years with entries as many as these have', () => {
    const told = somebody('MALE', '1970-01-01', {
      insured: [{ from: day('2000-01-31'), to: day('2000-11-01') }],
      incomes: years(2001, 2001, 9_000, 3),
    })
    const { person } = householdOf(lifeOf(told))
    expect([1999, 2000, 2001].map((year) => insuredCount(person, year))).toEqual([0, 11, 3])
  })

  it('are insured from the first entry on, its last months, or from a wedding with somebody insured', () => {
    const late = somebody('FEMALE', '1970-01-01', { incomes: years(2000, 2000, 9_000, 3) })
    const { person } = householdOf(lifeOf(late))
    expect([1999, 2000, 2001].map((year) => insuredCount(person, year))).toEqual([0, 3, 12])
    const husband = somebody('MALE', '1970-01-01', { incomes: years(1991, 2025, 50_000) })
    const married = householdOf(lifeOf(late, { partner: husband, marriages: [marriage('1995-08-08', null, {})] }))
    expect([1994, 1995, 2000].map((year) => insuredCount(married.person, year))).toEqual([0, 12, 12])
  })

  it('count for a spouse without work where the other pays twice the minimum', () => {
    // 10'000 is twice the 5000 of 2025; 9702 twice the 4851 of 2024.
    const husband = (amount: number) => somebody('MALE', '1970-01-01', { incomes: years(1991, 2025, amount) })
    const months = (amount: number) => {
      const facts = lifeOf(somebody('FEMALE', '1970-01-01'), {
        partner: husband(amount),
        marriages: [marriage('1995-08-08', null, {})],
      })
      const household = householdOf(facts)
      return lifeMonths(household.person, 2025, 2025, household).map(({ why }) => why)
    }
    expect(new Set(months(10_000))).toEqual(new Set(['spouse']))
    expect(new Set(months(9_999))).toEqual(new Set([null]))
  })

  it('count for a wife without work until 1996 whatever he earned', () => {
    const facts = lifeOf(somebody('FEMALE', '1965-01-01', { insured: [{ from: day('1965-01-01'), to: null }] }), {
      partner: somebody('MALE', '1965-01-01'),
      marriages: [marriage('1990-08-08', null, {})],
    })
    const household = householdOf(facts)
    const why = lifeMonths(household.person, 1989, 1997, household).filter(({ month }) => month === 1)
    expect(why.map((one) => one.why !== null)).toEqual([false, true, true, true, true, true, true, true, false])
  })

  it('of the last year before the pension fill a gap, and no divisor', () => {
    // Insured from June 1982 on: a gap of five months; January to May 2026 fill it.
    const incomes = [...years(1982, 1982, 20_000, 7), ...years(1983, 2025, 60_000)]
    const insured = [{ from: day('1982-06-01'), to: null }]
    const household = householdOf(lifeOf(man({ incomes, insured })))
    const duration = durationUntil(day('2026-06-01'), household.person, household)
    expect(duration).toMatchObject({ windowMonths: 523, startYearMonths: 5, missingMonths: 0, scaleMonths: 528 })
  })

  it('to come go on as in the last complete year after a recent entry', () => {
    const of = (incomes: IncomeEntry[], changes = {}) =>
      ownIncome(householdOf(lifeOf(man({ incomes, birthDate: day('1970-05-05'), ...changes }))).person, 2026)
    expect(of([...years(1991, 2024, 60_000), ...years(2025, 2025, 30_000, 6)])).toBe(60_000)
    expect(of(years(1991, 2024, 60_000))).toBe(60_000)
    expect(of(years(1991, 2023, 60_000))).toBe(0)
  })

  it('to come end with work where the whole pension is drawn early, not with a share', () => {
    const of = (share: number) =>
      ownIncome(householdOf(lifeOf(manOf2027({ drawing: drawing(['2026-01-01', share]) }))).person, 2026)
    expect([of(100), of(40)]).toEqual([5_000, 95_000])
  })

  it('of youth fill gaps from the latest on, with their part of the income', () => {
    // A gap of 6 months in 1982: the last six months of 1981, half of its 15'000.
    const incomes = [...years(1980, 1981, 15_000), ...years(1982, 1982, 20_000, 6), ...years(1983, 2025, 60_000)]
    const household = householdOf(lifeOf(man({ incomes, insured: [{ from: day('1982-07-01'), to: null }] })))
    const { youth, scaleMonths } = durationUntil(day('2026-06-01'), household.person, household)
    expect(youth).toEqual([{ year: 1981, months: 6, income: 7_500 }])
    expect(scaleMonths).toBe(44 * 12)
  })

  it('are covered at no income of the own in years to come', () => {
    const wife = somebody('FEMALE', '1970-01-01', { insured: [{ from: day('1970-01-01'), to: null }] })
    const husband = somebody('MALE', '1970-01-01', { incomes: years(1991, 2025, 50_000) })
    const single = householdOf(lifeOf(wife)).person
    const married = householdOf(
      lifeOf(wife, { partner: husband, marriages: [marriage('2000-01-01', null, {})] }),
    ).person
    expect([ownIncome(single, 2027), ownIncome(married, 2027)]).toEqual([5_000, 0])
  })
})
