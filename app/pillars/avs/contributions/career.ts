import type { AvsLaw } from '~/law/avs/avs-law'
import { monthOf, yearOf } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import type { EducationCredits } from '../income/education-credits'
import type { Account } from './account'
import { type CareerEnd, type ContributionYears, contributionYears } from './contribution-years'
import type { Contributor } from './contributor'
import { insuredInFirst } from './insured-months'
import { scaleOf } from './scale'

/** The part that splitting does not change: contribution years, scale and credits, with the steps that led to them. */
export type Career = {
  account: Account
  /** The last calendar year whose incomes count. */
  endYear: number
  contributions: ContributionYears
  scale: number
  credits: CreditCount
  steps: Step[]
}

/** The number of years with a whole credit, half of one, or another part; `sum` in whole credits. */
export type CreditCount = { whole: number; half: number; otherPart: number; sum: number }

/** The career until the reference age; the months of that year before it can fill gaps (RAVS art. 52c). */
export function careerOf(contributor: Contributor, credits: EducationCredits, law: AvsLaw): Career {
  const { referenceYear, referenceMonth } = contributor.account
  return careerUntil(contributor, credits, { year: referenceYear - 1, monthsAfter: referenceMonth }, law, 'art. 52')
}

/**
 * The career until an early start: the years before it and the months of its year. Both fill only gaps from before it;
 * the years that the cohort still has until the reference age stay missing (LAVS art. 40 al. 4, 5; RAVS art. 52b al. 2).
 */
export function earlyCareerOf(contributor: Contributor, credits: EducationCredits, law: AvsLaw): Career {
  const { plan, account, person } = contributor
  const year = yearOf(plan.start)
  const end = { year: year - 1, monthsAfter: insuredInFirst(monthOf(plan.start) - 1, year, account, person) }
  return careerUntil(contributor, credits, end, law, 'art. 52 al. 1bis, art. 56 al. 1')
}

function careerUntil(
  contributor: Contributor,
  { shares, isCreditYear }: EducationCredits,
  end: CareerEnd,
  law: AvsLaw,
  scaleArticle: string,
): Career {
  const { account } = contributor
  const contributions = contributionYears(contributor, isCreditYear, end)
  const scale = scaleOf(contributions.years, contributions.cohortYears, law)
  return {
    account,
    endYear: end.year,
    contributions,
    scale,
    credits: countCredits(shares, end.year - account.windowFrom + 1),
    steps: durationSteps(account, end.year, contributions, scale, scaleArticle),
  }
}

function countCredits(shares: readonly number[], years: number): CreditCount {
  const count = { whole: 0, half: 0, otherPart: 0, sum: 0 }
  for (let index = 0; index < Math.min(years, shares.length); index++) {
    const share = shares[index] as number
    if (share === 0) continue
    count.sum += share
    count[share === 1 ? 'whole' : share === 0.5 ? 'half' : 'otherPart']++
  }
  return count
}

function durationSteps(
  account: Account,
  lastYear: number,
  contributions: ContributionYears,
  scale: number,
  scaleArticle: string,
): Step[] {
  const { years, cohortYears, ownMonths, missing, filled } = contributions
  const steps: Step[] = [
    {
      key: 'contributionYears',
      inputs: { firstYear: account.windowFrom, lastYear, months: ownMonths },
      output: Math.floor(ownMonths / 12),
      article: 'LAVS art. 29bis, 29ter; RAVS art. 50',
    },
  ]
  if (missing > 0) {
    steps.push({
      key: 'gapsFilled',
      inputs: { missingMonths: missing, ...filled },
      output: years,
      article: 'LAVS art. 29ter al. 2; RAVS art. 52b, 52c',
    })
  }
  steps.push({
    key: 'scale',
    inputs: { contributionYears: years, cohortYears },
    output: scale,
    article: `RAVS ${scaleArticle}`,
  })
  return steps
}
