import { describe, expect, it } from 'vitest'
import { percent } from '~/language/format'
import { lawOn } from '~/law/avs/avs-law'
import { LAW_NAMES, lawAs } from '~/law/avs/other-law'
import { EXPECTED_RISE } from '~/law/outlook'
import { notToday as german } from '~/ui/synthesis/not-today/text.de'
import { notToday as french } from '~/ui/synthesis/not-today/text.fr'
import { day } from './day'
import { accountRates, fundRates, outlookInputs, outlookRate, realRate } from './interest-outlook'
import type { FundStatement } from './lpp/fund-statement'
import { inOutlook } from './lpp/in-outlook'
import { withInterest } from './lpp/other-interest'

describe('the rate of an outlook', () => {
  // Interest less the rise of wages and prices: 1 % in the low outlook, none in the others.
  it.each([
    ['low', 2, fundRates, 1, 0],
    ['low', 0.5, fundRates, 0, -1],
    ['low', 2, accountRates, 0, -1],
    ['high', 2, fundRates, 3, 3],
    ['high', 0.5, accountRates, 1.5, 1.5],
  ] as const)('%s of %d %%', (outlook, own, ratesOf, interest, real) => {
    const rate = outlookRate(own, outlook, ratesOf)
    expect(rate).toMatchObject({ own, interest })
    expect(rate && realRate(rate)).toBe(real)
    expect(outlookInputs(rate)).toEqual({ ownRate: own, interest, rise: EXPECTED_RISE[outlook] })
  })

  it('is the announced one where nothing else is expected: nothing is taken off it', () => {
    expect(outlookRate(2, 'expected', fundRates)).toBeNull()
    expect(EXPECTED_RISE.expected).toBe(0)
    expect(outlookInputs(null)).toEqual({})
  })

  it.each([
    ['fr', french],
    ['de', german],
  ] as const)('is told with the rise that is taken off (%s)', (_, { outlookText }) =>
    expect(outlookText.low).toContain(percent(EXPECTED_RISE.low)),
  )
})

describe('a fund in an outlook', () => {
  const when = { birthDate: day('1964-03-20'), retirementDate: day('2029-04-01') }
  const statement: FundStatement = {
    fundName: 'Caisse Alpha',
    webUrl: null,
    asOf: day('2027-01-01'),
    earliestRetirementAge: null,
    largestCapitalShare: null,
    balance: 100_000,
    projectionRate: 2,
    benefits: [{ retirementAge: 780, capitalBalance: 131_921.4, conversionRateEnveloping: 5 }],
  }

  it('has a point less and a rise of one taken off: savings without interest, and what it announced', () => {
    const moved = inOutlook(statement, 'low', when)
    // 100'000 and credits of 12'000, 12'000 and 3'000.
    expect(moved.benefits[0]?.capitalBalance).toBeCloseTo(127_000, 6)
    expect(moved.outlook).toEqual({ own: 2, interest: 1, rise: 1, announced: 131_921.4 })
  })

  it('grows by a point more in the high one', () =>
    expect(inOutlook(statement, 'high', when).benefits).toEqual(withInterest(statement, 3, when)?.benefits))

  it.each([
    ['as expected', 'expected', statement],
    ['without a rate', 'low', { ...statement, projectionRate: undefined }],
    ['without a balance', 'high', { ...statement, balance: undefined }],
  ] as const)('%s it is as it is told', (_, outlook, told) => expect(inOutlook(told, outlook, when)).toBe(told))
})

describe('a law that is only tried out', () => {
  const law = lawOn(day('2026-12-01'))

  it('is today’s but for what is repealed', () => {
    expect(lawAs(law, 'today')).toBe(law)
    expect(lawAs(law, 'without13th')).toEqual({ ...law, thirteenthDivisor: null })
    expect(lawAs(law, 'withoutCap')).toEqual({ ...law, areCouplesCapped: false })
    expect([law.thirteenthDivisor, law.areCouplesCapped]).toEqual([12, true])
    expect(LAW_NAMES).toHaveLength(3)
  })
})
