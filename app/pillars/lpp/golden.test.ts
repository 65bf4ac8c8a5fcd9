/** Published cases of the second pillar, with their sources in tests/golden/lpp-3a.json. */
import { describe, expect, it } from 'vitest'
import golden from '../../../tests/golden/lpp-3a.json'
import { day, dayOf } from '../day'
import { franc } from '../money'
import { coordinatedSalary } from './coordinated-salary'
import { minimumConversionRate, pensionWithShadowAccount, yearlyPension } from './pension'
import { type Projection, projectRetirementSavings } from './projection'
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
  /** The page prints 252'388 at 62; its own next row is computed from 252'338. */
  const TYPO = { age: 62, printed: 252_388, meant: 252_338 }

  it.each(defined(expected.rows))('LPP age $age: balance $balance', ({ age, credit, interest, balance }) => {
    const year = defined(projection.years.find((row) => lppAge(birthDate, row.year) === age))
    expect([franc(year.credit), franc(year.interest)]).toEqual([credit, interest])
    const isTypo = age === TYPO.age && balance === TYPO.printed
    expect(franc(year.balance)).toBe(isTypo ? TYPO.meant : balance)
  })

  it('reaches the published capital at 65', () => {
    expect(projection.years).toHaveLength(15)
    expect(franc(projection.capital)).toBe(expected.balanceAt65)
  })
})

describe('fund asga: certificate whose legal minimum wins', () => {
  const { inputs, expected } = defined(cases['lpp-min-pension-asga'])
  const account = {
    capital: defined(inputs.projectedCapitalTotal),
    mandatoryCapital: defined(inputs.projectedCapitalLpp),
    minimumRate: minimumConversionRate('MALE', day('2026-01-01')),
  }

  it('has the salary capped at the largest coordinated one', () => {
    expect(coordinatedSalary(defined(inputs.reportedSalary), day('2023-06-01')).salary).toBe(inputs.insuredSalary)
  })

  it('pays the shadow account where the rate of the fund gives less', () => {
    const yearly = pensionWithShadowAccount({ ...account, fundRate: 5.4 })
    expect(franc(yearly)).toBe(expected.annualPension)
    expect(franc(yearly * 0.2)).toBe(expected.childPension20pct)
  })

  it('pays the rate of the fund where it gives more', () => {
    expect(franc(pensionWithShadowAccount({ ...account, fundRate: 6.8 }))).toBe(franc(372_277 * 0.068))
  })
})

it('UBS: salary above the upper limit, capital of six insured salaries', () => {
  const { inputs, expected } = defined(cases['lpp-ubs-95000'])
  const { salary } = coordinatedSalary(defined(inputs.salary), day('2022-01-01'))
  expect(salary).toBe(expected.insuredSalary)
  const capital = salary * defined(inputs.capitalFactor)
  expect(capital).toBe(expected.capital)
  expect(franc(yearlyPension(capital, defined(inputs.conversionRate) * 100))).toBe(expected.annualPension)
})

it("die-pensionskasse.ch: 400'000 at the legal rate", () => {
  const { inputs, expected } = defined(cases['lpp-conv-400k'])
  const rate = minimumConversionRate('FEMALE', day('2026-01-01'))
  expect(rate).toBeCloseTo(defined(inputs.conversionRate) * 100, 10)
  expect(franc(yearlyPension(defined(inputs.lppCapital), rate))).toBe(expected.annualPension)
})

it.each(['lpp-coord-80000-2021', 'lpp-coord-24000-2021', 'lpp-coord-21000-2021'])('%s', (id) => {
  const { inputs, expected } = defined(cases[id])
  const { salary, insured } = coordinatedSalary(defined(inputs.salary), dayOf(defined(inputs.year), 7, 1))
  expect({ salary, insured }).toEqual({ salary: expected.insuredSalary, insured: expected.insured ?? true })
})

describe('PensionTools: retirement in the middle of a year', () => {
  const { inputs, expected } = defined(cases['lpp-pensiontools-1974'])
  const birthDate = day(defined(inputs.birthDate))
  const law = dayOf(defined(inputs.calculationYear), 1, 1)
  const { salary } = coordinatedSalary(defined(inputs.salary), law)
  const credits = legalCredits({ birthDate, gender: 'MALE' }, salary, law)
  /** That program rounds each credit to 0.10 when it adds interest, and not when it adds none. */
  const toTenCentimes = (amount: number) => Math.round(amount * 10) / 10
  const projectedWith = (creditOf: (year: number) => number): Projection =>
    projectRetirementSavings({
      balance: defined(inputs.balanceEndOfYear),
      balanceDate: day('2019-12-31'),
      retirementDate: day(defined(inputs.retirementDate)),
      interestRate: defined(inputs.rate) * 100,
      creditOf,
    })

  it('insured salary and credit', () => {
    expect(salary).toBe(expected.insuredSalary)
    expect(savingsCreditRate(lppAge(birthDate, 2019), 'MALE', law)).toBe(defined(expected.creditFactor) * 100)
    expect(credits(2019)).toBeCloseTo(defined(expected.credit), 6)
  })

  it('capital with interest and its pension', () => {
    const { capital, years } = projectedWith((year) => toTenCentimes(credits(year)))
    expect(years.at(-1)).toMatchObject({ year: 2039, months: 8 })
    expect(franc(capital)).toBe(expected.finalCapital)
    expect(franc(yearlyPension(capital, 6.8))).toBe(expected.annualPension)
  })

  it('capital without interest and the pensions made of it', () => {
    const { capitalWithoutInterest } = projectedWith(credits)
    expect(franc(capitalWithoutInterest)).toBe(expected.finalCapitalWithoutInterest)
    const disability = yearlyPension(capitalWithoutInterest, 6.8)
    expect(franc(disability)).toBe(expected.disabilityPension)
    expect(franc(disability * 0.6)).toBe(expected.partnerPension)
    expect(franc(disability * 0.2)).toBe(expected.orphanPension)
  })
})
