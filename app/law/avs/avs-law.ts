import { type Day, NoLawError, rowOn } from '../table'
import { CONTRIBUTION_PERIOD, type ContributionPeriod } from './contribution-period'
import { COUPLE_CAP, COUPLE_SCALE_WEIGHTS, type ScaleWeights } from './couple-cap'
import { DEFERRAL_RATES, type DeferralRate } from './deferral'
import { DRAWING_SHARES, type DrawingShares } from './drawing-shares'
import {
  DRAWING_LIMITS,
  type DrawingLimits,
  EARLY_REDUCTION,
  type EarlyReduction,
  LOW_INCOME_EARLY_REDUCTION,
  type LowIncomeEarlyReduction,
} from './early-drawing'
import { EDUCATION_CREDIT, type EducationCredit } from './education-credit'
import { MINIMUM_CONTRIBUTION, type MinimumContribution } from './minimum-contribution'
import { MINIMUM_PENSION } from './minimum-pension'
import { PAYMENT_DEADLINE } from './payment-deadline'
import { PENSION_FORMULA, PENSION_SCALES, PENSION_TABLE_ROWS, type PensionFormula } from './pension-formula'
import { type Age, REFERENCE_AGE_MEN, REFERENCE_AGE_WOMEN } from './reference-age'
import { REVALUATION_FACTORS, type RevaluationFactor } from './revaluation'
import { THIRTEENTH_PENSION } from './thirteenth'
import { TRANSITION_REDUCTION, type TransitionReduction } from './transition-reduction'
import { type SupplementClass, TRANSITION_SHARE, TRANSITION_SUPPLEMENT } from './transition-supplement'

/**
 * The rules that turn an average income into a pension, known for every day since 1998. Percent, multiples, CHF a
 * month.
 */
export type PensionLaw = {
  minimumPension: number
  formula: PensionFormula
  tableRows: number
  scales: number
  coupleCapPercent: number
  coupleScaleWeights: ScaleWeights
  educationCredit: EducationCredit
  earlyReductions: readonly EarlyReduction[]
  deferralRates: readonly DeferralRate[]
}

/** The law of the first pillar on one day. */
export type AvsLaw = PensionLaw & {
  /** The year whose tables are used. */
  lawYear: number
  contributionPeriod: ContributionPeriod
  /** Years within which missing contributions can be paid. */
  paymentDeadline: number
  minimumContribution: MinimumContribution
  drawingLimits: DrawingLimits
  drawingShares: DrawingShares
  transitionReductions: readonly TransitionReduction[]
  /**
   * The text of the act has it, the table of the ordinance does not; null before the day from which it was read there.
   */
  lowIncomeEarlyReduction: LowIncomeEarlyReduction | null
  supplementClasses: readonly SupplementClass[]
  /** The divisor that turns the pensions of a year into the 13th; null before it existed. */
  thirteenthDivisor: number | null
  /**
   * Whether the pensions of spouses are capped (LAVS art. 35): always, unless `lawAs` tries out a law without the cap.
   */
  areCouplesCapped: boolean
  /** The figures taken from an earlier year, because this year's are not published. */
  assumed: { pension: boolean; minimumContribution: boolean }
}

/** @throws {NoLawError} before 1998. */
export const pensionLawOn = (day: Day): PensionLaw => ({
  minimumPension: rowOn(MINIMUM_PENSION, day).value,
  formula: rowOn(PENSION_FORMULA, day).value,
  tableRows: rowOn(PENSION_TABLE_ROWS, day).value,
  scales: rowOn(PENSION_SCALES, day).value,
  coupleCapPercent: rowOn(COUPLE_CAP, day).value,
  coupleScaleWeights: rowOn(COUPLE_SCALE_WEIGHTS, day).value,
  educationCredit: rowOn(EDUCATION_CREDIT, day).value,
  earlyReductions: rowOn(EARLY_REDUCTION, day).value,
  deferralRates: rowOn(DEFERRAL_RATES, day).value,
})

/**
 * The minimum full old-age pension in January of a calendar year, CHF a month. Later years have that of the last
 * enacted one.
 * @throws {NoLawError} before 1998
 */
