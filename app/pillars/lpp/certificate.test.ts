import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { franc } from '../money'
import { statementFromCertificate } from './certificate'
import type { Certificate, CertificateQuestion } from './certificate-figures'
import { lppFromStatements } from './estimate'
import type { Sureness } from './result'

const NOTHING: Certificate = {
  label: 'Caisse Alpha',
  date: day('2026-12-31'),
  isCapitalOnly: false,
  balance: null,
  balanceMandatory: null,
  contribution: null,
  interest: null,
  interestAbove: null,
  atAge: null,
  capital: null,
  pension: null,
  conversionRate: null,
  conversionRateAbove: null,
  ages: [],
  maxCapitalShare: null,
  earliestAge: null,
  insuredSalary: null,
}

/** The reference age on 2031-04-01. */
const question = (changes: Partial<CertificateQuestion> = {}): CertificateQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  computedOn: day('2026-12-31'),
  salary: null,
  ...changes,
})

function tellOf(birthDate: string) {
  return (
    certificate: Partial<Certificate>,
    retirementDate = '2031-04-01',
    capitalShare = 0,
    salary: number | null = null,
  ) => {
    const asked = question({ salary, birthDate: day(birthDate) })
    const statement = statementFromCertificate({ ...NOTHING, ...certificate }, asked)
    const { result, missing } = lppFromStatements([statement], {
      ...asked,
      retirementDate: day(retirementDate),
      capitalShare,
    })
    return { result, assumptions: result?.assumptions ?? [], reason: missing[0]?.reason ?? null }
  }
}

const told = tellOf('1966-03-20')

const SAVINGS = { balance: 300_000, contribution: 12_000, interest: 2 }
// Four years and three months: 1.02^4 and a quarter, and the contributions with their interest.
const PROJECTED = [12, 12, 12, 12, 3].reduce(
  (balance, months) => balance * (1 + (0.02 * months) / 12) + (12_000 * months) / 12,
  300_000,
)

