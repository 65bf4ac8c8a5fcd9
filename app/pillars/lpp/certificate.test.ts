import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { franc } from '../money'
import { type Certificate, type CertificateQuestion, statementFromCertificate } from './certificate'
import { lppFromStatements } from './estimate'
import type { Sureness } from './result'

const NOTHING: Certificate = {
  label: 'Caisse Alpha',
  date: day('2026-12-31'),
  balance: null,
  balanceMandatory: null,
  contribution: null,
  interest: null,
  atAge: null,
  capital: null,
  pension: null,
  conversionRate: null,
  ages: [],
  maxCapitalShare: null,
  earliestAge: null,
}

/** The reference age on 2031-04-01. */
const question = (changes: Partial<CertificateQuestion> = {}): CertificateQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  computedOn: day('2026-12-31'),
  salary: null,
  ...changes,
})

function told(
  certificate: Partial<Certificate>,
  retirementDate = '2031-04-01',
  capitalShare = 0,
  salary: number | null = null,
) {
  const asked = question({ salary })
  const { statement, assumptions } = statementFromCertificate({ ...NOTHING, ...certificate }, asked)
  const { result, missing } = lppFromStatements([statement], {
    ...asked,
    retirementDate: day(retirementDate),
    capitalShare,
  })
  return { result, assumptions, reason: missing[0]?.reason ?? null }
}

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
    expect(told(certificate, '2032-04-01').reason).toBe('noProjectionForAge')
  })

  it('has no figure for an age without savings beside ages with them', () => {
    expect(told({ pension: 22_680, ages: AGES }).reason).toBe('noProjectionForAge')
    expect(told({ pension: 22_680, ages: AGES }, '2030-10-01').reason).toBe('noProjectionForAge')
    expect(told({ pension: 22_680, ages: AGES }, '2030-04-01').result?.monthly).toBe(1_700)
  })

  it('has no figure for an age without a rate, though its savings are known', () =>
    expect(told({ ...SAVINGS, conversionRate: 5 }, '2030-04-01')).toMatchObject({
      result: null,
      reason: 'noProjectionForAge',
    }))

  it('guesses no interest and no contribution', () => {
    for (const field of ['balance', 'contribution', 'interest'] as const)
      expect(told({ ...SAVINGS, conversionRate: 5, [field]: null }).reason).toBe('noProjectionForAge')
  })

  it('tells from when its fund pays', () => {
    const ages = [{ age: 60, capital: 300_000, pension: 14_000 }]
    expect(told({ ages, date: day('2025-12-31') }, '2026-04-01').reason).toBe('tooEarly')
    expect(told({ ages, date: day('2025-12-31'), earliestAge: 60 }, '2026-04-01').result?.monthly).toBe(1_167)
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

  it('pays capital as it says, else a quarter of the mandatory part', () => {
    const certificate = { capital: 420_000, conversionRate: 5.4, balanceMandatory: 200_000 }
    expect(told({ ...certificate, maxCapitalShare: 100 }, '2031-04-01', 50).result?.capital).toBe(210_000)
    expect(told(certificate, '2031-04-01', 26).reason).toBe('capitalShareTooLarge')
    expect(told(certificate, '2031-04-01', 25).result?.capital).toBe(franc(50_000 * 1.0125 ** 4 * (1 + 0.0125 / 4)))
  })
})
