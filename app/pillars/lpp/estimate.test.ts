import { describe, expect, it } from 'vitest'
import { addMonths, type Day, day } from '../day'
import { largestCapitalShare } from './capital'
import { type LppQuestion, lppFromStatements } from './estimate'
import type { FundStatement } from './fund-statement'

const statement = (changes: Partial<FundStatement> = {}): FundStatement => ({
  fundName: 'Caisse Alpha',
  webUrl: 'https://alpha.example',
  asOf: day('2026-01-01'),
  earliestRetirementAge: 58 * 12,
  largestCapitalShare: null,
  benefits: [
    { retirementAge: 64 * 12, capitalBalance: 400_000, pension: 21_000 },
    { retirementAge: 65 * 12, capitalBalance: 420_000, pension: 22_680 },
  ],
  ...changes,
})

const question = (changes: Partial<LppQuestion> = {}): LppQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  retirementDate: day('2031-04-01'),
  computedOn: day('2026-11-21'),
  ...changes,
})

/** A fund whose rules allow every age, and which has a projection for each. */
const AT_EVERY_AGE = statement({
  earliestRetirementAge: 50 * 12,
  benefits: Array.from({ length: 25 }, (_, index) => ({
    retirementAge: (50 + index) * 12,
    capitalBalance: 400_000,
    conversionRateEnveloping: 5,
  })),
})

describe('the earliest age', () => {
  it.each<[string, number | null, string]>([
    ['63 by law', null, '2029-04-01'],
    ['what the rules of the fund say', 60 * 12, '2026-04-01'],
    ['58 where the rules name an earlier one', 55 * 12, '2024-04-01'],
    ['63 where the rules name a later one', 64 * 12, '2029-04-01'],
  ])('is %s', (_name, earliestAge, first) => {
    const fund = { ...AT_EVERY_AGE, earliestRetirementAge: earliestAge }
    const at = (retirementDate: Day) => lppFromStatements([fund], question({ retirementDate })).missing
    expect(at(day(first))).toEqual([])
    expect(at(addMonths(day(first), -1))).toMatchObject([{ reason: 'tooEarly' }])
  })
})