describe('a certificate', () => {
  it.each<[string, Partial<Certificate>, { monthly: number; capitalAtRetirement: number }, string[]]>([
    [
      'capital and pension',
      { capital: 420_000, pension: 22_680 },
      { monthly: 1_890, capitalAtRetirement: 420_000 },
      [],
    ],
    [
      'capital and rate',
      { capital: 420_000, conversionRate: 5.4 },
      { monthly: 1_890, capitalAtRetirement: 420_000 },
      [],
    ],
    [
      'pension and rate',
      { pension: 22_680, conversionRate: 5.4 },
      { monthly: 1_890, capitalAtRetirement: 420_000 },
      [],
    ],
    ['a pension alone', { pension: 22_680 }, { monthly: 1_890, capitalAtRetirement: 0 }, ['savingsUnknown']],
    [
      'savings of today, and a rate',
      { ...SAVINGS, conversionRate: 5 },
      { monthly: franc((PROJECTED * 0.05) / 12), capitalAtRetirement: franc(PROJECTED) },
      ['contributionsStay'],
    ],
  ])('of %s at the reference age has a figure', (_name, certificate, expected, assumptions) => {
    const { result, assumptions: assumed } = told(certificate)
    expect(result).toMatchObject(expected)
    expect(assumed).toEqual(assumptions)
  })

  it.each<[string, Partial<Certificate>, Sureness]>([
    ['capital and pension as printed', { capital: 420_000, pension: 22_680 }, 'printed'],
    ['a pension as printed, and savings to carry on', { ...SAVINGS, pension: 22_680 }, 'printed'],
    ['savings carried on', { ...SAVINGS, conversionRate: 5 }, 'computed'],
  ])('says how sure its pension is: %s', (_name, certificate, sureness) => {
    expect(told(certificate).result).toMatchObject({ sureness, range: null })
  })

  const AGES = [
    { age: 63, capital: 380_000, pension: 19_000 },
    { age: 64, capital: 400_000, pension: 20_400 },
  ]

  it('has the ages that it names, and what lies between', () => {
    const certificate = { capital: 420_000, pension: 22_680, atAge: 65, ages: AGES }
    expect(told(certificate, '2029-04-01').result).toMatchObject({ monthly: 1_583, capitalAtRetirement: 380_000 })
    // 390'000 at 5.05 %
    expect(told(certificate, '2029-10-01').result).toMatchObject({ monthly: 1_641, capitalAtRetirement: 390_000 })
  })

  it('takes a pension without its savings along the savings of the other ages', () => {
    expect(told({ pension: 22_680, ages: AGES }).result).toMatchObject({ monthly: 1_890, sureness: 'printed' })
    expect(told({ pension: 22_680, ages: AGES }, '2030-04-01').result?.monthly).toBe(1_700)
  })

  it('has no figure at all from a rate alone', () => {
    expect(told({ conversionRate: 5 }).reason).toBe('noProjectionForAge')
    expect(told({ conversionRate: 5 }, '2030-04-01').reason).toBe('noProjectionForAge')
  })

  it('keeps 6.8 % of the mandatory part, which grows with the minimum interest and, of a known salary, with its credits', () => {
    const certificate = { capital: 420_000, conversionRate: 4, balanceMandatory: 280_000 }
    const withoutCredits = 280_000 * 1.0125 ** 4 * (1 + 0.0125 / 4)
    expect(told(certificate)).toMatchObject({
      result: { monthly: franc((withoutCredits * 0.068) / 12) },
      assumptions: ['mandatoryPartAtLeast'],
    })
    // 18 % of 80'000 - 26'460
    const withCredits = [12, 12, 12, 12, 3].reduce(
      (balance, months) => balance * (1 + (0.0125 * months) / 12) + (9_637.2 * months) / 12,
      280_000,
    )
    expect(told(certificate, '2031-04-01', 0, 80_000)).toMatchObject({
      result: { monthly: franc((withCredits * 0.068) / 12) },
      assumptions: [],
    })
  })

  it('pays capital as it says, else a quarter of all, which is to be checked', () => {
    const certificate = { capital: 420_000, conversionRate: 5.4, balanceMandatory: 200_000 }
    expect(told({ ...certificate, maxCapitalShare: 100 }, '2031-04-01', 50).result?.capital).toBe(210_000)
    expect(told(certificate, '2031-04-01', 26).reason).toBe('capitalShareTooLarge')
    expect(told(certificate, '2031-04-01', 25)).toMatchObject({
      result: { capital: 105_000, funds: [{ isShareToCheck: true }] },
      assumptions: ['capitalShareToCheck', 'mandatoryPartAtLeast'],
    })
  })

  it('prints an age from which its fund pays; before it, and before 63, that is assumed', () => {
    const ages = [{ age: 60, capital: 300_000, pension: 14_000 }]
    const early = { ages, date: day('2023-12-31') }
    expect(told({ ...early, earliestAge: 60 }, '2026-04-01')).toMatchObject({
      result: { monthly: 1_167 },
      assumptions: [],
    })
    expect(told({ ...early, earliestAge: 60 }, '2025-04-01').assumptions).toContain('fundPaysFrom58')
    expect(told({ ...early, earliestAge: 60 }, '2027-04-01').assumptions).not.toContain('fundPaysFrom58')
    expect(told({ ...early, earliestAge: 60 }, '2024-03-01').reason).toBe('tooEarly')
    expect(told({ ...SAVINGS, conversionRate: 5 }, '2028-04-01').assumptions).toContain('fundPaysFrom58')
    expect(told({ ...SAVINGS, conversionRate: 5 }, '2029-04-01').assumptions).not.toContain('fundPaysFrom58')
  })
})

/** Every whole age on 1 January: 61 in 2027, 65 and the reference age in 2031. */
const tell = tellOf('1965-12-20')
const AT_START = { date: day('2027-01-01'), balance: 300_000 }

