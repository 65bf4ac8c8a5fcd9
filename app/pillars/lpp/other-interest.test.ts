import { describe, expect, it } from 'vitest'
import { day } from '../day'
import type { FundStatement } from './fund-statement'
import { withInterest } from './other-interest'

/** Born on 20 March 1964, 65 on 1 April 2029; 100'000 on 1 January 2027, and 12'000 a year from then on. */
const when = { birthDate: day('1964-03-20'), retirementDate: day('2029-04-01') }

/** At 2 %: 114'000, then 128'280, then 3 months: 641.40 of interest and a credit of 3'000. */
const AT_2 = 131_921.4
/** At 1 %: 113'000; 126'130; and 315.325 + 3'000. */
const AT_1 = 129_445.325
/** At 3 %: 115'000; 130'450; and 978.375 + 3'000. */
const AT_3 = 134_428.375
/** Without interest: 12'000, 12'000 and 3'000. */
const AT_0 = 127_000

const statement = (changes: Partial<FundStatement> = {}): FundStatement => ({
  fundName: 'Caisse Alpha',
  webUrl: null,
  asOf: day('2027-01-01'),
  earliestRetirementAge: null,
  largestCapitalShare: null,
  balance: 100_000,
  projectionRate: 2,
  benefits: [{ retirementAge: 780, capitalBalance: AT_2, capitalBalanceMandatory: 80_000, pension: AT_2 * 0.05 }],
  ...changes,
})

describe('withInterest', () => {
  it.each([
    [0, AT_0],
    [1, AT_1],
    [2, AT_2],
    [3, AT_3],
  ])('by hand, at %d %%: savings of %d, and the pension goes with them', (rate, capital) => {
    const benefits = withInterest(statement(), rate, when)?.benefits[0]
    expect(benefits?.capitalBalance).toBeCloseTo(capital, 6)
    expect(benefits?.pension).toBeCloseTo(capital * 0.05, 6)
    expect(benefits?.capitalBalanceMandatory).toBeCloseTo((80_000 * capital) / AT_2, 6)
  })

  it('changes nothing at the fund’s own rate, to the last figure', () =>
    expect(withInterest(statement(), 2, when)).toEqual(statement()))

  it('adds no pension that the fund did not name', () => {
    const benefits = [{ retirementAge: 780, capitalBalance: AT_2, conversionRateEnveloping: 5 }]
    const [at] = withInterest(statement({ benefits }), 1, when)?.benefits ?? []
    expect(Object.keys(at ?? {})).toEqual(['retirementAge', 'capitalBalance', 'conversionRateEnveloping', 'sureness'])
  })

  it('carries the balance alone where the fund expects no credit', () => {
    const benefits = [
      { retirementAge: 780, capitalBalance: 100_000 * 1.02 * 1.02 * 1.005, conversionRateEnveloping: 5 },
    ]
    expect(withInterest(statement({ benefits }), 1, when)?.benefits[0]?.capitalBalance).toBeCloseTo(
      100_000 * 1.01 * 1.01 * 1.0025,
      6,
    )
  })

  it.each<[string, Partial<FundStatement>]>([
    ['no projection rate', { projectionRate: undefined }],
    ['no balance', { balance: undefined }],
    ['no figure for the age', { benefits: [] }],
    ['less than its balance with its own interest', { balance: 150_000 }],
    ['more than its balance with no month left', { asOf: day('2029-04-01') }],
  ])('says null of a fund that says too little: %s', (_name, changes) =>
    expect(withInterest(statement(changes), 1, when)).toBeNull(),
  )
})
