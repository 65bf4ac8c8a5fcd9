/**
 * The pension that a spouse is paid already, as their letter says. It is not capped before the other spouse has a right too
 * (LAVS art. 35 al. 1). Once both have reached the reference age, incomes are split and it is computed anew (LAVS art.
 * 29quinquies al. 3 let. a, art. 31); the letter says from which average income that starts.
 */
import type { AvsLaw } from '~/law/avs/avs-law'
import { addMonths, type Day, monthsBetween, yearOf } from '../day'
import { franc } from '../money'
import type { Career } from './contributions/career'
import type { Contributor } from './contributions/contributor'
import { coupleCap, type ScaledPension } from './couple/couple-cap'
import { deferralPercent } from './drawing/deferral-supplement'
import { drawingPlanOf, isOfTransition } from './drawing/drawing'
import { earlyReductionPercent, transitionReductionPercent } from './drawing/early-reduction'
import { retirementOf } from './drawing/reference-age'
import type { AvsFacts, InsuredPerson } from './facts'
import { pensionFromRamd } from './full-pension'
import { shownRamd, tableRamd, tableStep, timesFactor, yearlyAverage } from './income/ramd'
import { inTodaysFrancs, type Pension } from './pension'
import { pensionLevel } from './pension-level'

/** CHF a month of today. */
export type PaidPensionBasis = {
  /** The whole pension before early reduction, deferral supplement and cap; null: the letter is not known. */
  uncapped: number | null
  /** Fixed for life: less for an early start, more for a deferral (RAVS art. 55ter, 56bis al. 3). */
  addition: number
  /** Whether what is paid today already follows from split incomes. */
  isSplit: boolean
}

type Spouse = Pick<Contributor, 'plan' | 'retirement' | 'person'>

/** `due`: the other spouse's right today, before the cap; null: none, so that nothing is capped yet. */
type OtherToday = { due: ScaledPension | null; isSplit: boolean }

/** @param own the pension that the spouse's own incomes give */
export function paidPensionOf(
  spouse: Spouse,
  own: Pension,
  { due, isSplit }: OtherToday,
  law: AvsLaw,
): PaidPensionBasis {
  const monthly = spouse.person.pensionPaid?.monthly ?? null
  const percent = drawingPercent(spouse, monthly ?? own.monthly, law)
  if (monthly === null) return { uncapped: null, addition: (own.monthly * percent) / 100, isSplit: false }
  const whole = franc(monthly / (1 + percent / 100))
  const uncapped = due
    ? beforeCap({ monthly: whole, scale: scaleOfPaid(whole, knownScale(spouse, own), law) }, due, law)
    : whole
  return { uncapped, addition: monthly - whole, isSplit }
}

/** Percent by which an early start has lowered the pension (negative), or a deferral raised it. */
function drawingPercent({ plan, retirement, person }: Spouse, monthly: number, law: AvsLaw): number {
  if (plan.start >= retirement.start) return deferralPercent(monthsBetween(retirement.start, plan.start), law)
  const months = Math.min(monthsBetween(plan.start, retirement.start), mostMonthsEarly(person, law))
  if (!isOfTransition(person)) return -earlyReductionPercent(months, law)
  const { high } = rowsOf(monthly, law.scales, law)
  return -transitionReductionPercent(months, high * tableStep(law), law)
}

const mostMonthsEarly = (person: Birth, { earlyReductions, transitionReductions }: AvsLaw): number =>
  isOfTransition(person)
    ? Math.max(...transitionReductions.map(({ percentByMonth }) => percentByMonth.length - 1))
    : earlyReductions.length

type Birth = Pick<InsuredPerson, 'birthDate' | 'gender'>

/** Between which days a pension that is paid can have begun, and the highest one that can be paid, CHF a month. */
export function boundsOfPaidPension(person: Birth, law: AvsLaw): { earliest: Day; latest: Day; most: number } {
  const { start } = retirementOf(person)
  const longest = 12 * law.drawingLimits.deferralYears
  return {
    earliest: addMonths(start, -mostMonthsEarly(person, law)),
    latest: addMonths(start, longest),
    // A franc more, since supplements are rounded and adjusted by themselves.
    most: franc(2 * law.minimumPension * (1 + deferralPercent(longest, law) / 100)) + 1,
  }
}

/** The pension that the couple's cap has lowered to this amount: of two capped pensions the sum is the cap (LAVS art. 35 al. 3). */
function beforeCap(paid: ScaledPension, other: ScaledPension, law: AvsLaw): number {
  const { cap } = coupleCap(paid, other, law)
  if (paid.monthly + other.monthly <= cap || paid.monthly >= cap) return paid.monthly
  return franc((paid.monthly * other.monthly) / (cap - paid.monthly))
}

/** The spouse's pension as we compute it, and what splitting gives less what it takes, CHF; null: incomes are not split. */
type Computed = { own: Pension; split: { pension: Pension; change: number } | null }

/**
 * The pension of the letter or, after splitting, the one of its average income changed by what splitting gives and takes.
 * Where the incomes that we know give another average, the nearest one counts that the letter allows.
 */
