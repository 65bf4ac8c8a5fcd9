import type { ContributionLaw } from '~/law/avs/contribution-law'
import { type Chf, type Franc, franc, toRappen } from '~/pillars/money'

/** `percent`: null where the minimum is paid. `contribution`: to the AVS alone, CHF a year. */
export type SelfEmployedContribution = { roundedIncome: Franc; percent: number | null; contribution: Chf }

/**
 * The AVS contribution of a self-employed person until the reference age, on the income of a year (CHF), which is first
 * rounded down (LAVS art. 8, RAVS art. 21). For the pension the income itself counts, not the contribution.
 * @throws {RangeError} if the income is negative or not finite
 */
export function selfEmployedContribution(
  income: number,
  { selfEmployed: { minimum, roundedTo, rates } }: Pick<ContributionLaw, 'selfEmployed'>,
): SelfEmployedContribution {
  if (!(income >= 0 && Number.isFinite(income))) throw new RangeError('no income of a self-employed person')
  const roundedIncome = franc(Math.floor(income / roundedTo) * roundedTo)
  const percent = rates.findLast(({ fromIncome }) => roundedIncome >= fromIncome)?.percent ?? null
  const contribution = percent === null ? minimum : (roundedIncome * percent) / 100
  return { roundedIncome, percent, contribution: toRappen(contribution) }
}
