/** Everybody whose account a pension needs: the person, the current spouse, and former spouses. */
import type { AvsLaw } from '~/law/avs/avs-law'
import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { type Day, monthOf, yearOf } from '~/pillars/day'
import { type DrawingPlan, drawingPlanOf } from '../drawing/drawing'
import { type Retirement, requireEstimable, retirementOf } from '../drawing/reference-age'
import type { AvsFacts, InsuredPerson, Marriage, Who } from '../facts'
import { type Account, amountIn, type Stop } from './account'
import { accountOnce } from './account-once'
import { accountOf } from './individual-account'
import { endYearOf, firstYearInsuredBeside, firstYearMarriedToInsured } from './insured-by-marriage'

/** A marriage or registered partnership from the side of one spouse: with the other one's account. */
export type Union = {
  marriage: Marriage
  /** The calendar years of the wedding and of the end; infinite while it lasts. */
  startYear: number
  endYear: number
  spouse: InsuredPerson
  spouseAccount: Account
}

/** One person before any pension is computed: when they retire and draw, their account, their marriages. */
export type Contributor = {
  who: Who
  person: InsuredPerson
  retirement: Retirement
  plan: DrawingPlan
  account: Account
  /** In order of the weddings. */
  unions: Union[]
}

/**
 * The person, and the current spouse with the only marriage that we know of them.
 * @param plans those shared with the other possible lives; null: there is only this one
 * @throws {AvsRefusal} for a person or a start for which no pension is estimated
 */
export function contributorsOf(
  facts: AvsFacts,
  law: AvsLaw,
  day: Day,
  plans: KnownPlans | null = null,
): [Contributor, Contributor?] {
  const one = contributorOf('person', facts.person, { facts, law, day, plans })
  const other = facts.partner ? contributorOf('partner', facts.partner, { facts, law, day, plans }) : null
  const marriages = facts.marriages.length > 1 ? facts.marriages.toSorted(byWedding) : facts.marriages
  for (const marriage of marriages) {
    if (marriage.spouse !== 'partner') one.unions.push(unionWithFormer(marriage, marriage.spouse, facts.person, law))
    else if (other) {
      one.unions.push(unionWith(marriage, other))
      other.unions.push(unionWith(marriage, one))
    }
  }
  for (const union of one.unions)
    if (union.marriage.spouse !== 'partner') raiseToMinimum(union.spouseAccount, [unionWith(union.marriage, one)])
  raiseToMinimum(one.account, one.unions)
  if (other) raiseToMinimum(other.account, other.unions)
  return other ? [one, other] : [one]
}

const byWedding = (a: Marriage, b: Marriage) => (a.start < b.start ? -1 : 1)

/** Keyed by the person, who is the same object in all lives in which nothing about them varies. */
export type KnownPlans = Map<InsuredPerson, Pick<Contributor, 'retirement' | 'plan'>>

type Calculation = { facts: AvsFacts; law: AvsLaw; day: Day; plans: KnownPlans | null }

function contributorOf(who: Who, person: InsuredPerson, calculation: Calculation): Contributor {
  const { facts, law, plans } = calculation
  const { retirement, plan } = plans?.get(person) ?? plannedBy(who, person, calculation)
  plans?.set(person, { retirement, plan })
  const insuredByMarriageFrom = firstYearMarriedToInsured(who, person, facts, law)
  const stop = stopOf(person, plan)
  const account = accountOnce(person, { insuredByMarriageFrom, stop, law }, () =>
    accountOf(person, insuredByMarriageFrom, retirement, stop, law),
  )
  return { who, person, retirement, plan, account, unions: [] }
}

function plannedBy(who: Who, person: InsuredPerson, { law, day }: Calculation) {
  const retirement = retirementOf(person)
  requireEstimable(who, person, retirement, day)
  return { retirement, plan: drawingPlanOf(who, person, retirement, law) }
}

const statedStop = ({ stopsOn }: InsuredPerson): Stop | null =>
  stopsOn && { year: yearOf(stopsOn), months: monthOf(stopsOn), assumed: false }

/** A whole early pension ends work unless another end of work is given. */
function stopOf(person: InsuredPerson, { kind, steps }: DrawingPlan): Stop | null {
  const stated = statedStop(person)
  if (stated) return stated
  const [first] = steps
  if (person.isDrawingSupposed) return null
  if (kind !== 'early' || first?.share !== 100) return null
  return { year: yearOf(first.from), months: monthOf(first.from) - 1, assumed: true }
}

function unionWithFormer(marriage: Marriage, former: InsuredPerson, person: InsuredPerson, law: AvsLaw): Union {
  const insuredByMarriageFrom = firstYearInsuredBeside(
    person,
    law.contributionPeriod,
    yearOf(marriage.start),
    endYearOf(marriage),
  )
  const stop = statedStop(former)
  return {
    marriage,
    startYear: yearOf(marriage.start),
    endYear: endYearOf(marriage),
    spouse: former,
    spouseAccount: accountOnce(former, { insuredByMarriageFrom, stop, law }, () =>
      accountOf(former, insuredByMarriageFrom, retirementOf(former), stop, law),
    ),
  }
}

/** The marriage from the side of this contributor's spouse. */
const unionWith = (marriage: Marriage, { person, account }: Contributor): Union => ({
  marriage,
  startYear: yearOf(marriage.start),
  endYear: endYearOf(marriage),
  spouse: person,
  spouseAccount: account,
})

/**
 * People who owe contributions without work, and whose spouse does not pay enough for both, pay at least the minimum:
 * the account shows the corresponding income (LAVS art. 10 al. 1, art. 29quinquies al. 2).
 */
function raiseToMinimum(account: Account, unions: readonly Union[]) {
  for (const year of account.nonEmployedYears) {
    if (unions.some((union) => paysForBoth(union, year))) continue
    const index = year - account.firstYear
    const { income } = minimumContributionIn(year, account.lawYear)
    const minimum = Math.round((income * (account.insuredMonths[index] as number)) / 12)
    account.amounts[index] = Math.max(account.amounts[index] as number, minimum)
  }
}

/** Whether the spouse pays at least twice the minimum in a calendar year that the marriage touches (LAVS art. 3 al. 3, 4). */
export function paysForBoth({ startYear, endYear, spouseAccount, spouse }: Union, year: number): boolean {
  if (year < startYear || year > endYear) return false
  const { income, spouseTimes } = minimumContributionIn(year, spouseAccount.lawYear)
  return incomeOfWorkIn(year, spouseAccount, spouse) >= income * spouseTimes
}

/** From the reference age on nobody is assumed to work, but known incomes count (LAVS art. 3 al. 4 let. b). */
function incomeOfWorkIn(year: number, account: Account, { workAfterReferenceAge }: InsuredPerson): number {
  if (year < account.referenceYear || year < account.toComeFrom) return amountIn(account, year)
  let income = 0
  for (const entry of workAfterReferenceAge?.incomes ?? []) if (entry.year === year) income += entry.amount
  return income
}
