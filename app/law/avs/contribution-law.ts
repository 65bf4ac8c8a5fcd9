import { type Day, rowOn } from '../table'
import {
  ALLOWANCE_AFTER_REFERENCE_AGE,
  NON_EMPLOYED_STEPS,
  type NonEmployedSteps,
  SELF_EMPLOYED_RATES,
  type SelfEmployedRates,
  WAGE_CONTRIBUTION,
} from './contribution-rates'

/**
 * The contributions to the first pillar on one day: those to the AVS alone, without AI and APG. Percent, CHF a year.
 */
export type ContributionLaw = {
  wagePercent: number
  selfEmployed: SelfEmployedRates
  nonEmployed: NonEmployedSteps
  allowance: number
  /** Whether the amounts are those of an earlier year, because this year's are not published. */
  assumed: boolean
}

/** @throws {NoLawError} before 2025. */
export function contributionLawOn(day: Day): ContributionLaw {
  const selfEmployed = rowOn(SELF_EMPLOYED_RATES, day)
  const nonEmployed = rowOn(NON_EMPLOYED_STEPS, day)
  return {
    wagePercent: rowOn(WAGE_CONTRIBUTION, day).value,
    selfEmployed: selfEmployed.value,
    nonEmployed: nonEmployed.value,
    allowance: rowOn(ALLOWANCE_AFTER_REFERENCE_AGE, day).value,
    assumed: selfEmployed.assumed || nonEmployed.assumed,
  }
}
