import type { ContributionLaw } from '~/law/avs/contribution-law'
import { type Chf, type Franc, franc, toRappen } from '~/pillars/money'

/** Wealth (CHF) and pension income (CHF a year); for a married person, those of both spouses together. */
export type Means = { wealth: number; pensionIncome: number; married: boolean }

/**
 * `base`: the amount on which the contribution depends, CHF. `contribution`: to the AVS alone, CHF a year.
 * `countedIncome`: the income for which it counts in the pension, CHF a year.
 */
export type NonEmployedContribution = { base: Chf; contribution: Chf; countedIncome: Franc }

/**
 * The AVS contribution of somebody without work (LAVS art. 10, RAVS art. 28). Students up to the year of their 25th
 * birthday, and people who receive complementary benefits, bridging benefits or welfare, pay the minimum whatever this
 * says.
 * @throws {RangeError} if wealth or pension income is negative or not finite
 */
export function nonEmployedContribution(
  { wealth, pensionIncome, married }: Means,
  law: Pick<ContributionLaw, 'nonEmployed' | 'wagePercent'>,
): NonEmployedContribution {
  for (const amount of [wealth, pensionIncome])
    if (!(amount >= 0 && Number.isFinite(amount))) throw new RangeError('no wealth or pension income')
  const { pensionTimes, stepWidth, minimum, steps } = law.nonEmployed
  const base = toRappen((wealth + pensionTimes * pensionIncome) / (married ? 2 : 1))
  const step = steps.findLast(({ fromBase }) => base >= fromBase)
  const further = step ? Math.floor((base - step.fromBase) / stepWidth) * step.perStep : 0
  const contribution = toRappen((step?.contribution ?? minimum) + further)
  return { base, contribution, countedIncome: countedIncome(contribution, law) }
}

/**
 * The income for which a contribution without work counts: the salary on which employee and employer together pay as
 * much (LAVS art. 29quinquies al. 2). CHF a year.
 */
export const countedIncome = (contribution: number, { wagePercent }: Pick<ContributionLaw, 'wagePercent'>): Franc =>
  franc((contribution * 100) / (2 * wagePercent))
