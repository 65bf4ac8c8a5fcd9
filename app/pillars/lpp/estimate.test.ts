import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type LppQuestion, largestCapitalShare, lppFromStatements } from './estimate'
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

describe('lppFromStatements', () => {
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
    ['an age below 63', statement(), { retirementDate: day('2029-03-01') }, 'tooEarly'],
    ["an age below the fund's", statement({ earliestRetirementAge: 790 }), {}, 'tooEarly'],
    ["more capital than the law's quarter", statement(), { capitalShare: 26 }, 'capitalShareTooLarge'],
  ] as const)('names a fund with %s, and guesses nothing', (_name, fund, changes, reason) => {
    expect(lppFromStatements([fund], question(changes))).toEqual({
      result: null,
      missing: [{ fundName: 'Caisse Alpha', reason }],
    })
  })

  it('adds the funds that have a figure and names the other', () => {
    const silent = statement({ fundName: 'Caisse Beta', benefits: [] })
    const { result, missing } = lppFromStatements([statement(), silent], question())
    expect(result?.monthly).toBe(1_890)
    expect(result?.funds).toHaveLength(1)
    expect(missing).toEqual([{ fundName: 'Caisse Beta', reason: 'noProjectionForAge' }])
  })

  it('divides savings between capital and pension', () => {
    const { result } = lppFromStatements([statement({ largestCapitalShare: 100 })], question({ capitalShare: 40 }))
    expect(result).toMatchObject({ capital: 168_000, capitalAtRetirement: 420_000, monthly: 1_134 })
    expect(result?.steps.map(({ key }) => key)).toEqual(['fundCapital', 'fundLumpSum', 'fundPension'])
  })

  it('takes the largest share from the fund, else from the law', () => {
    const on = day('2026-11-21')
    expect(largestCapitalShare(statement({ largestCapitalShare: 50 }), on)).toBe(50)
    expect(largestCapitalShare(statement(), on)).toBe(25)
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