describe('ages that a certificate does not print', () => {
  it('carry the savings on by the contribution and the interest of its own projection', () => {
    // 300'000 x 1.02 + 10'000 = 316'000; x 1.02 + 10'000 = 332'320; 348'966.40; 365'945.728
    const four = { ...AT_START, contribution: 10_000, capital: 365_945.728, pension: 19_000, atAge: 65 }
    // 365'945.728 x 1.02 + 10'000 = 383'264.64
    expect(tell(four, '2032-01-01')).toMatchObject({
      result: { capitalAtRetirement: 383_265, sureness: 'computed' },
      assumptions: ['interestOfProjection', 'contributionsStay', 'rateByAge'],
    })
    expect(tell(four, '2030-01-01').result?.capitalAtRetirement).toBe(348_966)
    expect(tell(four, '2031-01-01')).toMatchObject({
      result: { capitalAtRetirement: 365_946, monthly: 1_583, range: null },
    })
  })

  it('has the rate of one age for others, 0.15 to 0.2 points a year away, and the middle', () => {
    const four = { ...AT_START, contribution: 10_000, capital: 400_000, pension: 20_000, atAge: 65, interest: 0 }
    const { result } = tell(four, '2032-01-01')
    const capital = result?.capitalAtRetirement ?? 0
    // A year later 5 % is 5.15 to 5.2 %.
    const monthly = (rate: number) => franc((capital * rate) / 1200)
    expect([result?.range?.low, result?.monthly, result?.range?.high].map((one) => one ?? 0)).toEqual(
      [5.15, 5.175, 5.2].map((rate) => expect.closeTo(monthly(rate), -0.5)),
    )
  })

  it('has the rates of two ages for others, linear in between and beyond', () => {
    const ages = [{ age: 63, capital: 380_000, pension: 19_000 }]
    const two = { ...AT_START, contribution: 10_000, capital: 420_000, pension: 22_680, atAge: 65, ages }
    // 5 % at 63 and 5.4 % at 65: 5.2 % at 64, 5.6 % at 66, without a range.
    for (const [on, rate] of [
      ['2030-01-01', 5.2],
      ['2032-01-01', 5.6],
    ] as const) {
      const { result, assumptions } = tell(two, on)
      expect(result?.range).toBeNull()
      expect(assumptions).toContain('rateBetweenPrinted')
      expect(result?.monthly).toBeCloseTo(((result?.capitalAtRetirement ?? 0) * rate) / 1200, -0.5)
    }
  })

  it('solve for the contribution where none is printed, at the printed or the minimum interest', () => {
    // 300'000 x 1.02 = 306'000; 326'000 - 306'000 = 20'000; and on: 326'000 x 1.02 + 20'000 = 352'520
    const paper = { ...AT_START, capital: 326_000, interest: 2, pension: 16_300, atAge: 62 }
    expect(tell(paper, '2029-01-01')).toMatchObject({
      result: { capitalAtRetirement: 352_520 },
      assumptions: expect.arrayContaining(['contributionOfProjection']),
    })
    // At 1.25 %: 326'000 - 303'750 = 22'250; 326'000 x 1.0125 + 22'250 = 352'325
    expect(tell({ ...paper, interest: null }, '2029-01-01')).toMatchObject({
      result: { capitalAtRetirement: 352_325 },
      assumptions: expect.arrayContaining(['contributionOfProjection', 'minimumInterestToCome']),
    })
  })

  it('solve for it too where no interest from 0 to 5 % leads from the contribution to the projection', () => {
    // With 1'000 a year, 14 % would be needed: at 2 % it takes 39'000.
    const paper = { ...AT_START, contribution: 1_000, interest: 2, capital: 345_000, pension: 17_000, atAge: 62 }
    // 345'000 x 1.02 + 39'000
    expect(tell(paper, '2029-01-01')).toMatchObject({
      result: { capitalAtRetirement: 390_900 },
      assumptions: expect.arrayContaining(['contributionOfProjection']),
    })
  })

  it('grow by the credits of the law on the insured salary, or the pay, where nothing else says what is paid', () => {
    const saved = { ...AT_START, conversionRate: 5, atAge: 65, interest: 2 }
    // At 61 in 2027: 18 % of 50'000; 300'000 x 1.02 + 9'000
    expect(tell({ ...saved, insuredSalary: 50_000 }, '2028-01-01')).toMatchObject({
      result: { capitalAtRetirement: 315_000 },
      assumptions: expect.arrayContaining(['contributionsByLaw']),
    })
    expect(tell(saved, '2028-01-01')).toMatchObject({
      result: { capitalAtRetirement: 306_000 },
      assumptions: expect.arrayContaining(['contributionsUnknown']),
    })
  })

  it('have the usual rate where none is printed: 5 to 5.4 % at the reference age', () => {
    // 420'000 at 5, 5.2 and 5.4 %
    expect(tell({ ...AT_START, capital: 420_000 }, '2031-01-01')).toMatchObject({
      result: { monthly: 1_820, range: { low: 1_750, high: 1_890 }, sureness: 'computed' },
      assumptions: ['rateAssumed'],
    })
  })

  it('count back from a projection without savings of today', () => {
    // 400'000 in 2032; a year before (400'000 - 10'000) / 1.02
    const paper = {
      date: day('2027-01-01'),
      contribution: 10_000,
      interest: 2,
      capital: 400_000,
      pension: 20_000,
      atAge: 66,
    }
    expect(tell(paper, '2031-01-01').result?.capitalAtRetirement).toBe(382_353)
  })

  it('have the pensions of two ages along which others lie, where no savings are known', () => {
    const ages = [{ age: 63, capital: null, pension: 18_000 }]
    // 24'000 at 65 and 18'000 at 63: 21'000 at 64, 27'000 at 66
    expect(tell({ pension: 24_000, atAge: 65, ages }, '2030-01-01').result?.monthly).toBe(1_750)
    expect(tell({ pension: 24_000, atAge: 65, ages }, '2032-01-01')).toMatchObject({
      result: { monthly: 2_250, capital: 0, sureness: 'computed' },
      assumptions: ['savingsUnknown', 'pensionBetweenPrinted'],
    })
  })

  it('of one pension alone lie between no contributions and those of the law’s scale from 25, where neither is known', () => {
    // 26'936 is 5.2 % of 518'000: 10 x 7, 10 x 10, 10 x 15 and 11 x 18 % of 100'000, without interest.
    const alone = { date: day('2027-01-01'), pension: 26_936, atAge: 65, interest: 0 }
    expect(tell(alone, '2031-01-01').result).toMatchObject({ monthly: 2_245, sureness: 'printed', range: null })
    // 518'000 to 500'000 at 5 to 5.05 %: the middles are 509'000 x 5.025 % = 25'577, and 2.27 % on both sides
    expect(tell(alone, '2030-01-01')).toMatchObject({
      result: { monthly: 2_131, range: { low: 2_083, high: 2_180 }, sureness: 'computed' },
      assumptions: expect.arrayContaining(['savingsUnknown', 'rateByAge', 'contributionsByScale']),
    })
    // 518'000 to 536'000 at 5.375 %
    expect(tell(alone, '2032-01-01').result?.monthly).toBe(2_361)
  })

  it('of a pension alone lie between those of whole ages, in each month', () => {
    const ages = [{ age: 63, capital: null, pension: 18_000 }]
    // 21'000 at 64 and 24'000 at 65: 22'500 half a year before
    expect(tell({ pension: 24_000, atAge: 65, ages }, '2030-07-01').result?.monthly).toBe(1_875)
  })

  it('and with half of the pay for two years, between no and half of these contributions less', () => {
    const paper = { ...NOTHING, date: day('2027-01-01'), pension: 26_936, atAge: 65, interest: 0 }
    const asked = question({ birthDate: day('1965-12-20'), otherPay: { part: 0.5, fromYear: 2029 } })
    const { benefits, isForOtherWork } = statementFromCertificate(paper, asked)
    expect(isForOtherWork).toBe(true)
    const at = benefits.find(({ retirementAge }) => retirementAge === 65 * 12)
    // 500'000 of 518'000, or all of it
    expect(at?.pension).toBeCloseTo(26_936 * (1 + 500 / 518) * 0.5, 2)
    expect(at?.spread).toBeCloseTo(9 / 509, 4)
  })
})

