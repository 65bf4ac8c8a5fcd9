/** The call where a certificate does not say how much its fund pays as capital. */
import { expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { LifeRefusal } from '../../case/life/problems'
import { Life } from '../../case/life/shape'
import { estimateLife } from './estimate-life'

const withShare = (
  lppCapitalShare: number,
  more: { maxCapitalShare?: number; balanceMandatory?: number | undefined } = {},
) =>
  estimateLife(
    Life.parse({
      person: {
        birthDate: day('1965-06-15'),
        gender: 'MALE',
        incomes: [],
        incomeToCome: 90_000,
        incomesAsOf: day('2026-11-20'),
      },
      secondPillar: [
        {
          kind: 'certificate',
          date: '2026-01-01',
          balance: 400_000,
          balanceMandatory: 100_000,
          capital: 500_000,
          pension: 27_000,
          pensionPer: 'year',
          ...more,
        },
      ],
      plan: { lppCapitalShare },
    }),
    day('2026-11-28'),
  )

it('offers a quarter of all savings, to be checked, and no more', () => {
  const { digest, assumptions } = withShare(25)
  expect(digest.withChange?.lpp).toMatchObject({ capital: 125_000, funds: [{ isShareToCheck: true }] })
  expect(assumptions.lpp).toContain('capitalShareToCheck')
  expect(() => withShare(26)).toThrow(LifeRefusal)
})

it('checks nothing where the certificate names the share, or nothing is drawn', () => {
  expect(withShare(25, { maxCapitalShare: 50 }).assumptions.lpp).not.toContain('capitalShareToCheck')
  expect(withShare(0).assumptions.lpp).not.toContain('capitalShareToCheck')
})

it.each([
  ['with its mandatory part', {}],
  ['without it', { balanceMandatory: undefined }],
])('refuses a share above the one that the certificate names, also below a quarter: %s', (_part, more) => {
  expect(withShare(20, { maxCapitalShare: 20, ...more }).digest.withChange?.lpp?.capital).toBe(100_000)
  try {
    withShare(25, { maxCapitalShare: 20, ...more })
    expect.unreachable()
  } catch (refusal) {
    expect(refusal).toMatchObject({ problems: [{ field: 'plan.lppCapitalShare', key: 'capitalShareTooLarge' }] })
  }
})
