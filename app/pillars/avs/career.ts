import type { AvsLaw } from '~/law/avs-law'
import { type Day, yearOf } from '../day'
import type { Step } from '../result'
import { type ContributionYears, contributionYears } from './contribution-years'
import { creditYears } from './education-credits'
import type { AvsChild, AvsPerson, IncomeEntry, Marriage } from './facts'
import { type Account, accountOf } from './individual-account'
import { type Retirement, retirementOf } from './reference-age'
import { scaleOf } from './scale'

/** One person before any pension is computed: when they retire, and their account up to then. */
export type Insured = { person: AvsPerson; retirement: Retirement; account: Account }

/** What splitting does not change: contribution years, scale and credits, with the steps that led there. */
export type Career = Insured & {
  contributions: ContributionYears
  scale: number
  creditYears: number
  /** A couple's credits count half for each. */
  creditPercent: 50 | 100
  steps: Step[]
}

export function insuredOf(person: AvsPerson, incomes: readonly IncomeEntry[], law: AvsLaw, day: Day): Insured {
  const retirement = retirementOf(person)
  const account = accountOf(
    incomes,
    yearOf(person.birthDate),
    yearOf(retirement.referenceDay),
    yearOf(day),
    law.contributionPeriod,
  )
  return { person, retirement, account }
}

export function careerOf(
  insured: Insured,
  children: readonly AvsChild[],
  union: { marriage: Marriage; spouse: Account } | null,
  law: AvsLaw,
): Career {
  const { account, retirement } = insured
  const credits = creditYears(children, account.windowFrom, account.windowTo, law)
  const contributions = contributionYears(
    account,
    {
      credits,
      marriage: union?.marriage ?? null,
      spouse: union?.spouse ?? null,
      referenceDay: retirement.referenceDay,
    },
    law,
  )
  const scale = scaleOf(contributions.years, contributions.cohortYears, law)
  return {
    person: insured.person,
    retirement,
    account,
    contributions,
    scale,
    creditYears: credits.reduce((years, has) => (has ? years + 1 : years), 0),
    creditPercent: union ? 50 : 100,
    steps: stepsOf(insured, contributions, scale),
  }
}

function stepsOf({ person, retirement, account }: Insured, contributions: ContributionYears, scale: number): Step[] {
  const { years, cohortYears, ownMonths, missing, filled } = contributions
  const steps: Step[] = [
    {
      key: 'referenceAge',
      inputs: { birthDate: person.birthDate, years: retirement.age.years, months: retirement.age.months },
      output: retirement.referenceDay,
      article: 'LAVS art. 21',
    },
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
    article: 'RAVS art. 52',
  })
  return steps
}