describe('two rates and two interests', () => {
  it('convert the mandatory part and the rest, each by its own', () => {
    const two = {
      ...AT_START,
      balance: 400_000,
      balanceMandatory: 200_000,
      conversionRate: 6.8,
      conversionRateAbove: 4,
      atAge: 65,
    }
    const paper = { ...two, contribution: 0, interest: 0, interestAbove: 0 }
    // 200'000 x 6.8 % + 200'000 x 4 % = 21'600
    expect(tell(paper, '2031-01-01').result).toMatchObject({ monthly: 1_800, capitalAtRetirement: 400_000 })
  })

  it('grow each by its own', () => {
    const paper = {
      ...AT_START,
      balance: 400_000,
      balanceMandatory: 200_000,
      interest: 1.25,
      interestAbove: 3,
      contribution: 0,
    }
    const two = { ...paper, conversionRate: 6.8, conversionRateAbove: 4, atAge: 62 }
    // 200'000 x 1.0125 + 200'000 x 1.03 = 202'500 + 206'000; 202'500 x 6.8 % + 206'000 x 4 % = 22'010
    expect(tell(two, '2028-01-01').result).toMatchObject({ capitalAtRetirement: 408_500, monthly: 1_834 })
  })
})

describe('a plan of capital alone', () => {
  it('pays all of its savings, whatever share is drawn', () => {
    const plan = { ...AT_START, isCapitalOnly: true, balance: 150_000, capital: 300_000 }
    for (const share of [0, 25])
      expect(tell(plan, '2031-01-01', share)).toMatchObject({
        result: {
          monthly: 0,
          capital: 300_000,
          sureness: 'printed',
          funds: [{ kind: 'capitalOnly', capital: 300_000 }],
        },
        assumptions: ['capitalOnlyWhole'],
      })
    // A year earlier less, a year later more.
    expect(tell(plan, '2030-01-01').result?.capital).toBeLessThan(300_000)
    expect(tell(plan, '2032-01-01').result?.capital).toBeGreaterThan(300_000)
  })
})
