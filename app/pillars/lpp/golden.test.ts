/**
 * Published cases of the second pillar: the intermediate figures of the cases in app/estimate/checked, which has its
 * own test.
 */
import { describe, expect, it } from 'vitest'
import golden from '~/estimate/answers/checked/cases/lpp-3a.json'
import { day, dayOf } from '../day'
import { franc } from '../money'
import { coordinatedSalary } from './coordinated-salary'
import { minimumConversionRate, pensionWithShadowAccount } from './pension'
import { projectRetirementSavings } from './projection'
import { legalCredits, lppAge, savingsCreditRate } from './savings-credit'

const cases = Object.fromEntries(golden.map((entry) => [entry.id, entry]))

/** A value that the case must have. */
function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the golden case lacks a value')
  return value
}

describe('fund gastrosocial: projection to 65', () => {
  const { inputs, expected } = defined(cases['lpp-proj-gastrosocial'])
  const balanceDate = day(defined(inputs.balanceDate))
  // The published table ends with the year of LPP age 64: born in 1971, pension from 1 January 2036.
  const birthDate = dayOf(2021 - defined(inputs.age), 1, 15)
  const projection = projectRetirementSavings({
    balance: defined(inputs.balance),
    balanceDate,
    retirementDate: day('2036-01-01'),
    interestRate: defined(inputs.rate) * 100,
    creditOf: legalCredits({ birthDate, gender: 'MALE' }, defined(inputs.insuredSalary), day('2021-01-01')),
  })

  it.each(defined(expected.rows))('LPP age $age: credit and interest', ({ age, credit, interest }) => {
    const year = defined(projection.years.find((row) => lppAge(birthDate, row.year) === age))
    expect([franc(year.credit), franc(year.interest)]).toEqual([credit, interest])
  })

  it('has a year for each row', () => expect(projection.years).toHaveLength(15))
})

describe('fund asga: certificate whose legal minimum wins', () => {
  const { inputs } = defined(cases['lpp-min-pension-asga'])
  const account = {
    capital: defined(inputs.projectedCapitalTotal),
    mandatoryCapital: defined(inputs.projectedCapitalLpp),
    minimumRate: minimumConversionRate('MALE', day('2026-01-01')),
  }

  it('pays the minimum of the law where the rate of the fund gives less', () => {
    expect(franc(pensionWithShadowAccount({ ...account, fundRate: 5.4 }))).toBe(22_068)
  })

  it('pays the rate of the fund where it gives more', () => {
    expect(franc(pensionWithShadowAccount({ ...account, fundRate: 6.8 }))).toBe(franc(372_277 * 0.068))
  })
})

describe('PensionTools: retirement in the middle of a year', () => {
  const { inputs, expected } = defined(cases['lpp-pensiontools-1974'])
  const birthDate = day(defined(inputs.birthDate))
  const law = dayOf(defined(inputs.calculationYear), 1, 1)
  const { salary } = coordinatedSalary(defined(inputs.salary), law)
  const credits = legalCredits({ birthDate, gender: 'MALE' }, salary, law)

  it('insured salary and credit', () => {
    expect(salary).toBe(expected.insuredSalary)
    expect(savingsCreditRate(lppAge(birthDate, 2019), 'MALE', law)).toBe(defined(expected.creditFactor) * 100)
    expect(credits(2019)).toBeCloseTo(defined(expected.credit), 6)
  })
})