export function paidPensionIn(claimant: PaidClaimant, { own, split }: Computed, law: AvsLaw): Pension {
  const { uncapped, isSplit } = claimant.paid
  if (uncapped === null) return split?.pension ?? own
  const scale = scaleOfPaid(uncapped, knownScale(claimant, own), law)
  const step = tableStep(law)
  const { low, high } = rowsOf(uncapped, scale, law)
  const ramd = franc(high * step)
  const ofLetter = { ...own, scale, monthly: franc(uncapped), ramd: shownRamd(ramd, law) }
  if (!split || isSplit) return ofLetter
  const first = low === law.tableRows ? 0 : (low - 1) * step + 1
  const last = high === lastRow(law) ? Number.POSITIVE_INFINITY : ramd
  const average = Math.min(last, Math.max(first, own.average)) + averageChange(claimant, split, scale, law)
  const changed = tableRamd(Math.max(0, average), law)
  return {
    ...ofLetter,
    steps: split.pension.steps,
    average,
    ramd: shownRamd(changed, law),
    monthly: pensionFromRamd(changed, scale, law),
  }
}

type PaidClaimant = Pick<Contributor, 'person' | 'retirement'> & { career: Career; paid: PaidPensionBasis }

const knownScale = ({ person }: Pick<Contributor, 'person'>, { scale }: Pension): number =>
  person.pensionPaid?.isCareerUnknown ? 0 : scale

/** CHF a year, in today's francs: over the years that we know, or over those of the scale (LAVS art. 30, 31; RAVS art. 52). */
function averageChange(
  { person, career, retirement: { referenceDay } }: PaidClaimant,
  { pension, change }: NonNullable<Computed['split']>,
  scale: number,
  law: AvsLaw,
): number {
  const { cohortYears, averageMonths } = career.contributions
  const isKnown = scale === career.scale && !person.pensionPaid?.isCareerUnknown
  const months = isKnown ? averageMonths : 12 * Math.max(1, Math.floor((scale * cohortYears) / law.scales))
  const sign = Math.sign(change)
  const average = sign * yearlyAverage(timesFactor(Math.abs(change), pension.factor.factor), months)
  return inTodaysFrancs(average, yearOf(referenceDay), law)
}

const lastRow = ({ formula, tableRows }: AvsLaw): number => (formula.maximumFrom * tableRows) / 12

/** The rows of the table whose pension in this scale is nearest to the amount. */
function rowsOf(monthly: number, scale: number, law: AvsLaw): { low: number; high: number } {
  let rows = { low: law.tableRows, high: law.tableRows }
  let least = Number.POSITIVE_INFINITY
  for (let row = law.tableRows; row <= lastRow(law); row++) {
    const distance = Math.abs(pensionFromRamd(row * tableStep(law), scale, law) - monthly)
    if (distance < least) rows = { low: row, high: row }
    else if (distance === least) rows.high = row
    least = Math.min(least, distance)
  }
  return rows
}

/** The scale of the contribution years that we know (0: none), or the nearest one whose table has such an amount (LAVS art. 34, 38). */
function scaleOfPaid(monthly: number, known: number, law: AvsLaw): number {
  const wanted = known || law.scales
  let nearest = law.scales
  let least = Number.POSITIVE_INFINITY
  for (let scale = 1; scale <= law.scales; scale++) {
    const lowest = pensionFromRamd(0, scale, law)
    const highest = pensionFromRamd(law.formula.maximumFrom * law.minimumPension, scale, law)
    if (monthly < lowest || monthly > highest || Math.abs(scale - wanted) >= least) continue
    nearest = scale
    least = Math.abs(scale - wanted)
  }
  return nearest
}

/** What a letter says of unknown incomes, CHF a year: what each year had if all had the same, and the most a common year had. */
export type IncomesByLetter = { expected: number; most: number }

/**
 * All incomes together cannot exceed the average of the letter times the years of a whole career, so the years of marriage
 * cannot either. null: no letter, the incomes are known, or the couple's cap may have lowered what is paid.
 */
export function incomesByLetter(
  { person, partner, marriages }: AvsFacts,
  law: AvsLaw,
  day: Day,
): IncomesByLetter | null {
  const monthly = partner?.incomes === null && partner.pensionPaid?.monthly
  const marriage = marriages.find(({ spouse }) => spouse === 'partner')
  if (!partner || !marriage || !monthly) return null
  const [own, retirement] = [retirementOf(person), retirementOf(partner)]
  if (own.start <= day || (person.drawing?.[0] && person.drawing[0].from <= day)) return null
  const spouse = { person: partner, retirement, plan: drawingPlanOf('partner', partner, retirement, law) }
  const whole = franc(monthly / (1 + drawingPercent(spouse, monthly, law) / 100))
  const { low, high } = rowsOf(whole, scaleOfPaid(whole, law.scales, law), law)
  const toItsFrancs = tableStep(law) * (pensionLevel(yearOf(retirement.referenceDay)) / law.minimumPension)
  const first = Math.max(
    ...[person, partner].map(({ birthDate }) => yearOf(birthDate) + law.contributionPeriod.countsFrom),
  )
  const last = Math.min(yearOf(own.referenceDay), yearOf(retirement.referenceDay)) - 1
  const common = last - Math.max(first, yearOf(marriage.start) + 1) + 1
  const career = yearOf(retirement.referenceDay) - yearOf(partner.birthDate) - law.contributionPeriod.countsFrom
  const isBounded = high < lastRow(law) && common > 0
  return {
    expected: Math.round(toItsFrancs * (isBounded ? (low + high - 1) / 2 : high)),
    most: isBounded ? Math.round((toItsFrancs * high * career) / common) : Number.POSITIVE_INFINITY,
  }
}
