import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, monthOf, yearOf } from '~/pillars/day'
import type { Step } from '~/pillars/result'
import { drawingOf, type PlannedDrawing } from '../drawing/drawing'
import { type Retirement, requireEstimable, retirementOf } from '../drawing/reference-age'
import type { AvsChild, AvsPerson, IncomeEntry, Marriage, Plan } from '../facts'
import { creditYears } from '../income/education-credits'
import { type ContributionYears, contributionYears } from './contribution-years'
import { type Account, accountOf, accountUntil, type EarlyStart } from './individual-account'
import { scaleOf } from './scale'

export type Who = 'person' | 'partner'

/** One person before any pension is computed: when they retire, and their account up to the reference age. */
export type Contributor = {
  person: AvsPerson
  retirement: Retirement
  drawing: PlannedDrawing
  account: Account
}

/** What splitting does not change: contribution years, scale and credits, with the steps that led there. */
export type Career = {
  account: Account
  contributions: ContributionYears
  scale: number
  creditYears: number
  /** A couple's credits count half for each. */
  creditPercent: 50 | 100
  steps: Step[]
}

/** The marriage, and the other one's account up to their reference age; null where incomes are not shared. */
export type Union = { marriage: Marriage; spouse: Account | null }

/** @throws {AvsRefusal} for a person or a start for which no pension is estimated */
export function contributorOf(
  who: Who,
  person: AvsPerson,
  incomes: readonly IncomeEntry[],
  plan: Plan | undefined,
  law: AvsLaw,
  day: Day,
): Contributor {
  const retirement = retirementOf(person)
  requireEstimable(who, person, retirement, day)
  const drawing = drawingOf(who, person, retirement, plan?.drawFrom ?? null, law)
  const span = {
    birthYear: yearOf(person.birthDate),
    referenceYear: yearOf(retirement.referenceDay),
    thisYear: yearOf(day),
    newIncome: plan?.newIncome ?? null,
    earlyStart: drawing.kind === 'early' ? earlyStartOn(drawing.start, law) : null,
  }
  return { person, retirement, drawing, account: accountOf(incomes, span, law.contributionPeriod) }
}

const earlyStartOn = (start: Day, law: AvsLaw): EarlyStart => ({
  year: yearOf(start),
  monthsBefore: monthOf(start) - 1,
  minimumIncome: law.minimumContribution.income,
})

/** The career until the reference age; the months of that year before it can fill gaps (RAVS art. 52c). */
export const careerOf = (
  { account, retirement }: Contributor,
  children: readonly AvsChild[],
  union: Union | null,
  law: AvsLaw,
): Career => careerUntil(account, monthOf(retirement.referenceDay), account.window.length, children, union, law)

/** The career until an early start: the years before it and the months of its year (RAVS art. 52 al. 1bis, 56). */
export function earlyCareerOf(
  { account, drawing: { start } }: Contributor,
  children: readonly AvsChild[],
  union: Union | null,
  law: AvsLaw,
): Career {
  const until = accountUntil(account, yearOf(start))
  return careerUntil(
    until,
    monthOf(start) - 1,
    account.window.length,
    children,
    union,
    law,
    'art. 52 al. 1bis, art. 56 al. 1',
  )
}

function careerUntil(
  account: Account,
  monthsOfLastYear: number,
  cohortYears: number,
  children: readonly AvsChild[],
  union: Union | null,
  law: AvsLaw,
  scaleArticle = 'art. 52',
): Career {
  const credits = creditYears(children, account.windowFrom, account.windowTo, law)
  const contributions = contributionYears(
    account,
    {
      credits,
      marriage: union?.marriage ?? null,
      spouse: union?.spouse ?? null,
      monthsOfLastYear,
      cohortYears,
    },
    law,
  )
  const scale = scaleOf(contributions.years, contributions.cohortYears, law)
  return {
    account,
    contributions,
    scale,
    creditYears: credits.reduce((years, has) => (has ? years + 1 : years), 0),
    creditPercent: union ? 50 : 100,
    steps: durationSteps(account, contributions, scale, scaleArticle),
  }
}

function durationSteps(
  account: Account,
  contributions: ContributionYears,
  scale: number,
  scaleArticle: string,
): Step[] {
  const { years, cohortYears, ownMonths, missing, filled } = contributions
  const steps: Step[] = [
    {
      key: 'contributionYears',
      inputs: { firstYear: account.windowFrom, lastYear: account.windowTo, months: ownMonths },
      output: Math.floor(ownMonths / 12),
      article: 'LAVS art. 29bis, 29ter; RAVS art. 50',
    },
  ]
  if (missing > 0) {
    steps.push({
      key: 'gapsFilled',
      inputs: {
        missingMonths: missing,
        educationCredits: filled.educationCredits,
        spouse: filled.spouse,
        youth: filled.youth,
        retirementYear: filled.retirementYear,
      },
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
