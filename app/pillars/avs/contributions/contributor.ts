/** Everybody whose account a pension needs: the two spouses of now, and those of former marriages. */
import type { AvsLaw } from '~/law/avs/avs-law'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { type Day, monthOf, yearOf } from '~/pillars/day'
import { type DrawingPlan, drawingPlanOf } from '../drawing/drawing'
import { type Retirement, requireEstimable, retirementOf } from '../drawing/reference-age'
import type { AvsFacts, InsuredPerson, Marriage, Who } from '../facts'
import { type Account, accountOf, amountIn, firstYearToCome, type Stop } from './individual-account'

/** A marriage or registered partnership as one of the two sees it: with the account of the other. */
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
  /** By the day of the wedding. */
  unions: Union[]
}

/**
 * The person, and the spouse of now with the one marriage that we know of them.
 * @throws {AvsRefusal} for somebody or a start for whom no pension is estimated
 */
export function contributorsOf(facts: AvsFacts, law: AvsLaw, day: Day): [Contributor, Contributor?] {
  const one = contributorOf('person', facts.person, facts, law, day)
  const other = facts.partner ? contributorOf('partner', facts.partner, facts, law, day) : null
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

function contributorOf(who: Who, person: InsuredPerson, facts: AvsFacts, law: AvsLaw, day: Day): Contributor {
  const retirement = retirementOf(person)
  requireEstimable(who, person, retirement, day)
  const plan = drawingPlanOf(who, person, retirement, law)
  const account = accountOf(person, marriedInto(who, person, facts, law), retirement, stopOf(person, plan), law)
  return { who, person, retirement, plan, account, unions: [] }
}

const statedStop = ({ stopsOn }: InsuredPerson): Stop | null =>
  stopsOn && { year: yearOf(stopsOn), months: monthOf(stopsOn), assumed: false }

/** A whole early pension ends work where nobody says otherwise. */
function stopOf(person: InsuredPerson, { kind, steps }: DrawingPlan): Stop | null {
  const stated = statedStop(person)
  if (stated) return stated
  const [first] = steps
  if (kind !== 'early' || first?.share !== 100) return null
  return { year: yearOf(first.from), months: monthOf(first.from) - 1, assumed: true }
}

function unionWithFormer(marriage: Marriage, former: InsuredPerson, person: InsuredPerson, law: AvsLaw): Union {
  const retirement = retirementOf(former)
  const intoMarriage = firstYearBeside(person, law.contributionPeriod, yearOf(marriage.start), endYearOf(marriage))
  return {
    marriage,
    startYear: yearOf(marriage.start),
    endYear: endYearOf(marriage),
    spouse: former,
    spouseAccount: accountOf(former, intoMarriage, retirement, statedStop(former), law),
  }
}

/** As the spouse of this contributor sees the marriage. */
const unionWith = (marriage: Marriage, { person, account }: Contributor): Union => ({
  marriage,
  startYear: yearOf(marriage.start),
  endYear: endYearOf(marriage),
  spouse: person,
  spouseAccount: account,
})

const endYearOf = ({ end }: Marriage) => (end ? yearOf(end) : Number.POSITIVE_INFINITY)

/** The first year of a marriage to somebody who was insured by then; null: none, or it is told who was insured when. */
function marriedInto(
  who: Who,
  person: InsuredPerson,
  { marriages, person: one, partner }: AvsFacts,
  law: AvsLaw,
): number | null {
  if (person.insured || marriages.length === 0) return null
  let earliest: number | null = null
  for (const marriage of marriages) {
    const isOfNow = marriage.spouse === 'partner'
    if (who === 'partner' && !isOfNow) continue
    const spouse = marriage.spouse === 'partner' ? (who === 'person' ? partner : one) : marriage.spouse
    const year = spouse && firstYearBeside(spouse, law.contributionPeriod, yearOf(marriage.start), endYearOf(marriage))
    if (year !== null && (earliest === null || year < earliest)) earliest = year
  }
  return earliest
}

/** The first calendar year from `from` to `to` in which a spouse was insured by their own facts. */
function firstYearBeside(
  spouse: InsuredPerson,
  period: AvsLaw['contributionPeriod'],
  from: number,
  to: number,
): number | null {
  const known = firstKnownYear(spouse, period, from)
  const first = known === from ? known : Math.min(known, firstWorkToCome(spouse, period, from))
  return first <= to ? first : null
}

/** By the periods told and the entries, not before `from`; infinite: none. */
function firstKnownYear(
  { birthDate, insured, incomes, incomesAsOf }: InsuredPerson,
  { youthFrom }: AvsLaw['contributionPeriod'],
  from: number,
): number {
  let first = Number.POSITIVE_INFINITY
  for (const period of insured ?? [])
    if (!period.to || yearOf(period.to) >= from) first = Math.min(first, Math.max(from, yearOf(period.from)))
  const [earliest, latest] = [yearOf(birthDate) + youthFrom, yearOf(incomesAsOf)]
  for (const { year, amount, months } of incomes ?? []) {
    // None can be earlier than that: of most couples the first entry is.
    if (first === from) return from
    if (year < earliest || year > latest || (amount === 0 && months === 0) || (insured && year < from)) continue
    // An entry without months begins with the year after it.
    first = Math.min(first, Math.max(from, months === 0 ? year + 1 : year))
  }
  return first
}

/** Of somebody of whom it is not told when they are insured: the first year to come with work, or after its end. */
function firstWorkToCome(
  { birthDate, insured, incomes, incomesAsOf, incomeToCome, stopsOn }: InsuredPerson,
  { youthFrom, countsFrom }: AvsLaw['contributionPeriod'],
  from: number,
): number {
  const latest = yearOf(incomesAsOf)
  const isAtWork = incomes?.some(({ year, amount, months }) => year === latest && amount > 0 && months < 12)
  if (insured || !(incomeToCome || stopsOn || isAtWork)) return Number.POSITIVE_INFINITY
  const entries = { last: 0, lastFinished: 0, monthsOfLast: 0 }
  for (const { year, months } of incomes ?? []) {
    if (year < yearOf(birthDate) + youthFrom || year > latest) continue
    if (year >= entries.last) entries.monthsOfLast = months + (year === entries.last ? entries.monthsOfLast : 0)
    entries.last = Math.max(entries.last, year)
    if (year < latest) entries.lastFinished = Math.max(entries.lastFinished, year)
  }
  const toCome = Math.max(firstYearToCome(incomesAsOf, entries), yearOf(birthDate) + countsFrom)
  const begins = stopsOn || isAtWork ? toCome : (incomeToCome?.from ?? toCome)
  return Math.max(from, toCome, begins)
}

/**
 * Whoever owes contributions without work, and whose spouse does not pay enough for both, pays the minimum at least: the
 * account shows its income (LAVS art. 10 al. 1, art. 29quinquies al. 2).
 */
function raiseToMinimum(account: Account, unions: readonly Union[]) {
  for (const year of account.nonEmployed) {
    if (unions.some((union) => paysForBoth(union, year))) continue
    const index = year - account.firstYear
    const minimum = Math.round((minimumContributionOf(year).income * (account.insured[index] as number)) / 12)
    account.amounts[index] = Math.max(account.amounts[index] as number, minimum)
  }
}

/** Whether the spouse pays at least twice the minimum in a calendar year that the marriage touches (LAVS art. 3 al. 3, 4). */
export function paysForBoth({ startYear, endYear, spouseAccount, spouse }: Union, year: number): boolean {
  if (year < startYear || year > endYear) return false
  const { income, spouseTimes } = minimumContributionOf(year)
  return incomeOfWorkIn(year, spouseAccount, spouse) >= income * spouseTimes
}

/** From the reference age on nobody is taken to work, but known incomes count (LAVS art. 3 al. 4 let. b). */
function incomeOfWorkIn(year: number, account: Account, { workAfterReferenceAge }: InsuredPerson): number {
  if (year < account.referenceYear || year < account.toComeFrom) return amountIn(account, year)
  let income = 0
  for (const entry of workAfterReferenceAge?.incomes ?? []) if (entry.year === year) income += entry.amount
  return income
}