describe('lppFromStatements', () => {
  it.each([
    ['a plan of capital alone makes no pension less sure', 0, 'printed'],
    ['another computed pension does', 10_000, 'computed'],
  ] as const)('%s', (_name, pension, sureness) => {
    const computed = { retirementAge: 65 * 12, capitalBalance: 120_000, pension, sureness: 'computed' as const }
    const other = statement({ ...(pension === 0 && { isCapitalOnly: true as const }), benefits: [computed] })
    expect(lppFromStatements([statement(), other], question()).result?.sureness).toBe(sureness)
  })

  it('takes the pension that the fund projects, from the first of the month after 65', () => {
    const { result, missing } = lppFromStatements([statement()], question())
    expect(missing).toEqual([])
    expect(result).toMatchObject({
      monthly: 1_890,
      capital: 0,
      capitalAtRetirement: 420_000,
      from: '2031-04-01',
      funds: [{ name: 'Caisse Alpha', webUrl: 'https://alpha.example', asOf: '2026-01-01' }],
    })
  })

  it('is linear between two whole ages, in the savings and in the rate', () => {
    const { result } = lppFromStatements([statement()], question({ retirementDate: day('2030-10-01') }))
    // 410'000 x (5.25 % + 5.40 %) / 2 / 12
    expect(result).toMatchObject({ capitalAtRetirement: 410_000, monthly: 1_819 })
  })

  it('rounds the month of each fund by itself, then adds', () => {
    const other = (fundName: string) =>
      statement({ fundName, benefits: [{ retirementAge: 780, capitalBalance: 1_000.6, pension: 6_006 }] })
    const { result } = lppFromStatements([other('A'), other('B')], question())
    // 500.50 each: two payments of 501, not one of 1001.
    expect(result).toMatchObject({ monthly: 1_002, capitalAtRetirement: 2_002 })
    expect(result?.funds.map(({ name }) => name)).toEqual(['A', 'B'])
    expect(result?.steps.at(-1)).toMatchObject({ key: 'fundsTotal', inputs: { funds: 2 }, output: 1_002 })
  })

  it.each([
    ['one rate', { conversionRateEnveloping: 5.4 }, 1_890],
    [
      'a rate for each part',
      { capitalBalanceMandatory: 300_000, conversionRateMandatory: 6.8, conversionRateSupplementary: 5 },
      2_200,
    ],
    ['one rate and a shadow account that wins', { conversionRateEnveloping: 5, pension: 22_680 }, 1_890],
  ])('reads a statement with %s', (_name, rates, monthly) => {
    const benefits = [{ retirementAge: 780, capitalBalance: 420_000, ...rates }]
    expect(lppFromStatements([statement({ benefits })], question()).result?.monthly).toBe(monthly)
  })

  it.each([
    ['no projection for the age', statement(), { retirementDate: day('2033-04-01') }, 'noProjectionForAge'],
    ['no projection at all', statement({ benefits: [] }), {}, 'noProjectionForAge'],
    [
      'neither pension nor rate',
      statement({ benefits: [{ retirementAge: 780, capitalBalance: 420_000 }] }),
      {},
      'noProjectionForAge',
    ],
    [
      'an age below 63 where its rules name none',
      statement({ earliestRetirementAge: null }),
      { retirementDate: day('2029-03-01') },
      'tooEarly',
    ],
    ['an age below 58, whatever its rules', AT_EVERY_AGE, { retirementDate: day('2024-03-01') }, 'tooEarly'],
    ['an age above 70', AT_EVERY_AGE, { retirementDate: day('2036-05-01') }, 'tooLate'],
    ["more capital than the law's quarter", statement(), { capitalShare: 26 }, 'capitalShareTooLarge'],
    ["the law's capital of a part it does not name", statement(), { capitalShare: 25 }, 'mandatoryPartUnknown'],
  ] as const)('names a fund with %s, and guesses nothing', (_name, fund, changes, reason) => {
    expect(lppFromStatements([fund], question(changes))).toEqual({
      result: null,
      missing: [{ at: 0, fundName: 'Caisse Alpha', reason }],
    })
  })

  it('adds the funds that have a figure and names the other', () => {
    const silent = statement({ fundName: 'Caisse Beta', benefits: [] })
    const { result, missing } = lppFromStatements([statement(), silent], question())
    expect(result?.monthly).toBe(1_890)
    expect(result?.funds).toHaveLength(1)
    expect(missing).toEqual([{ at: 1, fundName: 'Caisse Beta', reason: 'noProjectionForAge' }])
  })

  it('divides savings between capital and pension', () => {
    const { result } = lppFromStatements([statement({ largestCapitalShare: 100 })], question({ capitalShare: 40 }))
    expect(result).toMatchObject({ capital: 168_000, capitalAtRetirement: 420_000, monthly: 1_134 })
    expect(result?.steps.map(({ key }) => key)).toEqual(['fundCapital', 'fundLumpSum', 'fundPension'])
  })

  const BOTH = statement({
    benefits: AT_EVERY_AGE.benefits.map((one) => ({ ...one, capitalBalanceMandatory: 100_000 })),
  })

  it.each([
    ['of all savings, to be checked, of a copied certificate', true, 100_000, 'capitalShareToCheck', 25_000],
    ['of the mandatory part of a fund that answers', undefined, 25_000, 'capitalShareAssumed', undefined],
  ] as const)('draws the quarter that no rule names %s', (_, isTyped, capital, assumption, guaranteed) => {
    const fund = { ...BOTH, ...(isTyped && { isTyped }) }
    const { result } = lppFromStatements([fund], question({ capitalShare: 25 }))
    expect(result).toMatchObject({ capital, assumptions: [assumption] })
    expect(result?.steps.find(({ key }) => key === 'fundLumpSum')?.inputs.guaranteed).toBe(guaranteed)
    expect(lppFromStatements([fund], question()).result?.assumptions).toEqual([])
  })

  it.each([
    [50, 50],
    [null, 25],
    [10, 25],
  ])('takes the largest share from the fund (%s), but at least the quarter of the law: %d', (ofFund, largest) =>
    expect(largestCapitalShare(statement({ largestCapitalShare: ofFund }), day('2026-11-21'))).toBe(largest),
  )

  describe('where the fund does not say how much it pays as capital (LPP art. 37 al. 2)', () => {
    const fund = (changes: Partial<FundStatement['benefits'][number]> = {}, more: Partial<FundStatement> = {}) =>
      statement({
        benefits: [
          {
            retirementAge: 780,
            capitalBalance: 420_000,
            capitalBalanceMandatory: 200_000,
            conversionRateEnveloping: 5,
            ...changes,
          },
        ],
        ...more,
      })
    const SPLIT = { conversionRateEnveloping: undefined, conversionRateMandatory: 6.8, conversionRateSupplementary: 4 }

    it.each<[string, FundStatement, number, { capital: number; monthly: number }]>([
      // 420'000 - 25 % of 200'000 = 370'000, at 5 %.
      ['a quarter of the mandatory part, none of the rest', fund(), 25, { capital: 50_000, monthly: 1_542 }],
      // (150'000 x 6.8 % + 220'000 x 4 %) / 12
      ['at the rate of that part', fund(SPLIT), 25, { capital: 50_000, monthly: 1_583 }],
      // 22'680 a year are 5.4 % of 420'000; 10 % of 200'000 would have given 1'080 a year.
      ['of a pension that the fund names', fund({ pension: 22_680 }), 10, { capital: 20_000, monthly: 1_800 }],
      // By the rules 10 % of all savings (42'000) are more than 20 % of 200'000.
      [
        'the rules where they give more',
        fund({}, { largestCapitalShare: 10 }),
        20,
        { capital: 42_000, monthly: 1_575 },
      ],
      [
        'the law where the rules give less',
        fund({}, { largestCapitalShare: 10 }),
        25,
        { capital: 50_000, monthly: 1_542 },
      ],
    ])('draws %s', (_name, one, capitalShare, expected) =>
      expect(lppFromStatements([one], question({ capitalShare })).result).toMatchObject(expected),
    )

    it('keeps 6.8 % of what remains of the mandatory part', () => {
      const { result } = lppFromStatements([fund({ capitalBalanceMandatory: 360_000 })], question({ capitalShare: 25 }))
      // 270'000 x 6.8 %, against (420'000 - 90'000) x 5 %
      expect(result).toMatchObject({ capital: 90_000, monthly: 1_530 })
      expect(result?.steps.at(-1)?.inputs).toMatchObject({ mandatoryCapital: 270_000, minimumRate: 6.8 })
    })

    it('names the share that the rules give, where that is more', () => {
      const { result } = lppFromStatements([fund({}, { largestCapitalShare: 10 })], question({ capitalShare: 20 }))
      expect(result?.steps[1]).toMatchObject({ inputs: { capital: 420_000, share: 10 }, output: 42_000 })
    })

    it('says so', () => {
      const { result } = lppFromStatements([fund()], question({ capitalShare: 25 }))
      expect(result?.assumptions).toEqual(['capitalShareAssumed'])
      expect(result?.steps[1]).toEqual({
        key: 'fundLumpSum',
        inputs: { fund: 'Caisse Alpha', mandatoryCapital: 200_000, share: 25 },
        output: 50_000,
        article: 'LPP art. 37 al. 2',
      })
      expect(lppFromStatements([fund()], question()).result?.assumptions).toEqual([])
    })
  })

  it.each([
    [30_240, 126, false],
    [30_239, 126, true],
    [0, 0, false],
  ])('marks a pension under a tenth of the minimum AVS pension: %d CHF at 5 %%', (capitalBalance, monthly, isSmall) => {
    const benefits = [{ retirementAge: 780, capitalBalance, conversionRateEnveloping: 5 }]
    const { result } = lppFromStatements([statement({ benefits })], question())
    expect(result?.monthly).toBe(monthly)
    expect(result?.steps.at(-1)?.inputs.smallUnder).toBe(isSmall ? 126 : undefined)
  })

  describe('at the reference age pays at least 6.8 % of the mandatory part (LPP art. 14)', () => {
    const at = (age: number, changes: Partial<FundStatement['benefits'][number]> = {}) => ({
      retirementAge: age * 12,
      capitalBalance: 420_000,
      capitalBalanceMandatory: 360_000,
      conversionRateEnveloping: 5,
      ...changes,
    })
    const fund = (changes: Parameters<typeof at>[1] = {}) =>
      statement({ largestCapitalShare: 100, benefits: [63, 64, 65, 66].map((age) => at(age, changes)) })
    const monthly = (one: FundStatement, changes: Partial<LppQuestion> = {}) =>
      lppFromStatements([one], question(changes)).result?.monthly

    it.each<[string, FundStatement, Partial<LppQuestion>, number]>([
      // 360'000 x 6.8 % / 12, against 420'000 x 5 % / 12 = 1'750.
      ['where the rate gives less', fund(), {}, 2_040],
      ['not where the rate gives more', fund({ conversionRateEnveloping: 6 }), {}, 2_100],
      [
        'compared as a whole, not part by part',
        fund({ conversionRateEnveloping: undefined, conversionRateMandatory: 5, conversionRateSupplementary: 13 }),
        {},
        2_150,
      ],
      ['of what is drawn as a pension', fund(), { capitalShare: 40 }, 1_224],
      ['not of a pension that the fund names itself', fund({ pension: 21_000 }), {}, 1_750],
      ['not where the fund does not say the part', fund({ capitalBalanceMandatory: undefined }), {}, 1_750],
      ['not a month before', fund(), { retirementDate: day('2031-03-01') }, 1_750],
      ['not a month after', fund(), { retirementDate: day('2031-05-01') }, 1_750],
      [
        'at the own one of a woman of the transition',
        fund(),
        { birthDate: day('1962-03-20'), gender: 'FEMALE', retirementDate: day('2026-10-01') },
        2_040,
      ],
      [
        'not at 65 of a woman of the transition',
        fund(),
        { birthDate: day('1962-03-20'), gender: 'FEMALE', retirementDate: day('2027-04-01') },
        1_750,
      ],
      [
        'not at 64 and 6 months of a man',
        fund(),
        { birthDate: day('1962-03-20'), retirementDate: day('2026-10-01') },
        1_750,
      ],
    ])('%s', (_name, one, changes, expected) => expect(monthly(one, changes)).toBe(expected))

    it('says so, with both rates, what the law’s one is of, and its article', () => {
      const { result } = lppFromStatements([fund()], question({ capitalShare: 50 }))
      expect(result?.steps.at(-1)).toEqual({
        key: 'fundPension',
        inputs: {
          fund: 'Caisse Alpha',
          capital: 210_000,
          conversionRate: 5,
          mandatoryCapital: 180_000,
          minimumRate: 6.8,
        },
        output: 1_020,
        article: 'LPP art. 14 al. 2',
      })
    })
  })

  it('explains each figure by its inputs and article', () => {
    expect(lppFromStatements([statement()], question()).result?.steps).toEqual([
      {
        key: 'fundCapital',
        inputs: { fund: 'Caisse Alpha', ageMonths: 780, asOf: '2026-01-01' },
        output: 420_000,
        article: 'LPP art. 15, 16',
      },
      {
        key: 'fundPension',
        inputs: { fund: 'Caisse Alpha', capital: 420_000, conversionRate: 5.4 },
        output: 1_890,
        article: 'LPP art. 14',
      },
    ])
  })

  it('has nothing to say without a statement', () =>
    expect(lppFromStatements([], question())).toEqual({ result: null, missing: [] }))

  it('refuses a pension that starts within a month, and a share beyond 100', () => {
    expect(() => lppFromStatements([], question({ retirementDate: day('2031-04-02') }))).toThrow(RangeError)
    expect(() => lppFromStatements([], question({ capitalShare: 101 }))).toThrow(RangeError)
  })
})

it('says of a certificate that names a smaller share what the law gives, and of which part', () => {
  const fund = (named: number) => ({
    ...statement({ largestCapitalShare: named }),
    isTyped: true as const,
    benefits: statement().benefits.map((one) => ({ ...one, capitalBalanceMandatory: 400_000 })),
  })
  const inputsWith = (named: number) =>
    lppFromStatements([fund(named)], question({ capitalShare: named })).result?.steps.find(
      ({ key }) => key === 'fundLumpSum',
    )?.inputs
  expect(inputsWith(20)).toMatchObject({ guaranteed: 100_000, guaranteedShare: 25 })
  expect(inputsWith(24)).not.toHaveProperty('guaranteed')
})