export const minimumPensionIn = (year: number): number => rowOn(MINIMUM_PENSION, `${year}-01-01` as Day).value

/** The law assembled last: a server asks for the same day thousands of times. */
let latest: { day: Day; law: AvsLaw } | null = null

/**
 * The law of a day. After the last enacted day it is that of the last year, marked in `assumed`.
 * @throws {NoLawError} before 2025: no revaluation factors are published for earlier events.
 */
export function lawOn(day: Day): AvsLaw {
  if (latest?.day !== day) latest = { day, law: putTogether(day) }
  return latest.law
}

function putTogether(day: Day): AvsLaw {
  const pension = rowOn(MINIMUM_PENSION, day)
  const contribution = rowOn(MINIMUM_CONTRIBUTION, day)
  return {
    ...pensionLawOn(day),
    lawYear: Number((pension.assumed ? MINIMUM_PENSION.enactedUntil : day).slice(0, 4)),
    contributionPeriod: rowOn(CONTRIBUTION_PERIOD, day).value,
    paymentDeadline: rowOn(PAYMENT_DEADLINE, day).value,
    minimumContribution: contribution.value,
    drawingLimits: rowOn(DRAWING_LIMITS, day).value,
    drawingShares: rowOn(DRAWING_SHARES, day).value,
    transitionReductions: rowOn(TRANSITION_REDUCTION, day).value,
    lowIncomeEarlyReduction: LOW_INCOME_EARLY_REDUCTION.rows.findLast((row) => row.from <= day)?.value ?? null,
    supplementClasses: rowOn(TRANSITION_SUPPLEMENT, day).value,
    thirteenthDivisor: THIRTEENTH_PENSION.rows.findLast((row) => row.from <= day)?.value ?? null,
    areCouplesCapped: true,
    assumed: {
      pension: pension.assumed,
      minimumContribution: contribution.assumed,
    },
  }
}

/** The age at which a person may draw an unreduced pension. */
export const referenceAgeOf = (birthDate: Day, gender: 'MALE' | 'FEMALE'): Age =>
  rowOn(gender === 'FEMALE' ? REFERENCE_AGE_WOMEN : REFERENCE_AGE_MEN, birthDate).value

/** Percent of the basic supplement that a woman born on that day gets. */
export const transitionShareOf = (birthDate: Day): number => rowOn(TRANSITION_SHARE, birthDate).value

/**
 * The factor for the year of the first entry in the individual account.
 * @throws {NoLawError} for a first entry before the first published one.
 */
export function revaluationFactorOf(firstEntry: number, factors: readonly RevaluationFactor[]): number {
  const found = factors.findLast((row) => row.firstEntry <= firstEntry)
  if (!found) throw new NoLawError(REVALUATION_FACTORS.title, `${firstEntry}-01-01` as Day)
  return found.factor
}

/**
 * The year of the first published column. The law divides by the average of all wages from the first entry to the event (RAVS
 * art. 51bis al. 2), so the number of years between the two decides first. The one earlier factor that we have found, 1.072 for
 * 1977 in 2022, is 0.009 more than this rule gives.
 */
const FIRST_FACTORS_OF = 2025

const columns = new Map<number, { factors: readonly RevaluationFactor[]; assumed: boolean }>()

/**
 * The revaluation factors for an insured event in a calendar year; `assumed`: those of the last published year, or, for an
 * event before the first one, the factors of the same number of years since the first entry.
 */
export function revaluationIn(eventYear: number): { factors: readonly RevaluationFactor[]; assumed: boolean } {
  let column = columns.get(eventYear)
  if (!column) {
    const earlier = FIRST_FACTORS_OF - eventYear
    const { value, assumed } = rowOn(REVALUATION_FACTORS, `${Math.max(eventYear, FIRST_FACTORS_OF)}-12-31` as Day)
    column =
      earlier > 0
        ? { factors: value.map((row) => ({ ...row, firstEntry: row.firstEntry - earlier })), assumed: true }
        : { factors: value, assumed }
    columns.set(eventYear, column)
  }
  return column
}
