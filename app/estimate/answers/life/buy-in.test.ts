/** Capital beside a buy-in, and ten accounts, in the call. */
import { expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { LifeRefusal } from '../../case/life/problems'
import { Life, type SentLife } from '../../case/life/shape'
import { estimateLife } from './estimate-life'

const TODAY = day('2026-11-28')
const LIFE: SentLife = {
  person: {
    birthDate: day('1965-06-15'),
    gender: 'MALE',
    incomes: Array.from({ length: 40 }, (_, at) => ({ year: 1986 + at, amount: 90_000, months: 12 })),
    incomesAsOf: day('2026-11-20'),
    incomeToCome: 90_000,
  },
}
const CERTIFICATE = {
  kind: 'certificate' as const,
  date: day('2026-01-01'),
  balance: 500_000,
  contribution: 12_000,
  contributionPer: 'year' as const,
  interest: 1.25,
  conversionRate: 5.5,
  maxCapitalShare: 100,
  buyIn: 200_000,
}
const estimate = (life: Partial<SentLife>) => estimateLife(Life.parse({ ...LIFE, ...life }), TODAY)
const withShare = (lppCapitalShare: number, on = '2028-01-01') =>
  estimate({
    secondPillar: [CERTIFICATE],
    plan: { buyIn: { amount: 50_000, on: day(on) }, lppCapitalShare },
  } as Partial<SentLife>)

it('half of the savings is capital two and a half years after a buy-in, and the deduction is said to be at risk', () => {
  const { digest, assumptions } = withShare(50)
  const { capital, capitalAtRetirement } = digest.withChange?.lpp ?? {}
  expect(capital).toBe(Math.round((capitalAtRetirement ?? 0) / 2))
  expect(assumptions.lpp).toContain('buyInDeductionAtRisk')
})

it('what results from the buy-in is refused as capital until three years are over', () => {
  expect(() => withShare(100)).toThrow(LifeRefusal)
  expect(withShare(100, '2027-06-30').assumptions.lpp).not.toContain('buyInDeductionAtRisk')
})

it.each([6, 10])('%i accounts of pillar 3a are paid in years of their own', (count) => {
  const thirdPillar = Array.from({ length: count }, (_, at) => ({
    ...{ solde: 30_000, amount: 0, rate: 0.5 },
    paydate: day(`${2026 + Math.min(4, Math.floor(at / 3)) + 1}-0${1 + (at % 3)}-01`),
  }))
  const { digest } = estimate({ thirdPillar } as Partial<SentLife>)
  expect(digest.withoutChange.pillar3a?.accounts).toHaveLength(count)
})

it('eleven accounts are one too many', () => {
  const account = { solde: 30_000, amount: 0, rate: 0.5, paydate: '2028-03-01' }
  expect(Life.safeParse({ ...LIFE, thirdPillar: Array.from({ length: 11 }, () => account) }).success).toBe(false)
})
