import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { lppStart } from './end-of-work'
import { type LppQuestion, lppFromStatements } from './estimate'
import type { FundStatement } from './fund-statement'

const BIRTH = { birthDate: day('1966-03-20'), gender: 'MALE' as const }
const AT_64 = day('2030-04-01')
const AT_65 = day('2031-04-01')

describe('when the funds pay', () => {
  it.each<[string, { stopsOn?: string; retirementDate?: string; lppFrom?: string; earliest?: number }, string]>([
    ['with the AVS, where nothing else is told', {}, '2031-04-01'],
    ['with the AVS that starts early', { retirementDate: '2029-04-01' }, '2029-04-01'],
    ['once work has ended', { stopsOn: '2030-05-31' }, '2030-06-01'],
    ['the month after a last day within a month', { stopsOn: '2030-05-12' }, '2030-06-01'],
    ['not before every fund can', { stopsOn: '2026-12-31' }, '2029-04-01'],
    ['at 58, where the funds allow it', { stopsOn: '2024-03-31', earliest: 58 }, '2024-04-01'],
    [
      'not while work goes on beside an early AVS',
      { stopsOn: '2030-03-31', retirementDate: '2029-04-01' },
      '2030-04-01',
    ],
    ['at the reference age of who works on', { stopsOn: '2033-03-31' }, '2031-04-01'],
    ['with a deferred AVS of who works on', { stopsOn: '2033-12-31', retirementDate: '2033-04-01' }, '2033-04-01'],
    ['at the end of work before a deferred AVS', { stopsOn: '2032-03-31', retirementDate: '2033-04-01' }, '2032-04-01'],
    ['on the day that is told', { stopsOn: '2026-12-31', lppFrom: '2030-02-15' }, '2030-03-01'],
  ])('is %s', (_, { stopsOn, retirementDate = AT_65, lppFrom, earliest = 63 }, start) => {
    const days = {
      stopsOn: stopsOn ? day(stopsOn) : null,
      retirementDate: day(retirementDate),
      lppFrom: lppFrom ? day(lppFrom) : null,
    }
    expect(lppStart(days, BIRTH, earliest * 12)).toBe(start)
  })
})

const statement = (changes: Partial<FundStatement> = {}): FundStatement => ({
  fundName: 'Caisse Alpha',
  webUrl: null,
  asOf: day('2026-01-01'),
  earliestRetirementAge: 58 * 12,
  largestCapitalShare: 100,
  projectionRate: 2,
  benefits: [
    { retirementAge: 64 * 12, capitalBalance: 400_000, capitalBalanceMandatory: 200_000, pension: 21_000 },
    { retirementAge: 65 * 12, capitalBalance: 420_000, capitalBalanceMandatory: 210_000, pension: 22_680 },
  ],
  ...changes,
})

const question = (changes: Partial<LppQuestion> = {}): LppQuestion => ({
  ...BIRTH,
  retirementDate: AT_65,
  worksUntil: AT_64,
  computedOn: day('2026-11-21'),
  ...changes,
})

describe('savings between work and the first payment', () => {
  it('bear interest alone, at the rate of the age at which the fund pays: by hand', () => {
    const { result } = lppFromStatements([statement()], question())
    // 400'000 + 9 months at 2 % = 406'000; 3 more: 408'030, at 5.4 %.
    expect(result).toMatchObject({ capitalAtRetirement: 408_030, monthly: 1_836, from: AT_65 })
    expect(result?.assumptions).toEqual(['savingsWithoutCredits'])
    expect(result?.steps[0]).toMatchObject({ key: 'fundCapital', inputs: { waitsFrom: AT_64 }, output: 408_030 })
  })

  it('are drawn as capital in the same way', () =>
    expect(lppFromStatements([statement()], question({ capitalShare: 50 })).result).toMatchObject({
      capital: 204_015,
      monthly: 918,
    }))

  it.each([AT_65, null, day('2031-05-01')])('stay as the fund projects them where work ends on %s', (worksUntil) => {
    const { result } = lppFromStatements([statement()], question({ worksUntil }))
    expect(result).toMatchObject({ capitalAtRetirement: 420_000, monthly: 1_890, assumptions: [] })
  })

  it('are not touched where the statement is from after the end of work', () => {
    const later = statement({ asOf: AT_64 })
    expect(lppFromStatements([later], question()).result).toMatchObject({ capitalAtRetirement: 420_000 })
  })

  it('come from today’s balance where the fund names no figure of that age', () => {
    // Without interest: 360'000 in 2026, 420'000 after 63 months; 51 of them to the end of work.
    const fund = statement({ projectionRate: 0, balance: 357_000, benefits: statement().benefits.slice(1) })
    expect(lppFromStatements([fund], question()).result).toMatchObject({ capitalAtRetirement: 408_000 })
  })

  it.each([
    ['no interest', statement({ projectionRate: undefined })],
    ['neither that age nor a balance', statement({ benefits: statement().benefits.slice(1) })],
  ])('are not guessed from a fund that names %s', (_, fund) =>
    expect(lppFromStatements([fund], question())).toMatchObject({
      result: null,
      missing: [{ reason: 'noProjectionForAge' }],
    }),
  )
})
